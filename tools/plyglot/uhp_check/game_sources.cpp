#include "plyglot/uhp_check/game_sources.hpp"

#include <algorithm>

namespace plyglot::tool::uhp_check {
namespace {

constexpr std::uint32_t longest_random_game = 70;

// Each needs a rule that is named before it; random games of our own, but for the forced pass. The positions before
// the last one count as well.
constexpr std::string_view games[] = {
    // H5, H7: the queen must come.
    R"(Base+LP;InProgress;White[4];wL;bL wL/;wA1 wL\;bP bL/;wP /wL;bA1 bP-)",
    // H11: everything is pinned but the queens.
    R"(Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-)",
    // H12 and H13: gates on the ground, for the queen and the beetle, and for the long way of an ant.
    R"(Base;InProgress;White[5];wA1;bS1 wA1\;wB1 -wA1;bQ /bS1;wB2 /wB1;bQ bS1\;wQ wB2\;bQ /bS1)",
    R"(Base+MLP;InProgress;Black[4];wS1;bB1 wS1/;wL wS1\;bA1 bB1/;wG1 wL-;bQ bA1\;wQ /wS1)",
    // H16: a long way.
    R"(Base+ML;InProgress;White[4];wB1;bM wB1/;wA1 -wB1;bQ \bM;wQ wB1\;bA1 bQ/)",
    // H19: a gap in the row.
    R"(Base+MLP;InProgress;White[4];wM;bP -wM;wQ wM/;bB1 /bP;wG1 wM\;bG1 -bP)",
    // H20.
    R"(Base+ML;InProgress;White[4];wG1;bL \wG1;wQ wG1-;bM -bL;wL /wG1;bS1 bL/)",
    // H21: a mosquito beside a beetle.
    R"(Base+MP;InProgress;White[4];wB1;bB1 -wB1;wM wB1-;bA1 /bB1;wQ \wM;bM /bA1)",
    // H22: a mosquito on top, which moves as a beetle and in no other way.
    R"(Base+M;InProgress;Black[5];wS1;bB1 wS1\;wB1 -wS1;bM bB1\;wA1 \wB1;bQ /bB1;wQ -wA1;bM bQ;wM /wB1)",
    (R"(Base+MLP;InProgress;Black[8];wB1;bM /wB1;wM \wB1;bQ /bM;wG1 wB1-;bQ bM\;wQ -wM;bQ wB1\;wP wM/;bQ wG1\;wL /wQ;)"
     R"(bQ wB1\;wL wP\;bM bQ;wB2 -wQ)"),
    // H10, H23: throws, and pieces that were just moved.
    R"(Base+MP;InProgress;Black[4];wM;bP wM\;wS1 -wM;bQ bP\;wQ \wM;bQ bP/;bP \bQ)",
    R"(Base+P;InProgress;Black[6];wS1;bP wS1\;wQ -wS1;bB1 bP\;wQ /wS1;bG1 /bB1;wQ /bP;bQ bG1\;wS2 -wS1;bB1 wQ;wS2 bP/)",
    // H17, H26: a pinned pillbug throws.
    R"(Base+P;InProgress;White[5];wP;bS1 -wP;wQ wP-;bQ /bS1;wQ bS1\;bB1 /bQ;bS1 wP-;bS2 \bQ)",
    // H24: stacks beside a pillbug.
    R"(Base+MLP;InProgress;Black[6];wL;bP wL\;wB1 wL/;bB1 bP-;wA1 -wB1;bS1 bP\;wQ \wB1;bQ bB1-;wB1 wL;bL /bP;wQ wB1/)",
    // H25: a gate of stacks beside a pillbug.
    (R"(Base+P;InProgress;White[19];wP;bP wP/;wA1 /wP;bS1 bP/;wS1 wP\;bB1 bS1-;wQ wA1\;bQ bS1\;wQ wS1\;bB1 bQ-;wQ wA1\;)"
     R"(bA1 bS1/;wB1 /wQ;bB1 bQ\;wG1 -wB1;bG1 -bA1;wG1 wQ\;bB1 bP\;wB1 /wA1;bG2 \bA1;bP -wP;bG2 /bG1;bP bG2\;bB2 -bG2;)"
     R"(wG1 -wP;bB1 wS1-;wG1 wQ\;bG3 \bG1;wB1 -wA1;bQ bA1\;wS2 -wP;bQ bS1\;wS2 bB2\;bA2 bB1-;wB1 wA1;bB2 wS2)"),
    // H2: White must pass, since both beetles of Black cover what White has.
    (R"(Base;InProgress;White[8];wS1;bB1 wS1-;wQ -wS1;bQ bB1\;wQ \wS1;bQ /bB1;wQ -wS1;bB1 wS1;wQ \bB1;bB2 bB1-;wQ -bB1;)"
     R"(bB2 bB1;wQ \bB2;bB2 wQ)"),
    // H3: a game that is over, with pieces of every kind.
    (R"(Base+LP;WhiteWins;White[18];wP;bL wP\;wS1 \wP;bG1 bL\;wQ wS1/;bQ bG1-;wQ wP/;bQ bG1/;wQ wS1/;bQ bG1-;wQ wP/;)"
     R"(bB1 \bQ;wB1 wQ/;bB1 bQ;wB1 wQ-;bA1 \bB1;wS1 wQ\;bS1 /bG1;wB2 \wB1;bA2 bB1/;wL -wQ;bB1 bQ\;wG1 wB2/;bA3 bA2\;)"
     R"(wG1 /wP;bG2 bA2/;wS1 /wL;bB1 bA3;wB1 wB2;bG2 bG1\;wS1 wQ\;bP bB1-;wA1 -wB1;bS1 bQ\)"),
    // A crowd, with mosquitoes and pillbugs.
    (R"(Base+MP;InProgress;White[17];wB1;bG1 /wB1;wB2 wB1-;bB1 bG1\;wG1 \wB2;bS1 bB1\;wQ wG1/;bQ /bG1;wQ wB2/;bG2 /bS1;)"
     R"(wA1 -wG1;bQ /bB1;wS1 \wA1;bG3 -bG1;wS2 wB2\;bQ bG3\;wS2 wQ/;bQ /bG3;wA2 -wS2;bS2 \bG3;wA2 bG3\;bP -bS2;)"
     R"(wG2 wS2/;bG2 bS1/;wG2 wB1\;bP \bS2;wG3 wS1/;bB2 bG2-;wS2 wB2\;bB1 bG2;wA3 wG3-;bA1 bB2\)"),
};

class RandomChooser {
 public:
  explicit RandomChooser(std::uint64_t seed) : random_(seed) {}

  const RefereeMove* operator()(Referee& referee) {
    const std::vector<RefereeMove>& moves = referee.moves();
    if (moves.empty() || referee.plies() >= longest_random_game) return nullptr;
    const hive::Record record = referee.record();
    const auto is_on_board = [&](const RefereeMove& move) {
      return std::any_of(record.plies.begin(), record.plies.end(),
                         [&](const hive::Ply& ply) { return ply.piece == move.to.piece; });
    };
    std::vector<const RefereeMove*> movements;
    std::vector<const RefereeMove*> placements;
    for (const RefereeMove& move : moves) (is_on_board(move) ? movements : placements).push_back(&move);
    const bool wants_movement = below(10) < 6;
    const bool takes_movement = placements.empty() || (wants_movement && !movements.empty());
    return one_of(takes_movement ? movements : placements);
  }

 private:
  // The distributions of the standard library differ between libraries.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }

  const RefereeMove* one_of(const std::vector<const RefereeMove*>& moves) {
    std::vector<std::int32_t> pieces;
    for (const RefereeMove* move : moves) {
      if (std::find(pieces.begin(), pieces.end(), move->to.piece) == pieces.end()) pieces.push_back(move->to.piece);
    }
    const std::int32_t piece = pieces[below(pieces.size())];
    std::vector<const RefereeMove*> of_piece;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(of_piece),
                 [&](const RefereeMove* move) { return move->to.piece == piece; });
    return of_piece[below(of_piece.size())];
  }

  std::mt19937_64 random_;
};

}  // namespace

std::span<const std::string_view> standard_games() { return games; }

hive::Record record_of(std::string_view game) {
  const auto words = *engines::game_words(game);
  Referee referee(words.type);
  for (const std::string& move : words.moves) referee.play(move);
  return referee.record();
}

Chooser follow(const hive::Record& record) {
  return [&record](Referee& referee) -> const RefereeMove* {
    if (referee.plies() >= record.plies.size()) return nullptr;
    const hive::Ply& ply = record.plies[referee.plies()];
    return referee.find(ply.is_pass() ? Destination{} : Destination{ply.piece, ply.to.q, ply.to.r});
  };
}

Chooser play_at_random(std::uint64_t seed) {
  return [chooser = RandomChooser(seed)](Referee& referee) mutable { return chooser(referee); };
}

}  // namespace plyglot::tool::uhp_check
