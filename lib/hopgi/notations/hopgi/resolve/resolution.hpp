#pragma once
// What is known of a game while its turns are played one after the other.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "hopgi/notations/hopgi/read/options.hpp"
#include "hopgi/verdicts/circumstances.hpp"

namespace plyglot::hopgi::record {

using verdicts::legs_of;
using verdicts::Moment;
using verdicts::no_index;

struct Resolution : verdicts::Circumstances {
  // All arguments must outlive it.
  Resolution(const text::Source& written_in, const Ast& read, const Options& with, Record& filled,
             diagnostics::Reporter& heard_by)
      : Circumstances(written_in, read.legs, with.linked_kings, filled, heard_by), ast(read) {}

  const Ast& ast;

  // R12: false if the position in which the game begins cannot be read.
  bool is_known = true;

  // R19: whether a turn of Black needs a number here.
  bool needs_dots = true;
  // The number that stands before the next turn; null if there is none.
  const NumberNode* number = nullptr;

  std::uint16_t depth() const { return static_cast<std::uint16_t>(lines.size() - 1); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!now().doubt) now().doubt = place;
  }
};

}  // namespace plyglot::hopgi::record
