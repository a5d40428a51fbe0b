#include "tools/slips/measures/measure.hpp"

#include <algorithm>

namespace plyglot::slips {

std::optional<Measure> measure_named(std::string_view name) {
  const auto* const found = std::find(measure_names.begin(), measure_names.end(), name);
  if (found == measure_names.end()) return std::nullopt;
  return static_cast<Measure>(found - measure_names.begin());
}

Counts& Counts::operator+=(const Counts& other) {
  tried += other.tried;
  for (std::size_t i = 0; i < measures; ++i) values[i] += other.values[i];
  return *this;
}

}  // namespace plyglot::slips
