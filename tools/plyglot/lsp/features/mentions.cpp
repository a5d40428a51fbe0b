// Where a thing comes into the game, where else it is named, and what it is called.

#include "plyglot/lsp/documents/edits.hpp"
#include "plyglot/lsp/features/features.hpp"

#include <algorithm>
#include <map>

namespace plyglot::tool::lsp {
namespace {

using annotations::Mention;

// What the place of a request names.
struct Named {
  const Document& document;
  const Document::Record* record = nullptr;
  // Null if nothing is named there.
  const Mention* mention = nullptr;

  const annotations::Thing& thing() const { return record->annotations.things[mention->thing]; }
};

Named named_in(Workspace& workspace, const Json& params) {
  Named named{workspace.document_in(params)};
  const std::uint32_t offset = named.document.positions().offset_of(place_in(member_in(params, "position")));
  named.record = named.document.record_at(offset);
  if (named.record == nullptr) return named;
  for (const Mention& mention : named.record->annotations.mentions) {
    if (mention.span.begin <= offset && offset <= mention.span.end) named.mention = &mention;
  }
  return named;
}

// All places that name the same thing.
std::vector<Mention> mentions_of(const Named& named) {
  std::vector<Mention> same;
  if (named.mention == nullptr) return same;
  for (const Mention& mention : named.record->annotations.mentions) {
    if (mention.thing == named.mention->thing) same.push_back(mention);
  }
  return same;
}

Json location(const Document& document, text::Span span) {
  return {{"uri", document.uri()}, {"range", json_of(document.positions().range_of(span))}};
}

// Whether anything is found in the one document more often than in the other.
bool has_new_findings(const Document& document, const Document& before) {
  std::map<diagnostics::DiagnosticId, std::ptrdiff_t> more;
  for (const diagnostics::Diagnostic& finding : document.findings()) ++more[finding.id];
  for (const diagnostics::Diagnostic& finding : before.findings()) --more[finding.id];
  return std::any_of(more.begin(), more.end(), [](const auto& entry) { return entry.second > 0; });
}

}  // namespace

Json definition(Workspace& workspace, const Json& params) {
  const Named named = named_in(workspace, params);
  for (const Mention& mention : mentions_of(named)) {
    if (mention.is_definition) return location(named.document, mention.span);
  }
  return nullptr;
}

Json references(Workspace& workspace, const Json& params) {
  const Named named = named_in(workspace, params);
  const bool has_definition = flag_in(member_in(params, "context"), "includeDeclaration");
  Json places = Json::array();
  for (const Mention& mention : mentions_of(named)) {
    if (has_definition || !mention.is_definition) places.push_back(location(named.document, mention.span));
  }
  return places;
}

Json document_highlight(Workspace& workspace, const Json& params) {
  // DocumentHighlightKind.
  constexpr int read = 2;
  constexpr int write = 3;
  const Named named = named_in(workspace, params);
  Json places = Json::array();
  for (const Mention& mention : mentions_of(named)) {
    places.push_back({{"range", json_of(named.document.positions().range_of(mention.span))},
                      {"kind", mention.is_definition ? write : read}});
  }
  return places;
}

Json prepare_rename(Workspace& workspace, const Json& params) {
  const Named named = named_in(workspace, params);
  if (named.mention == nullptr || !named.thing().can_be_renamed) return nullptr;
  return {{"range", json_of(named.document.positions().range_of(named.mention->span))},
          {"placeholder", named.thing().name}};
}

// The new name must read as a name: nothing may be found in the text that was not found before.
Json rename(Workspace& workspace, const Json& params) {
  const Named named = named_in(workspace, params);
  if (named.mention == nullptr || !named.thing().can_be_renamed) {
    throw RequestError(ErrorCode::request_failed, "there is no name here that could be changed");
  }
  const auto name = string_in(params, "newName");
  std::vector<diagnostics::Edit> changes;
  Json edits = Json::array();
  for (const Mention& mention : mentions_of(named)) {
    changes.push_back({mention.span, name});
    edits.push_back(text_edit(named.document, mention.span, name));
  }
  Document renamed(named.document.settings(), Encoding::utf8);
  renamed.replace_all(with_edits(named.document.text(), changes));
  if (has_new_findings(renamed, named.document)) {
    throw RequestError(ErrorCode::request_failed, "`" + name + "` cannot be a name here");
  }
  return workspace_edit(named.document, std::move(edits));
}

}  // namespace plyglot::tool::lsp
