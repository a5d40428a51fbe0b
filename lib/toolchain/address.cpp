// The text that a web address holds, from the parsers of all addresses.
#include "text/ascii.hpp"
#include "toolchain/containers/addresses.hpp"
#include "toolchain/containers/held_text.hpp"

#include <plyglot/likeness.hpp>

namespace plyglot::toolchain {

std::optional<AddressedText> text_in_address(std::string_view address) {
  const std::optional<AddressParameter> parameter = parameter_with_text(text::trimmed(address, " \t\r\n"));
  if (!parameter) return std::nullopt;
  return AddressedText{parameter->notation,
                       std::string(decoded_address(parameter->value, 0, parameter->notation).view())};
}

}  // namespace plyglot::toolchain
