#include "plyglot/lsp/translating.hpp"

#include "text/format.hpp"

namespace plyglot::tool::lsp {
namespace {

using toolchain::Session;

// `game.hop` and `.uhp` make `game.uhp`.
std::string with_extension(const std::string& uri, std::string_view extension) {
  const std::size_t dot = uri.rfind('.');
  const std::size_t slash = uri.rfind('/');
  const bool has_extension = dot != std::string::npos && (slash == std::string::npos || dot > slash);
  return uri.substr(0, has_extension ? dot : uri.size()) + std::string(extension);
}

// A WorkspaceEdit that makes a file and writes a text into it.
Json new_file(const std::string& uri, const std::string& text) {
  const Json create = {{"kind", "create"}, {"uri", uri}};
  const Json whole = {{"range", json_of(Range{})}, {"newText", text}};
  const Json edit = {{"textDocument", {{"uri", uri}, {"version", nullptr}}}, {"edits", Json::array({whole})}};
  return {{"documentChanges", Json::array({create, edit})}};
}

void append_translation(const Document& document, std::uint32_t record, std::string_view name, Json& actions) {
  std::string problem;
  const toolchain::Target target = toolchain::target(name, problem);
  if (!toolchain::cannot_translate(*document.language(), target).empty()) return;
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> losses;
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted.record = record;
  const Session::Translated translated =
      Session(*document.language(), policy).translate(chunk, target, false, diagnostics::collect_into(losses));
  const std::string uri = with_extension(document.uri(), toolchain::file_extension_of(target));
  if (translated.written == 0 || uri == document.uri()) return;
  actions.push_back({{"title", text::format("translate this {} to `{}`",
                                            toolchain::facts_of(*document.language()->notation).record_name, name)},
                     {"kind", "refactor.rewrite.translate"},
                     {"edit", new_file(uri, translated.text)}});
}

}  // namespace

void append_translations(const Document& document, std::uint32_t offset, Json& actions) {
  const std::uint32_t record = document.record_number_at(offset);
  if (record == 0) return;
  const toolchain::NotationFacts own = toolchain::facts_of(*document.language()->notation);
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.game == own.game && facts.id != own.id) append_translation(document, record, facts.id, actions);
  }
}

}  // namespace plyglot::tool::lsp
