// What is said of FEN (hopgi 7.2), with the fixes.

#include "support/catch.hpp"
#include "support/hopgi/setups.hpp"

using namespace plyglot;

namespace {

// Lines such as `bad-side 44-45: message (unsafe: title)`, with the rest of a FEN around the part.
std::string said_of(std::string_view fen) {
  std::string out;
  for (const auto& found : test::HopgiFen(fen).findings) {
    const std::string name(catalogue_entry(found.id).name);
    out += name.substr(name.find('/') + 1) + ' ' + std::to_string(found.span.begin) + '-' +
           std::to_string(found.span.end) + ": " + found.message;
    if (found.fix) {
      out += found.fix->safety == diagnostics::Safety::safe ? " (safe: " : " (unsafe: ";
      out += found.fix->title + ')';
    }
    out += '\n';
  }
  return out;
}

const std::string behind_rank_7 = "/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1";
const std::string start_board = "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR";

}  // namespace

TEST_CASE("hopgi fen findings: characters of the board") {
  CHECK(said_of("kp5" + behind_rank_7) == "bad-char 0-1: `k` is not a piece, a hole or a digit from 1 to 7\n");
  CHECK(said_of("_p5" + behind_rank_7) ==
        "bad-char 0-1: `_` is not a piece, a hole or a digit from 1 to 7 (unsafe: write `*`)\n");
  CHECK(said_of("\xFFp5" + behind_rank_7) ==
        "bad-char 0-1: the byte 0xFF is not a piece, a hole or a digit from 1 to 7\n");
  CHECK(said_of("+Wp5" + behind_rank_7) == "bad-promoted 0-2: `+W` is not a promoted piece\n");
  CHECK(said_of("+Dp5" + behind_rank_7) == "bad-promoted 0-2: `+D` is not a promoted piece (unsafe: write `+R`)\n");
  CHECK(said_of("+h+5" + behind_rank_7) ==
        "bad-promoted 0-2: `+h` is not a promoted piece (unsafe: write `+b`)\n"
        "bad-promoted 2-3: there is no letter after this `+`\n");
  CHECK(said_of("dp5" + behind_rank_7) ==
        "promoted-spelling 0-1: the Dragon King is written `d`, not `+r` (safe: write `+r`)\n");
  CHECK(said_of("rp14" + behind_rank_7) ==
        "split-digits 2-4: `14` counts 5 empty squares in 2 digits (safe: write `5`)\n");
}

TEST_CASE("hopgi fen findings: ranks and holes") {
  CHECK(said_of("rp4" + behind_rank_7) == "rank-width 0-3: rank 7 has 6 squares, not 7\n");
  CHECK(said_of("77" + behind_rank_7) ==
        "rank-width 0-2: rank 7 has 14 squares, not 7\n"
        "split-digits 0-2: `77` counts 14 empty squares in 2 digits\n");
  CHECK(said_of("rp4*" + behind_rank_7) == "hole-extra 3-4: there is no hole on `g7`, it is a square of the board\n");
  CHECK(said_of("7/7/6P/7/7/7/7[] w - - 0 1") ==
        "hole-missing 4-5: `6` is on `a5`, which the board does not have (safe: write `*5`)\n"
        "hole-missing 11-12: `7` is on `a2` and `b2`, which the board does not have (safe: write `**5`)\n"
        "hole-missing 13-14: `7` is on `a1`, `b1` and `e1`, which the board does not have (safe: write "
        "`**2*2`)\n");
  CHECK(said_of("7/7/p6/7/7/**5/**2*2[] w - - 0 1") ==
        "hole-missing 4-5: `p` is on `a5`, which the board does not have\n");
  CHECK(said_of("7/7/-6/7/7/-*5/--2*2[] w - - 0 1") ==
        "no-king 0-20: neither side has a king, so the game is over\n"
        "census 0-22: there are 0 rooks, 0 bishops and 0 pawns, the game has 4, 4 and 12\n"
        "hole-spelling 4-5: the hole is written `-`, not `*` (safe: write `*`)\n"
        "hole-spelling 11-12: the hole is written `-`, not `*` (safe: write `*`)\n"
        "hole-spelling 15-17: 2 holes are written `-`, not `*` (safe: write `*` for each)\n");
  CHECK(said_of("7/7[] w - - 0 1") == "rank-count 0-3: the board has 2 ranks, not 7\n");
  CHECK(said_of("7[] w - - 0 1") == "rank-count 0-1: the board has 1 rank, not 7\n");
  CHECK(said_of("[] w - - 0 1") == "rank-count 0-0: there is no board\n");
}

TEST_CASE("hopgi fen findings: hands") {
  CHECK(said_of(start_board + "[RBPrbpQ] w - - 0 1") == "hand-letter 42-43: `Q` is in no hand\n");
  CHECK(said_of(start_board + "[prb] w - - 0 1") ==
        "census 0-40: there are 3 rooks, 3 bishops and 11 pawns, the game has 4, 4 and 12\n"
        "hand-spelling 35-40: `[prb]` is written `[rbp]` (safe: write `[rbp]`)\n");
  CHECK(said_of(start_board + "/RBPrbp w - - 0 1") ==
        "hand-spelling 35-42: `/RBPrbp` is written `[RBPrbp]` (safe: write `[RBPrbp]`)\n");
  CHECK(said_of(start_board + "[RBPrbp w - - 0 1") ==
        "unclosed-hand 35-42: the hand has no `]` at its end (unsafe: write `]`)\n");
  CHECK(said_of(start_board + "[RBP4 w - - 0 1") == "unclosed-hand 35-40: the hand has no `]` at its end\n");
  CHECK(said_of(start_board + "[RBPrbp]x w - - 0 1") == "unclosed-hand 35-44: `x` comes after the `]` of the hand\n");
  CHECK(said_of(start_board + " w - - 0 1") == "no-hand 35-35: the hands are not written, both are read as empty\n");
}

TEST_CASE("hopgi fen findings: fields") {
  const std::string fen = start_board + "[RBPrbp]";
  CHECK(said_of(fen) == "no-side 43-43: the side to move is not written, White is assumed\n");
  CHECK(said_of(fen + " B - - 0 1") == "bad-side 44-45: `B` is neither `w` nor `b` (unsafe: write `b`)\n");
  CHECK(said_of(fen + " x - - 0 1") == "bad-side 44-45: `x` is neither `w` nor `b`\n");
  CHECK(said_of(fen + " w KQ e3 0 1") ==
        "bad-field 46-48: `KQ` stands for castling, which Hopgi does not have (unsafe: write `-`)\n"
        "bad-field 49-51: `e3` stands for en passant, which Hopgi does not have (unsafe: write `-`)\n");
  CHECK(said_of(fen + " w - - x 1234567890") ==
        "bad-counter 50-51: `x` is not a number, as the half-turn clock must be\n"
        "bad-counter 52-62: `1234567890` is the turn number with more than nine digits\n");
  CHECK(said_of(fen + " w - - 0 00") == "bad-counter 52-54: the turn number is `00`; turns are counted from 1\n");
  CHECK(said_of(fen + " b") ==
        "no-counters 45-45: 2 of six fields are written, the others are read as `- - 0 1` (safe: write `- - 0 1`)\n");
  CHECK(said_of(fen + " b - - 7") ==
        "no-counters 51-51: 5 of six fields are written, the others are read as `1` (safe: write `1`)\n");
  CHECK(said_of(fen + " b - - 0 1 and  more ") ==
        "extra-field 54-63: `and  more` comes after the sixth field (unsafe: delete it)\n");
}

TEST_CASE("hopgi fen findings: kings") {
  CHECK(said_of("rp4F" + behind_rank_7) == "king-count 32-33: White has more than one Ferz King\n");
  CHECK(said_of("rp5/1p5/*p5/1p5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1") ==
        "no-king 0-35: Black has no king, so the game is over\n");
}
