#include "plyglot/lsp/features/outline.hpp"

#include "plyglot/lsp/features/features.hpp"

namespace plyglot::tool::lsp {
namespace {

using annotations::Part;
using annotations::PartKind;

// SymbolKind.
int number_of(PartKind kind) {
  switch (kind) {
    case PartKind::game:
      return 5;  // class
    case PartKind::position:
      return 23;  // struct
    case PartKind::header:
      return 7;  // property
    case PartKind::turn:
      return 6;  // method
    case PartKind::ply:
      return 24;  // event
    case PartKind::branch:
      return 3;  // namespace
    case PartKind::piece:
      return 13;  // variable
  }
  return 13;
}

// Of a document with more of them there are only the records: it is an archive, of whose plies no editor shows a list.
constexpr std::uint32_t most_outlined = 2000;

// The parts from `first` to `end` with those inside of them.
Json nested_symbols(const Document& document, const std::vector<Part>& parts, std::size_t first, std::size_t end) {
  Json list = Json::array();
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    const Part& part = parts[i];
    Json symbol = {{"name", part.name},
                   {"detail", part.detail},
                   {"kind", number_of(part.kind)},
                   {"range", json_of(document.positions().range_of(part.span))},
                   {"selectionRange", json_of(document.positions().range_of(part.name_span))}};
    if (document.record_count() <= most_outlined) {
      symbol["children"] = nested_symbols(document, parts, i + 1, i + 1 + part.parts_inside);
    }
    list.push_back(std::move(symbol));
  }
  return list;
}

// SymbolInformation: one list, in which each part names the one that contains it.
Json flat_symbols(const Document& document, const std::vector<Part>& parts) {
  Json list = Json::array();
  struct Container {
    std::size_t end;
    const std::string* name;
  };
  std::vector<Container> containers;
  const bool has_all = document.record_count() <= most_outlined;
  for (std::size_t i = 0; i < parts.size(); i += has_all ? 1 : 1 + parts[i].parts_inside) {
    while (!containers.empty() && containers.back().end <= i) containers.pop_back();
    const Part& part = parts[i];
    const Json range = json_of(document.positions().range_of(part.span));
    Json symbol = {
        {"name", part.name}, {"kind", number_of(part.kind)}, {"location", {{"uri", document.uri()}, {"range", range}}}};
    if (!containers.empty()) symbol["containerName"] = *containers.back().name;
    list.push_back(std::move(symbol));
    containers.push_back({i + 1 + part.parts_inside, &part.name});
  }
  return list;
}

}  // namespace

bool Outline::go_on(const Workspace& workspace, const Document& document) {
  if (revision_ != document.revision()) *this = Outline(document);
  if (!document.read_some()) return false;
  constexpr std::uint32_t at_once = 500;
  for (std::uint32_t i = 0; i < at_once; ++i) {
    if (next_ > document.record_count()) return true;
    const std::vector<Part>& parts = document.record(next_++).annotations.parts;
    Json found = workspace.abilities.has_nested_symbols ? nested_symbols(document, parts, 0, parts.size())
                                                        : flat_symbols(document, parts);
    for (Json& symbol : found) list_.push_back(std::move(symbol));
  }
  return false;
}

Json document_symbols(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Outline outline(document);
  while (!outline.go_on(workspace, document)) {
  }
  return std::move(outline).symbols();
}

}  // namespace plyglot::tool::lsp
