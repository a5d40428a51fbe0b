#pragma once
// What the wordings of all findings need: the finding, what it speaks of, and the diagnostic that becomes of it.

#include "homeworlds/notations/homeworlds/check/findings.hpp"
#include "homeworlds/notations/homeworlds/check/name_uses.hpp"

#include <unordered_set>

namespace plyglot::homeworlds {

// Shared by all findings of a record.
class FindingScope {
 public:
  explicit FindingScope(const FindingContext& about) : context(about) {}

  // Made when the first finding asks.
  const NameUses& name_uses();
  // Whether the letter of a colour or the name of a piece, in either case, is the name of a system.
  bool is_system(std::string_view word);
  // Whether lines and verbs decide what the layout is (homeworlds L10d), so that a change among them may change it.
  bool has_guessed_layout();
  // As the first line of the text ends.
  const std::string& line_end();

  const FindingContext context;
  // The issues of which something was said.
  std::array<bool, issues> is_known{};

 private:
  std::optional<NameUses> name_uses_;
  // In lower case, of at most two letters.
  std::optional<std::unordered_set<std::string>> short_names_;
  std::optional<bool> has_guessed_layout_;
  std::string line_end_;
};

// One finding that gets its words.
struct Wording {
  FindingScope& scope;
  const Finding& finding;
  diagnostics::Diagnostic& found;
  // Of its issue.
  bool is_first;

  const text::Source& source() const { return scope.context.source; }
  const Ast& ast() const { return scope.context.ast; }
  const Record& record() const { return scope.context.record; }
  const DialectForm& form() const { return form_of(ast().dialect); }

  std::string_view slice(text::Span span) const { return source().slice(span); }
  std::string_view written() const { return slice(finding.span); }
  // In backticks.
  std::string quoted() const;
  // The byte at an offset; 0 outside of the text.
  char byte_at(std::uint32_t offset) const;
  char byte_before(std::uint32_t offset) const { return offset == source().base ? '\0' : byte_at(offset - 1); }
  // Where the blanks begin that end at the offset, and where those end that begin there.
  std::uint32_t before_blanks(std::uint32_t offset) const;
  std::uint32_t behind_blanks(std::uint32_t offset) const;
  bool is_line_start_at(std::uint32_t offset) const;
  bool is_line_end_at(std::uint32_t offset) const;
  // The same offset if no line ends there.
  std::uint32_t behind_line_end(std::uint32_t offset) const;
  bool holds_comment(text::Span span) const;

  // The last action that begins there or before; null if there is none.
  const ActionNode* action_at(std::uint32_t offset) const;
  const RecordAction& record_of(const ActionNode& action) const;
  // The last turn that begins there or before, with its number; the number of turns if there is none.
  std::size_t turn_at(std::uint32_t offset) const;
  // By their name, or else by their seat; in backticks.
  std::string player(Player player) const;

  void say(std::string message) { found.message = std::move(message); }
  void label(text::Span span, std::string text);
  void note(std::string text) { found.notes.push_back(std::move(text)); }
  void help(std::string text) { found.helps.push_back(std::move(text)); }
  // General advice, which stands with the first finding of its kind alone: there can be as many as the file has words.
  void advise(std::string text);
  void mend(std::string title, diagnostics::Safety safety, std::vector<diagnostics::Edit> edits);
  void mend(std::string title, diagnostics::Safety safety, text::Span span, std::string text);
  // Replaces what the finding points to, if it knows what belongs there: "write `x`".
  void mend(diagnostics::Safety safety);
};

}  // namespace plyglot::homeworlds
