#include "hive/diff/variation_diff.hpp"

#include "hive/record/record_changes.hpp"
#include "hive/record/variation_board.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace plyglot::hive {
namespace {

// On one line: `(3. wG1 -wS1 4. bQ bS1-)`.
class Words {
 public:
  explicit Words(VariationBoard& board) : board_(board) {}

  void ply(const Ply& ply) {
    begin_word();
    text::append(words_, "{}. {}", board_.state().plies() + 1, uhp::move_string(board_.state(), move_of(ply)));
    board_.play(ply);
  }
  void comment(const RecordComment&) {}
  void begin(text::Span) {
    begin_word();
    words_ += '(';
    board_.begin();
  }
  void end() {
    words_ += ')';
    board_.end();
  }

  std::string take() { return std::move(words_); }

 private:
  void begin_word() {
    if (!words_.empty() && words_.back() != '(') words_ += ' ';
  }

  VariationBoard& board_;
  std::string words_;
};

using List = std::vector<std::string>;
// By the ply that they replace, from 0.
using Lists = std::map<std::uint32_t, List>;

Lists lists_of(const Record& record) {
  Lists lists;
  VariationBoard board(record.type);
  std::uint32_t played = 0;
  for (const Variation& variation : record.variations) {
    while (played < variation.after_ply) board.play(record.plies[played++]);
    Words words(board);
    visit_variation(variation, words);
    lists[variation.after_ply - 1].push_back(words.take());
  }
  for (auto& [ply, list] : lists) text::sort(list.begin(), list.end());
  return lists;
}

const List& list_at(const Lists& lists, std::uint32_t ply) {
  static const List none;
  const auto found = lists.find(ply);
  return found == lists.end() ? none : found->second;
}

class Comparer {
 public:
  Comparer(const Record& a, const Record& b, const RecordDiff& diff)
      : of_a_(lists_of(renumbered(a))), b_(renumbered(b)), diff_(diff) {}

  std::vector<VariationChange> compare(comparing::Place size) {
    diff_.for_each_same(size, [this](comparing::Place ply) { compare_at(ply); });
    return std::move(changes_);
  }

 private:
  // On A's board.
  const Lists& of_b(comparing::Place ply) {
    while (laying_ + 1 < diff_.layings.size() && diff_.layings[laying_ + 1].from.of_a <= ply.of_a) ++laying_;
    const board::Symmetry to_a = board::inverse(diff_.layings[laying_].alignment.symmetry);
    const auto [found, is_new] = of_b_.try_emplace({to_a.is_mirrored, to_a.rotation});
    if (is_new) found->second = lists_of(image(b_, to_a));
    return found->second;
  }

  void compare_at(comparing::Place ply) {
    const List& of_a = list_at(of_a_, ply.of_a);
    const List& of_b = list_at(this->of_b(ply), ply.of_b);
    if (of_a == of_b) return;
    add_others(of_a, of_b, ply, true);
    add_others(of_b, of_a, ply, false);
  }

  // Of the first list, without those of the second. Both are sorted.
  void add_others(const List& own, const List& other, comparing::Place ply, bool is_of_a) {
    List others;
    std::set_difference(own.begin(), own.end(), other.begin(), other.end(), std::back_inserter(others));
    for (std::string& words : others) changes_.push_back({ply, is_of_a, std::move(words)});
  }

  const Lists of_a_;
  const Record b_;
  const RecordDiff& diff_;
  std::size_t laying_ = 0;
  std::map<std::pair<bool, std::uint8_t>, Lists> of_b_;
  std::vector<VariationChange> changes_;
};

}  // namespace

std::vector<VariationChange> compare_variations(const Record& a, const Record& b, const RecordDiff& diff) {
  if (a.variations.empty() && b.variations.empty()) return {};
  return Comparer(a, b, diff)
      .compare({static_cast<std::uint32_t>(a.plies.size()), static_cast<std::uint32_t>(b.plies.size())});
}

}  // namespace plyglot::hive
