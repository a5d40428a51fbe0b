// Games, positions, players and systems of all texts, found by a part of their names.

#include "plyglot/lsp/documents/workspace_files.hpp"
#include "plyglot/lsp/features/features.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <set>

namespace plyglot::tool::lsp {
namespace {

constexpr std::size_t most_symbols = 256;
// Of texts that are not open, so that an answer comes while one types.
constexpr std::size_t most_bytes = std::size_t{4} << 20;

// SymbolKind.
constexpr int class_kind = 5;
constexpr int variable_kind = 13;
constexpr int constant_kind = 14;

bool has(std::string_view name, std::string_view wanted) {
  const auto is_same = [](char a, char b) { return text::to_lower(a) == text::to_lower(b); };
  return std::search(name.begin(), name.end(), wanted.begin(), wanted.end(), is_same) != name.end();
}

class Symbols {
 public:
  explicit Symbols(std::string wanted) : wanted_(std::move(wanted)) {}

  bool is_full() const { return list_.size() >= most_symbols; }
  Json take() { return std::move(list_); }

  void add_from(const Document& document) {
    if (document.language() == nullptr || is_full()) return;
    document.read_records();
    for (std::uint32_t number = 1; number <= document.record_count() && !is_full(); ++number) {
      add_from(document, document.record(number));
    }
  }

 private:
  void add_from(const Document& document, const Document::Record& record) {
    const auto& annotations = record.annotations;
    const std::string game = annotations.parts.empty() ? std::string() : annotations.parts.front().name;
    if (!game.empty())
      add(document, class_kind, whole_name(annotations.parts), annotations.parts.front().name_span, "");
    std::set<std::uint32_t> known;
    for (const annotations::Mention& mention : annotations.mentions) {
      const annotations::Thing& thing = annotations.things[mention.thing];
      if (thing.kind == annotations::ThingKind::piece || !known.insert(mention.thing).second) continue;
      const bool is_player = thing.kind == annotations::ThingKind::player;
      add(document, is_player ? variable_kind : constant_kind, thing.name, mention.span, game);
    }
  }

  // With the headers, so that a game is found by who played it and when.
  static std::string whole_name(const std::vector<annotations::Part>& parts) {
    std::string name = parts.front().name;
    std::size_t headers = 0;
    for (const annotations::Part& part : parts) {
      if (part.kind != annotations::PartKind::header || part.detail.empty() || ++headers > 6) continue;
      text::append(name, ", {} {}", part.name, part.detail);
    }
    return name;
  }

  void add(const Document& document, int kind, const std::string& name, text::Span span, const std::string& container) {
    if (is_full() || !has(name, wanted_)) return;
    const Json range = json_of(document.positions().range_of({span.begin, span.begin}));
    list_.push_back({{"name", name}, {"kind", kind}, {"location", {{"uri", document.uri()}, {"range", range}}}});
    if (!container.empty()) list_.back()["containerName"] = container;
  }

  std::string wanted_;
  Json list_ = Json::array();
};

}  // namespace

Json workspace_symbols(Workspace& workspace, const Json& params) {
  Symbols symbols(string_in(params, "query"));
  for (const auto& [uri, document] : workspace.documents()) symbols.add_from(document);
  WorkspaceFiles files(workspace);
  std::size_t bytes = 0;
  while (bytes < most_bytes && !symbols.is_full()) {
    const std::unique_ptr<Document> document = files.next();
    if (!document) break;
    bytes += document->text().size();
    symbols.add_from(*document);
  }
  return symbols.take();
}

}  // namespace plyglot::tool::lsp
