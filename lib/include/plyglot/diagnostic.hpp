#pragma once
// What plyglot has to say about a text: diagnostics, and the list of all there are.

#include <plyglot/source.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace plyglot::diagnostics {

// Ordered: a later one is worse.
enum class Severity : std::uint8_t { off, info, warning, error };
std::string_view name_of(Severity severity);
std::optional<Severity> severity_named(std::string_view name);

// The stage that finds it. A text is strict when it yields no diagnostic of the phases bytes and syntax.
enum class Phase : std::uint8_t { bytes, syntax, meaning, rule, style, translate };
std::string_view name_of(Phase phase);

// The kind of change that a finding's fix makes (docs/guide/fixing.md). None: the finding never has one.
enum class FixKind : std::uint8_t {
  none,
  // Line ends, byte order marks, blanks at the ends of lines.
  bytes,
  // How a word is written that is the same word in every position.
  spelling,
  // How a move, a place or a row is written: the same in the position that play has reached there.
  position,
  // A number, a field or a size that is left out and that the rest of the record shows.
  fill,
  // A number, a result, a mark or a size that the text states, and of which the moves show another.
  recount,
  // Words that are read otherwise, or not at all.
  guess,
};
std::string_view name_of(FixKind kind);

// One row of the catalogue. Its enumerators are listed in lib/diagnostics/catalogue.def.
enum class DiagnosticId : std::uint16_t;

// In the order of the lists.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding)
struct CatalogueEntry {
  DiagnosticId id;
  // Notation or game, a slash, and the bad pattern in kebab case. Permanent.
  std::string_view name;
  // The severity without any option.
  Severity severity;
  // Style checks: off until they are selected or given a severity.
  bool on_request;
  Phase phase;
  // Keeps its text from being formatted, where a notation says so for each finding.
  bool blocks_formatting;
  FixKind fix_kind;
  // One line, for lists.
  std::string_view summary;
};

std::size_t catalogue_size();
const CatalogueEntry& catalogue_entry(DiagnosticId id);
const CatalogueEntry& catalogue_entry(std::size_t index);
// By name; null if there is none.
const CatalogueEntry* find_diagnostic(std::string_view name);
// The page that `plyglot explain` prints, in Markdown; empty where the build left the pages out.
std::string_view page_of(const CatalogueEntry& entry);

// A second place that matters, with what it has to do with the finding.
struct Label {
  text::Span span;
  std::string text;
};

struct Edit {
  text::Span span;
  std::string text;
};

// How far a fix can be trusted; a later one less. Safe: it changes how something is written, and never what is read.
// Recount: the moves are read without an error, and it writes what they show in place of what the text states. Unsafe:
// a good guess.
enum class Safety : std::uint8_t { safe, recount, unsafe };
inline constexpr std::array safeties = {Safety::safe, Safety::recount, Safety::unsafe};
std::string_view name_of(Safety safety);

// The edits are sorted, do not overlap, and belong together.
struct Fix {
  std::string title;
  Safety safety = Safety::safe;
  std::vector<Edit> edits;
};

// A value that the message speaks of, for programs.
struct Argument {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

struct Diagnostic {
  DiagnosticId id;
  Severity severity = Severity::error;
  text::Span span;
  std::string message;
  // Said at the primary span; may be empty.
  std::string label;
  std::vector<Label> labels;
  // Notes and helps may have several lines.
  std::vector<std::string> notes;
  std::vector<std::string> helps;
  std::optional<Fix> fix;
  std::vector<Argument> arguments;
  // True if text that may be play is not read because of it.
  bool leaves_unread = false;
};

// The order of reports: by start, then end, then name.
bool reported_before(const Diagnostic& a, const Diagnostic& b);

// Where diagnostics go: a callback and what it works on, which must outlive the sink.
class Sink {
 public:
  using Function = void (*)(void* context, Diagnostic&& diagnostic);
  constexpr Sink(Function function, void* context) : function_(function), context_(context) {}
  // Keeps nothing.
  static constexpr Sink none() {
    return {[](void*, Diagnostic&&) {}, nullptr};
  }
  void operator()(Diagnostic&& diagnostic) const { function_(context_, std::move(diagnostic)); }

 private:
  Function function_;
  void* context_;
};

// A sink that keeps everything, in the order of its arrival.
Sink collect_into(std::vector<Diagnostic>& diagnostics);

}  // namespace plyglot::diagnostics
