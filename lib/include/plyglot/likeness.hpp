#pragma once
// Which notation a text is in if that is not given: a string, or a file whose name does not show it.

#include <plyglot/session.hpp>
#include <plyglot/toolchain.hpp>

#include <optional>
#include <span>
#include <string>

namespace plyglot::toolchain {

// The one notation whose reader takes the beginning of a text without an error of its bytes or syntax and finds a move
// or a bug there: its id, and, unless it is the first, the dialect that plays most of it; empty if there is none or
// more than one. Looks at the lines that end in the first 4 KB or, if the first one is longer, at that, up to 64 KB.
// What is wrong where the text was cut is not an error of its syntax.
std::string notation_that_reads(std::string_view text);

// The same if that notation finds no error at all there, so that what is played is legal too.
std::string notation_without_error(std::string_view text);

// As much of a text as `notation_that_reads` looks at, in bytes.
constexpr std::size_t likeness_size = std::size_t{64} * 1024;

// The same if the text's own notation, in its own dialect, finds such an error.
std::string better_notation_for(const Language& own, std::string_view text);
// True if there is such a notation or dialect, or if a dialect finds no error and plays more of the text than the one
// that an option or the text names: then nothing should be changed in it unasked.
bool belongs_elsewhere(const Language& own, std::string_view text);

// The dialects among which a text chooses by what it says: those of the notation but the first, if the language names
// none of them. Else empty.
std::vector<std::string_view> open_dialects(const Language& language);

struct DialectChoice {
  // Empty for the language as it is.
  std::string_view dialect;
  // False where no dialect reads the text without an error, and another one than that reads it about as well: then
  // nothing should be written in its place.
  bool is_certain = true;
};
// In which of the open dialects a text is, or the first ones of a file that holds many: the beginnings of all together
// are looked at as far as `notation_that_reads` does. That is the language as it is if it finds no error and not
// findings all over, or if the text names its dialect; else the dialect that plays as much or more and finds less, of
// several the one that plays most. The others are tried only then.
DialectChoice choose_dialect(const Language& language, std::span<const Chunk> texts);
// Where a text is the same up to so many bytes, and has more both before and after, it chooses the same dialect.
std::size_t bytes_that_choose_dialect(std::string_view text);
// The language in that dialect.
Language in_dialect(Language language, std::string_view dialect);

// An option of the text's own language, as `KEY=VALUE`, without which it finds no such error; empty if there is none,
// or if it finds none with it.
std::string option_in_the_way(const Language& own, std::string_view text);

// A text that an address of the web holds, such as `https://hivegame.com/analysis?hop=QA-a%2Cb`.
struct AddressedText {
  // With the dialect, if the host has the name of one.
  std::string notation;
  // Without the escapes of addresses. A `+` is a `+`, but a space in a move of a GameString.
  std::string text;
};

// The value of the first parameter that has the id of a notation as its key. None if the text is not an address, or has
// no such parameter.
std::optional<AddressedText> text_in_address(std::string_view address);

}  // namespace plyglot::toolchain
