#include "diagnostics/render/formats.hpp"
#include "diagnostics/render/shown_line.hpp"
#include "diagnostics/render/snippet.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::diagnostics::render {
namespace {

// What a fix makes of a line.
struct ChangedLine {
  // Long stretches that no edit is near to are left out already.
  std::string text;
  // The new bytes in it; empty ranges where something was deleted.
  std::vector<ByteRange> added;
};

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Up to `bytes` bytes from the start or from the end of a text, without part of a character.
std::string_view head_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && is_continuation(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

std::string_view tail_of(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  std::size_t first = text.size() - bytes;
  while (first < text.size() && is_continuation(text[first])) ++first;
  return text.substr(first);
}

// Whether all edits lie in the line and none breaks it.
bool stays_in(const Fix& fix, text::Span line) {
  return std::all_of(fix.edits.begin(), fix.edits.end(), [&](const Edit& edit) {
    return line.contains(edit.span) && edit.text.find_first_of("\r\n") == std::string::npos;
  });
}

// The line with the fix in it, or nothing if the fix changes more than one line. `cells` is how much of it can be
// shown around each edit.
std::optional<ChangedLine> changed_line(const Fix& fix, const text::LineIndex& lines, std::uint32_t cells) {
  if (fix.edits.empty()) return std::nullopt;
  const text::Span line = lines.line(lines.line_of(fix.edits.front().span.begin));
  if (!stays_in(fix, line)) return std::nullopt;
  // A cell shows at most one character of four bytes; what is left out is never shown, so that it is cut in any case.
  const std::size_t context = std::size_t{cells} * 4 + 8;

  ChangedLine changed;
  std::uint32_t copied = line.begin;
  const auto copy = [&](std::uint32_t end, bool is_first, bool is_last) {
    const std::string_view text = lines.source().slice({copied, end});
    if (text.size() <= 2 * context && !is_first && !is_last) {
      changed.text += text;
      return;
    }
    if (!is_first) changed.text += head_of(text, context);
    if (!is_last) changed.text += tail_of(text, context);
  };
  for (const Edit& edit : fix.edits) {
    copy(edit.span.begin, &edit == &fix.edits.front(), false);
    const auto begin = static_cast<std::uint32_t>(changed.text.size());
    changed.text += edit.text;
    changed.added.push_back({begin, static_cast<std::uint32_t>(changed.text.size())});
    copied = edit.span.end;
  }
  copy(line.end, false, true);
  return changed;
}

// One diagnostic in the style of rustc.
class Page {
 public:
  Page(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions& options, std::string& out)
      : diagnostic_(diagnostic),
        lines_(lines),
        width_(options.width),
        annotations_(annotate(diagnostic, lines)),
        digits_(gutter_digits(annotations_)),
        painter_(out, options.colour, diagnostic.severity) {}

  void paint() {
    paint_header();
    paint_snippet(annotations_, lines_, width_, painter_);
    for (const std::string& note : diagnostic_.notes) paint_footer("note", Style::note, note);
    for (const std::string& help : diagnostic_.helps) paint_footer("help", Style::help, help);
    if (diagnostic_.fix) paint_fix(*diagnostic_.fix);
    painter_.end_line();
  }

 private:
  void paint_header() {
    const std::string_view name = catalogue_entry(diagnostic_.id).name;
    painter_.append(Style::severity, text::format("{}[{}]", name_of(diagnostic_.severity), name));
    painter_.append(Style::bold, ": ");
    painter_.append_visible(Style::bold, diagnostic_.message);
    painter_.end_line();
    painter_.append_blanks(digits_ + 1);
    painter_.append(Style::gutter, "-->");
    painter_.append_blanks(1);
    painter_.append_visible(Style::plain, lines_.source().name);
    const text::Position position = lines_.position(diagnostic_.span.begin);
    painter_.append(Style::plain, text::format(":{}:{}", position.line, position.code_point_column));
    painter_.end_line();
  }

  void paint_footer_sign(std::string_view kind, Style style) {
    painter_.append_blanks(digits_ + 2);
    painter_.append(Style::gutter, "=");
    painter_.append_blanks(1);
    painter_.append(style, kind);
    painter_.append(Style::plain, ": ");
  }

  // Further lines of the text are aligned below its first.
  void paint_footer(std::string_view kind, Style style, std::string_view text) {
    paint_footer_sign(kind, style);
    std::size_t end = text.find('\n');
    painter_.append_visible(Style::plain, text.substr(0, end));
    painter_.end_line();
    while (end != std::string_view::npos) {
      text.remove_prefix(end + 1);
      end = text.find('\n');
      painter_.append_blanks(footer_indent(kind));
      painter_.append_visible(Style::plain, text.substr(0, end));
      painter_.end_line();
    }
  }

  std::uint32_t footer_indent(std::string_view kind) const {
    return digits_ + 6 + static_cast<std::uint32_t>(kind.size());
  }

  // The title, and what becomes of the line unless the title says that already.
  void paint_fix(const Fix& fix) {
    constexpr std::uint32_t least_cells = 32;
    const std::string_view kind = kind_of(fix);
    const std::uint32_t taken = footer_indent(kind) + text::visible_width(fix.title) + 4;
    std::uint32_t cells = std::max(width_ > taken ? width_ - taken : 0, least_cells);
    const auto changed = changed_line(fix, lines_, cells);
    if (!changed || changed->text.empty() || fix.title.find(changed->text) != std::string::npos) {
      paint_footer(kind, Style::help, fix.title);
      return;
    }
    // A line that must be cut anyway shows the change with little around it.
    if (text::visible_width(changed->text) > cells) cells = std::min(cells, longest(changed->added) + least_cells);
    paint_footer_sign(kind, Style::help);
    painter_.append_visible(Style::plain, fix.title);
    painter_.append(Style::plain, ": `");
    paint_changed(*changed, ShownLine(changed->text, changed->added, cells, 0));
    painter_.append(Style::plain, "`");
    painter_.end_line();
  }

  static std::uint32_t longest(const std::vector<ByteRange>& ranges) {
    std::uint32_t size = 0;
    for (const ByteRange& range : ranges) size = std::max(size, range.end - range.begin);
    return size;
  }

  void paint_changed(const ChangedLine& changed, const ShownLine& shown) {
    const std::string_view text = shown.text();
    std::uint32_t painted = 0;
    for (const ByteRange& added : changed.added) {
      const ByteRange bytes = shown.shown_bytes(added);
      painter_.append(Style::plain, text.substr(painted, bytes.begin - painted));
      painter_.append(Style::added, text.substr(bytes.begin, bytes.end - bytes.begin));
      painted = bytes.end;
    }
    painter_.append(Style::plain, text.substr(painted));
  }

  const Diagnostic& diagnostic_;
  const text::LineIndex& lines_;
  std::uint32_t width_;
  Annotations annotations_;
  std::uint32_t digits_;
  Painter painter_;
};

}  // namespace

void append_human(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions& options,
                  std::string& out) {
  Page(diagnostic, lines, options, out).paint();
}

}  // namespace plyglot::diagnostics::render
