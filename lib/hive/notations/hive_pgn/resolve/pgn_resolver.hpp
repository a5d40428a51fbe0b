#pragma once
// The steps from the AST of a Hive PGN file to a record.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "hive/rules/options/rule_options.hpp"
#include "hive/verdicts/replay.hpp"

namespace plyglot::hive::hive_pgn {

// One file being resolved.
class Resolver {
 public:
  Resolver(const text::Source& source, const Ast& ast, uhp::Dialect dialect, const RuleOptions& options, Record& record,
           diagnostics::Reporter& reporter)
      : source_(source), ast_(ast), dialect_(dialect), options_(options), record_(record), reporter_(reporter) {}

  void resolve();

 private:
  // P1.
  void read_tags();
  void read_tag(const TagLine& tag, bool is_repeated);
  void report_late(const TagLine& tag, const TagLine& first);
  void report_duplicate(const TagLine& first, const TagLine& again);
  void report_alike(const TagLine& first, const TagLine& again);
  // The comments on the line of a tag: those from `first`, and after the tag those from `after`, up to `last`.
  struct Neighbours {
    std::vector<Comment>::const_iterator first, after, last;
  };
  Neighbours comments_beside(const TagLine& tag) const;
  text::Span without_comment(const TagLine& tag) const;
  void check_date(const TagLine& tag);
  void read_game_type();
  void check_game_type_is_first();
  void report_missing_game_type();
  bool has_bad_game_type_tag() const;

  // P3, P6.
  void play();
  void play_with_variations(const ReplayStyle& style, Replay& replay);
  void end_game(Replay& replay);
  void join_corrections();
  void join_gaps();
  void weigh_fixes();

  void read_comments();
  void add_comment(const Comment& comment);
  void read_suppressions();

  // P4.
  void read_results();
  // `other` is what the other place says, where both the tag and a line tell the result.
  std::optional<Outcome> read_result(text::Span value, std::optional<Outcome> other);
  void report_disagreement(Outcome tag, Outcome line);
  void compare_with_board(Outcome said);
  void report_started();

  std::string_view slice(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  const Ast& ast_;
  uhp::Dialect dialect_;
  const RuleOptions& options_;
  Record& record_;
  diagnostics::Reporter& reporter_;
  // The first tags with these keys.
  const TagLine* game_type_ = nullptr;
  const TagLine* result_ = nullptr;
  // In the game itself and not in its variations.
  std::uint32_t errors_of_game_ = 0;
  // How many plies of the record were played before each line of a ply and, at the end, in all.
  std::vector<std::uint32_t> played_before_;
  // The move of the game that would come next at each line with a ply.
  std::vector<std::size_t> first_moves_;
  // The lines that correct the refused entry before them (N9).
  std::vector<const PlyLine*> corrections_;
};

}  // namespace plyglot::hive::hive_pgn
