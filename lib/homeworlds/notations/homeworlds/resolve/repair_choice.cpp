#include "homeworlds/notations/homeworlds/resolve/repair_choice.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::homeworlds {
namespace {

constexpr std::uint32_t enough_turns = 2;
// After so many turns a turn that was played as it is written is not doubted.
constexpr std::uint32_t many_turns = 6;

std::uint32_t turns_of(const PlayedText& text) { return static_cast<std::uint32_t>(text.ast.turns.size()); }

// How many turns are legal from this one on. No one knows that of turns that are not judged.
std::uint32_t stretch_from(const PlayedText& text, std::uint32_t turn) {
  const std::optional<Failure> failure = first_failure(text, turn);
  const std::uint32_t end = std::min(failure ? failure->turn : turns_of(text), text.record.certain_turns);
  return end > turn ? end - turn : 0;
}

bool is_confirmed(const PlayedText& text, std::uint32_t from, std::uint32_t count) {
  const bool is_to_the_end = count > 0 && from + count == turns_of(text);
  return count >= enough_turns || is_to_the_end;
}

// Where the turns begin that confirm the repair, in the repaired text.
std::uint32_t begin_of_confirmation(const PlayedText& text, const Failure& failure, const Repair& repair) {
  const TurnNode& turn = text.ast.turns[failure.turn];
  std::uint32_t at = std::max(turn.span.end, turn.number_span.end);
  if (repair.kind == RepairKind::missing_turn) at = repair.edits.front().span.end;
  std::int64_t shift = 0;
  for (const diagnostics::Edit& edit : repair.edits) {
    // Of a turn that is deleted its line ends too.
    if (edit.span.begin <= at) shift += static_cast<std::int64_t>(edit.text.size()) - edit.span.size();
    if (edit.span.begin <= at && edit.span.end > at) at = edit.span.end;
  }
  return static_cast<std::uint32_t>(at + shift);
}

// `choice.played` may have the memory of another text.
bool try_out(const PlayedText& text, const Failure& failure, const PlayOptions& options, RepairChoice& choice) {
  choice.text = std::make_unique<RepairedText>(text.source, choice.repair.edits);
  if (choice.played == nullptr) choice.played = std::make_unique<PlayedText>();
  // What comes after the next error tells nothing of the repair.
  PlayOptions until_refused = options;
  until_refused.wishes = {notation::Wanted::findings, failure.turn};
  play_text(choice.text->source(), until_refused, *choice.played);
  const PlayedText& played = *choice.played;
  const std::uint32_t begin = begin_of_confirmation(text, failure, choice.repair);
  const auto next = std::find_if(played.ast.turns.begin(), played.ast.turns.end(),
                                 [&](const TurnNode& turn) { return turn.whole().begin >= begin; });
  choice.next_turn = static_cast<std::uint32_t>(next - played.ast.turns.begin());
  const std::uint32_t first = std::min(failure.turn, choice.next_turn);
  const std::uint32_t legal = first + stretch_from(played, first);
  if (legal < choice.next_turn || played.record.is_fragment) return false;
  choice.confirmed = legal - choice.next_turn;
  return is_confirmed(played, choice.next_turn, choice.confirmed);
}

}  // namespace

std::optional<RepairChoice> choose_repair(const PlayedText& text, const Failure& failure, const PlayOptions& options,
                                          std::size_t& plays_left) {
  const std::uint32_t as_it_stands = failure.stops_play ? 0 : stretch_from(text, failure.turn + 1);
  const bool is_fine = as_it_stands >= many_turns || failure.turn + 1 + as_it_stands == turns_of(text);
  const bool is_doubted = failure.stops_play || failure.is_wrong_player || !is_fine;
  std::optional<RepairChoice> best;
  std::size_t confirmed = 0;
  std::unique_ptr<PlayedText> unused;
  for (Repair& repair : repairs_of(text, failure)) {
    if (!is_doubted && repair.kind != RepairKind::repetition) break;
    RepairChoice choice;
    choice.repair = std::move(repair);
    if (choice.repair.kind == RepairKind::other_player) {
      if (best) break;
      choice.is_only = false;
      choice.confirmed = as_it_stands;
      choice.next_turn = failure.turn + 1;
      return choice;
    }
    if (plays_left == 0) break;
    --plays_left;
    choice.played = std::exchange(unused, nullptr);
    if (!try_out(text, failure, options, choice)) {
      unused = std::move(choice.played);
      continue;
    }
    ++confirmed;
    const bool is_better = failure.is_wrong_player || choice.repair.kind == RepairKind::repetition;
    if (!is_better && choice.confirmed <= as_it_stands) continue;
    if (!best || choice.confirmed > best->confirmed) best = std::move(choice);
  }
  if (best) play_text(best->text->source(), options, *best->played);
  // What the missing turn was is not known.
  if (best) best->is_only = confirmed == 1 && best->repair.kind != RepairKind::missing_turn;
  return best;
}

}  // namespace plyglot::homeworlds
