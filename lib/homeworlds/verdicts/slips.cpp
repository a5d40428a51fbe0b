#include "homeworlds/verdicts/slips.hpp"

#include <algorithm>

namespace plyglot::homeworlds::verdicts {

void Slips::add(const Violation& violation) {
  const bool is_build = violation.rule == Rule::wrong_build_size;
  if (!is_build && violation.rule != Rule::trade_size) return;
  const RecordAction& action = record_.actions[violation.action];
  const PieceKind written = is_build ? *action.ship : kind_of(action.colour, *action.traded_size);
  saying_[written] = slips_.size();
  slips_.push_back({violation.action, written, *violation.piece});
}

const Slip* Slips::at(ActionNumber action) const {
  const auto found = std::lower_bound(slips_.begin(), slips_.end(), action,
                                      [](const Slip& slip, ActionNumber number) { return slip.action < number; });
  return found != slips_.end() && found->action == action ? &*found : nullptr;
}

const Slip* Slips::saying(PieceKind kind) const { return saying_[kind] ? &slips_[*saying_[kind]] : nullptr; }

}  // namespace plyglot::homeworlds::verdicts
