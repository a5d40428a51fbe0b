#pragma once
// Pictures in other colours than those in which they are drawn.

#include <plyglot/board_render.hpp>

namespace plyglot::board {

// A picture, drawn in light colours, in those of the theme. Attributes of no text are taken for colours: in text,
// quotes are escaped.
std::string in_colours_of(Theme theme, std::string picture);

// What the root element of a picture has and holds that follows the reader's own preference: an attribute, and a style
// for the colours that are in the drawing. Programs that know no styles show the light colours. Empty for other themes.
std::string theme_attribute(Theme theme);
std::string theme_style(Theme theme, std::string_view drawing);

}  // namespace plyglot::board
