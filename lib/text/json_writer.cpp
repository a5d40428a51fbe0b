#include "text/json_writer.hpp"

#include "text/format.hpp"
#include "text/utf8.hpp"

namespace plyglot::text {

void append_json_string(std::string& out, std::string_view value) {
  out += '"';
  while (!value.empty()) {
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
    value.remove_prefix(decoded.size);
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

JsonWriter& JsonWriter::string(std::string_view value) {
  separate();
  append_json_string(out_, value);
  return *this;
}

JsonWriter& JsonWriter::number(std::int64_t value) {
  separate();
  append(out_, "{}", value);
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
