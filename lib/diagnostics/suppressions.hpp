#pragma once
// `plyglot: ignore[name] reason` in comments of the text: what is in force, and whether it was of use.

#include "diagnostics/suppression_syntax.hpp"

#include <deque>

namespace plyglot::diagnostics {

class Reporter;

// A comment of the text, as its notation reads it.
struct Comment {
  // The text without the comment sign; views the source.
  std::string_view text;
  // The byte of the file where `text` begins.
  std::uint32_t begin = 0;
  // What is deleted with the comment: its sign, which may have to stay, and, if it is alone on its line, the line end.
  // Empty if all of it has to stay.
  text::Span whole;
  // What a plain `ignore` applies to, without a line end: the line of the comment or, if it is alone there, the record
  // or line after it.
  text::Span target;
  bool before_first_record = false;
};

// The suppressions of one file. A finding is suppressed by a rule that names it if it begins inside the target or at
// its end. `ignore-file[name]` holds for the whole file and must come before the first record.
//
// Malformed, misplaced and unused suppressions are findings too: they go to the Reporter that this works for.
class Suppressions {
 public:
  // Keeps what the comment asks for. Does nothing for a comment that is not a suppression.
  void read_comment(const Comment& comment, Reporter& reporter);

  // True if there is no rule at all: nothing can be suppressed, and none can be unused.
  bool is_idle() const { return lines_.rules.empty() && file_.rules.empty(); }

  // Removes what is suppressed from the findings of one record, which must be sorted. Linear in findings and rules,
  // and in the size of the catalogue. Comments are read in the order of the text.
  void apply(std::vector<Diagnostic>& findings);
  // The same for findings of one name of which no more is known than where they begin; they need not be sorted.
  void apply(DiagnosticId id, std::deque<std::uint32_t>& begins);

  // Forgets the plain suppressions, or all of them, and reports those that were of no use.
  void end_record(Reporter& reporter);
  void end_file(Reporter& reporter);

  // For a file that several share, each a piece of it: what is known of the rules for the whole file, by their names.
  // Each name that there is a rule for, once.
  std::vector<std::string> file_rules() const;
  // A rule of another piece.
  void add_file_rule(std::string_view name);
  // Those that were of use, and that one was of use in another piece.
  std::vector<std::string> used_file_rules() const;
  void mark_used(std::string_view name);

 private:
  // One name of one suppression.
  struct Rule {
    std::string name;
    text::Span span;
    text::Span target;
    text::Span comment;
    bool goes_with_sign = true;
    bool is_known = true;
    bool is_used = false;
  };
  using Rules = std::vector<Rule>;

  // The rules of one kind, and the indices of those that can match the finding at hand: of several with the same name
  // and target only the first, so that their number is bounded by the catalogue.
  struct RuleSet {
    Rules rules;
    std::vector<std::size_t> in_force;
    // The first rule whose target has not been reached.
    std::size_t next = 0;

    void advance_to(std::uint32_t offset);
    bool suppresses(DiagnosticId id, std::uint32_t begin);
    // To the first rule, since the next finding may begin before the last one.
    void go_back() { next = 0, in_force.clear(); }
  };
  bool suppresses(DiagnosticId id, std::uint32_t begin);
  void add_rules(const SuppressionSyntax& syntax, const Comment& comment, Reporter& reporter);
  void report_unused(const Rules& rules, std::string_view where, Reporter& reporter);
  void report_unused_of_comment(const Rule* begin, const Rule* end, std::string_view where, Reporter& reporter);

  RuleSet file_;
  RuleSet lines_;
};

}  // namespace plyglot::diagnostics
