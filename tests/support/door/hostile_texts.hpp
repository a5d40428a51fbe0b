#pragma once
// Texts that would cost a careless reader its stack or its time.

#include "syntax/grammar.hpp"

#include <span>
#include <string>

namespace plyglot::test {

std::string repeated(std::string_view piece, std::size_t times);
// How many are handed over of so many findings of one kind in a record, and of others.
std::size_t kept(std::size_t of_one_kind, std::size_t others = 0);

// Pieces that a reader might look over again and again, with what comes before and after them.
struct Hostile {
  std::string_view before;
  std::string_view piece;
  std::string_view after;
};
std::string text_of(const Hostile& hostile, std::size_t times);

// The grammar tries its rules in proportion to the length of the text, and not too often for a byte: the work of the
// parser is counted, whatever the machine does besides.
void check_linear_work(const syntax::Grammar& grammar, std::span<const Hostile> texts);

// The same bytes on every machine, after `begin`; `size` counts both.
std::string random_bytes(std::size_t size, std::string begin = {});

}  // namespace plyglot::test
