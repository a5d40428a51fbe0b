#pragma once
// Where the names of systems are used, for fixes that rename them.

#include <plyglot/homeworlds_record.hpp>

#include <span>
#include <vector>

namespace plyglot::homeworlds {

class NameUses {
 public:
  explicit NameUses(const Record& record);

  // Wherever actions speak of that system, by their places in the text; the place where it gets its name is among them.
  std::span<const SystemName> of(const SystemName& name) const;

 private:
  // By kind, index and place.
  std::vector<SystemName> uses_;
};

}  // namespace plyglot::homeworlds
