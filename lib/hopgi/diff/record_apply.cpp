#include "hopgi/diff/record_diff.hpp"
#include "hopgi/record/record_cut.hpp"
#include "hopgi/record/record_replay.hpp"

#include <map>
#include <set>

namespace plyglot::hopgi {
namespace {

std::vector<RecordTurn> apply_to_turns(const std::vector<RecordTurn>& turns, const RecordDiff& diff) {
  std::vector<RecordTurn> result;
  std::uint32_t next = 0;
  const auto keep_up_to = [&](std::uint32_t end) {
    for (; next < end; ++next) result.push_back(without_text(turns[next]));
  };
  for (const auto& [edit, written] : diff.edits) {
    keep_up_to(edit.item.of_a);
    if (edit.kind != ItemEdit::Kind::inserted) ++next;
    if (edit.kind != ItemEdit::Kind::removed) result.push_back(written);
  }
  keep_up_to(static_cast<std::uint32_t>(turns.size()));
  for (const RetoldTurn& retold : diff.retold) result[retold.turn.of_b] = retold.written;
  return result;
}

std::vector<Tag> apply_to_tags(const std::vector<Tag>& tags, const RecordDiff& diff) {
  std::map<std::string_view, const TagChange*> changes;
  for (const TagChange& change : diff.tags) changes.emplace(change.name, &change);
  std::vector<Tag> result;
  std::set<std::string_view> done;
  for (const Tag& tag : tags) {
    // Of several tags of one name the first one counts.
    if (!done.insert(tag.name).second) continue;
    const auto change = changes.find(tag.name);
    const std::optional<std::string> value = change == changes.end() ? tag.value : change->second->value.of_b;
    if (value) result.push_back({tag.name, *value, {}, {}});
  }
  for (const TagChange& change : diff.tags) {
    if (!change.value.of_a && change.value.of_b) result.push_back({change.name, *change.value.of_b, {}, {}});
  }
  return result;
}

}  // namespace

Record apply(const Record& a, const RecordDiff& diff) {
  const RecordFrame& frame = diff.frame.of_b;
  Record result;
  result.initial = frame.initial;
  result.result = frame.result;
  result.winner = frame.winner;
  result.ending_turn = frame.ending_turn;
  result.tags = apply_to_tags(a.tags, diff);
  result.turns = apply_to_turns(turns_of_game(a), diff);
  for (std::uint32_t i = 0; i < result.turns.size(); ++i) result.elements.push_back({ElementKind::turn, i, {}});
  result.final_position = replayed_position(result);
  return result;
}

}  // namespace plyglot::hopgi
