// Checks 1 to 3: the game is over, a pass, and pieces that the game does not have.

#include "hive/board/bits.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

constexpr Colour colours[] = {Colour::white, Colour::black};

}  // namespace

// H29.
void word_game_over(Finding& finding) {
  const std::uint32_t last_ply = finding.verdict.related_ply.value_or(0);
  const GameState& state = finding.state();
  std::vector<PieceIndex> surrounded;
  surrounded.reserve(std::size(colours));
  for (const Colour colour : colours) {
    if (state.is_surrounded(colour)) surrounded.push_back(queen_of(colour));
  }
  const bool is_draw = surrounded.size() == 2;
  const std::string end =
      is_draw ? "a draw" : text::format("{} has won", player_name(other(colour_of(surrounded.front()))));
  finding.say(text::format("the game is over: {}", end), "played after the end");
  finding.point_to(last_ply,
                   text::format("after this move {} {} surrounded", finding.names(surrounded), is_draw ? "are" : "is"));
  for (const PieceIndex queen : surrounded) {
    std::vector<PieceIndex> around;
    for (board::Direction d = 0; d < board::directions; ++d) {
      around.push_back(state.top(beside(state.spot(queen), d)));
    }
    finding.note(text::format("around {}: {}", finding.name(queen), finding.names(around)));
  }
}

// H2.
void word_pass(Finding& finding) {
  finding.say(text::format("{} can move and may not pass", finding.side()), "only a side without a move passes");
  finding.note(count_of_moves(finding));
}

// The fix is made when all of the record is known: see `Replay::finish`.
void word_game_type(Finding& finding) {
  const std::string_view kind = name_of(kind_of(finding.attempt.piece));
  const std::string type = name_of(finding.context.record.type);
  finding.say(text::format("{} is not in the game type `{}`", finding.name(), type), "not in this game");
  const text::Span span = finding.context.record.type_span;
  if (!span.empty()) finding.label(span, text::format("`{}` has no {}", type, kind));
}

void offer_option(Finding& finding) {
  switch (finding.verdict.check) {
    case Check::pass_with_moves:
      return finding.help("`--option pass=free` accepts every pass");
    case Check::queen_on_first_turn:
      return finding.help("`--option queen-first=allowed` accepts it, as some old games need it");
    case Check::piece_order:
      if (finding.context.has_free_order) finding.help("`--option piece-order=any` accepts every order");
      return;
    default:
      return;
  }
}

void point_to_last_turn(Finding& finding) {
  if (!finding.verdict.related_ply) return;
  const std::uint32_t ply = *finding.verdict.related_ply;
  const bool is_pass = finding.context.record.plies[ply].is_pass();
  finding.point_to(ply, text::format("{} has just {}", finding.other_side(), is_pass ? "passed" : "moved"));
}

}  // namespace plyglot::hive::play
