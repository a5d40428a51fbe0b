#include "board/render/svg/svg_text.hpp"

#include "board/render/decimal.hpp"
#include "board/render/svg_writer.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::board {

std::int64_t width_of(std::string_view text, std::int64_t size) { return text::visible_width(text) * size * 64 / 100; }

void append_text(std::string_view text, const SvgText& at, std::string& out) {
  if (text.empty()) return;
  std::int64_t size = at.size;
  const std::int64_t width = width_of(text, size);
  if (at.room > 0 && width > at.room) size = size * at.room / width;
  // Digits and capitals are 0.72 of the size high; half of that below the middle is where they stand.
  text::append(out, "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"", decimal(at.x),
               decimal(at.y + size * 36 / 100), decimal(size), at.ink);
  if (at.anchor != "start") text::append(out, " text-anchor=\"{}\"", at.anchor);
  if (at.is_bold) out += " font-weight=\"bold\"";
  text::append(out, ">{}</text>", xml_escaped(text));
}

}  // namespace plyglot::board
