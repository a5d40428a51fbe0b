// The words of what is found in turns of Hopgi: promotions, drops, kings, ends, forms and numbers.

#include "support/catch.hpp"
#include "support/hopgi/playing.hpp"

using plyglot::test::check_hopgi_play;

TEST_CASE("hopgi violations: promotions") {
  check_hopgi_play({
      {"[FEN \"wf5/7/*6/2R4/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc4-a4 *\n",
       R"(hopgi/promotion-missing: the Rook becomes a Dragon King here, which is not written
  at : 
  note: `a4` is a promotion square of White: a Rook, Bishop or Pawn that comes to it promotes
  safe fix: write `=DK`,  -> =DK
)"},
      {"[FEN \"wf5/7/*6/R6/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Ra4-c4 *\n",
       R"(hopgi/promotion-missing: the Rook becomes a Dragon King here, which is not written
  at : 
  note: `a4` is a promotion square of White: a Rook, Bishop or Pawn that leaves it promotes
  safe fix: write `=DK`,  -> =DK
)"},
      {"[FEN \"wf5/7/*6/2R4/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc4-a4=G *\n",
       R"(hopgi/promotion-wrong: a Rook becomes a Dragon King, never a Guardian
  at =G: 
  safe fix: write `=DK`, =G -> =DK
)"},
      {"[FEN \"wf5/7/*6/2R4/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc4-a4=Q *\n",
       R"(hopgi/promotion-wrong: a Rook becomes a Dragon King, never `Q`
  at =Q: 
  safe fix: write `=DK`, =Q -> =DK
)"},
      {"1. Pd2-c3=G *\n", R"(hopgi/promotion-spurious: the Pawn does not promote here
  at =G: 
  note: the promotion squares of White are `a3`, `a4`, `a6` and `a7`
  safe fix: delete it, =G -> 
)"},
      {"1. R@d4=DK *\n", R"(hopgi/promotion-spurious: the Rook does not promote here
  at =DK: 
  note: a dropped piece does not promote, on whatever square
  safe fix: delete it, =DK -> 
)"},
      {"1. Fd1-c3=DK;Wf1-e3 *\n", R"(hopgi/promotion-spurious: the Ferz King does not promote here
  at =DK: 
  note: a king does not promote
  safe fix: delete it, =DK -> 
)"},
      {"[FEN \"wf5/7/*6/2+R4/7/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. DKc4-a4=DK *\n",
       R"(hopgi/promotion-spurious: the Dragon King does not promote here
  at =DK: 
  note: a Dragon King is promoted already
  safe fix: delete it, =DK -> 
)"},
  });
}

TEST_CASE("hopgi violations: drops") {
  check_hopgi_play({
      {"1. W@d4 *\n", R"(hopgi/not-droppable: a Wazir King is never in a hand
  at W: 
  note: a king that is taken leaves the game
  note: White has a Rook, a Bishop and a Pawn in hand
)"},
      {"1. DK@d4 *\n", R"(hopgi/not-droppable: a Dragon King is never in a hand
  at DK: 
  note: what is taken turns back: a Dragon King is dropped as a Rook, `R`
  note: White has a Rook, a Bishop and a Pawn in hand
)"},
      {"1. R@d4 R@d5 2. R@e4 *\n", R"(hopgi/not-in-hand: White has no Rook in hand
  at R: 
  note: White has a Bishop and a Pawn in hand
)"},
      {"1. R@d2 *\n", R"(hopgi/drop-occupied: `d2` holds White's Pawn
  at d2: pieces are dropped on empty squares
)"},
      {"1. R@d4 R@d4 *\n", R"(hopgi/drop-occupied: `d4` holds White's Rook
  at d4: pieces are dropped on empty squares
  at R@d4: White's Rook was dropped on `d4` here
)"},
  });
}

TEST_CASE("hopgi violations: kings that move together") {
  check_hopgi_play({
      {"1. Fd1-c3 *\n", R"(hopgi/linked-king-missing: the Wazir King on `f1` must move in the same turn, and does not
  at Fd1-c3: a king moves alone here
  note: it has 2 moves after this one: to `e3` or `g3`
  help: with `--option linked-kings=warning` this is a warning
)"},
      {"1. Pd2-c3 Wa6-c5 *\n",
       R"(hopgi/linked-king-missing: the Ferz King on `a4` must move in the same turn, and does not
  at Wa6-c5: a king moves alone here
  note: it has 1 move after this one: to `c3`
  help: with `--option linked-kings=warning` this is a warning
  unsafe fix: write `;Fa4xc3` after it,  -> ;Fa4xc3
)"},
      {"1. Pd2-c3;Wf1-e3 *\n", R"(hopgi/second-leg-not-allowed: this turn has one leg, and a second one is written
  at ;Wf1-e3: 
  note: a Pawn moves alone: only kings are linked
  unsafe fix: delete it, ;Wf1-e3 -> 
)"},
      {"1. R@d4;Wf1-e3 *\n", R"(hopgi/second-leg-not-allowed: this turn has one leg, and a second one is written
  at ;Wf1-e3: 
  note: a drop is a whole turn
  unsafe fix: delete it, ;Wf1-e3 -> 
)"},
      {"[FEN \"wf5/7/*6/7/7/**5/**2*1W[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Wg1-f1;Fg2-f3 *\n",
       R"(hopgi/second-leg-not-allowed: this turn has one leg, and a second one is written
  at ;Fg2-f3: 
  note: White has no Ferz King
  unsafe fix: delete it, ;Fg2-f3 -> 
)"},
      {"[FEN \"wf5/7/*6/7/3P2W/**F4/**1P*2[RRRRBBBBPPPPPPPPPP] w - - 0 1\"]\n\n1. Wg3-g4;Fc2-c3 *\n",
       R"(hopgi/second-leg-not-allowed: this turn has one leg, and a second one is written
  at ;Fc2-c3: 
  note: the Ferz King on `c2` has no move
  unsafe fix: delete it, ;Fc2-c3 -> 
)"},
      {"1. Fd1-c3;Pd2-d3 *\n", R"(hopgi/second-leg-not-linked: the second leg belongs to the Wazir King on `f1`
  at Pd2-d3: not a move of that king
  help: it may go to `e3` or `g3`
)"},
      {"1. Fd1-c3;Fc3-d4 *\n", R"(hopgi/second-leg-not-linked: the second leg belongs to the Wazir King on `f1`
  at Fc3-d4: not a move of that king
  help: it may go to `e3` or `g3`
)"},
      {"1. Fd1-c3;R@d4 *\n", R"(hopgi/second-leg-not-linked: the second leg belongs to the Wazir King on `f1`
  at R@d4: not a move of that king
  help: it may go to `e3` or `g3`
)"},
      {"1. Fd1-c3;c4 *\n", R"(hopgi/second-leg-not-linked: the second leg belongs to the Wazir King on `f1`
  at c4: not a move of that king
  help: it may go to `e3` or `g3`
)"},
  });
}

TEST_CASE("hopgi violations: the end of the game") {
  check_hopgi_play({
      {"[FEN \"w6/1F5/*6/7/7/**4W/**2*2[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Fb6xa7;Wg2-g3 1-0\n",
       R"(hopgi/move-after-end: Black has no king left, and a second leg is written
  at Wg2-g3: not played
  at Fb6xa7;Wg2-g3: the first leg of this turn ended the game
)"},
      {"[FEN \"w6/1F5/*6/7/7/**4W/**2*2[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Fb6xa7 P@d4 2. P@d5 0-1\n",
       R"(hopgi/move-after-end: Black has no king left, and another turn is written
  at P@d4: not played, nor what follows
  at Fb6xa7: this turn ended the game
hopgi/result-vs-board: Black has no king left, and the result is `0-1`
  at 0-1: 
  at Fb6xa7: this turn ended the game
  unsafe fix: write `1-0`, 0-1 -> 1-0
)"},
      {"[FEN \"7/1F5/*6/7/7/**4W/**2*2[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Fb6-a7 1-0\n",
       R"(hopgi/move-after-end: Black has no king left, and another turn is written
  at Fb6-a7: not played, nor what follows
  note: so it is in the position in which the game begins
)"},
      {"[FEN \"7/7/*6/7/7/**5/**2*2[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. P@d4 1-0\n",
       R"(hopgi/move-after-end: no side has a king, and another turn is written
  at P@d4: not played, nor what follows
  note: so it is in the position in which the game begins
)"},
      {"[FEN \"w6/1F5/*6/7/7/**4W/**2*2[RRRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Fb6xa7 *\n",
       R"(hopgi/result-vs-board: Black has no king left, and the result is `*`
  at *: 
  at Fb6xa7: this turn ended the game
  unsafe fix: write `1-0`, * -> 1-0
)"},
  });
}

TEST_CASE("hopgi violations: forms and numbers") {
  check_hopgi_play({
      {"[FEN \"wf5/7/*1p4/7/2R4/**4F/**2*1W[RRRBBBBPPPPPPPPPPPP] w - - 0 1\"]\n\n1. Rc3:c5 *\n",
       R"(hopgi/non-canonical-move: in full this move is `Rc3xc5`
  at Rc3:c5: 
  safe fix: write `Rc3xc5`, Rc3:c5 -> Rc3xc5
)"},
      {"1. dc3 *\n", R"(hopgi/non-canonical-move: in full this move is `Pd2-c3`
  at dc3: 
  safe fix: write `Pd2-c3`, dc3 -> Pd2-c3
)"},
      {"1. R*d4 *\n", R"(hopgi/non-canonical-move: in full this move is `R@d4`
  at R*d4: 
  safe fix: write `R@d4`, R*d4 -> R@d4
)"},
      {"1. Pd2-c3 Pb6-c5 3. Pe2-d3 *\n", R"(hopgi/wrong-number: this is turn 2 of White, and its number is `3`
  at 3: 
  safe fix: write `2`, 3 -> 2
)"},
      {"1... Pd2-c3 *\n", R"(hopgi/number-side: `1...` is a number of Black, and it is White's turn
  at 1...: `.` before White's turns
  safe fix: write `.`, ... -> .
)"},
      {"1. Pd2-c3 1. Pb6-c5 *\n", R"(hopgi/number-side: `1.` is a number of White, and it is Black's turn
  at 1.: `...` before Black's turns
  safe fix: delete the number, 1.  -> 
)"},
      // `[` would begin a tag if it came first.
      {"1. Pd2-c3\n1.\r[ *\n", R"(hopgi/number-side: `1.` is a number of White, and it is Black's turn
  at 1.: `...` before Black's turns
)"},
      {"1. Pd2-c3 {a} 1. Pb6-c5 *\n", R"(hopgi/number-side: `1.` is a number of White, and it is Black's turn
  at 1.: `...` before Black's turns
  safe fix: write `...`, . -> ...
)"},
      {"1. Pd2-c3 1... Pb6-c5 *\n", R"(hopgi/number-redundant: a turn of Black directly after White's needs no number
  at 1...: 
  help: Black's turns have one at the start, and after a comment or a variation
  safe fix: delete the number, 1...  -> 
)"},
      {"Pd2-c3 *\n", R"(hopgi/number-missing: turn 1 of White has no number
  at : 
  safe fix: write `1.`,  -> 1. 
)"},
      {"1. Pd2-c3 {x} Pb6-c5 *\n", R"(hopgi/number-missing: turn 1 of Black has no number
  at : after a comment, a variation or at the start
  safe fix: write `1...`,  -> 1... 
)"},
      {"1. Pd2-c3 {x} 2 *\n", R"(hopgi/wrong-number: this is turn 1 of Black, and its number is `2`
  at 2: 
  safe fix: write `1`, 2 -> 1
)"},
  });
}

TEST_CASE("hopgi violations: where the game is uncertain") {
  check_hopgi_play({
      {"1. Kf1-e3 Pb6-c5 2. Pd4-d5 *\n", R"(hopgi/empty-origin: `d4` is empty
  at d4: no piece to move
  at Kf1-e3: from here on the board is uncertain
  note: no move brings a Pawn to `d5` here
)"},
      {"1. Pd2=c3 Pb6-c5 2. P@c5 *\n", R"(hopgi/drop-occupied: `c5` holds Black's Pawn
  at c5: pieces are dropped on empty squares
  at Pb6-c5: Black's Pawn came to `c5` here
  at Pd2=c3: from here on the board is uncertain
)"},
      {"1. Kf1-e3 b6c5 2. Pd2xc3 *\n", R"(hopgi/non-canonical-move: in full this move is `Pb6-c5`
  at b6c5: 
  unsafe fix: write `Pb6-c5`, b6c5 -> Pb6-c5
hopgi/capture-mark: `c3` is empty, and `x` says that something is taken
  at x: 
  at Kf1-e3: from here on the board is uncertain
  unsafe fix: write `-`, x -> -
)"},
  });
}
