#pragma once
// The parts of addresses of the web that hold a text.

#include <optional>
#include <string>
#include <string_view>

namespace plyglot::toolchain {

struct AddressParameter {
  // The id of the notation that is its key, with a dialect if the host has the name of one.
  std::string notation;
  // As it is written; views the address.
  std::string_view value;
};

// The first parameter of the address whose key is the id of a notation.
std::optional<AddressParameter> parameter_with_text(std::string_view address);

}  // namespace plyglot::toolchain
