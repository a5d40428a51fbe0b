#pragma once
// Writes JSON text. The library has no JSON dependency; what it writes is checked against one in the tests.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::text {

// Appends a JSON string literal. Bytes that are not well-formed UTF-8 become U+FFFD, since JSON cannot hold them.
void append_json_string(std::string& out, std::string_view value);

// Appends one JSON value without line breaks or blanks, member by member; the caller keeps the nesting right.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  // The next value belongs to this key.
  JsonWriter& key(std::string_view name);
  // A literal is one of ours, of at most 32 bytes, with nothing in it that would be written otherwise.
  template <std::size_t size>
  JsonWriter& key(const char (&literal)[size]) {
    static_assert(size <= 33);
    return verbatim_key({literal, size - 1});
  }
  JsonWriter& string(std::string_view value);
  JsonWriter& number(std::int64_t value);
  JsonWriter& boolean(bool value);
  JsonWriter& null();

 private:
  JsonWriter& verbatim_key(std::string_view name);
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  // Writes the comma that separates a value from the one before it.
  void separate();

  std::string& out_;
  bool needs_comma_ = false;
};

}  // namespace plyglot::text
