#pragma once
// A finding as an editor shows it.

#include <plyglot/diagnostic.hpp>

#include <string>
#include <string_view>

namespace plyglot::tool::lsp {

// The message with its notes and helps below it. Where a help names a command of the shell, it names what does the same
// in an editor.
std::string text_of(const diagnostics::Diagnostic& finding);

// The address of the page about a finding, for editors that open it.
std::string page_of(std::string_view name);

}  // namespace plyglot::tool::lsp
