#pragma once
// Where public implementations of Homeworlds differ (homeworlds-rules 4).

#include <cstdint>

namespace plyglot::homeworlds {

enum class Profile : std::uint8_t { rules, ap, sdg, jpb, quux };

}  // namespace plyglot::homeworlds
