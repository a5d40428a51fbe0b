// Other notations tried on a text, to find one that reads more of it.
#include "findings/settled_fixes.hpp"
#include "hexix/record/position_line.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "toolchain/session_state.hpp"

#include <plyglot/likeness.hpp>
#include <plyglot/session.hpp>

#include <algorithm>

namespace plyglot::toolchain {
namespace {

constexpr std::size_t enough = 4096;

// A text that is longer is known by its beginning, which ends with a line.
std::string_view beginning_of(std::string_view text) {
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

// Whether the text itself shows in which dialect it is (homeworlds L15, B8), or says so.
bool names_dialect(const homeworlds::Record& record) {
  if (record.dialect != homeworlds::Dialect::seed) return true;
  const auto is_of_dialect = [](const auto& header) { return text::is_same_word(header.key, "dialect"); };
  return std::any_of(record.headers.begin(), record.headers.end(), is_of_dialect);
}
bool names_dialect(const auto&) { return false; }

// What reading found.
struct Findings {
  // Where the text was cut, if it was.
  std::size_t cut = std::string_view::npos;
  bool has_syntax_error = false;
  bool has_content = false;
  bool names_dialect = false;
  std::size_t played = 0;
  std::size_t errors = 0;
  // Warnings and errors, which tell dialects apart that play the same.
  std::size_t complaints = 0;
  // With what is only information, but not of play.
  std::size_t notices = 0;

  void add(const diagnostics::Diagnostic& found) {
    const diagnostics::Phase phase = diagnostics::catalogue_entry(found.id).phase;
    const bool is_of_syntax = phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
    const bool is_where_cut = found.span.begin >= cut;
    has_syntax_error |= is_of_syntax && found.severity == diagnostics::Severity::error && !is_where_cut;
    if (found.severity >= diagnostics::Severity::warning && !is_where_cut) ++complaints;
    if (found.severity >= diagnostics::Severity::error && !is_where_cut) ++errors;
    if (!is_where_cut && !findings::is_of_play(found)) ++notices;
  }
  void add(const Model& model) {
    has_content |= std::visit([](const auto& typed) { return toolchain::has_content(typed); }, model);
    names_dialect |= std::visit([](const auto& typed) { return toolchain::names_dialect(typed); }, model);
    played += std::visit([](const auto& typed) { return toolchain::played(typed); }, model);
  }

  bool reads() const { return has_content && !has_syntax_error; }
  bool is_clean() const { return has_content && errors == 0; }
  bool is_better_than(const Findings& other) const {
    return played != other.played ? played > other.played : complaints < other.complaints;
  }
};

Chunk beginning_of(Chunk chunk) {
  chunk.source.text = beginning_of(chunk.source.text);
  chunk.units = {};
  chunk.wanted = {};
  return chunk;
}

// A text of comments and headers alone says nothing.
void read(Session& session, const Chunk& whole, Findings& findings) {
  const Chunk chunk = beginning_of(whole);
  const bool is_cut = chunk.source.text.size() < whole.source.text.size();
  findings.cut = is_cut ? chunk.source.span().end : std::string_view::npos;
  const diagnostics::Sink sink(
      [](void* pointer, diagnostics::Diagnostic&& found) { static_cast<Findings*>(pointer)->add(found); }, &findings);
  const auto visit = [](void* pointer, text::Span, const Model& model, bool) {
    static_cast<Findings*>(pointer)->add(model);
  };
  session.read(chunk, visit, &findings, sink);
}

Findings read(const Language& language, std::span<const Chunk> texts) {
  const diagnostics::SeverityPolicy policy;
  Session session(language, policy);
  Findings findings;
  for (const Chunk& text : texts) read(session, text, findings);
  return findings;
}

Findings read(const Language& language, std::string_view text) {
  Chunk chunk;
  chunk.source.text = text;
  return read(language, std::span(&chunk, 1));
}

struct Reader {
  // As on the command line: `homeworlds:jpb`. Empty if there is none.
  std::string name;
  const Notation* notation = nullptr;
  Findings found;
};

// Tries the other choices of an option; of those that read the text the one that plays most of it stays.
void try_choices(const notation::OptionRow& row, std::string_view text, Reader& best) {
  const std::string_view id = best.notation->about().id;
  const bool is_dialect = row.key == notation::dialect_option;
  for (std::uint32_t i = 1; i < row.choice_count; ++i) {
    const std::string choice(row.choices[i]);
    const Findings found = read({best.notation, {{std::string(row.key), choice}}}, text);
    if (!found.reads() || (!best.name.empty() && !found.is_better_than(best.found))) continue;
    best.found = found;
    best.name = is_dialect ? text::format("{}:{}", id, choice) : std::string(id);
  }
}

// In the dialect that plays most of the text. If none does, as pieces are missing in the game, with another option.
Reader dialect_that_reads(const Notation& notation, std::string_view text) {
  const notation::About& about = notation.about();
  Reader best = {{}, &notation, read({&notation, {}}, text)};
  if (best.found.reads()) best.name = about.id;
  const std::optional<std::uint32_t> dialects = about.options.find(notation::dialect_option);
  if (dialects) try_choices(about.options.rows[*dialects], text, best);
  for (const notation::OptionRow& row : about.options) {
    if (best.name.empty() && !best.found.has_syntax_error && row.key != notation::dialect_option)
      try_choices(row, text, best);
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

// The first ones that are enough together.
std::span<const Chunk> first_of(std::span<const Chunk> texts) {
  std::size_t size = 0;
  std::size_t count = 0;
  while (count < texts.size() && size < enough) size += texts[count++].source.text.size();
  return texts.first(count);
}

bool is_foreign(const Findings& found) { return are_all_over(found.notices, found.played); }

// A dialect that plays no more of the text may only overlook what is wrong with it, unless it finds no error, and
// little else.
bool is_plainly_better(const Findings& found, const Findings& own) {
  if (found.played != own.played) return found.played > own.played;
  return own.errors > 1 && found.errors == 0 && !is_foreign(found);
}

// Not one that only overlooks what is wrong: it plays as much, and finds nothing wrong, or much less.
bool is_better_dialect(const Findings& found, const Findings& own) {
  if (!found.has_content || found.played < own.played) return false;
  const bool plays_more = found.played > own.played && (own.errors > 1 || found.played - own.played > 1);
  if (found.is_clean() && own.errors != 0 && plays_more) return found.complaints < own.complaints;
  constexpr std::size_t much = 4;
  if (own.errors != 0 && plays_more && much * found.errors <= own.errors) return found.complaints < own.complaints;
  return is_foreign(own) && found.errors <= own.errors && 2 * much * found.notices <= own.notices;
}

// Whether a dialect that was not chosen could be the right one. A single typing error is one in some dialects only.
bool is_rival(const Findings& found, const Findings& chosen) {
  constexpr std::size_t percent = 90;
  const bool plays_about_as_much = found.has_content && 100 * found.played >= percent * chosen.played;
  return chosen.errors != 0 && plays_about_as_much && 2 * found.errors <= chosen.errors &&
         found.complaints < chosen.complaints;
}

// Empty if there is none.
std::string better_notation(const Language& own, const Findings& mine, std::string_view text) {
  if (mine.reads()) return {};
  Reader other = only_reader_of(text);
  const bool is_other_notation = other.notation != own.notation;
  return is_other_notation || is_plainly_better(other.found, mine) ? std::move(other.name) : std::string();
}

// True if a dialect finds no error and plays more, where an option or the text names another one.
bool other_dialect_reads(const Language& own, const Findings& mine, std::string_view text) {
  const notation::About& about = own.notation->about();
  const std::optional<std::uint32_t> row = about.options.find(notation::dialect_option);
  if (!about.text_tells_dialect || !row) return false;
  const notation::OptionRow& dialects = about.options.rows[*row];
  return std::any_of(dialects.choices, dialects.choices + dialects.choice_count, [&](std::string_view dialect) {
    const Findings found = read(in_dialect(own, dialect), text);
    return found.is_clean() && found.played > mine.played;
  });
}

}  // namespace

std::string notation_that_reads(std::string_view text) { return only_reader_of(text).name; }

std::string notation_without_error(std::string_view text) {
  Reader only = only_reader_of(text);
  return only.found.errors == 0 ? std::move(only.name) : std::string();
}

std::string better_notation_for(const Language& own, std::string_view text) {
  return better_notation(own, read(own, text), text);
}

bool belongs_elsewhere(const Language& own, std::string_view text) {
  const Findings mine = read(own, text);
  return !better_notation(own, mine, text).empty() || other_dialect_reads(own, mine, text);
}

std::vector<std::string_view> open_dialects(const Language& language) {
  if (!language.notation->about().text_tells_dialect) return {};
  const notation::OptionTable& options = language.notation->about().options;
  const std::optional<std::uint32_t> row = options.find(notation::dialect_option);
  const auto is_dialect = [](const auto& option) { return option.first == notation::dialect_option; };
  if (!row || std::any_of(language.options.begin(), language.options.end(), is_dialect)) return {};
  const notation::OptionRow& dialects = options.rows[*row];
  return {dialects.choices + 1, dialects.choices + dialects.choice_count};
}

std::size_t bytes_that_choose_dialect(std::string_view text) {
  if (text.size() <= enough) return likeness_size;
  return std::max(enough, beginning_of(text).size());
}

Language in_dialect(Language language, std::string_view dialect) {
  if (!dialect.empty()) language.options.emplace_back(notation::dialect_option, dialect);
  return language;
}

DialectChoice choose_dialect(const Language& language, std::span<const Chunk> all_texts) {
  struct Tried {
    std::string_view dialect;
    Findings found;
  };
  const std::vector<std::string_view> others = open_dialects(language);
  const std::span<const Chunk> texts = first_of(all_texts);
  if (others.empty()) return {};
  const Findings own = read(language, texts);
  if (own.names_dialect || (own.errors == 0 && !is_foreign(own))) return {};
  std::vector<Tried> tried = {{{}, own}};
  for (const std::string_view dialect : others) {
    tried.push_back({dialect, read(in_dialect(language, dialect), texts)});
  }
  // Those that are better than the own one are compared by how much they play, and by what they find.
  const Tried* best = &tried.front();
  for (const Tried& each : tried) {
    if (!is_better_dialect(each.found, own)) continue;
    if (best == &tried.front() || each.found.is_better_than(best->found)) best = &each;
  }
  const bool has_rival =
      std::any_of(tried.begin(), tried.end(), [&](const Tried& each) { return is_rival(each.found, best->found); });
  return {best->dialect, !has_rival};
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
