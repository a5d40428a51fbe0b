#include "hive/rules/repetition.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/what_counts.hpp"
#include "text/sort.hpp"

#include <tuple>

namespace plyglot::hive {
namespace {

struct Stack {
  Cell cell;
  // One byte for each piece from top to bottom, and one if the stunned piece is in this cell.
  std::string content;
};

// Colour and kind; the number is not part of a position (H30).
char byte_of(PieceIndex piece) {
  const auto kind = static_cast<char>('a' + static_cast<int>(kind_of(piece)));
  return colour_of(piece) == Colour::white ? static_cast<char>(kind - 'a' + 'A') : kind;
}

std::vector<Stack> stacks_of(const GameState& state) {
  std::vector<Stack> stacks;
  for_each<PieceIndex>(state.tops(), [&](PieceIndex top) {
    Stack stack{state.cell(top), {}};
    for (PieceIndex piece = top; piece != no_piece; piece = state.below(piece)) stack.content += byte_of(piece);
    // Who was moved last is on top.
    if (state.stunned() == top) stack.content += '!';
    stacks.push_back(std::move(stack));
  });
  return stacks;
}

void append_number(std::string& text, std::int32_t number) {
  for (unsigned shift = 0; shift < 32; shift += 8) {
    text += static_cast<char>((static_cast<std::uint32_t>(number) >> shift) & 0xFF);
  }
}

std::string text_of(std::vector<Stack> stacks) {
  text::sort(stacks.begin(), stacks.end(), [](const Stack& a, const Stack& b) {
    return std::tie(a.cell.r, a.cell.q) < std::tie(b.cell.r, b.cell.q);
  });
  std::string text;
  for (const Stack& stack : stacks) {
    append_number(text, stack.cell.q);
    append_number(text, stack.cell.r);
    text += stack.content;
    text += '.';
  }
  return text;
}

// Turned or mirrored, then shifted so that the least q and the least r are 0.
std::vector<Stack> normalised(const std::vector<Stack>& stacks, board::Symmetry symmetry) {
  std::vector<Stack> images = stacks;
  Cell least{};
  for (std::size_t i = 0; i < images.size(); ++i) {
    Cell& cell = images[i].cell;
    cell = board::image(cell, symmetry);
    least = i == 0 ? cell : Cell{std::min(least.q, cell.q), std::min(least.r, cell.r)};
  }
  for (Stack& image : images) image.cell = {image.cell.q - least.q, image.cell.r - least.r};
  return images;
}

}  // namespace

std::string position_key(const GameState& state, RepetitionSymmetry symmetry) {
  const std::vector<Stack> stacks = stacks_of(state);
  const std::string side(1, state.to_move() == Colour::white ? 'w' : 'b');
  if (symmetry == RepetitionSymmetry::identity) return side + text_of(stacks);
  std::optional<std::string> smallest;
  for (const board::Symmetry image : board::symmetries) {
    if (image.is_mirrored && symmetry != RepetitionSymmetry::reflection) continue;
    std::string text = text_of(normalised(stacks, image));
    if (!smallest || text < *smallest) smallest = std::move(text);
  }
  return side + smallest.value_or("");
}

std::vector<std::uint32_t>& PositionHistory::plies_of(const GameState& state) {
  GameState position = state;
  position.set_stunned(effective_stun(state));
  return plies_[position_key(position, options_.repetition_symmetry)];
}

const std::vector<std::uint32_t>& PositionHistory::add(const GameState& state) {
  std::vector<std::uint32_t>& plies = plies_of(state);
  plies.push_back(state.plies());
  return plies;
}

void PositionHistory::remove_last(const GameState& state) { plies_of(state).pop_back(); }

}  // namespace plyglot::hive
