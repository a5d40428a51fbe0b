#include "plyglot/lsp/features/translation_action.hpp"

#include "plyglot/lsp/features/features.hpp"

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

struct Translation {
  std::string name;
  toolchain::Target to;
  Session::Translated translated;
  std::vector<diagnostics::Diagnostic> losses;
};

toolchain::Target found_target(const std::string& name) {
  std::string problem;
  toolchain::Target to = toolchain::target(name, problem);
  if (!problem.empty()) throw RequestError(ErrorCode::request_failed, problem);
  return to;
}

bool can_be_translated_to(const Document& document, const std::string& name) {
  return toolchain::cannot_translate(*document.language(), found_target(name)).empty();
}

// The record with the number, or all for 0.
Translation translation_of(const Document& document, std::uint32_t record, const std::string& name) {
  const diagnostics::SeverityPolicy policy;
  Translation translation{name, found_target(name), {}, {}};
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted.record = record;
  translation.translated = Session(*document.language(), policy)
                               .translate(chunk, translation.to, false, diagnostics::collect_into(translation.losses));
  return translation;
}

std::string uri_of(const Document& document, const Translation& translation) {
  return with_extension(document.uri(), toolchain::file_extension_of(translation.to));
}

void append_action(const Document& document, const Translation& translation, Json& actions) {
  const std::string uri = uri_of(document, translation);
  if (translation.translated.written == 0 || uri == document.uri()) return;
  const toolchain::NotationFacts own = toolchain::facts_of(*document.language()->notation);
  actions.push_back({{"title", text::format("translate this {} to `{}`", own.record_name, translation.name)},
                     {"kind", "refactor.rewrite.translate"},
                     {"edit", new_file(uri, std::string(translation.translated.without_trailing_blank_lines()))}});
}

// What the document is in, as `--from` says it.
std::string own_name(const toolchain::Language& language, const toolchain::NotationFacts& own) {
  std::string dialect(own.dialects.empty() ? std::string_view() : own.dialects.front());
  for (const auto& [key, value] : language.options) {
    if (key == "dialect") dialect = value;
  }
  return dialect.empty() ? std::string(own.id) : text::format("{}:{}", own.id, dialect);
}

}  // namespace

void append_translations(const Document& document, std::uint32_t offset, Json& actions) {
  const std::uint32_t record = document.record_number_at(offset);
  if (record == 0) return;
  const toolchain::NotationFacts own = toolchain::facts_of(*document.language()->notation);
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    const std::string name(facts.id);
    if (facts.game != own.game || facts.id == own.id || !can_be_translated_to(document, name)) continue;
    append_action(document, translation_of(document, record, name), actions);
  }
}

Json targets(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json names = Json::array();
  if (document.language() == nullptr) return names;
  const toolchain::NotationFacts own = toolchain::facts_of(*document.language()->notation);
  const std::string from = own_name(*document.language(), own);
  const auto append = [&](const std::string& name, const toolchain::NotationFacts& facts) {
    if (name == from || !can_be_translated_to(document, name)) return;
    names.push_back({{"name", name}, {"title", facts.title}});
  };
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.game != own.game) continue;
    if (facts.dialects.empty()) append(std::string(facts.id), facts);
    for (const std::string_view dialect : facts.dialects) append(text::format("{}:{}", facts.id, dialect), facts);
  }
  return names;
}

// Losses are reported as findings are.
Json translate(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const auto name = string_in(params, "to");
  if (document.language() == nullptr) throw RequestError(ErrorCode::request_failed, "this is a text in no notation");
  const std::string problem = toolchain::cannot_translate(*document.language(), found_target(name));
  if (!problem.empty()) throw RequestError(ErrorCode::request_failed, problem);
  std::uint32_t record = 0;
  if (params.contains("position")) {
    record = document.record_number_near(document.positions().offset_of(place_in(member_in(params, "position"))));
    if (record == 0) throw RequestError(ErrorCode::request_failed, "there is no record here");
  }
  const Translation translation = translation_of(document, record, name);
  Json losses = Json::array();
  for (const diagnostics::Diagnostic& loss : translation.losses) losses.push_back(diagnostic_json(document, loss));
  return {{"uri", uri_of(document, translation)},
          {"text", std::string(translation.translated.without_trailing_blank_lines())},
          {"written", translation.translated.written},
          {"refused", translation.translated.refused},
          {"diagnostics", std::move(losses)}};
}

}  // namespace plyglot::tool::lsp
