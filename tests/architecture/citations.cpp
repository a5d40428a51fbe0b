#include "architecture/citations.hpp"

#include "architecture/comments.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace plyglot::architecture {
namespace {

constexpr std::string_view documents_folder = "docs/spec/";

// What a word in a path says about the game.
struct GameWord {
  std::string_view word;
  std::string_view game;
};
constexpr GameWord game_words[] = {
    {"hive", "hive"},    {"hop", "hive"},        {"uhp", "hive"},
    {"thehive", "hive"}, {"boardspace", "hive"}, {"homeworlds", "homeworlds"},
    {"hexix", "hexix"},  {"hopgi", "hopgi"},
};

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
bool is_capital(char byte) { return byte >= 'A' && byte <= 'Z'; }
bool is_alphanumeric(char byte) { return std::isalnum(static_cast<unsigned char>(byte)) != 0; }
char byte_at(std::string_view text, std::size_t at) { return at < text.size() ? text[at] : '\0'; }

std::string_view game_of(std::string_view path) {
  for (std::size_t at = 0; at < path.size();) {
    std::size_t end = at;
    while (end < path.size() && is_alphanumeric(path[end])) ++end;
    for (const GameWord& each : game_words) {
      if (each.word == path.substr(at, end - at)) return each.game;
    }
    at = end + 1;
  }
  return {};
}

// One or two digits, or none.
std::size_t digits_at(std::string_view text, std::size_t at) {
  std::size_t count = 0;
  while (count < 2 && is_digit(byte_at(text, at + count))) ++count;
  return count;
}

// A point and digits, or nothing.
std::size_t point_at(std::string_view text, std::size_t at) {
  const std::size_t digits = byte_at(text, at) == '.' ? digits_at(text, at + 1) : 0;
  return digits == 0 ? 0 : 1 + digits;
}

// The length of the id of a rule, of a part of one or of a section at `at`; 0 if there is none.
std::size_t id_at(std::string_view text, std::size_t at) {
  const std::size_t letter = is_capital(byte_at(text, at)) ? 1 : 0;
  const std::size_t digits = digits_at(text, at + letter);
  if (digits == 0) return 0;
  std::size_t end = at + letter + digits;
  end += point_at(text, end);
  const char part = byte_at(text, end);
  if (letter == 1 && part >= 'a' && part <= 'i') ++end;
  return is_word_character(byte_at(text, end)) ? 0 : end - at;
}

// The length of the separator between two ids of a list; 0 if the list ends here.
std::size_t separator_at(std::string_view text, std::size_t at) {
  for (const std::string_view separator : {", and ", ", or ", ", ", " and ", " or ", " to "}) {
    if (starts_with(text.substr(std::min(at, text.size())), separator)) return separator.size();
  }
  return 0;
}

// With the text between backticks made unreadable.
std::string without_code(std::string text) {
  bool is_code = false;
  for (char& byte : text) {
    if (byte == '`') {
      is_code = !is_code;
    } else if (is_code) {
      byte = '~';
    }
  }
  return text;
}

bool is_cpp(const std::string& path) {
  const auto ends = [&](std::string_view ending) { return ends_with(path, ending); };
  return ends(".cpp") || ends(".hpp") || ends(".def") || ends(".c") || ends(".h");
}

std::set<std::string> anchors_in(const std::string& text) {
  constexpr std::string_view opening = "<a id=\"";
  std::set<std::string> ids;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
    const std::size_t begin = at + opening.size();
    ids.insert(text.substr(begin, text.find('"', begin) - begin));
  }
  return ids;
}

}  // namespace

struct Specifications::Passage {
  std::string text;
  std::string path;
  std::size_t line = 0;
  // Empty if only citations count that name their document.
  std::string_view game;
  // Whether the number of a section counts.
  bool has_sections = true;
};

std::string rule_of(std::string_view id) {
  if (id.empty() || !is_capital(id[0])) return {};
  return std::string(id.substr(0, 1 + digits_at(id, 1)));
}

Specifications::Specifications(const std::vector<ProjectFile>& documents) {
  for (const ProjectFile& file : documents) {
    if (!starts_with(file.path, documents_folder) || !ends_with(file.path, ".md") || ends_with(file.path, "README.md"))
      continue;
    const std::string name = file.path.substr(documents_folder.size(), file.path.size() - documents_folder.size() - 3);
    ids_[name] = anchors_in(file.text);
    for (const std::string& id : ids_[name]) {
      if (is_capital(id[0])) documents_.emplace(std::make_pair(game_of(name), id[0]), name);
    }
  }
}

bool Specifications::has(const Citation& citation) const {
  const auto found = ids_.find(citation.document);
  return found != ids_.end() && found->second.count(citation.id) == 1;
}

std::string Specifications::document_of(std::string_view game, char letter) const {
  const auto found = documents_.find(std::make_pair(std::string(game), letter));
  return found == documents_.end() ? std::string() : found->second;
}

// The longest name counts: `hive-rules H1` does not cite `hive`, nor `homeworlds-rules G1` `homeworlds`.
std::string_view Specifications::document_at(std::string_view text, std::size_t at) const {
  std::string_view longest;
  for (const auto& [name, ids] : ids_) {
    const bool stands_here = text.substr(at, name.size()) == name && byte_at(text, at + name.size()) == ' ';
    if (stands_here && name.size() > longest.size()) longest = name;
  }
  return longest;
}

// From the first id on; returns where the list ends.
std::size_t Specifications::scan_list(const Passage& passage, Citation citation, std::size_t at,
                                      std::vector<Citation>& found) const {
  const std::string_view text = passage.text;
  const std::string document = citation.document;
  for (bool is_range = false;;) {
    const std::size_t length = id_at(text, at);
    const std::string last = citation.id;
    citation.id = text.substr(at, length);
    if (is_range && rule_of(last) == last && citation.id[0] == last[0]) {
      const int end = std::stoi(citation.id.substr(1));
      Citation between = citation;
      for (int number = std::stoi(last.substr(1)) + 1; number < end; ++number) {
        between.id = last[0] + std::to_string(number);
        found.push_back(between);
      }
    }
    found.push_back(citation);
    at += length;
    const std::size_t separator = separator_at(text, at);
    const std::size_t next = separator == 0 ? 0 : id_at(text, at + separator);
    const char first = byte_at(text, at + separator);
    if (next == 0 || (!is_capital(first) && !passage.has_sections)) return at;
    // An id of another document of the game ends the list: it is a citation of its own.
    if (is_capital(first) && !document_of(passage.game, first).empty() &&
        document_of(passage.game, first) != document) {
      return at;
    }
    is_range = text.substr(at, separator) == " to ";
    at += separator;
  }
}

void Specifications::scan(const Passage& passage, std::vector<Citation>& found) const {
  const std::string_view text = passage.text;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char before = at == 0 ? ' ' : text[at - 1];
    if (is_word_character(before) || std::string_view("./:*=+-\\`~").find(before) != std::string_view::npos) continue;
    Citation citation{{}, {}, passage.path, passage.line};
    std::size_t id = at;
    if (const std::string_view document = document_at(text, at); !document.empty()) {
      citation.document = document;
      id += document.size() + 1;
    } else if (is_capital(text[at])) {
      citation.document = document_of(passage.game, text[at]);
    }
    const bool can_be = is_capital(byte_at(text, id)) || (passage.has_sections && id != at);
    if (citation.document.empty() || !can_be || id_at(text, id) == 0) continue;
    at = scan_list(passage, citation, id, found) - 1;
  }
}

std::vector<Citation> Specifications::cited_in_code(const ProjectFile& file) const {
  std::vector<Citation> found;
  const std::string_view game = game_of(file.path);
  for (Comment& comment : is_cpp(file.path) ? comments_and_strings(file) : comment_lines(file)) {
    if (comment.is_string) {
      scan({std::move(comment.text), file.path, comment.line, {}, false}, found);
    } else {
      scan({without_code(std::move(comment.text)), file.path, comment.line, game, true}, found);
    }
  }
  return found;
}

// Code that only begins as the citation of a section, such as a command, is none.
void Specifications::scan_code(const Passage& passage, std::vector<Citation>& found) const {
  if (document_at(passage.text, 0).empty()) return;
  std::vector<Citation> cited;
  scan(passage, cited);
  if (cited.empty()) return;
  if (is_capital(cited.front().id[0]) || ends_with(passage.text, cited.back().id)) {
    found.insert(found.end(), cited.begin(), cited.end());
  }
}

std::vector<Citation> Specifications::cited_in_page(const ProjectFile& file) const {
  std::vector<Citation> found;
  const std::string_view game = starts_with(file.path, documents_folder) ? game_of(file.path) : std::string_view();
  for (const Comment& paragraph : paragraphs(file)) {
    const std::string& text = paragraph.text;
    for (std::size_t begin = text.find('`'); begin != std::string::npos;) {
      const std::size_t end = text.find('`', begin + 1);
      if (end == std::string::npos) break;
      scan_code({text.substr(begin + 1, end - begin - 1), file.path, paragraph.line, {}, true}, found);
      begin = text.find('`', end + 1);
    }
    if (!game.empty()) scan({without_code(text), file.path, paragraph.line, game, false}, found);
  }
  return found;
}

}  // namespace plyglot::architecture
