#include "hopgi/verdicts/repair/hopgi_text.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/position_keys.hpp"
#include "hopgi/verdicts/repair/near_turns.hpp"

#include <algorithm>

namespace plyglot::hopgi::verdicts {
namespace {

using repair::Step;
using repair::Words;

// R13.7, R15: what the text says of a leg besides its squares is wrong.
bool says_otherwise(const text::Source& source, const LegNode& node, const Leg& leg) {
  return has_wrong_capture_mark(source, node, leg) || has_wrong_promotion(node, leg);
}

}  // namespace

std::optional<Turn> HopgiText::turn_of(Item item, const State& state) const {
  const TextTurn& asked = turns_[item];
  if (!asked.turn) return legal_reading(state, asked.legs, king_may_stay_);
  return is_legal(state, *asked.turn) ? asked.turn : std::nullopt;
}

Step HopgiText::play_item(Item item, std::uint8_t, State& state) const {
  const std::optional<Turn> turn = turn_of(item, state);
  if (!turn) return Step::refused;
  const TextTurn& asked = turns_[item];
  const bool is_odd = !asked.turn && (says_otherwise(source_, *asked.legs.first, turn->first) ||
                                      (turn->second && says_otherwise(source_, *asked.legs.second, *turn->second)));
  play_turn(state, *turn);
  return is_odd ? Step::odd : Step::played;
}

std::uint64_t HopgiText::key(const State& state) const { return keys_of(state).key.low; }

std::vector<Turn> HopgiText::moves(const State& state) const { return turns_in_order(state); }

bool HopgiText::skip(State& state) const {
  if (is_over(state)) return false;
  skip_turn(state);
  return true;
}

std::vector<Words<Turn>> HopgiText::near(Item item, const State& state, bool is_refused) const {
  const TextTurn& asked = turns_[item];
  if (asked.turn || asked.word.empty()) return {};
  const bool has_form = asked.legs.first != nullptr && asked.legs.first->form != LegForm::short_leg;
  std::vector<Words<Turn>> found = near_turns(state, asked.word, has_form ? WordForm::with_origin : WordForm::any);
  if (!is_refused) {
    const std::optional<Turn> read = turn_of(item, state);
    const auto is_it = [&](const Words<Turn>& words) { return words.moves.front() == read; };
    found.erase(std::remove_if(found.begin(), found.end(), is_it), found.end());
    return found;
  }
  if (asked.legs.first == nullptr) append_run_together(state, asked.word, found);
  if (item + 1 < size() && !turns_[item + 1].turn) append_broken(state, asked.word, turns_[item + 1].word, found);
  return found;
}

std::vector<repair::Item> HopgiText::related(Item item) const {
  std::vector<Item> found;
  const LegNode* const asked = turns_[item].legs.first;
  if (asked == nullptr || !asked->origin) return found;
  for (Item before = item; before-- > 0;) {
    const LegNode* const leg = turns_[before].legs.first;
    if (leg == nullptr || !leg->target || turns_[before].turn) continue;
    const bool is_beside = file_of(*leg->target) == file_of(*asked->origin) ||  //
                           rank_of(*leg->target) == rank_of(*asked->origin);
    if (is_beside) found.push_back(before);
  }
  return found;
}

}  // namespace plyglot::hopgi::verdicts
