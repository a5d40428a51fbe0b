#include "plyglot/lsp/features/features.hpp"

namespace plyglot::tool::lsp {

Json server_capabilities(const ClientAbilities& abilities) {
  // TextDocumentSyncKind.Incremental.
  constexpr int incremental = 2;
  const Json kinds_of_actions = {
      {"codeActionKinds", {"quickfix", "source.fixAll.plyglot", "refactor.rewrite.translate"}}};
  Json capabilities = {
      {"positionEncoding", abilities.encoding == Encoding::utf8 ? "utf-8" : "utf-16"},
      {"textDocumentSync", {{"openClose", true}, {"change", incremental}}},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"hoverProvider", true},
      {"documentHighlightProvider", true},
      {"documentSymbolProvider", true},
      {"inlayHintProvider", true},
      {"renameProvider", abilities.can_prepare_rename ? Json{{"prepareProvider", true}} : Json(true)},
      // All of them are literals.
      {"codeActionProvider", abilities.has_code_actions ? kinds_of_actions : Json(false)},
      {"documentFormattingProvider", true},
      {"documentRangeFormattingProvider", true},
      {"foldingRangeProvider", true},
      {"selectionRangeProvider", true},
      {"codeLensProvider", {{"resolveProvider", true}}},
      {"executeCommandProvider", {{"commands", command_names()}}},
      {"documentLinkProvider", {{"resolveProvider", false}}},
      {"workspaceSymbolProvider", true},
      // Within a move there are signs that end a word for editors.
      {"completionProvider",
       {{"resolveProvider", true}, {"triggerCharacters", {" ", ";", "-", "/", "\\", "[", "\"", ","}}}},
      {"semanticTokensProvider", {{"legend", semantic_token_legend()}, {"full", true}, {"range", true}}}};
  if (abilities.asks_for_findings) {
    // A text has all that its findings depend on.
    capabilities["diagnosticProvider"] = {
        {"identifier", "plyglot"}, {"interFileDependencies", false}, {"workspaceDiagnostics", true}};
  }
  return capabilities;
}

}  // namespace plyglot::tool::lsp
