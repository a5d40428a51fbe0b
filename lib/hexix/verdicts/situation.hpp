#pragma once
// Where play is when a ply is judged, and where its findings go.

#include "diagnostics/reporter.hpp"
#include "hexix/rules/state.hpp"
#include "hexix/verdicts/open_rules.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

inline constexpr std::uint32_t no_ply = 0xFFFFFFFF;

struct Situation {
  // All arguments must outlive it.
  Situation(Dialect dialect_in, const OpenRules& open_rules_in, Record& record_in, diagnostics::Reporter& reporter_in)
      : dialect(dialect_in), open_rules(open_rules_in), record(record_in), reporter(reporter_in) {
    arrivals.fill(no_ply);
    departures.fill(no_ply);
  }

  const Dialect dialect;
  const OpenRules& open_rules;
  // The plies before this one.
  Record& record;
  diagnostics::Reporter& reporter;

  // Of an unknown position (R6, R13) the turn alone means something.
  State state;
  bool is_known = true;
  // R12: where the record became uncertain; none while it is certain.
  std::optional<text::Span> doubt;
  // By cell: the ply that last put, raised or moved the piece there, and the one by which a piece last left it.
  std::array<std::uint32_t, cell_count> arrivals;
  std::array<std::uint32_t, cell_count> departures;

  // R19: of the ply that is judged, that play goes on with another reading.
  bool is_read_otherwise = false;

  bool is_certain() const { return is_known && !doubt; }
  // Whether to say which plies are legal instead: a reading says more.
  bool offers_plies() const { return is_certain() && !is_read_otherwise; }
};

}  // namespace plyglot::hexix
