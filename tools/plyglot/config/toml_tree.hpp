#pragma once
// A text in TOML as a tree that remembers where every key and value is.

#include <plyglot/source.hpp>

#include <string>
#include <vector>

namespace plyglot::tool::config {

enum class TomlKind : std::uint8_t { string, integer, decimal, boolean, date, time, array, table };
// "a string", "an array".
std::string_view said(TomlKind kind);

struct TomlEntry;

struct TomlNode {
  TomlKind kind = TomlKind::table;
  // Of a table with a header the header.
  text::Span span;
  // The value of a string; of other values, except arrays and tables, what is written.
  std::string text;
  // Of an array.
  std::vector<TomlNode> elements;
  // Of a table, in the order of the text.
  std::vector<TomlEntry> entries;
};

struct TomlEntry {
  std::string key;
  // Where it is first written.
  text::Span key_span;
  TomlNode value;
};

struct TomlProblem {
  // A key that is given twice, or else a text that is not TOML at all.
  bool is_duplicate = false;
  text::Span span;
  // Where the key was set first; empty if it is not known.
  text::Span earlier;
  // What the reader of TOML says.
  std::string message;
};

struct TomlTree {
  TomlNode root;
  // Empty for a text that is TOML; else one, since reading ends there.
  std::vector<TomlProblem> problems;
};

// How large a text may be, in bytes.
inline constexpr std::size_t largest_config = 64 * 1024;

// The text must not be larger than that. A byte order mark before it is skipped.
TomlTree read_toml(std::string_view text);

}  // namespace plyglot::tool::config
