#include "homeworlds/spelling/action_patterns.hpp"

namespace plyglot::homeworlds {
namespace {

// By the number of the verb.
using Patterns = std::array<std::string_view, verbs>;

constexpr Patterns seed_patterns = {"homeworld 1 2 S N", "build S N",       "trade S N C",
                                    "discover S N Q M",  "move S N M",      "attack O N",
                                    "sacrifice S N",     "catastrophe N C", "pass"};
constexpr Patterns ap_patterns = {"homeworld 1 2 S",  "build L N",       "trade S N C",
                                  "discover S N Q M", "move S N M",      "attack O N",
                                  "sacrifice S N",    "catastrophe N C", "pass"};
constexpr Patterns sdg_patterns = {"Homeworld 1 2 S",  "Build S N",       "Trade S P N",
                                   "Discover S N Q M", "Move S N M",      "Attack O N",
                                   "Sacrifice S N",    "Catastrophe N C", "Pass"};
constexpr Patterns jpb_patterns = {"homeworld 1 2 S N", "build S N",       "trade S P N",
                                   "discover S N Q M",  "move S N M",      "attack O N",
                                   "sacrifice S N",     "catastrophe N C", "pass"};
// Its homeworlds are state lines, in which the seat says where the ship stands.
constexpr Patterns quux_patterns = {"",
                                    "build S at N",
                                    "convert S to P at N",
                                    "move S from N to M (Q)",
                                    "move S from N to M",
                                    "capture S at N",
                                    "sacrifice S at N",
                                    "catastrophe W at N",
                                    "pass"};

constexpr std::array<const Patterns*, dialects> patterns = {&seed_patterns, &ap_patterns, &sdg_patterns, &jpb_patterns,
                                                            &quux_patterns};
constexpr std::array<std::string_view, dialects> separators = {"; ", ", ", "\n", ";", "; "};

}  // namespace

std::string_view pattern_of(Dialect dialect, Verb verb) {
  return (*patterns[static_cast<std::size_t>(dialect)])[static_cast<std::size_t>(verb)];
}

std::string_view separator_of(Dialect dialect) { return separators[static_cast<std::size_t>(dialect)]; }

}  // namespace plyglot::homeworlds
