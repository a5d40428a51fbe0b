#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive {

RuleOptions rule_options_of(const notation::OptionValues& values) {
  const notation::OptionTable table = values.table();
  const auto first = static_cast<std::uint32_t>(table.count - rule_options);
  const auto choice = [&](std::uint32_t row) {
    return table.rows[first + row].choices[static_cast<std::size_t>(values[first + row])];
  };
  RuleOptions options;
  options.queen_first = choice(0) == "allowed";
  options.piece_order = choice(1) == "any" ? PieceOrder::any : PieceOrder::numeric;
  options.pass = choice(2) == "free" ? PassRule::free : PassRule::forced_only;
  options.repetition = choice(3) == "threefold" ? Repetition::threefold : Repetition::off;
  if (choice(4) == "identity") options.repetition_symmetry = RepetitionSymmetry::identity;
  if (choice(4) == "reflection") options.repetition_symmetry = RepetitionSymmetry::reflection;
  return options;
}

}  // namespace plyglot::hive
