#pragma once
// What is known of a game while its turns are played one after the other.

#include "diagnostics/reporter.hpp"
#include "hopgi/record/ast.hpp"
#include "hopgi/record/options.hpp"
#include "hopgi/state.hpp"

namespace plyglot::hopgi::record {

// Of Ast::legs and Record::turns.
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
  // R10, R12.
  bool is_over = false;
  // The first turn after the end was reported.
  bool is_end_passed = false;
  // Of Record::turns: the one that ended the game; none if it was over from the start.
  std::uint32_t ending_turn = no_index;
};

struct Resolution {
  // All arguments must outlive it.
  Resolution(const text::Source& written_in, const Ast& read, const Options& with, Record& filled,
             diagnostics::Reporter& heard_by)
      : source(written_in), ast(read), options(with), record(filled), reporter(heard_by), lines(1) {}

  const text::Source& source;
  const Ast& ast;
  const Options& options;
  Record& record;
  diagnostics::Reporter& reporter;

  // R12: false if the position in which the game begins cannot be read.
  bool is_known = true;

  // R20: the game itself, and each variation that is open.
  struct Line {
    Moment now;
    // Before its last turn. Kept only where a variation follows.
    Moment before_last_turn;
  };
  std::vector<Line> lines;

  // R19: whether a turn of Black needs a number here.
  bool needs_dots = true;
  // The number that stands before the next turn; null if there is none.
  const NumberNode* number = nullptr;

  Moment& now() { return lines.back().now; }
  const Moment& now() const { return lines.back().now; }
  State& state() { return now().state; }
  const State& state() const { return now().state; }
  Side side() const { return state().to_move(); }
  std::uint16_t depth() const { return static_cast<std::uint16_t>(lines.size() - 1); }
  // The first place stays.
  void become_uncertain(text::Span place) {
    if (!now().doubt) now().doubt = place;
  }
};

}  // namespace plyglot::hopgi::record
