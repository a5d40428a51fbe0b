#pragma once
// Did you mean: the known word that is nearest to one that is not known.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace plyglot::diagnostics {

// What counts as one change. Some notations define their suggestions without the exchange (homeworlds R4).
enum class Edits : std::uint8_t { with_exchanges, without_exchanges };

// The least number of characters inserted, deleted, changed or exchanged with their neighbour (none twice) that makes
// one word of the other; nothing if it is above `limit`. Costs at most the shorter length times `limit`.
std::optional<std::uint32_t> edit_distance(std::string_view a, std::string_view b, std::uint32_t limit,
                                           Edits edits = Edits::with_exchanges);

// The nearest candidate, the first of several at the same distance; nothing if none is within `limit` or if so many
// changes would replace half of the word or more.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                        std::uint32_t limit);

// The nearest candidate that is at most two changes away.
std::optional<std::string_view> meant_word(std::string_view word, std::span<const std::string_view> candidates);

// "; did you mean `x`?" with that word; empty if there is none.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace plyglot::diagnostics
