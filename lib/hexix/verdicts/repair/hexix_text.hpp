#pragma once
// The words of a record of Hexix, as the search for its readings asks for them (lib/repair).

#include "hexix/rules/judge.hpp"
#include "hexix/verdicts/open_rules.hpp"
#include "hexix/verdicts/written_move.hpp"
#include "repair/repaired_text.hpp"

#include <plyglot/hexix_record.hpp>

#include <span>

namespace plyglot::hexix {

// From some ply on the text means the mirror image, or the other kind of piece. 0 is the text's own.
enum class Convention : std::uint8_t { own, columns_turned, marks_exchanged };

enum class Column : std::uint8_t { blue, red, none };

// A word of a row, or dots for a ply that was not recorded.
struct WrittenWord {
  // Of dots the place alone.
  MoveNode node;
  bool is_dots = false;
  // It is read for good.
  bool is_settled = false;
  // It was played against the rules, since no other reading was found.
  bool is_irregular = false;
  std::uint32_t row = 0;
  // None of a word beyond the two of its row.
  Column column = Column::blue;
  // As repair::Witness has them: a word in the column of the word before it says whose it is, others follow in turn.
  std::int8_t mover = -1;
  std::uint32_t number = 0;
  // To the end of a remark on the next line, if the word is the last of its row; else the word.
  text::Span with_remark;
};

WrittenWord in_own_convention(WrittenWord word, Convention convention);

// What the rules say in a text.
struct TextRules {
  TextRules(Dialect dialect_in, const OpenRules& open)
      : dialect(dialect_in), legal(open.rules()), in_force(rules_in_force(open)), grave(grave_rules(open)) {}

  Dialect dialect;
  RuleOptions legal;
  RuleSet in_force;
  // Those against which no ply is played.
  RuleSet grave;
};

struct TextPosition {
  State state;
  // R14: a home is taken.
  bool is_over = false;
};

// A repair::RepairedText.
class HexixText {
 public:
  using Position = TextPosition;
  using Move = hexix::Move;
  static constexpr std::uint8_t conventions = 2;

  // All arguments must outlive it; the words are played from `start` on.
  HexixText(const text::Source& source, const TextRules& rules, const State& start, std::span<const WrittenWord> words)
      : source_(source), rules_(rules), start_(start), words_(words) {}

  repair::Item size() const { return static_cast<repair::Item>(words_.size()); }
  repair::Item told_size() const { return 0; }
  Position start() const { return {start_, false}; }
  repair::Step play_item(repair::Item item, std::uint8_t convention, Position& position) const;
  void play(Move move, Position& position) const;
  std::uint64_t key(const Position& position) const;
  std::int8_t mover(const Position& position) const { return static_cast<std::int8_t>(position.state.to_move()); }
  bool is_same(repair::Item a, repair::Item b) const;
  repair::Witness witness(repair::Item item) const { return {words_[item].number, words_[item].mover}; }
  bool is_corrected(repair::Item) const { return false; }
  std::vector<Move> moves(const Position& position) const;
  bool skip(Position& position) const;
  std::vector<repair::Words<Move>> near(repair::Item item, const Position& position, bool is_refused) const;
  // Those that name a cell which is nearly that of the item.
  std::vector<repair::Item> related(repair::Item item) const;

 private:
  const text::Source& source_;
  const TextRules& rules_;
  const State& start_;
  const std::span<const WrittenWord> words_;
};

}  // namespace plyglot::hexix
