#pragma once
// Changes of a document as the protocol writes them.

#include "plyglot/lsp/documents/document.hpp"
#include "plyglot/lsp/protocol/protocol.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool::lsp {

// A TextEdit.
Json text_edit(const Document& document, text::Span span, std::string_view by);
// The same, of what differs alone, so that the editor's cursors stay where they are; appends nothing if nothing does.
void append_change(const Document& document, text::Span span, std::string_view by, Json& edits);

// A WorkspaceEdit of one document.
Json workspace_edit(const Document& document, Json edits);

// The text with edits in it, which are sorted and do not overlap.
std::string with_edits(const std::string& text, const std::vector<diagnostics::Edit>& edits);

}  // namespace plyglot::tool::lsp
