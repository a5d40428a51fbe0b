#include "hive/rules/options/rule_option_rows.hpp"

namespace plyglot::hive {

RuleOptions rule_options_of(const notation::OptionValues& values) {
  RuleOptions options;
  options.queen_first = values.choice(queen_first_option) == "allowed";
  options.piece_order = values.choice(piece_order_option) == "any" ? PieceOrder::any : PieceOrder::numeric;
  options.pass = values.choice(pass_option) == "free" ? PassRule::free : PassRule::forced_only;
  options.repetition = values.choice(repetition_option) == "threefold" ? Repetition::threefold : Repetition::off;
  const std::string_view symmetry = values.choice(symmetry_option);
  if (symmetry == "identity") options.repetition_symmetry = RepetitionSymmetry::identity;
  if (symmetry == "reflection") options.repetition_symmetry = RepetitionSymmetry::reflection;
  return options;
}

}  // namespace plyglot::hive
