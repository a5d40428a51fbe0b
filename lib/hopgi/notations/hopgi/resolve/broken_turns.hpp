#pragma once
// How play goes on after a turn that is not legal as it is written (hopgi R27).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"
#include "hopgi/verdicts/recovery.hpp"

namespace plyglot::hopgi::record {

// Of Ast::items: the end of the variation that begins there.
std::size_t end_of_variation(Resolution& resolution, std::size_t begin);

// The reading of the turn at Resolution::item that the turns after it confirm. Linear in the text, over all turns.
std::optional<verdicts::Recovery> find_recovery(Resolution& resolution, verdicts::BrokenTurn turn);

// The number of the error that reading found in the words of a turn; none if it found none.
std::optional<std::uint32_t> word_finding(Resolution& resolution, text::Span turn);

// Takes these back, once another finding says what is wrong there.
void withdraw_word_findings(Resolution& resolution, text::Span turn);

// Says at the finding with which reading play goes on. `written` is what the fix replaces; `is_whole` is false if the
// fix takes away more than the turn.
void note_recovery(Resolution& resolution, std::uint32_t finding, const verdicts::Recovery& recovery,
                   text::Span written, bool is_whole);

}  // namespace plyglot::hopgi::record
