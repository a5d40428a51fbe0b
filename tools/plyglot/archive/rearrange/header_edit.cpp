#include "plyglot/archive/rearrange/header_edit.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <optional>

namespace plyglot::tool::archive {
namespace {

// In bytes of the record.
struct HeaderPlace {
  std::string_view key;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t value_begin = 0;
  std::size_t value_end = 0;
  // The line that it is on, with the line end, and whether nothing else is there.
  std::size_t line_begin = 0;
  std::size_t line_end = 0;
  bool is_alone = false;
};

struct HeaderSection {
  std::vector<HeaderPlace> headers;
  // Where one is added, at the beginning of a line, and whether the first line of the game is there.
  std::size_t end = 0;
  bool is_before_game = false;
};

bool is_key_byte(char byte) { return text::is_digit(byte) || text::is_letter(byte) || byte == '_' || byte == '-'; }

std::size_t skip_blanks(std::string_view line, std::size_t at) {
  while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
  return at;
}

// The tag at the place; none if there is anything else. Counts in bytes of the line.
std::optional<HeaderPlace> tag_at(std::string_view line, std::size_t at) {
  if (at >= line.size() || line[at] != '[') return std::nullopt;
  HeaderPlace tag;
  tag.begin = at;
  const std::size_t key = skip_blanks(line, at + 1);
  at = key;
  while (at < line.size() && is_key_byte(line[at])) ++at;
  tag.key = line.substr(key, at - key);
  at = skip_blanks(line, at);
  if (tag.key.empty() || at >= line.size() || line[at] != '"') return std::nullopt;
  tag.value_begin = ++at;
  while (at < line.size() && line[at] != '"') at += line[at] == '\\' ? 2U : 1U;
  if (at >= line.size()) return std::nullopt;
  tag.value_end = at;
  at = skip_blanks(line, at + 1);
  if (at >= line.size() || line[at] != ']') return std::nullopt;
  tag.end = at + 1;
  return tag;
}

// All of a line; none if it holds anything else.
std::vector<HeaderPlace> tags_of(std::string_view line) {
  std::vector<HeaderPlace> tags;
  std::size_t at = skip_blanks(line, 0);
  while (const auto tag = tag_at(line, at)) {
    tags.push_back(*tag);
    at = skip_blanks(line, tag->end);
  }
  if (at != line.size()) tags.clear();
  return tags;
}

std::vector<HeaderPlace> header_line(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && (is_key_byte(line[at]) || (line[at] == ' ' && at != 0))) ++at;
  if (at == 0 || at >= line.size() || line[at] != ':') return {};
  HeaderPlace header;
  header.key = line.substr(0, at);
  header.value_begin = skip_blanks(line, at + 1);
  header.end = header.value_end = std::max(header.value_begin, line.find_last_not_of(" \t") + 1);
  return {header};
}

bool is_comment(HeaderStyle style, std::string_view line) {
  const std::string_view words = line.substr(skip_blanks(line, 0));
  if (style == HeaderStyle::lines) return words.starts_with('#');
  return words.starts_with("//") || words.starts_with(';') || words.starts_with('%') ||
         (words.starts_with('{') && words.find('}') == words.find_last_not_of(" \t"));
}

HeaderSection section_of(HeaderStyle style, std::string_view record) {
  HeaderSection section;
  std::size_t at = text::begins_with_byte_order_mark(record) ? text::byte_order_mark.size() : 0;
  section.end = at;
  section.is_before_game = true;
  while (at < record.size()) {
    const std::size_t feed = record.find('\n', at);
    const std::size_t next = feed == record.npos ? record.size() : feed + 1;
    std::string_view line = record.substr(at, next - at);
    line = line.substr(0, line.find_last_not_of("\r\n") + 1);
    const bool is_blank = line.find_first_not_of(" \t") == line.npos;
    const std::vector<HeaderPlace> found = style == HeaderStyle::tags ? tags_of(line) : header_line(line);
    if (found.empty() && !is_blank && !is_comment(style, line)) {
      if (section.headers.empty() && style == HeaderStyle::tags) section.end = at;
      break;
    }
    for (HeaderPlace header : found) {
      header.line_begin = at;
      header.line_end = next;
      header.is_alone = found.size() == 1;
      for (std::size_t* const place : {&header.begin, &header.end, &header.value_begin, &header.value_end})
        *place += at;
      section.headers.push_back(header);
      section.end = next;
      section.is_before_game = false;
    }
    at = next;
  }
  return section;
}

std::string line_of(HeaderStyle style, const std::string& key, std::string_view written) {
  return style == HeaderStyle::tags ? '[' + key + " \"" + std::string(written) + "\"]"
                                    : key + ": " + std::string(written);
}

struct TextEdit {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string text;
};

}  // namespace

HeaderStyle header_style_of(std::string_view notation) {
  if (notation == "hive-pgn" || notation == "hive-human" || notation == "hopgi") return HeaderStyle::tags;
  return notation == "homeworlds" ? HeaderStyle::lines : HeaderStyle::none;
}

std::string written_header_value(HeaderStyle style, std::string_view value) {
  if (style != HeaderStyle::tags) return std::string(value);
  std::string out;
  for (const char byte : value) {
    if (byte == '"' || byte == '\\') out += '\\';
    out += byte;
  }
  return out;
}

std::vector<std::string> header_values(HeaderStyle style, std::string_view record, std::string_view key) {
  std::vector<std::string> values;
  for (const HeaderPlace& header : section_of(style, record).headers) {
    if (!text::is_same_word(header.key, key)) continue;
    values.emplace_back(record.substr(header.value_begin, header.value_end - header.value_begin));
  }
  return values;
}

std::string with_headers(HeaderStyle style, std::string_view record, const HeaderEdits& edits) {
  const HeaderSection section = section_of(style, record);
  const std::string line_end = record.find("\r\n") == record.npos ? "\n" : "\r\n";
  std::vector<TextEdit> changes;
  const auto is_named = [](const HeaderPlace& header, const std::string& key) {
    return text::is_same_word(header.key, key);
  };
  for (const HeaderPlace& header : section.headers) {
    const auto is_it = [&](const std::string& key) { return is_named(header, key); };
    if (!std::any_of(edits.drop.begin(), edits.drop.end(), is_it)) continue;
    header.is_alone ? changes.push_back({header.line_begin, header.line_end, {}})
                    : changes.push_back({header.begin, header.end, {}});
  }
  std::string added;
  for (const auto& [key, value] : edits.set) {
    const std::string written = written_header_value(style, value);
    const auto is_it = [&, &wanted = key](const HeaderPlace& header) { return is_named(header, wanted); };
    const auto header = std::find_if(section.headers.begin(), section.headers.end(), is_it);
    if (header == section.headers.end()) {
      added += line_of(style, key, written) + line_end;
    } else {
      changes.push_back({header->value_begin, header->value_end, written});
    }
  }
  if (!added.empty()) {
    // Moves are divided from what is above them.
    const bool has_blank = record.substr(section.end, 1) == "\n" || record.substr(section.end, 2) == "\r\n";
    if (section.is_before_game && !has_blank && section.end != record.size()) added += line_end;
    if (section.end != 0 && record[section.end - 1] != '\n' &&
        !text::begins_with_byte_order_mark(record.substr(0, section.end))) {
      added.insert(0, line_end);
    }
    changes.push_back({section.end, section.end, added});
  }
  std::stable_sort(changes.begin(), changes.end(),
                   [](const TextEdit& a, const TextEdit& b) { return a.begin < b.begin; });
  std::string out;
  std::size_t at = 0;
  for (const TextEdit& change : changes) {
    (out += record.substr(at, change.begin - at)) += change.text;
    at = change.end;
  }
  return out += record.substr(at);
}

}  // namespace plyglot::tool::archive
