#pragma once
// Tables of the items of a game and of what reading found in them, made once a turn is broken (hopgi R27).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

// Of Ast::items: the end of the variation that begins there.
std::size_t end_of_variation(Resolution& resolution, std::size_t begin);

// R20: whether the position before the turn that comes next is where a variation begins.
bool has_variation_after(const Ast& ast, std::size_t turn);

// The number of the error that reading found in the words of a turn; none if it found none.
std::optional<std::uint32_t> word_finding(Resolution& resolution, text::Span turn);

// Takes these back, once another finding says what is wrong there.
void withdraw_word_findings(Resolution& resolution, text::Span turn);

}  // namespace plyglot::hopgi::record
