#include "support/homeworlds/by_hand/arguments.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "support/homeworlds/by_hand/words.hpp"
#include "text/ascii.hpp"

namespace plyglot::test::by_hand {
namespace {

using Words = std::span<const text::Span>;

// homeworlds R8.1, R8.2, where the system comes before the colour.
void read_trade_to_colour(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  const bool could_be_other = colour_or_piece_named(reading.slice(words[1])).has_value();
  if (!colour_or_piece_named(reading.slice(words[2])) && could_be_other) {
    node.order = TradeOrder::colour_first;
    reader.take_colour(words[1]);
    reader.read_name(words[2], node.system);
    reading.report(DiagnosticId::homeworlds_trade_order, text::cover(words[1], words[2]), trade_words(reading, node));
    return;
  }
  node.order = TradeOrder::system_first;
  node.can_be_reordered = could_be_other;
  reader.read_name(words[1], node.system);
  reader.read_colour(words[2], node.can_be_reordered);
}

// The mirrored test, where what the ship becomes comes before the system and is a piece.
void read_trade_to_piece(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  const std::string_view second = reading.slice(words[1]);
  const bool is_piece = piece_named(second) || (reading.form.has_piece_junk && piece_named(second.substr(0, 2)));
  const bool could_be_other = colour_or_piece_named(reading.slice(words[2])).has_value();
  if (!is_piece && could_be_other) {
    node.order = TradeOrder::system_first;
    reader.read_name(words[1], node.system);
    reader.take_colour(words[2]);
    reading.report(DiagnosticId::homeworlds_trade_order, text::cover(words[1], words[2]), trade_words(reading, node));
    return;
  }
  node.order = TradeOrder::colour_first;
  node.can_be_reordered = could_be_other;
  reader.read_piece(words[1], node.colour);
  reader.read_name(words[2], node.system);
}

void read_trade(Reading& reading, Words words, ActionNode& node) {
  WordReader(reading, node).read_ship(words[0]);
  if (reading.form.trade_order == TradeOrder::system_first) return read_trade_to_colour(reading, words, node);
  read_trade_to_piece(reading, words, node);
}

// homeworlds R9.
void read_catastrophe(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  const std::optional<Colour> first = colour_or_piece_named(reading.slice(words[0]));
  if (colour_or_piece_named(reading.slice(words[1])) || !first) {
    reader.read_name(words[0], node.system);
    reader.read_colour(words[1], false);
    return;
  }
  reader.take_colour(words[0]);
  reader.read_name(words[1], node.system);
  std::string colour(1, letter_of(*first));
  if (reading.form.writes_capitals) colour = text::upper_case(colour);
  reading.report(DiagnosticId::homeworlds_catastrophe_order, text::cover(words[0], words[1]),
                 std::string(reading.slice(node.system.span)) + ' ' + colour);
}

void read_homeworld(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  reader.read_star(words[0], node.stars[0]);
  reader.read_star(words[1], node.stars[1]);
  reader.read_ship(words[2]);
  if (words.size() > 3) return reader.read_new_name(words[3], node.system, {});
  // homeworlds R13.
  if (reading.form.home_name != HomeName::never)
    reading.report(DiagnosticId::homeworlds_homeworld_without_name, node.span);
}

void read_discover(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  if (reading.form.dialect == Dialect::ap) {
    reader.read_owned_ship(words[0]);
  } else {
    reader.read_ship(words[0]);
  }
  reader.read_name(words[1], node.system);
  reader.read_piece(words[2], node.star);
  if (words.size() > 3) reader.read_new_name(words[3], node.other_system, node.star.span);
}

}  // namespace

bool are_arguments(const Reading& reading, Verb verb, Words words) {
  const DialectForm& form = reading.form;
  const auto word = [&](std::size_t i) { return reading.slice(words[i]); };
  const auto is_piece = [&](std::size_t i) {
    return piece_named(word(i)) || (form.has_piece_junk && piece_named(word(i).substr(0, 2)));
  };
  const auto is_owned = [&](std::size_t i) {
    return is_piece(i) || (word(i).size() == 3 && piece_named(word(i).substr(0, 2)) && is_owner(word(i).back(), form));
  };
  const auto is_any_name = [&](std::size_t i) {
    return is_name(word(i), form) || is_parenthesised_name(word(i), form);
  };
  const auto is_colour = [&](std::size_t i) { return colour_or_piece_named(word(i)).has_value(); };
  const auto are_name_and_colour = [&](std::size_t i) {
    return (is_any_name(i) && is_colour(i + 1)) || (is_colour(i) && is_any_name(i + 1));
  };
  switch (verb) {
    case Verb::homeworld:
      return false;
    case Verb::build:
      return (is_piece(0) || is_colour(0)) && is_any_name(1);
    case Verb::trade:
      return is_piece(0) && are_name_and_colour(1);
    case Verb::discover:
      return is_piece(0) && is_any_name(1) && is_piece(2) && is_any_name(3);
    case Verb::move:
      return is_piece(0) && is_any_name(1) && is_any_name(2);
    case Verb::attack:
      return is_owned(0) && is_any_name(1);
    case Verb::sacrifice:
      return is_piece(0) && is_any_name(1);
    case Verb::catastrophe:
      return are_name_and_colour(0);
    case Verb::pass:
      return true;
  }
  return false;
}

void read_arguments(Reading& reading, Words words, ActionNode& node) {
  WordReader reader(reading, node);
  switch (node.verb) {
    case Verb::homeworld:
      return read_homeworld(reading, words, node);
    case Verb::build:
      reader.read_ship_to_build(words[0]);
      return reader.read_name(words[1], node.system);
    case Verb::trade:
      return read_trade(reading, words, node);
    case Verb::discover:
      return read_discover(reading, words, node);
    case Verb::move:
      reader.read_ship(words[0]);
      reader.read_name(words[1], node.system);
      return reader.read_name(words[2], node.other_system);
    case Verb::attack:
      reader.read_owned_ship(words[0]);
      return reader.read_name(words[1], node.system);
    case Verb::sacrifice:
      reader.read_ship(words[0]);
      return reader.read_name(words[1], node.system);
    case Verb::catastrophe:
      return read_catastrophe(reading, words, node);
    case Verb::pass:
      return;
  }
}

}  // namespace plyglot::test::by_hand
