// Other notations tried on a text, to find one that reads more of it.
#include "hexix/record/position_line.hpp"
#include "text/format.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/likeness.hpp>
#include <plyglot/session.hpp>

#include <algorithm>

namespace plyglot::toolchain {
namespace {

// A text that is longer is known by its beginning, which ends with a line.
std::string_view beginning_of(std::string_view text) {
  constexpr std::size_t enough = 4096;
  if (text.size() <= enough) return text;
  const std::size_t last = text.substr(0, enough).rfind('\n');
  if (last != std::string_view::npos) return text.substr(0, last + 1);
  const std::size_t first = text.substr(0, likeness_size).find('\n');
  return text.substr(0, first == std::string_view::npos ? likeness_size : first + 1);
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool has_content(std::monostate) { return false; }
bool has_content(const hive::Position& position) { return !position.bugs.empty(); }
bool has_content(const hive::Record& record) { return !record.plies.empty(); }
bool has_content(const homeworlds::Record& record) { return !record.actions.empty() || record.initial; }
bool has_content(const hexix::Record& record) { return !record.plies.empty() || hexix::is_position_alone(record); }
bool has_content(const hopgi::Setup& setup) { return setup.has_position; }
bool has_content(const hopgi::Record& record) { return !record.turns.empty(); }

// How much of a record was played, in its own measure: it ranks the dialects of one notation.
std::size_t played(std::monostate) { return 0; }
std::size_t played(const hive::Position& position) { return position.bugs.size(); }
std::size_t played(const hive::Record& record) { return record.plies.size(); }
std::size_t played(const homeworlds::Record& record) {
  const auto is_played = [](const homeworlds::RecordAction& action) { return action.is_played; };
  return static_cast<std::size_t>(std::count_if(record.actions.begin(), record.actions.end(), is_played));
}
std::size_t played(const hexix::Record& record) { return record.plies.size(); }
std::size_t played(const hopgi::Setup& setup) { return setup.has_position ? 1 : 0; }
std::size_t played(const hopgi::Record& record) { return record.turns.size(); }

// What reading found.
struct Findings {
  // Where the text was cut, if it was.
  std::size_t cut = std::string_view::npos;
  bool has_syntax_error = false;
  bool has_content = false;
  std::size_t played = 0;
  // Warnings and errors, which tell dialects apart that play the same.
  std::size_t complaints = 0;

  void add(const diagnostics::Diagnostic& found) {
    const diagnostics::Phase phase = diagnostics::catalogue_entry(found.id).phase;
    const bool is_of_syntax = phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
    const bool is_where_cut = found.span.begin >= cut;
    has_syntax_error |= is_of_syntax && found.severity == diagnostics::Severity::error && !is_where_cut;
    if (found.severity >= diagnostics::Severity::warning && !is_where_cut) ++complaints;
  }

  bool reads() const { return has_content && !has_syntax_error; }
  bool is_better_than(const Findings& other) const {
    return played != other.played ? played > other.played : complaints < other.complaints;
  }
};

// A text of comments and headers alone says nothing.
Findings read(const Language& language, std::string_view whole_text) {
  const std::string_view text = beginning_of(whole_text);
  Findings findings;
  if (text.size() < whole_text.size()) findings.cut = text.size();
  const diagnostics::SeverityPolicy policy;
  const diagnostics::Sink sink(
      [](void* pointer, diagnostics::Diagnostic&& found) { static_cast<Findings*>(pointer)->add(found); }, &findings);
  const auto visit = [](void* pointer, text::Span, const Model& model, bool) {
    Findings& into = *static_cast<Findings*>(pointer);
    into.has_content |= std::visit([](const auto& typed) { return has_content(typed); }, model);
    into.played += std::visit([](const auto& typed) { return played(typed); }, model);
  };
  Chunk chunk;
  chunk.source.text = text;
  Session(language, policy).read(chunk, visit, &findings, sink);
  return findings;
}

struct Reader {
  // As on the command line: `homeworlds:jpb`. Empty if there is none.
  std::string name;
  const Notation* notation = nullptr;
  Findings found;
};

// Of the dialects that read the text the one that plays most of it.
Reader dialect_that_reads(const Notation& notation, std::string_view text) {
  const notation::About& about = notation.about();
  Reader best = {{}, &notation, read({&notation, {}}, text)};
  if (best.found.reads()) best.name = about.id;
  const std::optional<std::uint32_t> row = about.options.find(notation::dialect_option);
  if (!row) return best;
  const notation::OptionRow& dialects = about.options.rows[*row];
  for (std::uint32_t i = 1; i < dialects.choice_count; ++i) {
    const std::string dialect(dialects.choices[i]);
    const Findings found = read({&notation, {{std::string(notation::dialect_option), dialect}}}, text);
    if (!found.reads() || (!best.name.empty() && !found.is_better_than(best.found))) continue;
    best.found = found;
    best.name = std::string(about.id) + ':' + dialect;
  }
  return best;
}

// None where several notations read the text.
Reader only_reader_of(std::string_view text) {
  if (is_blank(beginning_of(text))) return {};
  Reader only;
  for (const Notation& notation : all_notations()) {
    Reader reader = dialect_that_reads(notation, text);
    if (reader.name.empty()) continue;
    if (!only.name.empty()) return {};
    only = std::move(reader);
  }
  return only;
}

}  // namespace

std::string notation_that_reads(std::string_view text) { return only_reader_of(text).name; }

std::string better_notation_for(const Language& own, std::string_view text) {
  const Findings mine = read(own, text);
  if (mine.reads()) return {};
  Reader other = only_reader_of(text);
  // A dialect that plays no more of the text only overlooks what is wrong with it.
  const bool is_sibling = other.notation == own.notation;
  return is_sibling && other.found.played <= mine.played ? std::string() : std::move(other.name);
}

std::string option_in_the_way(const Language& own, std::string_view text) {
  if (read(own, text).reads()) return {};
  for (const auto& [key, value] : own.options) {
    Language without{own.notation, {}};
    for (const auto& option : own.options) {
      if (option.first != key) without.options.push_back(option);
    }
    if (key != notation::dialect_option && read(without, text).reads()) return text::format("{}={}", key, value);
  }
  return {};
}

}  // namespace plyglot::toolchain
