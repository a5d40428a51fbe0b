#pragma once
// One word of an action, read as what is due at its place. What is odd about it is reported.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// The words after the ship of a trade, in the order and form of the dialect (homeworlds R8).

// The fix of a trade in the other order: the node's system and new colour as the dialect writes them. None if it
// writes a size and the ship's is not known.
std::optional<std::string> trade_words(const Reading& reading, const ActionNode& node);

// `1g` was meant as `g1`; none if the word is not so.
std::optional<std::string> piece_from_after(std::string_view word);

// Reads the words of one action into its node.
class WordReader {
 public:
  WordReader(Reading& reading, ActionNode& node) : reading_(reading), node_(node) {}

  void read_star(text::Span word, Word& into);
  void read_ship(text::Span word);
  // With its owner, where the dialect writes one there (homeworlds R17).
  void read_owned_ship(text::Span word);
  // A piece, or a colour whose smallest piece is meant (homeworlds R7).
  void read_ship_to_build(text::Span word);
  // Any piece.
  void read_piece(text::Span word, Word& into);
  // A name that is used.
  void read_name(text::Span word, Word& into);
  // A name that is given; the piece is the star of the system that gets it, none for a home.
  void read_new_name(text::Span word, Word& into, text::Span star);
  // homeworlds R6. What is odd about its form depends on the order of a trade that can be read both ways.
  void read_colour(text::Span word, bool is_of_trade_order);
  // The same where the words are reported as a whole.
  void take_colour(text::Span word) { node_.colour.span = word; }

  void reject(DiagnosticId id, text::Span word, std::optional<std::string> fix = std::nullopt);

 private:
  // The piece that the word begins with, if the dialect ignores the rest, which is reported.
  std::optional<text::Span> piece_before_junk(text::Span word);
  void check_case(text::Span word);

  Reading& reading_;
  ActionNode& node_;
};

}  // namespace plyglot::homeworlds
