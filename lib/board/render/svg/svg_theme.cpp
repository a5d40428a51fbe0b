#include "board/render/svg/svg_theme.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

struct Tint {
  std::string_view light;
  std::string_view dark;
};

// Pieces keep their colours, but for those of Hexix that would be too dark. Squares become darker and stay lighter than
// black pieces.
constexpr Tint tints[] = {
    // The ground, and what is written and drawn on it.
    {"#fff", "#18191d"},
    {"#1b1b1f", "#ececf1"},
    {"#4a4a52", "#b9b9c3"},
    {"#55555c", "#b4b4be"},
    {"#77777d", "#92929c"},
    {"#8a8a90", "#74747e"},
    {"#b0b0b6", "#54545e"},
    {"#c2185b", "#ff5c9a"},
    {"#e0007a", "#ff4aa6"},
    // Systems.
    {"#b4b4bc", "#50505a"},
    {"#b9c2d4", "#566079"},
    {"#f3f1ea", "#2a2925"},
    {"#f7f7f8", "#222329"},
    // Squares and holes.
    {"#fdfaf3", "#b5ad9c"},
    {"#d9c9a8", "#8a806d"},
    {"#9a8f78", "#565042"},
    {"#8c5a1e", "#5a3304"},
    {"#5f5641", "#322d20"},
    {"#6a6252", "#2c2820"},
    // Hexix: homes, and pieces.
    {"#eef4fa", "#1c2836"},
    {"#fdf2ee", "#35211b"},
    {"#124f94", "#2b6cb8"},
    {"#0b3463", "#5c93d0"},
    {"#dbe8f5", "#22344a"},
    {"#134f94", "#8fbdf2"},
    {"#aebfd2", "#4c6580"},
    {"#fae3db", "#4a2820"},
    {"#b5330f", "#f59c82"},
    {"#dcb9ae", "#7f4d40"},
};

std::string_view dark_of(std::string_view colour) {
  const auto* found =
      std::find_if(std::begin(tints), std::end(tints), [&](const Tint& tint) { return tint.light == colour; });
  return found == std::end(tints) ? colour : found->dark;
}

unsigned value_of(char digit) { return static_cast<unsigned>(digit <= '9' ? digit - '0' : digit - 'a' + 10); }

// As bright as the colour is to the eye; what is nearly white or nearly black is so, to save ink and to be clear. The
// blue and the red of Hexix are alike in brightness, and are made different.
std::string grey_of(std::string_view colour) {
  if (colour == "#d2401e") return "#8c8c8c";
  if (colour.size() < 7) return std::string(colour);
  const auto part = [&](std::size_t at) { return value_of(colour[at]) * 16 + value_of(colour[at + 1]); };
  unsigned grey = (part(1) * 30 + part(3) * 59 + part(5) * 11) / 100;
  if (grey > 236) grey = 255;
  if (grey < 80) grey = 0;
  return text::format("#{0:02x}{0:02x}{0:02x}", grey);
}

// Whether it is one of ours: three or six digits, in small letters.
bool is_colour(std::string_view value) {
  return (value.size() == 4 || value.size() == 7) &&
         value.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
}

}  // namespace

std::string in_colours_of(Theme theme, std::string picture) {
  if (theme == Theme::automatic || theme == Theme::light) return picture;
  constexpr std::string_view beginning = "=\"#";
  const std::string_view all = picture;
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = all.find(beginning); at != all.npos; at = all.find(beginning, at + 1)) {
    const std::size_t begin = at + 2;
    const std::string_view value = all.substr(begin, all.find('"', begin) - begin);
    if (!is_colour(value)) continue;
    out.append(all.substr(from, begin - from))
        .append(theme == Theme::dark ? std::string(dark_of(value)) : grey_of(value));
    from = begin + value.size();
  }
  return out.append(all.substr(from));
}

std::string theme_attribute(Theme theme) {
  return theme == Theme::automatic ? " class=\"plyglot-auto\"" : std::string();
}

std::string theme_style(Theme theme, std::string_view drawing) {
  if (theme != Theme::automatic) return {};
  std::string rules;
  for (const Tint& tint : tints) {
    for (const std::string_view attribute : {"fill", "stroke"}) {
      const std::string pair = text::format("{}=\"{}\"", attribute, tint.light);
      if (drawing.find(pair) == drawing.npos) continue;
      text::append(rules, ".plyglot-auto [{}]{{{}:{}}}\n", pair, attribute, tint.dark);
    }
  }
  return text::format("<style>@media screen and (prefers-color-scheme:dark){{\n{}}}</style>\n", rules);
}

}  // namespace plyglot::board
