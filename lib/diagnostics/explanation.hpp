#pragma once
// What there is to read about a diagnostic.

#include <string>
#include <string_view>

namespace plyglot::diagnostics {

// The page of the diagnostic with this name, or its summary if it has none; ends in a line end. If there is no such
// diagnostic, the text is empty, and `problem` is a sentence that says so, with a near name if there is one.
std::string explanation(std::string_view name, std::string& problem);

}  // namespace plyglot::diagnostics
