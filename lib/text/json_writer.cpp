#include "text/json_writer.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace plyglot::text {

namespace {

// Bytes that are themselves in a string: nearly all of nearly all strings, so that runs of them are copied at once.
constexpr ByteSet verbatim([](char byte) { return byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\'; });

// Appends the first character, which is another, and returns its size.
std::size_t append_character(std::string& out, std::string_view value) {
  const Decoded decoded = decode_utf8(value);
  const char first = value.front();
  if (!decoded.is_valid) {
    out += "\xEF\xBF\xBD";
  } else if (first == '"' || first == '\\') {
    out += '\\';
    out += first;
  } else if (first == '\n') {
    out += "\\n";
  } else if (first == '\t') {
    out += "\\t";
  } else if (decoded.code_point < 0x20 || decoded.code_point == 0x7F) {
    append(out, "\\u{:04x}", static_cast<unsigned>(decoded.code_point));
  } else {
    out += value.substr(0, decoded.size);
  }
  return decoded.size;
}

}  // namespace

void append_json_string(std::string& out, std::string_view value) {
  out += '"';
  for (;;) {
    const std::size_t copied = verbatim.find_not_in(value);
    out += value.substr(0, copied);
    value.remove_prefix(copied);
    if (value.empty()) break;
    value.remove_prefix(append_character(out, value));
  }
  out += '"';
}

void JsonWriter::separate() {
  if (needs_comma_) out_ += ',';
  needs_comma_ = true;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  append_json_string(out_, name);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::verbatim_key(std::string_view name) {
  assert(verbatim.find_not_in(name) == name.size());
  // In one piece: to append three took twice as long.
  constexpr std::size_t longest = 32;
  assert(name.size() <= longest);
  char quoted[longest + 4] = {',', '"'};
  char* const end = std::copy(name.begin(), name.end(), quoted + 2);
  end[0] = '"';
  end[1] = ':';
  const char* const begin = needs_comma_ ? quoted : quoted + 1;
  out_.append(begin, static_cast<std::size_t>(end + 2 - begin));
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view value) {
  separate();
  append_json_string(out_, value);
  return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
  separate();
  // By a pattern each number took some two hundred instructions.
  constexpr std::size_t longest = 20;
  char digits[longest];
  out_.append(digits, std::to_chars(digits, digits + longest, value).ptr);
  return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
  separate();
  out_ += value ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::null() {
  separate();
  out_ += "null";
  return *this;
}

}  // namespace plyglot::text
