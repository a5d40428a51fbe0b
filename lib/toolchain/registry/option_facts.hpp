#pragma once
// Rows of option tables as callers of the library see them.

#include "notation/options.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

OptionFacts facts_of(const notation::OptionRow& row);

}  // namespace plyglot::toolchain
