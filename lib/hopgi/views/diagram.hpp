#pragma once
// Setups as canonical diagrams (hopgi 3.3, 5).

#include "diagnostics/reporter.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

// Appends the picture with its comments and fields, without a last line end. False, with nothing appended, if the setup
// is not sound.
bool print(const Setup& setup, std::string& out);

// What a diagram cannot say of the setup (hopgi 8), at its spans.
void report_losses(const Setup& setup, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::diagram
