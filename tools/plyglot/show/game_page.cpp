#include "plyglot/show/game_page.hpp"

#include "plyglot/output/markup_text.hpp"
#include "plyglot/show/game_page_parts.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::pictures {
namespace {

struct Control {
  std::string_view step;
  std::string_view name;
  std::string_view key;
  // In a box of 20 by 20: fonts have no signs for these on all systems.
  std::string_view path;
};
constexpr Control controls[] = {{"first", "Start", "Home", "M4,4h2v12h-2zM16,4v12L7,10z"},
                                {"back", "Back", "left arrow", "M14,4v12L5,10z"},
                                {"play", "Play", "space", "M3,4L10,10L3,16zM12,4h2v12h-2zM16,4h2v12h-2z"},
                                {"on", "On", "right arrow", "M6,4v12L15,10z"},
                                {"last", "End", "End", "M14,4h2v12h-2zM4,4v12L13,10z"}};

std::string row_of_controls() {
  std::string row = "<div class=\"controls\" role=\"group\" aria-label=\"Steps\">\n";
  for (const Control& control : controls) {
    text::append(row,
                 "<button data-step=\"{}\" aria-label=\"{}\" title=\"{} ({})\"{}><svg viewBox=\"0 0 20 20\" "
                 "width=\"20\" height=\"20\" aria-hidden=\"true\"><path d=\"{}\" fill=\"currentColor\"/></svg>"
                 "</button>\n",
                 control.step, control.name, control.name, control.key,
                 control.step == "play" ? " aria-pressed=\"false\"" : "", control.path);
  }
  return row + "</div>\n";
}

std::string list_of(const PagePlies& shown) {
  std::uint32_t ply = std::max(shown.range.first, 1U);
  std::string list = text::format("<ol class=\"moves\" aria-label=\"Moves\" start=\"{}\">\n", ply);
  for (const std::string& move : shown.moves) {
    text::append(list, "<li><button data-ply=\"{0}\">{1}</button></li>\n", ply,
                 move.empty() ? text::format("ply {}", ply) : markup_text(move));
    ++ply;
  }
  return list + "</ol>\n";
}

}  // namespace

std::string game_page(std::string_view name, std::string_view film, const PagePlies& shown) {
  const std::string title = markup_text(name);
  return text::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
      "script-src "
      "'unsafe-inline'; base-uri 'none'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"referrer\" content=\"no-referrer\">\n<title>{0}</title>\n<style>\n{1}</style>\n</head>\n<body>\n"
      "<main>\n<h1>{0}</h1>\n<div class=\"game\">\n<figure>\n{2}</figure>\n<div class=\"side\">\n{3}"
      "<input id=\"ply\" type=\"range\" min=\"{4}\" max=\"{5}\" value=\"{5}\" data-plies=\"{6}\" "
      "aria-label=\"Ply\">\n<p><output for=\"ply\">ply {5} of "
      "{6}</output></p>\n{7}</div>\n</div>\n</main>\n<script>\n{8}</script>\n</body>\n"
      "</html>\n",
      title, game_page_style, film, row_of_controls(), shown.range.first, shown.range.last, shown.plies, list_of(shown),
      game_page_script);
}

}  // namespace plyglot::tool::pictures
