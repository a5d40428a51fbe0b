#pragma once
// The texts in a file of Markdown: fenced blocks whose info string names a notation, addresses of the web that hold a
// position or game, and blocks without an info string and inline code whose content shows the notation.

#include "diagnostics/reporter.hpp"
#include "toolchain/containers/held_text.hpp"

namespace plyglot::toolchain {

// What a text in a file of Markdown is in, and how it is read.
struct MarkdownText {
  // `NOTATION[:DIALECT]`, which is known, and options that it has, with values that it takes.
  std::string notation;
  std::vector<std::pair<std::string, std::string>> options;
  // After which ply its game is shown; none for the end.
  std::optional<std::uint32_t> ply;
};

// Whether files with this name are Markdown, by their extension in any case.
bool is_markdown(std::string_view file_name);

// Whether there is an address of the web that holds a position or game.
bool holds_addresses(std::string_view text);

// The texts of a whole file, whose bytes `part` has, go into the part, with what is wrong with a block itself; one
// whose info string cannot be read is left out. Of each text, in the same order, how it is read. Linear.
std::vector<MarkdownText> read_markdown(HeldPart& part, const diagnostics::SeverityPolicy& policy);

}  // namespace plyglot::toolchain
