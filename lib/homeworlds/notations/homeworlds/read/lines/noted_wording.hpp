#pragma once
// The words of a finding that was noted while a text was read: a finding under construction, and what it speaks of.

#include "findings/finding.hpp"
#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

#include <span>
#include <unordered_set>

namespace plyglot::homeworlds {

// Where the names of systems are used, for fixes that rename them.
class NameUses {
 public:
  explicit NameUses(const Record& record);

  // Wherever actions speak of that system, by their places in the text; the place where it gets its name is among them.
  std::span<const SystemName> of(const SystemName& name) const;

 private:
  // By kind, index and place.
  std::vector<SystemName> uses_;
};

// What findings speak of. All spans are those of the source.
struct FindingContext {
  const text::Source& source;
  const Ast& ast;
  const Record& record;
};

// Shared by all findings of a record.
class FindingScope {
 public:
  explicit FindingScope(const FindingContext& context_in) : context(context_in) {}

  // Made when the first finding asks.
  const NameUses& name_uses();
  // Whether the letter of a colour or the name of a piece, in either case, is the name of a system.
  bool is_system(std::string_view word);
  // Whether lines and verbs decide what the layout is (homeworlds L10d), so that a change among them may change it.
  bool has_guessed_layout();
  // As the first line of the text ends.
  const std::string& line_end();

  const FindingContext context;
  // Those of which something was said.
  std::vector<DiagnosticId> known;

 private:
  std::optional<NameUses> name_uses_;
  // In lower case, of at most two letters.
  std::optional<std::unordered_set<std::string>> short_names_;
  std::optional<bool> has_guessed_layout_;
  std::string line_end_;
};

// One finding that gets its words.
class NotedWording : public findings::Cursor, public findings::Finding {
 public:
  // All arguments must outlive it. It has no message yet.
  NotedWording(FindingScope& said_in, const homeworlds::NotedFinding& found, diagnostics::Reporter& reporter);

  FindingScope& scope;
  const homeworlds::NotedFinding& finding;
  // With this name.
  const bool is_first;

  const Ast& ast() const { return scope.context.ast; }
  const Record& record() const { return scope.context.record; }
  const DialectForm& form() const { return form_of(ast().dialect); }

  std::string_view written() const { return slice(finding.span); }
  std::string quoted() const { return Cursor::quoted(finding.span); }
  // Where the blanks begin that end at the offset, and where those end that begin there.
  std::uint32_t before_blanks(std::uint32_t offset) const;
  std::uint32_t after_blanks(std::uint32_t offset) const;
  bool is_line_start_at(std::uint32_t offset) const;
  bool is_line_end_at(std::uint32_t offset) const;
  // The same offset if no line ends there.
  std::uint32_t after_line_end(std::uint32_t offset) const;
  bool holds_comment(text::Span span) const;

  // The last action that begins there or before; null if there is none.
  const ActionNode* action_at(std::uint32_t offset) const;
  const RecordAction& record_of(const ActionNode& action) const;
  // The last turn that begins there or before, with its number; the number of turns if there is none.
  std::size_t turn_at(std::uint32_t offset) const;
  // By their name, or else by their seat; in backticks.
  std::string player(Player player) const;

  void say(std::string message) { findings::Finding::say(std::move(message)); }
  // At another place; nothing for an empty span.
  void label_if_there(text::Span span, std::string text);
  // General advice, given with the first finding of its kind only: there can be as many findings as words in the file.
  void advise(std::string text);
  // Replaces what the finding points to, if it knows what belongs there: "write `x`".
  void write_due(diagnostics::Safety safety);
};

// A row of the catalogue without its words is not linked.
#define PLYGLOT_DIAGNOSTIC(id, ...) void word_##id(NotedWording& wording);
#include "diagnostics/catalogue/homeworlds.def"
#undef PLYGLOT_DIAGNOSTIC

}  // namespace plyglot::homeworlds
