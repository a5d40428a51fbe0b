#include "plyglot/inputs.hpp"

#include "plyglot/directory.hpp"
#include "plyglot/usage_error.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "toolchain/registry.hpp"

#include <plyglot/likeness.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace plyglot::tool {
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

bool has_option(const toolchain::Notation& notation, std::string_view key) {
  const std::vector<toolchain::OptionFacts> options = toolchain::facts_of(notation).options;
  return std::any_of(options.begin(), options.end(), [&](const auto& option) { return option.key == key; });
}

// As much of a file as a signature can stand in.
constexpr std::size_t signature_size = 4096;

std::string beginning_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string beginning(signature_size, '\0');
  file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
  beginning.resize(static_cast<std::size_t>(file.gcount()));
  return beginning;
}

}  // namespace

std::pair<std::string, std::string> split_option(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) {
    throw UsageError(text::format("`{}` is no option: write KEY=VALUE", text));
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

std::string grouped(std::uint64_t count) {
  const std::string digits = std::to_string(count);
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

std::string counted(std::uint64_t count, std::string_view noun) {
  return text::format("{} {}{}", grouped(count), noun, count == 1 ? "" : "s");
}

Inputs::Inputs(const InputOptions& options, Run& run) : options_(options), run_(run) {
  if (options.paths.empty() && options.texts.empty()) {
    throw UsageError("nothing to read: give a PATH, `-` for standard input, or --text STRING");
  }
  for (const std::string& path : options.paths) {
    path == standard_input ? add_standard_input() : add_path(path);
  }
  for (std::size_t i = 0; i < options.texts.size(); ++i) add_text(options.texts[i], i);
  if (options.ply) check_ply();
  check_options();
}

void Inputs::check_ply() const {
  for (const Input& input : list_) {
    const toolchain::NotationFacts facts = toolchain::facts_of(*input.language->notation);
    if (facts.has_plies) continue;
    throw UsageError(text::format("--ply speaks of games, but `{}` holds {}s", facts.id, facts.record_name));
  }
}

// Texts in several notations share the options, of which each takes those that it has.
void Inputs::check_options() const {
  if (languages_.empty()) return;
  for (const std::string& option : options_.options) {
    const auto [key, value] = split_option(option);
    const bool is_known = std::any_of(languages_.begin(), languages_.end(), [&, &name = key](const auto& named) {
      return has_option(*named.second.notation, name);
    });
    toolchain::Language any = languages_.front().second;
    if (!is_known) throw UsageError(toolchain::set_option(any, key, value));
  }
}

const toolchain::Notation* Inputs::only_notation() const {
  if (list_.empty()) return nullptr;
  const toolchain::Notation* const notation = list_.front().language->notation;
  const bool is_only =
      std::all_of(list_.begin(), list_.end(), [&](const Input& input) { return input.language->notation == notation; });
  return is_only ? notation : nullptr;
}

std::string_view Inputs::record_name() const {
  const toolchain::Notation* const notation = only_notation();
  return notation == nullptr ? "record" : toolchain::facts_of(*notation).record_name;
}

std::string_view Inputs::kept_part_name() const {
  const toolchain::Notation* const notation = only_notation();
  return notation == nullptr ? "part" : toolchain::facts_of(*notation).kept_part_name;
}

void Inputs::add_path(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) {
    run_.failure(text::format("{}: {}", path, error ? error.message() : "there is no such file"));
  } else if (fs::is_directory(status)) {
    add_directory(path);
  } else {
    const toolchain::Language* language =
        options_.from.empty() ? language_of_file(path) : language_from_option(list_.size());
    if (language != nullptr) return add_file(path, language);
    const std::string likely = toolchain::notation_that_reads(beginning_of(path));
    run_.failure(text::format("{}: its extension is that of no notation; name one: {}", path,
                              likely.empty() ? from_options() : text::format("--from {}", likely)));
  }
}

void Inputs::add_directory(const std::string& path) {
  const std::size_t before = list_.size();
  for (const std::string& file : files_in(path, run_)) {
    if (toolchain::notation_for_file(file).empty()) continue;
    const toolchain::Language* language = options_.from.empty() ? language_of_file(file) : language_from_option(0);
    // What shares its extension with one of our notations is passed over, unless a notation is named.
    const toolchain::Notation& notation = *language->notation;
    const bool is_asked = options_.from.empty() && notation.about().has_signature != nullptr;
    if (is_asked && !toolchain::may_be(notation, beginning_of(file))) {
      run_.note(text::format("{}: skipped, since it is no `{}`", file, toolchain::facts_of(notation).id));
      continue;
    }
    add_file(file, language);
  }
  if (list_.size() == before) run_.note(text::format("{}: holds no file of a known notation", path));
}

void Inputs::add_file(const std::string& path, const toolchain::Language* language) {
  list_.push_back({InputKind::file, path, {}, language});
}

void Inputs::add_standard_input() {
  for (const Input& input : list_) {
    if (input.kind == InputKind::standard_input) throw UsageError("standard input (`-`) can be read only once");
  }
  const toolchain::Language* language = nullptr;
  if (!options_.from.empty()) {
    language = language_from_option(list_.size());
  } else if (options_.stdin_filename.empty()) {
    throw UsageError(
        text::format("what standard input holds is not known: give --stdin-filename NAME or {}", from_options()));
  } else {
    language = language_of_file(options_.stdin_filename);
    if (language == nullptr) {
      throw UsageError(
          text::format("`{}` has the extension of no notation; name one: {}", options_.stdin_filename, from_options()));
    }
  }
  const std::string name = options_.stdin_filename.empty() ? "<stdin>" : options_.stdin_filename;
  list_.push_back({InputKind::standard_input, name, {}, language});
}

void Inputs::add_text(const std::string& text, std::size_t index) {
  if (options_.from.empty()) {
    const std::string likely = toolchain::notation_that_reads(text);
    throw UsageError(text::format("the notation of --text is not known: give {}",
                                  likely.empty() ? from_options() : text::format("--from {}", likely)));
  }
  list_.push_back({InputKind::text, "<text>", text, language_from_option(index)});
}

// Where several are given, each text has its own; the last one holds for the rest.
const toolchain::Language* Inputs::language_from_option(std::size_t index) {
  return language_named(options_.from[std::min(index, options_.from.size() - 1)]);
}

const toolchain::Language* Inputs::language_of_file(std::string_view path) {
  const std::string_view id = toolchain::notation_for_file(path);
  return id.empty() ? nullptr : language_named(std::string(id));
}

const toolchain::Language* Inputs::language_named(const std::string& name) {
  for (const auto& [known, language] : languages_) {
    if (known == name) return &language;
  }
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  const auto set = [&](const std::string& key, const std::string& value) {
    if (problem.empty()) problem = toolchain::set_option(language, key, value);
  };
  if (!options_.profile.empty()) set("profile", options_.profile);
  for (const std::string& option : options_.options) {
    const auto [key, value] = split_option(option);
    // Whether another notation has it is known when all texts are.
    if (problem.empty() && has_option(*language.notation, key)) set(key, value);
  }
  if (!problem.empty()) throw UsageError(problem);
  return &languages_.emplace_back(name, std::move(language)).second;
}

}  // namespace plyglot::tool
