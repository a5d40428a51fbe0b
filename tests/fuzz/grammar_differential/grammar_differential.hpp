#pragma once
// What the programs fuzz-grammar-NOTATION are made of.

#include <cstddef>
#include <cstdint>

// The name of a published grammar. Each program has its own.
extern const char* const fuzzed_notation;

// Called with one input after another; returns 0, or does not return.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
