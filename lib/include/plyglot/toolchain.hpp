#pragma once
// plyglot as a library: notations by name, and what can be done with their texts.

#include <plyglot/board_graph.hpp>
#include <plyglot/diagnostic.hpp>
#include <plyglot/hive_position.hpp>
#include <plyglot/severity_policy.hpp>

#include <memory>
#include <string>
#include <vector>

namespace plyglot::toolchain {

// A notation with the values of its options. A small value; copies are cheap.
class Reader;

// The models of all games, closed: what a record can turn out to be.
using Model = std::variant<std::monostate, hive::Position>;

// What the list of notations shows.
struct NotationFacts {
  std::string_view id;
  std::string_view title;
  std::string_view game;
  std::vector<std::string_view> dialects;
  std::vector<std::string_view> extensions;
  bool can_hold_many_records = true;
};
std::vector<NotationFacts> notations();
// The id of the notation that files with this name hold; empty if none does.
std::string_view notation_for_file(std::string_view file_name);

// Which notation a text is in, and how it is read. Made from `ID` or `ID:DIALECT`.
struct Language {
  // The row of the registry; never null in a Language that `language` returned.
  const struct Notation* notation = nullptr;
  // Values by key, in the order in which they were set.
  std::vector<std::pair<std::string, std::string>> options;
};
// Looks `ID` or `ID:DIALECT` up. On failure `notation` is null and `problem` says why, with a near name if there is
// one.
Language language(std::string_view name, std::string& problem);
// Sets an option of the notation or its game. Empty on success, else a sentence.
std::string set_option(Language& language, std::string_view key, std::string_view value);

// Works on one text after another in one language, and keeps memory between them. For one thread at a time.
class Session {
 public:
  Session(const Language& language, const diagnostics::SeverityPolicy& policy);
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  // Checks every record of the source. `is_file` is false for a string given outside a file: then the whole text is
  // one record.
  struct LintResult {
    std::uint32_t records = 0;
  };
  LintResult lint(const text::Source& source, bool is_file, diagnostics::Sink sink);

  // The canonical text of the source. Records with an error keep their bytes and are reported.
  struct FormatResult {
    std::string text;
    std::uint32_t kept_records = 0;
  };
  FormatResult format(const text::Source& source, bool is_file, diagnostics::Sink sink);

  // Reads every record: visit(context, record's span, model) for each. The model is valid during the call.
  using Visit = void (*)(void* context, text::Span record, const Model& model);
  void read(const text::Source& source, bool is_file, diagnostics::Sink sink, Visit visit, void* context);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The board of a model, for the renderers of board_render.hpp.
board::BoardGraph board_of(const Model& model);

}  // namespace plyglot::toolchain
