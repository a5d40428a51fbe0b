// The words of what is found in single legs of Hopgi: pieces, targets and signs.

#include "support/catch.hpp"
#include "support/hopgi/playing.hpp"

using plyglot::test::check_hopgi_play;

TEST_CASE("hopgi violations: the piece of a move") {
  check_hopgi_play({
      {"1. Pd4-d5 *\n", R"(hopgi/empty-origin: `d4` is empty
  at d4: no piece to move
  note: no move brings a Pawn to `d5` here
)"},
      {"1. Pd2-c3 Pb6-c5 2. Pd2-d3 *\n", R"(hopgi/empty-origin: `d2` is empty
  at d2: no piece to move
  note: a piece went away from `d2` by `Pd2-c3`
  help: a Pawn may go to `d3` from `c2`, `e2` or `f2`
)"},
      {"1. d4-a7 *\n", R"(hopgi/empty-origin: `d4` is empty
  at d4: no piece to move
  note: no move brings a piece to `a7` here
)"},
      {"1. Pb3-c3 *\n", R"(hopgi/enemy-piece: `b3` holds Black's Pawn, and it is White's turn
  at b3: 
  help: a Pawn may go to `c3` from `d2` or `e2`
)"},
      {"1. Pd2-c3 Pc3-d3 *\n", R"(hopgi/enemy-piece: `c3` holds White's Pawn, and it is Black's turn
  at c3: 
  at Pd2-c3: White's Pawn came to `c3` here
  note: no move brings a Pawn to `d3` here
)"},
      {"1. Rd2-c3 *\n", R"(hopgi/wrong-piece: `d2` holds a Pawn, not a Rook
  at R: 
  note: the move is read as one of the piece that is there
  unsafe fix: write `P`, R -> P
)"},
      {"1. R@d4 Pb6-c5 2. Bd4-d5 *\n", R"(hopgi/wrong-piece: `d4` holds a Rook, not a Bishop
  at B: 
  at R@d4: White's Rook was dropped on `d4` here
  note: the move is read as one of the piece that is there
  unsafe fix: write `R`, B -> R
)"},
  });
}

TEST_CASE("hopgi violations: where a move goes") {
  check_hopgi_play({
      {"1. Fd1-c2 *\n", R"(hopgi/own-piece-on-target: `c2` holds White's Pawn, which is an own piece
  at c2: 
  help: the Ferz King on `d1` may go to `c3` or `e3`
)"},
      {"1. Fd1-e3;Wf1-e3 *\n", R"(hopgi/own-piece-on-target: `e3` holds White's Ferz King, which is an own piece
  at e3: 
  at Fd1-e3: White's Ferz King came to `e3` here
  help: the Wazir King on `f1` may go to `g3`
)"},
      {"1. Pd2-d3 *\n", R"(hopgi/illegal-move: the Pawn on `d2` cannot go to `d3`
  at d2-d3: 
  note: a Pawn goes straight only to take, and `d3` is empty
  note: forward is up for White on `d2`
  help: the Pawn on `d2` may go to `c3`, `e3` or `f3`
)"},
      {"1. Pd2-d4 *\n", R"(hopgi/illegal-move: the Pawn on `d2` cannot go to `d4`
  at d2-d4: 
  note: a Pawn goes one square diagonally forward, and takes one square straight forward, or hops over a piece beside it
  note: forward is up for White on `d2`
  help: the Pawn on `d2` may go to `c3`, `e3` or `f3`
)"},
      {"1. Pd2-c3 Pb6-c5 2. Pc3-c4 *\n", R"(hopgi/illegal-move: the Pawn on `c3` cannot go to `c4`
  at c3-c4: 
  note: a Pawn goes straight only to take, and `c4` is empty
  note: forward is up and towards the a file for White on `c3`
  help: the Pawn on `c3` may go to `a4`, `b3` or `d4`
)"},
      {"[FEN \"wf5/7/*6/7/2R4/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc3-g3 *\n",
       R"(hopgi/illegal-move: the Rook on `c3` cannot go to `g3`
  at c3-g3: 
  note: a Rook goes at most three squares, and these are 4
  help: the Rook on `c3` may go to `a3`, `b3`, `c1`, `c2`, `c4`, `c5`, `c6`, `d3`, `e3` or `f3`
)"},
      {"[FEN \"wf5/7/*6/7/2R4/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc3-d5 *\n",
       R"(hopgi/illegal-move: the Rook on `c3` cannot go to `d5`
  at c3-d5: 
  note: a Rook goes one to three squares straight, or hops over a piece beside it
  note: to hop to `d5` it needs a piece on `c4`
  help: the Rook on `c3` may go to `a3`, `b3`, `c1`, `c2`, `c4`, `c5`, `c6`, `d3`, `e3` or `f3`
)"},
      {"[FEN \"wf5/7/*6/7/2RP3/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc3-f3 *\n",
       R"(hopgi/illegal-move: the Rook on `c3` cannot go to `f3`
  at c3-f3: 
  note: White's Pawn on `d3` is in the way
  help: the Rook on `c3` may go to `a3`, `b3`, `c1`, `c2`, `c4`, `c5`, `c6`, `e2` or `e4`
)"},
      {"[FEN \"wf5/7/*6/R6/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Ra4-a6=DK *\n",
       R"(hopgi/illegal-move: the Rook on `a4` cannot go to `a6`
  at a4-a6: 
  note: the board has no square `a5`, and nothing slides across the gap
  help: the Rook on `a4` may go to `a3`, `b4`, `c4` or `d4`
)"},
      {"[FEN \"wf5/7/*6/7/3+PP2/**4F/**2*1W[RRRBBBBPPPPPPPPPP] w - - 0 1\"]\n\n1. Gd3-d4 *\n",
       R"(hopgi/illegal-move: the Guardian on `d3` cannot go to `d4`
  at d3-d4: 
  note: a Guardian goes straight only to take, and `d4` is empty
  help: the Guardian on `d3` may go to `c2`, `c4`, `e2`, `e4`, `f2` or `f4`
)"},
      {"[FEN \"wf5/7/*6/2p4/3+P3/**4F/**2*1W[RRRRBBBBPPPPPPPPPP] w - - 0 1\"]\n\n1. Gd3xc4 *\n",
       R"(hopgi/illegal-move: the Guardian on `d3` cannot go to `c4`
  at d3xc4: 
  note: a Guardian takes only straight, and `c4` holds Black's Pawn
  help: the Guardian on `d3` may go to `c2`, `e2` or `e4`
)"},
      {"1. Fd1-c3;Wf1-f3 *\n", R"(hopgi/illegal-move: the Wazir King on `f1` cannot go to `f3`
  at f1-f3: 
  note: a Wazir King goes one square straight, or hops over a piece beside it
  help: the Wazir King on `f1` may go to `e3` or `g3`
)"},
      {"[FEN \"wf5/7/*6/7/7/**B3F/**2*1W[RRRRBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Bc2-b3 *\n",
       R"(hopgi/blocked-corner: the way from `c2` to `b3` leads across the blocked corner between `b3` and `c2`
  at c2-b3: 
  note: no piece steps, slides or hops from `b3` to `c2` or back
  help: the Bishop on `c2` may go to `d1`, `d3`, `e4` or `f5`
)"},
      {"1. Pd2xb3 *\n",
       R"(hopgi/blocked-corner: the way from `d2` to `b3` leads across the blocked corner between `b3` and `c2`
  at d2xb3: 
  note: no piece steps, slides or hops from `b3` to `c2` or back
  help: the Pawn on `d2` may go to `c3`, `e3` or `f3`
)"},
      {"1. Pd2-c3 Pb6-c5 2. Pe2-d3 Pb4-c4 3. d4 *\n", R"(hopgi/illegal-move: the Pawn on `b4` cannot go to `c4`
  at b4-c4: 
  note: a Pawn goes straight only to take, and `c4` is empty
  note: forward is towards the g file for Black on `b4`
  help: the Pawn on `b4` may go to `c6`
hopgi/ambiguous-move: 2 Pawns can go to `d4`: from `c2` and `c3`
  at d4: 
  at Pd2-c3: White's Pawn came to `c3` here
  help: write `Pc2-d4` for the one on `c2`
  help: write `Pc3-d4` for the one on `c3`
)"},
  });
}

TEST_CASE("hopgi violations: signs of captures") {
  check_hopgi_play({
      {"1. Pd2xc3 *\n", R"(hopgi/capture-mark: `c3` is empty, and `x` says that something is taken
  at x: 
  safe fix: write `-`, x -> -
)"},
      {"[FEN \"wf5/7/*1p4/7/2R4/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc3-c5 *\n",
       R"(hopgi/capture-mark: Black's Pawn is taken on `c5`, and `-` says that nothing is
  at -: 
  safe fix: write `x`, - -> x
)"},
      {"1. d2xc3 *\n", R"(hopgi/non-canonical-move: in full this move is `Pd2-c3`
  at d2xc3: 
  safe fix: write `Pd2-c3`, d2xc3 -> Pd2-c3
hopgi/capture-mark: `c3` is empty, and `x` says that something is taken
  at x: 
  safe fix: write `-`, x -> -
)"},
      {"1. dxc3 *\n", R"(hopgi/non-canonical-move: in full this move is `Pd2-c3`
  at dxc3: 
  safe fix: write `Pd2-c3`, dxc3 -> Pd2-c3
hopgi/capture-mark: `c3` is empty, and `x` says that something is taken
  at x: 
  safe fix: delete it, x -> 
)"},
  });
}

TEST_CASE("hopgi violations: short moves") {
  check_hopgi_play({
      {"1. Rd4 *\n", R"(hopgi/no-such-move: no Rook of White can go to `d4`
  at Rd4: 
  note: White has a Rook on `g1`
)"},
      {"1. gc3 *\n", R"(hopgi/no-such-move: no Pawn of White on the g file can go to `c3`
  at gc3: 
  note: White has a Pawn on `c2`, `d2`, `e2`, `f2` and `g2`
  note: a move without a letter is one of a Pawn
  help: it can be done from `d2` or `e2`
)"},
      {"1. DKa3 *\n", R"(hopgi/no-such-move: no Dragon King of White can go to `a3`
  at DKa3: 
  note: White has no Dragon King on the board
)"},
      {"1. R7a6 *\n", R"(hopgi/no-such-move: no Rook of White on rank 7 can go to `a6`
  at R7a6: 
  note: White has a Rook on `g1`
)"},
      {"1. c3 *\n", R"(hopgi/ambiguous-move: 2 Pawns can go to `c3`: from `d2` and `e2`
  at c3: 
  help: write `Pd2-c3` for the one on `d2`
  help: write `Pe2-c3` for the one on `e2`
)"},
  });
}
