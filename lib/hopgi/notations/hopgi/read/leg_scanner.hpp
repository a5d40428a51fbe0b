#pragma once
// Whether a word is a leg (hopgi 3.1, tolerant leg), for those who look for where games end (R21).

#include <cstddef>
#include <string_view>

namespace plyglot::hopgi::record {

inline constexpr std::size_t no_leg_end = static_cast<std::size_t>(-1);

// The end of the leg that begins there and of the `!` and `?` after it, if what follows may follow a leg.
std::size_t end_of_leg(std::string_view text, std::size_t begin);

// Whether there is a `;` at the offset after which a word may go on.
bool begins_run_on(std::string_view text, std::size_t offset);

// Whether a word ends there: at a blank, a byte of its own, a comment or the end.
bool is_word_end(std::string_view text, std::size_t offset);

}  // namespace plyglot::hopgi::record
