// The records of a document and what they consist of.

#include "plyglot/lsp/features.hpp"

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

// The parts from `first` to `end` with those inside of them.
Json symbols(const Document& document, const std::vector<Part>& parts, std::size_t first, std::size_t end) {
  Json list = Json::array();
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    const Part& part = parts[i];
    list.push_back({{"name", part.name},
                    {"detail", part.detail},
                    {"kind", number_of(part.kind)},
                    {"range", json_of(document.positions().range_of(part.span))},
                    {"selectionRange", json_of(document.positions().range_of(part.name_span))},
                    {"children", symbols(document, parts, i + 1, i + 1 + part.parts_inside)}});
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
  for (std::size_t i = 0; i < parts.size(); ++i) {
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

Json document_symbols(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json list = Json::array();
  document.read_records();
  for (std::uint32_t number = 1; number <= document.record_count(); ++number) {
    const std::vector<Part>& parts = document.record(number).annotations.parts;
    Json found = workspace.abilities.has_nested_symbols ? symbols(document, parts, 0, parts.size())
                                                        : flat_symbols(document, parts);
    for (Json& symbol : found) list.push_back(std::move(symbol));
  }
  return list;
}

}  // namespace plyglot::tool::lsp
