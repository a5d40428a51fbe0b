#pragma once
// What the server can do with a document: one function for each request of the protocol, in the order of its
// specification. Each gets the request's parameters and returns its result.

#include "plyglot/lsp/documents/workspace.hpp"

namespace plyglot::tool::lsp {

// The findings of a document, as the protocol has them.
Json diagnostics_of(const Document& document);
// One of them.
Json diagnostic_json(const Document& document, const diagnostics::Diagnostic& finding);

Json definition(Workspace& workspace, const Json& params);
Json references(Workspace& workspace, const Json& params);
Json hover(Workspace& workspace, const Json& params);
Json document_highlight(Workspace& workspace, const Json& params);
Json document_symbols(Workspace& workspace, const Json& params);
Json code_lenses(Workspace& workspace, const Json& params);
// Of one lens, or one item of a completion, what is found out only when it is shown.
Json resolve_code_lens(Workspace& workspace, const Json& lens);
Json resolve_completion(Workspace& workspace, const Json& item);
Json document_links(Workspace& workspace, const Json& params);
Json folding_ranges(Workspace& workspace, const Json& params);
Json selection_ranges(Workspace& workspace, const Json& params);
Json completion(Workspace& workspace, const Json& params);
Json inlay_hints(Workspace& workspace, const Json& params);
Json code_actions(Workspace& workspace, const Json& params);
Json formatting(Workspace& workspace, const Json& params);
Json range_formatting(Workspace& workspace, const Json& params);
Json prepare_rename(Workspace& workspace, const Json& params);
Json rename(Workspace& workspace, const Json& params);
Json semantic_tokens(Workspace& workspace, const Json& params);
Json semantic_tokens_in_range(Workspace& workspace, const Json& params);
// The names of the types by their numbers.
Json semantic_token_legend();
Json workspace_symbols(Workspace& workspace, const Json& params);
// What lenses do when they are clicked.
Json command_names();
// The result is what is shown to people.
Json execute_command(Workspace& workspace, const Json& params);

// Requests of our own, which are not part of the protocol (docs/editors.md).
Json board(Workspace& workspace, const Json& params);
Json explain(Workspace& workspace, const Json& params);
Json targets(Workspace& workspace, const Json& params);
Json translate(Workspace& workspace, const Json& params);

// What the server says about itself when it begins.
Json server_capabilities(const ClientAbilities& abilities);

}  // namespace plyglot::tool::lsp
