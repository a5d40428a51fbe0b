#pragma once
// What single bytes are in a record of Hexix (hexix 2).

namespace plyglot::hexix {

// Every other control byte than tab and line feed.
constexpr bool is_control(char byte) {
  return (byte >= '\0' && byte < ' ' && byte != '\t' && byte != '\n') || byte == '\x7F';
}
constexpr bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }
// What is read as a blank; a CR too, be it one of its own or of a line end.
constexpr bool is_read_as_blank(char byte) { return is_blank(byte) || is_control(byte); }
constexpr bool is_read_as_blank_or_end(char byte) { return is_read_as_blank(byte) || byte == '\n'; }
// A byte of a word; a comment ends one.
constexpr bool is_word_byte(char byte) { return !is_read_as_blank(byte) && byte != '\n' && byte != '#'; }

}  // namespace plyglot::hexix
