#pragma once
// The settings that an editor sends, read (docs/editors.md).

#include "plyglot/lsp/documents/text_settings.hpp"
#include "plyglot/lsp/protocol/protocol.hpp"

namespace plyglot::tool::lsp {

// What is of another kind than it should be counts as not set.
EditorSettings settings_in(const Json& object);

}  // namespace plyglot::tool::lsp
