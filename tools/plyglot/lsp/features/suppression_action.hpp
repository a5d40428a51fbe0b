#pragma once
// The comment that silences a finding.

#include "plyglot/lsp/documents/document.hpp"

#include <optional>

namespace plyglot::tool::lsp {

// Such a comment where the notation has comments: on the line above or at the end of the finding's own line. None if
// the finding would not go by it, or others would come.
std::optional<diagnostics::Edit> edit_that_suppresses(const Document& document, const diagnostics::Diagnostic& finding);

}  // namespace plyglot::tool::lsp
