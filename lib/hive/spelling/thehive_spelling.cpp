#include "hive/spelling/thehive_spelling.hpp"

namespace plyglot::hive::thehive {
namespace {

std::string piece_name(PieceIndex piece) {
  const Colour colour = colour_of(piece);
  return {colour == Colour::white ? 'w' : 'b', letter_of(kind_of(piece)),
          static_cast<char>('0' + facts_of(piece).number)};
}

std::string reference_text(const Reference& reference) {
  const std::size_t contact = reference.direction ? *reference.direction : on_top;
  return std::string(contacts[contact]).append(piece_name(reference.piece));
}

}  // namespace

const Spelling spelling = {&piece_name, &reference_text, ""};

}  // namespace plyglot::hive::thehive
