#pragma once
// Setups as canonical diagrams (hopgi 3.3, 5).

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

// Appends the picture with its comments and fields, without a last line end. False, with nothing appended, if the setup
// is not sound.
bool print(const Setup& setup, std::string& out);

}  // namespace plyglot::hopgi::diagram
