#pragma once
// Where play is when a leg is judged, and where its findings go.

#include "diagnostics/reporter.hpp"
#include "hopgi/rules/state.hpp"
#include "hopgi/verdicts/written_leg.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::verdicts {

// Of Situation::legs and Record::turns.
inline constexpr std::uint32_t no_index = 0xFFFFFFFF;

// From the first leg to the second one, without the suffix.
inline text::Span legs_of(const RecordTurn& turn) {
  return turn.second_span.empty() ? turn.first_span : text::cover(turn.first_span, turn.second_span);
}

// A position, and how it came about.
struct Moment {
  Moment() {
    arrivals.fill(no_index);
    departures.fill(no_index);
  }

  State state;
  // By square: the leg that brought the piece there, and the one by which a piece left it last.
  std::array<std::uint32_t, square_count> arrivals;
  std::array<std::uint32_t, square_count> departures;
  // R18: where the game became uncertain; none while it is certain.
  std::optional<text::Span> doubt;
  // R27: a bit for each refusal of which other readings fit as well, and lead to another position.
  std::uint8_t guesses = 0;

  // What is fixed on such a board may be right on another one.
  bool is_unsure() const { return doubt || guesses != 0; }
  // R19: a word that counts as a turn was not read, and may hold more or less than one. The next number tells how far
  // the numbers are from the turns that are counted here, and whether it is the other side's turn.
  bool is_count_open = false;
  bool is_side_open = false;
  std::int64_t number_offset = 0;
  // Of Record::turns: the last one of this line.
  std::uint32_t last_turn = no_index;
  // R10, R12.
  bool is_over = false;
  // The first turn after the end was reported.
  bool is_end_passed = false;
  // Of Record::turns: the one that ended the game; none if it was over from the start.
  std::uint32_t ending_turn = no_index;
};

struct Situation {
  // All arguments must outlive it.
  Situation(const text::Source& source_in, const std::vector<LegNode>& legs_in, diagnostics::Severity linked_kings_in,
            Record& record_in, diagnostics::Reporter& reporter_in)
      : source(source_in),
        legs(legs_in),
        linked_kings(linked_kings_in),
        record(record_in),
        reporter(reporter_in),
        lines(1) {}

  const text::Source& source;
  // All of the game.
  const std::vector<LegNode>& legs;
  // R17: severity of `linked-king-missing`.
  const diagnostics::Severity linked_kings;
  // The turns before this one.
  Record& record;
  diagnostics::Reporter& reporter;

  // R20: the game itself, and each variation that is open.
  struct Line {
    Moment now;
    // Before its last turn. Kept only where a variation follows.
    Moment before_last_turn;
  };
  std::vector<Line> lines;

  Moment& now() { return lines.back().now; }
  const Moment& now() const { return lines.back().now; }
  State& state() { return now().state; }
  const State& state() const { return now().state; }
  Side side() const { return state().to_move(); }
};

}  // namespace plyglot::hopgi::verdicts
