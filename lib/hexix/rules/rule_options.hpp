#pragma once
// The rules that are open (hexix 9) as options of whatever lists or counts legal plies (hexix 6).

#include "hexix/rules/judge.hpp"
#include "notation/options.hpp"

#include <array>

namespace plyglot::hexix {

inline constexpr std::string_view rule_severities[] = {"warning", "error", "off"};

inline constexpr std::string_view global_rule_option = "global-rule";
inline constexpr std::string_view inactive_rule_option = "inactive-rule";
inline constexpr notation::OptionRow global_rule_row = {
    global_rule_option, "how a piece with more own neighbours than its number is judged; `off` makes such plies legal",
    rule_severities, 3};
inline constexpr notation::OptionRow inactive_rule_row = {
    inactive_rule_option, "how plies of pieces without a link to their home are judged; `off` makes such plies legal",
    rule_severities, 3};

// The two rows alone: the options of `perft hexix` and of positions.
extern const std::array<notation::OptionRow, 2> rule_rows;
constexpr notation::OptionTable rule_option_table() { return {rule_rows.data(), rule_rows.size()}; }
// Of any table; both rules are in force where it has no such rows.
RuleOptions rule_options_of(const notation::OptionValues& values);

}  // namespace plyglot::hexix
