#pragma once
// What is known of a record while its plies are played one after the other.

#include "diagnostics/reporter.hpp"
#include "hexix/notation/ast.hpp"
#include "hexix/notation/options.hpp"
#include "hexix/state.hpp"

#include <array>
#include <optional>

namespace plyglot::hexix {

inline constexpr std::uint32_t no_ply = 0xFFFFFFFF;

struct Resolution {
  // All arguments must outlive it.
  Resolution(const text::Source& written_in, const Ast& read, const Options& with, Record& filled,
             diagnostics::Reporter& heard_by)
      : source(written_in), ast(read), options(with), record(filled), reporter(heard_by) {
    arrivals.fill(no_ply);
    departures.fill(no_ply);
  }

  const text::Source& source;
  const Ast& ast;
  const Options& options;
  Record& record;
  diagnostics::Reporter& reporter;

  // Of an unknown position (R6, R13) the turn alone means something.
  State state;
  bool is_known = true;
  // R12: where the record became uncertain; none while it is certain.
  std::optional<text::Span> doubt;
  // R12: a ply was applied against a rule.
  bool is_irregular = false;
  bool is_end_passed = false;
  // What stands in Blue's column of the last row that has something there.
  const ItemNode* last_blue_item = nullptr;
  std::uint32_t last_blue_row = 0;
  // By cell: the ply that last put, raised or moved what stands there, and the one by which a piece left it last.
  std::array<std::uint32_t, cell_count> arrivals;
  std::array<std::uint32_t, cell_count> departures;

  bool is_certain() const { return is_known && !doubt; }
  bool has_ended() const { return record.end != End::none; }
  Player turn() const { return state.to_move(); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!doubt) doubt = place;
  }
  void add(const Ply& ply) { record.plies.push_back(ply); }
};

}  // namespace plyglot::hexix
