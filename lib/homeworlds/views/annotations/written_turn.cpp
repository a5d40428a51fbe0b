#include "homeworlds/views/annotations/written_turn.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// homeworlds R2: where nobody knows the position, the text must say who moves.
bool is_mover_certain(const Record& record, std::uint32_t index) {
  const RecordTurn& turn = record.turns[index];
  if (index < record.certain_turns) return true;
  if (!turn.handle.empty()) return text::is_same_word(turn.handle, player_name(record, turn.player));
  const auto first = record.actions.begin() + turn.first_action;
  return std::any_of(first, first + turn.action_count, [](const RecordAction& action) { return action.is_played; });
}

}  // namespace

std::string_view size_word(std::uint8_t size) {
  constexpr std::string_view words[] = {"small", "medium", "large"};
  return words[size - 1U];
}

std::string words_of(PieceKind kind) {
  return text::format("{} {}", size_word(size_of(kind)), name_of(colour_of(kind)));
}

std::string words_of(PieceSet pieces, std::string_view noun) {
  std::vector<std::string> phrases;
  unsigned last_count = 0;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const unsigned count = pieces.count(kind);
    if (count == 0) continue;
    phrases.push_back(text::format("{} {}", count == 1 ? "a" : violations::number_word(count), words_of(kind)));
    last_count = count;
  }
  if (phrases.empty()) return {};
  return text::format("{} {}", text::joined(phrases, " and "), text::counted_noun(last_count, noun));
}

std::string turn_heading(const Record& record, std::uint32_t index) {
  if (!is_mover_certain(record, index)) return text::format("turn {}", index + 1);
  return text::format("turn {}, {}", index + 1, violations::visible_name(record, record.turns[index].player));
}

ActionNumber end_of_same_words(const Record& record, const RecordTurn& turn, ActionNumber first) {
  ActionNumber end = first + 1;
  while (end < turn.first_action + turn.action_count && record.actions[end].span == record.actions[first].span) ++end;
  return end;
}

}  // namespace plyglot::homeworlds
