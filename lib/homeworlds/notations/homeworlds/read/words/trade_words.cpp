#include "homeworlds/notations/homeworlds/read/words/trade_words.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

// For the size of a piece that is to be written.
char size_of_ship(const Reading& reading, const ActionNode& node) {
  const std::string_view ship = reading.slice(node.ship.span);
  return piece_named(ship) ? ship[1] : '\0';
}

// The new colour as the dialect writes it; none if the ship's size is not known.
std::optional<std::string> new_colour_text(const Reading& reading, const ActionNode& node) {
  const std::string_view written = reading.slice(node.colour.span);
  const std::optional<Colour> colour = colour_or_piece_named(written);
  if (!colour) return std::nullopt;
  std::string result(1, letter_of(*colour));
  if (!reading.form.trades_to_piece) return result;
  const char size = piece_named(written) ? written[1] : size_of_ship(reading, node);
  if (size == '\0') return std::nullopt;
  result += size;
  return reading.form.writes_capitals ? text::upper_case(result) : result;
}

}  // namespace

std::optional<std::string> trade_words(const Reading& reading, const ActionNode& node) {
  const std::optional<std::string> colour = new_colour_text(reading, node);
  if (!colour) return std::nullopt;
  const std::string system(reading.slice(node.system.span));
  const bool is_system_first = reading.form.trade_order == TradeOrder::system_first;
  return is_system_first ? system + ' ' + *colour : *colour + ' ' + system;
}

}  // namespace plyglot::homeworlds
