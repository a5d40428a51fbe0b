#pragma once
// Playing the plies of a record by the rules: hexix R5 to R9, R12, R14.

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/notations/hexix/read/options.hpp"
#include "hexix/verdicts/repair/hexix_text.hpp"
#include "hexix/verdicts/situation.hpp"

namespace plyglot::hexix {

// What is known of a record while its plies are played one after the other.
struct Resolution : Situation {
  // All arguments must outlive it.
  Resolution(const text::Source& source_in, const Ast& ast_in, const Options& options_in, Record& record_in,
             diagnostics::Reporter& reporter_in)
      : Situation(options_in.dialect, options_in, record_in, reporter_in),
        source(source_in),
        ast(ast_in),
        options(options_in),
        rules(options_in.rules()),
        rules_in_force(hexix::rules_in_force(options_in)) {}

  const text::Source& source;
  const Ast& ast;
  const Options& options;
  // As the options have them.
  const RuleOptions rules;
  const RuleSet rules_in_force;

  // R12: a ply was applied against a rule.
  bool is_irregular = false;
  // R4, R19: what was played is not what is written. The record is known up to there.
  bool is_recovered = false;
  bool is_end_passed = false;
  // The item in Blue's column of the last row that has one there.
  const ItemNode* last_blue_item = nullptr;
  std::uint32_t last_blue_row = 0;

  // R19. Where a word begins that is refused, so that no more is played before another reading is looked for; and where
  // the last one was.
  std::optional<std::uint32_t> refused_at;
  std::optional<std::uint32_t> tried_at;
  std::uint32_t refusals = 0;
  // What begins before this was played.
  std::uint32_t resume = 0;
  // The column of Blue has plies of Red since then.
  bool is_shifted = false;
  Convention convention = Convention::own;
  // Of several readings that fit: where all of them come to one position, so that it is certain again.
  std::optional<std::uint32_t> certain_from;
  // While a reading is played.
  bool is_reading = false;
  // All of the record, once they are asked for.
  std::vector<WrittenWord> words;

  bool has_ended() const { return record.end != End::none; }
  Player turn() const { return state.to_move(); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!doubt) doubt = place;
    certain_from.reset();
  }
};

// What a column of a row holds: the ply that is played next, or a move that is not played as it is written.
inline Entry next_entry(const Resolution& resolution) {
  return {EntryKind::move, static_cast<std::uint32_t>(resolution.record.plies.size())};
}
Entry reread_entry(Resolution& resolution, const MoveNode& node);

// A move that is written for the side to move. The turn passes, whatever becomes of it, unless it is refused for
// another reading.
void play_move(Resolution& resolution, const MoveNode& node, std::uint32_t row);

// R5: a ply of the side to move that was made but not recorded. `place` is where `skipped-ply` is reported, `next` the
// item after it; null if there is none.
void play_skip(Resolution& resolution, text::Span place, const ItemNode* next, std::uint32_t row);

// Takes back the plies from this one on.
void take_back(Resolution& resolution, std::uint32_t plies);

// R4a, R13: a ply of Red that is not there before this move of Blue. What is said about it is the caller's.
void play_missing(Resolution& resolution, const MoveNode& next, std::uint32_t row);

}  // namespace plyglot::hexix
