#include "plyglot/reading/inputs.hpp"

#include "plyglot/reading/directory.hpp"
#include "plyglot/reading/text_beginning.hpp"
#include "plyglot/run/usage_error.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/likeness.hpp>

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace plyglot::tool {

using text::counted;

namespace {

namespace fs = std::filesystem;

constexpr std::string_view standard_input = "-";

// How to say which notation it is.
std::string from_options() {
  std::vector<std::string_view> ids;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.can_be_read) ids.push_back(facts.id);
  }
  return text::format("--from NOTATION ({})", text::listed(ids, " or "));
}

constexpr std::string_view markdown = "markdown";
constexpr const char* by_the_address = "the address";

// What is left of a path below a folder, where a name that begins with a dot is that of something which version control
// and the like keep for themselves.
bool is_hidden(std::string_view below) { return below.starts_with('.') || below.find("/.") != std::string_view::npos; }

}  // namespace

Inputs::Inputs(const InputOptions& options, Run& run, PolicyMaker make_policy)
    : options_(options), run_(run), configs_(options.config, run), settings_(options, std::move(make_policy)) {
  if (options.paths.empty() && options.texts.empty()) {
    throw UsageError("nothing to read: give a PATH, `-` for standard input, or --text STRING");
  }
  check_column();
  look_for_changes();
  add_all();
  configs_.check();
  if (options.ply) check_ply();
  check_options();
}

void Inputs::look_for_changes() {
  if (!options_.since) return;
  const std::vector<std::string>& paths = options_.paths;
  if (!options_.texts.empty() || std::find(paths.begin(), paths.end(), standard_input) != paths.end()) {
    throw UsageError("--since speaks of files: it does not go with --text or standard input (`-`)");
  }
  changed_.emplace(*options_.since);
}

// In the order in which they are given. Where there is none, texts come last.
void Inputs::add_all() {
  std::size_t texts = 0;
  std::size_t paths = 0;
  const auto add_next_path = [&] {
    const std::string& path = options_.paths[paths++];
    path == standard_input ? add_standard_input() : add_path(path);
  };
  const std::vector<bool> order = options_.which_are_texts ? options_.which_are_texts() : std::vector<bool>();
  for (const bool is_text : order) {
    if (is_text && texts < options_.texts.size()) {
      add_text(options_.texts[texts++]);
    } else if (!is_text && paths < options_.paths.size()) {
      add_next_path();
    }
  }
  while (paths < options_.paths.size()) add_next_path();
  while (texts < options_.texts.size()) add_text(options_.texts[texts++]);
}

void Inputs::check_ply() const {
  for (const Input& input : list_) {
    if (input.language().notation == nullptr) continue;
    const toolchain::NotationFacts facts = toolchain::facts_of(*input.language().notation);
    if (facts.has_plies) continue;
    throw UsageError(text::format("--ply speaks of games, but `{}` holds {}s", facts.id, facts.record_name));
  }
}

// Texts in several notations share the options, of which each takes those that it has.
void Inputs::check_options() const {
  if (list_.empty()) return;
  for (const std::string& option : options_.options) {
    const auto [key, value] = split_option(option);
    toolchain::Language any = list_.front().language();
    if (settings_.has_option(key)) continue;
    throw UsageError(any.notation == nullptr ? text::format("no notation has an option `{}`", key)
                                             : toolchain::set_option(any, key, value));
  }
}

const toolchain::Notation* Inputs::only_notation() const {
  if (list_.empty()) return nullptr;
  const toolchain::Notation* const notation = list_.front().language().notation;
  const bool is_only = std::all_of(list_.begin(), list_.end(),
                                   [&](const Input& input) { return input.language().notation == notation; });
  return is_only ? notation : nullptr;
}

std::string_view Inputs::record_name() const {
  const toolchain::Notation* const notation = only_notation();
  return notation == nullptr ? "record" : toolchain::facts_of(*notation).record_name;
}

void Inputs::check_not_read(const std::string& path) const {
  std::error_code error;
  for (const Input& input : list_) {
    const bool is_same = input.kind == InputKind::file && fs::equivalent(input.name, path, error);
    if (is_same) throw UsageError(text::format("{} would be overwritten", input.name));
  }
}

void Inputs::report_no_record(std::string_view what) const {
  if (run_.has_failed()) return;
  const std::string where = list_.size() == 1 ? list_.front().name : counted(list_.size(), "text");
  run_.failure(list_.empty() ? text::format("nothing to {}: no text was read", what)
                             : text::format("nothing to {}: there is no {} in {}", what, record_name(), where));
}

std::string_view Inputs::kept_part_name() const {
  const toolchain::Notation* const notation = only_notation();
  return notation == nullptr ? "part" : toolchain::facts_of(*notation).kept_part_name;
}

// None if the config is not to be used, which was said.
std::optional<config::Match> Inputs::match_of(const std::string& path) {
  const ConfigReport::Found found = path.empty() ? configs_.for_working_directory() : configs_.for_file(path);
  if (!found.is_good) return std::nullopt;
  return config::match(found.config, path.empty() ? path : configs_.absolute(path));
}

// Without a name where nothing says which one it is. Where several are given on the command line, each text has its
// own; the last one holds for the rest.
NotationChoice Inputs::notation_of(const std::string& path, const config::Match& match, std::size_t index) const {
  if (!options_.from.empty()) return {options_.from[std::min(index, options_.from.size() - 1)], "--from"};
  if (const config::NotationSetting* setting = config::notation_of(match)) {
    return {setting->name, config::place_of(match, setting->line)};
  }
  return {std::string(toolchain::notation_for_file(path)), "the extension"};
}

bool Inputs::is_excluded(const config::Match& match, const std::string& path) const {
  return match.config != nullptr && match.config->excludes(configs_.absolute(path));
}

const Settings& Input::settings_of(const toolchain::MarkdownText& block) const {
  return holder->settings->of(settings->match, {block.notation, "the text", block.options});
}

void Input::choose_dialect(std::string_view dialect) const {
  if (dialect.empty()) return;
  settings = &settings->in_dialect(dialect);
  note_dialect(language());
}

void Input::note_dialect(const toolchain::Language& read_as) const {
  const bool holds_it = language().notation == nullptr;
  run->note_at_end(name, text::format("{} as `{}:{}`", holds_it ? "holds a text that reads" : "reads",
                                      toolchain::facts_of(*read_as.notation).id, read_as.options.back().second));
}

// Whoever names Markdown names no notation.
bool Inputs::is_asked_for_markdown() const {
  return options_.reads_markdown && !options_.from.empty() && options_.from.back() == markdown;
}

void Inputs::check_column() const {
  if (options_.has_no_header && options_.column.empty()) throw UsageError("--no-header goes with --column");
  if (!options_.status_column.empty() && options_.column.empty())
    throw UsageError("--status-column goes with --column");
  if (!options_.column.empty() && is_asked_for_markdown()) throw UsageError("Markdown has no columns");
  const bool is_number = options_.column.find_first_not_of("0123456789") == std::string::npos;
  if (options_.has_no_header && !is_number) throw UsageError("without a header --column is a number, from 1");
  if (options_.texts.empty() || (options_.column.empty() && !is_asked_for_markdown())) return;
  throw UsageError("a --text is one record: write a file that holds it, or read it from standard input (`-`)");
}

bool Inputs::may_hold_texts(const std::string& file) const {
  return options_.column.empty() ? toolchain::is_markdown(file) : toolchain::table_format(file).has_value();
}

bool Inputs::add_holder(InputKind kind, const std::string& path, const config::Match& match) {
  if (!options_.column.empty()) return add_table(kind, path, match);
  const bool is_by_name = options_.from.empty() && config::notation_of(match) == nullptr;
  const bool is_markdown = is_asked_for_markdown() || (is_by_name && toolchain::is_markdown(path));
  if (!options_.reads_markdown || !is_markdown) return false;
  add_markdown(kind, path, match);
  return true;
}

// Links that somebody collected or was sent are read as they are in Markdown.
bool Inputs::reads_addresses_in(std::string_view beginning) const {
  return options_.reads_markdown && toolchain::holds_addresses(beginning);
}

// Where the notation is named, each line with something on it is an address that names it too.
bool Inputs::is_list_of_addresses(const std::string& path, const NotationChoice& notation) const {
  if (!options_.reads_markdown || notation.name.empty() || !may_hold_any_notation(path)) return false;
  const std::string beginning = beginning_of(path);
  std::string_view rest = text::trimmed(beginning, " \t\r\n");
  bool has_any = false;
  while (rest.starts_with("http")) {
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    // The last one may be cut.
    const bool is_cut = line.size() == rest.size() && beginning.size() == toolchain::likeness_size;
    const std::optional<toolchain::AddressedText> addressed = toolchain::text_in_address(line);
    if (!is_cut && (!addressed || addressed->notation != notation.name)) return false;
    has_any = has_any || !is_cut;
    rest = text::trimmed(rest.substr(line.size()), " \t\r\n");
  }
  return has_any && rest.empty();
}

void Inputs::add_markdown(InputKind kind, const std::string& path, const config::Match& match) {
  const char* const origin = is_asked_for_markdown()        ? "--from"
                             : toolchain::is_markdown(path) ? "the extension"
                                                            : by_the_text;
  const std::string name = path.empty() ? "<stdin>" : path;
  list_.push_back({kind, name, {}, &settings_.without_language(match), origin, false, nullptr, &run_});
  list_.back().holder =
      std::make_unique<const Holder>(Holder{std::nullopt, {}, true, {}, &settings_, options_.uses_ply_of_block});
}

bool Inputs::add_table(InputKind kind, const std::string& path, const config::Match& match) {
  const std::optional<toolchain::TableFormat> format = toolchain::table_format(path);
  if (!format) {
    throw UsageError(path.empty()
                         ? std::string("--column reads tables: give --stdin-filename NAME.csv or NAME.jsonl")
                         : text::format("--column reads .csv, .jsonl and .ndjson files, and {} is none", path));
  }
  if (*format != toolchain::TableFormat::csv && options_.has_no_header) {
    throw UsageError(text::format("--no-header is for CSV, and {} holds JSON lines", path));
  }
  NotationChoice notation = notation_of(path, match, list_.size());
  std::string beginning;
  if (notation.name.empty()) {
    beginning = kind == InputKind::file ? beginning_of(path) : read_beginning(STDIN_FILENO);
    notation = {notation_of_column(*format, path, beginning), by_the_text};
  }
  if (notation.name.empty()) {
    throw UsageError(text::format("which notation the column holds is not known: give {}", from_options()));
  }
  add(kind, path, match, notation);
  if (kind == InputKind::standard_input) list_.back().text = std::move(beginning);
  list_.back().holder = std::make_unique<const Holder>(
      Holder{format, options_.column, !options_.has_no_header, options_.status_column, nullptr, false});
  return true;
}

// That of the first texts, if it is the same for all of them that show one; empty if not.
std::string Inputs::notation_of_column(toolchain::TableFormat format, const std::string& path,
                                       std::string_view beginning) const {
  const diagnostics::SeverityPolicy policy;
  toolchain::ColumnReader reader(format, options_.column, !options_.has_no_header, path, policy);
  if (!reader.append(beginning)) return {};
  reader.end();
  const std::unique_ptr<toolchain::HeldPart> part = reader.next();
  if (part == nullptr) return {};
  if (part->texts.empty() && !part->findings.empty())
    throw UsageError(text::format("{}: {}", path.empty() ? "<stdin>" : path, part->findings.front().message));
  constexpr std::size_t enough = 16;
  std::string name;
  for (std::size_t i = 0; i < std::min(part->texts.size(), enough); ++i) {
    std::string shown = part->texts[i].notation;
    if (shown.empty()) shown = toolchain::notation_that_reads(part->texts[i].decoded());
    if (!name.empty() && !shown.empty() && shown != name) return {};
    if (name.empty()) name = std::move(shown);
  }
  return name;
}

void Inputs::add(InputKind kind, const std::string& name, const config::Match& match, const NotationChoice& notation) {
  list_.push_back({kind, name, {}, &settings_.of(match, notation), notation.origin, false, nullptr, &run_});
}

// A link may lead nowhere.
bool Inputs::is_there(const std::string& path) {
  std::error_code error;
  if (fs::exists(fs::status(path, error))) return true;
  run_.failure(text::format("{}: {}", path, error ? error.message() : "there is no such file"));
  return false;
}

void Inputs::add_path(const std::string& path) {
  if (!is_there(path)) return;
  if (fs::is_directory(path)) return add_directory(path);
  if (!is_asked_for(path)) return;
  const std::optional<config::Match> match = match_of(path);
  if (!match) return;
  if (add_holder(InputKind::file, path, *match)) {
    list_.back().is_excluded = is_excluded(*match, path);
    return;
  }
  const NotationChoice notation = notation_of(path, *match, list_.size());
  if (is_list_of_addresses(path, notation)) {
    add_markdown(InputKind::file, path, *match);
    list_.back().is_excluded = is_excluded(*match, path);
    return;
  }
  if (!notation.name.empty()) {
    add(InputKind::file, path, *match, notation);
    list_.back().is_excluded = is_excluded(*match, path);
    return;
  }
  const std::string likely = toolchain::notation_that_reads(beginning_of(path));
  if (!likely.empty() && may_hold_any_notation(path)) {
    add(InputKind::file, path, *match, {likely, by_the_text});
    list_.back().is_excluded = is_excluded(*match, path);
    return;
  }
  if (likely.empty() && may_hold_any_notation(path) && reads_addresses_in(beginning_of(path))) {
    add_markdown(InputKind::file, path, *match);
    list_.back().is_excluded = is_excluded(*match, path);
    return;
  }
  run_.failure(text::format("{}: its extension is that of no notation; name one: {}", path,
                            likely.empty() ? from_options() : text::format("--from {}", likely)));
}

void Inputs::add_directory(const std::string& path) {
  const std::size_t before = list_.size();
  const auto failed = [this](const std::string& problem) { run_.failure(problem); };
  for (const std::string& file : files_in(path, failed)) {
    add_found_file(file, is_hidden(std::string_view(file).substr(path.size())));
  }
  if (list_.size() == before && configs_.are_good() && !changed_)
    run_.note(text::format("{}: holds no file of a known notation", path));
}

void Inputs::add_found_file(const std::string& file, bool is_in_hidden) {
  if (!is_asked_for(file)) return;
  const std::optional<config::Match> match = match_of(file);
  if (!match || is_excluded(*match, file)) return;
  if (!options_.column.empty() || is_asked_for_markdown()) {
    if (!is_in_hidden && may_hold_texts(file)) add_holder(InputKind::file, file, *match);
    return;
  }
  const bool is_of_config = config::notation_of(*match) != nullptr;
  const bool is_known = is_of_config || !toolchain::notation_for_file(file).empty();
  // Whoever names the notation means every text.
  if (!is_known && (options_.from.empty() || is_in_hidden || !has_text(file))) return;
  if (!is_there(file)) return;
  const NotationChoice choice = notation_of(file, *match, 0);
  const toolchain::Notation& notation = *settings_.of(*match, choice).language.notation;
  // What only shares its extension with one of our notations is skipped, unless a notation is named.
  const bool is_asked = options_.from.empty() && !is_of_config && notation.about().has_signature != nullptr;
  if (is_asked && !toolchain::may_be(notation, beginning_of(file))) {
    return run_.note(text::format("{}: skipped, since it is not `{}`", file, toolchain::facts_of(notation).id));
  }
  add(InputKind::file, file, *match, choice);
}

void Inputs::add_standard_input() {
  for (const Input& input : list_) {
    if (input.kind == InputKind::standard_input) throw UsageError("standard input (`-`) can be read only once");
  }
  const std::string& path = options_.stdin_filename;
  const std::optional<config::Match> match = match_of(path);
  if (!match || add_holder(InputKind::standard_input, path, *match)) return;
  NotationChoice notation = notation_of(path, *match, list_.size());
  std::string beginning;
  if (notation.name.empty()) {
    beginning = read_beginning(STDIN_FILENO);
    notation = {toolchain::notation_that_reads(beginning), by_the_text};
  }
  if (notation.name.empty() && reads_addresses_in(beginning)) {
    add_markdown(InputKind::standard_input, path, *match);
    list_.back().text = std::move(beginning);
    return;
  }
  if (notation.name.empty()) {
    throw UsageError(
        path.empty()
            ? text::format("what standard input holds is not known: give --stdin-filename NAME or {}", from_options())
            : text::format("`{}` has the extension of no notation; name one: {}", path, from_options()));
  }
  add(InputKind::standard_input, path.empty() ? "<stdin>" : path, *match, notation);
  list_.back().text = std::move(beginning);
}

void Inputs::add_text(const std::string& text) {
  const std::optional<config::Match> match = match_of({});
  if (!match) return;
  NotationChoice notation = notation_of({}, *match, list_.size());
  const std::optional<toolchain::AddressedText> addressed = toolchain::text_in_address(text);
  if (notation.name.empty() && addressed) notation = {addressed->notation, by_the_address};
  if (notation.name.empty()) notation = {toolchain::notation_that_reads(text), by_the_text};
  if (notation.name.empty()) {
    throw UsageError(text::format("the notation of --text is not known: give {}", from_options()));
  }
  add(InputKind::text, "<text>", *match, notation);
  const auto without_dialect = [](std::string_view name) { return name.substr(0, name.find(':')); };
  const bool is_addressed = addressed && without_dialect(addressed->notation) == without_dialect(notation.name);
  list_.back().text = is_addressed ? addressed->text : text;
}

}  // namespace plyglot::tool
