#pragma once
// Fenced code blocks of Markdown, as CommonMark 0.31 finds them, in block quotes and items of lists too.

#include <plyglot/source.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace plyglot::toolchain {

struct Fence {
  // The line that opens it, without what comes before the fence and without its line end.
  text::Span opening;
  // Without blanks at its ends; as it is written.
  text::Span info;
  // The lines of the block, from the start of the first to the end of the last. Empty for none.
  text::Span lines;
  // Of each line, where its text begins, and how many blanks of a tab that is only in part a prefix are before that.
  struct Line {
    std::uint32_t begin = 0;
    std::uint32_t text = 0;
    std::uint32_t blanks = 0;
  };
  std::vector<Line> line_starts;
  // What a line begins with that is added, if the block has none to take it from.
  std::string prefix;
  char sign = '`';
  std::uint32_t size = 3;
  bool is_closed = false;
};

// In the order of the text. The source is the whole file. Blocks of HTML are known by their first lines alone where
// CommonMark ends them at an empty line: a fence in one of these is a fence. Linear in the text, and in the depth of
// nesting of each line.
std::vector<Fence> fences_in(const text::Source& source);

}  // namespace plyglot::toolchain
