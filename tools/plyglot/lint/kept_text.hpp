#pragma once
// Findings of a file, and what is said after all findings, as bytes that a cache keeps.

#include "plyglot/findings/findings.hpp"

namespace plyglot::tool {

// How many bytes the findings take, beside some that any take.
std::size_t kept_size(const RenderedFindings& findings);

// The file of the findings is not in it.
std::string kept_text(const RenderedFindings& findings, const std::vector<std::string>& suggestions);

// False if that is not what `kept_text` returned, or holds findings that would do something to a terminal.
bool read_kept_text(std::string_view text, RenderedFindings& findings, std::vector<std::string>& suggestions);

}  // namespace plyglot::tool
