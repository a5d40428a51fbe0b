#include "cli/case_file.hpp"

#include "cli/process.hpp"

#include <charconv>
#include <stdexcept>
#include <vector>

namespace plyglot::cli {
namespace {

constexpr std::string_view mark = "== ";

struct Section {
  std::string kind;
  std::string argument;
  std::string body;
};

Section section_of(std::string_view heading) {
  heading.remove_prefix(mark.size());
  const std::size_t blank = std::min(heading.find(' '), heading.size());
  return {std::string(heading.substr(0, blank)), std::string(heading.substr(std::min(blank + 1, heading.size()))), {}};
}

// The first section is the text before the first heading.
std::vector<Section> sections_of(std::string_view text) {
  std::vector<Section> sections(1);
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, size);
    if (line.substr(0, mark.size()) == mark) {
      sections.push_back(section_of(line.substr(0, size - 1)));
    } else {
      sections.back().body += line;
    }
    text.remove_prefix(size);
  }
  return sections;
}

struct EscapedByte {
  char byte = 0;
  // What it is written with; 0 if it is none.
  std::size_t size = 0;
};

EscapedByte byte_of(std::string_view escape) {
  constexpr std::string_view kinds = "nrt";
  if (escape.size() < 2) return {};
  if (const std::size_t at = kinds.find(escape[1]); at != kinds.npos) return {"\n\r\t"[at], 2};
  unsigned value = 0;
  const char* const digits = escape.data() + 2;
  if (escape[1] != 'x' || escape.size() < 4) return {};
  if (std::from_chars(digits, digits + 2, value, 16).ptr != digits + 2) return {};
  return {static_cast<char>(value), 4};
}

std::string unescaped(std::string_view body) {
  std::string out;
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '\n') continue;
    if (body[i] != '\\') {
      out += body[i];
      continue;
    }
    const std::string_view escape = body.substr(i);
    const auto [byte, size] = byte_of(escape);
    if (size == 0) throw std::runtime_error("no escape of a case: " + std::string(escape.substr(0, escape.find('\n'))));
    out += byte;
    i += size - 1;
  }
  return out;
}

std::string written(const Section& section) {
  std::string out = std::string(mark) + section.kind;
  if (!section.argument.empty()) out += " " + section.argument;
  return out + "\n" + section.body;
}

// Carriage returns and the like would not be seen, and the next section needs a line of its own.
std::string shown(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\r') {
      out += "<CR>";
    } else if (c == '\x1b') {
      out += "<ESC>";
    } else {
      out += c;
    }
  }
  if (!out.empty() && out.back() != '\n') out += "<no line end>\n";
  return out;
}

std::string outcome_of(const Folder& folder, const std::string& command) {
  const Outcome outcome = run_shell(folder, command);
  std::string out = written({"status", std::to_string(outcome.status), {}});
  if (!outcome.out.empty()) out += written({"stdout", {}, shown(outcome.out)});
  if (!outcome.error.empty()) out += written({"stderr", {}, shown(outcome.error)});
  return out;
}

}  // namespace

std::string replay(const std::string& text) {
  const Folder folder;
  const std::vector<Section> sections = sections_of(text);
  std::string out = sections.front().body;
  for (std::size_t i = 1; i < sections.size(); ++i) {
    const Section& section = sections[i];
    if (section.kind == "status" || section.kind == "stdout" || section.kind == "stderr") continue;
    if (section.kind == "after") {
      out += written({"after", section.argument, shown(folder.read(section.argument))});
      continue;
    }
    out += written(section);
    if (section.kind == "file") folder.write(section.argument, section.body);
    if (section.kind == "escaped") folder.write(section.argument, unescaped(section.body));
    if (section.kind == "run") out += outcome_of(folder, section.argument);
  }
  return out;
}

}  // namespace plyglot::cli
