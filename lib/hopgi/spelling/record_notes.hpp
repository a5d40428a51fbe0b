#pragma once
// What people say about the turns of a game beside them: comments, annotations, variations.

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

struct Notes {
  // The words of comments without their signs, with single blanks between them.
  std::vector<std::string> comments;
  // `$4`.
  std::vector<std::string> annotations;
  // In canonical words between parentheses: `(1... R@d5 {or so})`.
  std::vector<std::string> variations;
};

// One more than the game itself has turns: what comes before the first, and after each. The comments before the game
// count as before the first turn, those after the result as after the last.
std::vector<Notes> notes_of(const Record& record);

// A turn in its canonical form, with what is written of legs that were not applied: `Pd2-c3`, `Fd1-c3;Wf1-f7`.
std::string words_of(const RecordTurn& turn);

}  // namespace plyglot::hopgi
