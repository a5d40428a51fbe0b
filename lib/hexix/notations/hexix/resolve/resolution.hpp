#pragma once
// What is known of a record while its plies are played one after the other.

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/notations/hexix/read/options.hpp"
#include "hexix/verdicts/circumstances.hpp"

namespace plyglot::hexix {

struct Resolution : Circumstances {
  // All arguments must outlive it.
  Resolution(const text::Source& written_in, const Ast& read, const Options& with, Record& filled,
             diagnostics::Reporter& heard_by)
      : Circumstances(with.dialect, with, filled, heard_by), source(written_in), ast(read), options(with) {}

  const text::Source& source;
  const Ast& ast;
  const Options& options;

  // R12: a ply was applied against a rule.
  bool is_irregular = false;
  bool is_end_passed = false;
  // What stands in Blue's column of the last row that has something there.
  const ItemNode* last_blue_item = nullptr;
  std::uint32_t last_blue_row = 0;

  bool has_ended() const { return record.end != End::none; }
  Player turn() const { return state.to_move(); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!doubt) doubt = place;
  }
  void add(const Ply& ply) { record.plies.push_back(ply); }
};

}  // namespace plyglot::hexix
