#include "support/door/corpus_texts.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "text/glyph.hpp"

#include <plyglot/diagnostic.hpp>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <stdexcept>

namespace plyglot::test {
namespace {

namespace fs = std::filesystem;

// A row of corpus/folders.txt: how the texts of a folder are read.
struct Folder {
  std::string path;
  // `*`: that of the extension.
  std::string notation;
  Options options;
};

std::pair<std::string, std::string> option_in(const std::string& word) {
  const std::size_t sign = word.find('=');
  if (sign == std::string::npos) throw std::runtime_error("no option: " + word);
  return {word.substr(0, sign), word.substr(sign + 1)};
}

std::vector<Folder> folders() {
  std::vector<Folder> folders;
  std::istringstream lines(file_text(project_folder() + "/corpus/folders.txt"));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    Folder folder;
    words >> folder.path >> folder.notation;
    for (std::string word; words >> word;) folder.options.push_back(option_in(word));
    folders.push_back(std::move(folder));
  }
  return folders;
}

bool is_text(const fs::path& path) {
  const auto others = {".expected", ".md", ".jsonl"};
  return std::find(others.begin(), others.end(), path.extension()) == others.end();
}

std::string game_of(std::string_view notation) {
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.id == notation) return std::string(facts.game);
  }
  throw std::runtime_error("no notation: " + std::string(notation));
}

// The finding that a file of this name shows: one of its notation or of its game.
std::string finding_named(const std::string& stem, const std::string& notation) {
  for (const std::string& prefix : {notation, game_of(notation)}) {
    if (diagnostics::find_diagnostic(prefix + '/' + stem) != nullptr) return prefix + '/' + stem;
  }
  return {};
}

CorpusFile file_of(const fs::path& path, const Folder& folder) {
  CorpusFile file;
  file.path = path;
  CorpusText text;
  text.name = folder.path + '/' + path.filename().string();
  text.source_name = path.filename().string();
  text.notation = folder.notation == "*" ? std::string(toolchain::notation_for_file(text.name)) : folder.notation;
  text.options = folder.options;
  text.finding = finding_named(path.stem().string(), text.notation);
  const auto* const shown = diagnostics::find_diagnostic(text.finding);
  // A check on request is on for the file that shows it.
  if (shown != nullptr && shown->on_request) text.checks.push_back(text.finding);
  text.text = file_text(path);
  file.texts.push_back(std::move(text));
  return file;
}

void append_byte(std::string& out, char byte) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto value = static_cast<unsigned char>(byte);
  out += {'\\', 'x', digits[value >> 4], digits[value & 15]};
}

// What follows a backslash; `at` is moved to its last character.
char unescaped_byte(std::string_view text, std::size_t& at) {
  const char kind = ++at < text.size() ? text[at] : '\0';
  if (kind == '\\') return '\\';
  if (kind == 'r') return '\r';
  if (kind == 't') return '\t';
  unsigned value = 0;
  const char* const digits = text.data() + at + 1;
  if (kind != 'x' || at + 2 >= text.size() || std::from_chars(digits, digits + 2, value, 16).ptr != digits + 2) {
    throw std::runtime_error("no escape: " + std::string(text.substr(at - 1, 4)));
  }
  at += 2;
  return static_cast<char>(value);
}

std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      out += text[i];
    } else if (text.substr(i) == "\\\n") {
      break;
    } else {
      out += unescaped_byte(text, i);
    }
  }
  return out;
}

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

// `WHAT IT IS ABOUT`, or `WHAT IT IS ABOUT | dialect=2019 +hop/not-canonical`.
void read_heading(const std::string& heading, CorpusText& text) {
  const std::size_t bar = heading.find(" | ");
  if (bar == std::string::npos) return;
  std::istringstream words(heading.substr(bar + 3));
  for (std::string word; words >> word;) {
    if (word.front() == '+') {
      text.checks.push_back(word.substr(1));
    } else {
      text.options.push_back(option_in(word));
    }
  }
}

CorpusFile collection_of(const fs::path& path, const Folder& folder) {
  CorpusFile file;
  file.path = path;
  file.is_collection = true;
  std::istringstream lines(file_text(path));
  std::vector<std::string> bodies;
  bool is_expected = false;
  for (std::string line; std::getline(lines, line);) {
    if (begins_with(line, text_mark)) {
      file.headings.push_back(line.substr(text_mark.size()));
      bodies.emplace_back();
    } else if (bodies.empty()) {
      file.preface += line + '\n';
    } else if (is_expected = is_expected || begins_with(line, outcome_mark); !is_expected) {
      bodies.back() += line + '\n';
    }
    if (begins_with(line, text_mark)) is_expected = false;
  }
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    CorpusText text;
    text.name = folder.path + '/' + path.filename().string() + ':' + std::to_string(i + 1);
    text.source_name = "text";
    text.notation = folder.notation;
    text.options = folder.options;
    read_heading(file.headings[i], text);
    text.text = unescaped(bodies[i]);
    file.texts.push_back(std::move(text));
  }
  return file;
}

}  // namespace

std::vector<CorpusFile> corpus_files() {
  std::vector<CorpusFile> files;
  for (const Folder& folder : folders()) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(project_folder() + "/corpus/" + folder.path)) {
      const bool is_known = folder.notation != "*" || !toolchain::notation_for_file(entry.path().string()).empty();
      if (entry.is_regular_file() && is_text(entry.path()) && is_known) paths.push_back(entry.path());
    }
    INFO(folder.path);
    REQUIRE_FALSE(paths.empty());
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) {
      const bool is_collection = path.extension() == ".texts";
      files.push_back(is_collection ? collection_of(path, folder) : file_of(path, folder));
    }
  }
  return files;
}

std::string escaped_in_line(std::string_view text) {
  std::string out;
  bool begins_line = true;
  for (std::size_t i = 0; i < text.size();) {
    const text::Decoded character = text::decode_utf8(text.substr(i));
    const char first = text[i];
    const bool ends_line = i + 1 == text.size() || text[i + 1] == '\n';
    // A mark would begin there.
    const bool is_hidden = (first == ' ' && ends_line) || (first == '=' && begins_line);
    begins_line = first == '\n';
    if (first == '\n') {
      out += '\n';
    } else if (first == '\r' || first == '\t' || first == '\\') {
      out += {'\\', first == '\r' ? 'r' : first == '\t' ? 't' : '\\'};
    } else if (is_hidden || !character.is_valid || !text::glyph_of(character).replacement.empty()) {
      for (std::size_t byte = 0; byte < character.size; ++byte) append_byte(out, text[i + byte]);
    } else {
      out += text.substr(i, character.size);
    }
    i += character.size;
  }
  return out;
}

std::string escaped(std::string_view text) {
  return escaped_in_line(text) + (text.empty() || text.back() == '\n' ? "" : "\\\n");
}

}  // namespace plyglot::test
