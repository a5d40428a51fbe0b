#include "homeworlds/notations/homeworlds/read/lines/name_uses.hpp"

#include "text/sort.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::homeworlds {
namespace {

bool is_of_earlier_system(const SystemName& a, const SystemName& b) {
  return std::tuple(a.kind, a.index) < std::tuple(b.kind, b.index);
}

bool stands_before(const SystemName& a, const SystemName& b) {
  return std::tuple(a.kind, a.index, a.span.begin) < std::tuple(b.kind, b.index, b.span.begin);
}

}  // namespace

NameUses::NameUses(const Record& record) {
  for (const RecordAction& action : record.actions) {
    for (const SystemName& name : {action.system, action.other_system}) {
      if (!name.span.empty()) uses_.push_back(name);
    }
  }
  text::sort(uses_.begin(), uses_.end(), stands_before);
}

std::span<const SystemName> NameUses::of(const SystemName& name) const {
  const auto [first, last] = std::equal_range(uses_.begin(), uses_.end(), name, is_of_earlier_system);
  return {first, last};
}

}  // namespace plyglot::homeworlds
