// What can be written at a place: the moves that are legal there, the names in use, and the words of headers.

#include "plyglot/lsp/features/boards.hpp"
#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/features/header_words.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "toolchain/registry/registry.hpp"

#include <algorithm>
#include <set>

namespace plyglot::tool::lsp {
namespace {

using annotations::Remark;
using annotations::ThingKind;

// CompletionItemKind.
enum class ItemKind : int { variable = 6, property = 10, value = 12, constant = 21, event = 23 };

// Of more an editor shows the first, and asks again when more is typed.
constexpr std::size_t most_items = 500;

class Items {
 public:
  explicit Items(const Document& document) : document_(document) {}

  // `words` in place of `span`; those of a lower rank come first.
  void add(int rank, ItemKind kind, const std::string& words, text::Span span, Json data = {}) {
    if (list_.size() == most_items) is_incomplete_ = true;
    if (list_.size() >= most_items || !known_.insert(words).second) return;
    Json item = {{"label", words},
                 {"kind", static_cast<int>(kind)},
                 {"sortText", text::format("{}{}", rank, 1000 + list_.size())},
                 {"textEdit", {{"range", json_of(document_.positions().range_of(span))}, {"newText", words}}}};
    if (!data.is_null()) item["data"] = std::move(data);
    list_.push_back(std::move(item));
  }

  Json json() && { return {{"isIncomplete", is_incomplete_}, {"items", std::move(list_)}}; }

 private:
  const Document& document_;
  std::set<std::string> known_;
  Json list_ = Json::array();
  bool is_incomplete_ = false;
};

bool begins_with(std::string_view word, std::string_view beginning) {
  return text::is_same_word(word.substr(0, beginning.size()), beginning);
}

bool is_of_name(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return text::is_letter(byte) || text::is_digit(byte) || byte == '_' || byte == '-' || byte == '\'' || value >= 0x80;
}

// What is written before the cursor.
struct Typed {
  const Document& document;
  std::uint32_t offset = 0;

  std::string_view from(std::uint32_t begin) const {
    return std::string_view(document.text()).substr(begin, offset - begin);
  }
  std::uint32_t line_begin() const {
    const std::size_t end = offset == 0 ? std::string::npos : document.text().find_last_of("\r\n", offset - 1);
    return end == std::string::npos ? 0 : static_cast<std::uint32_t>(end) + 1;
  }
  std::string_view line() const { return from(line_begin()); }
  // The last `size` bytes.
  text::Span last(std::size_t size) const { return {offset - static_cast<std::uint32_t>(size), offset}; }
  std::string_view name() const {
    const std::string_view line = this->line();
    std::size_t begin = line.size();
    while (begin > 0 && is_of_name(line[begin - 1])) --begin;
    return line.substr(begin);
  }
};

// A ply may be written from here on: it is the one after `before`, and what is typed of it begins after `begin`.
struct PlyPlace {
  // 0 for a new game in a text that has none.
  std::uint32_t record = 0;
  std::uint32_t before = 0;
  std::uint32_t begin = 0;
};

// Whether what is written here would be a part of the record, which is the last one that begins before: on a line of
// its own only if the record has several.
bool can_go_on(const Document& document, std::uint32_t number, std::uint32_t offset) {
  const text::Span record = document.record_span(number);
  if (offset <= record.end) return true;
  const auto& notation = *document.language()->notation;
  const std::string_view text = document.text();
  const auto has_line_end = [&](std::uint32_t begin, std::uint32_t end) {
    return text.substr(begin, end - begin).find_first_of("\r\n") != std::string_view::npos;
  };
  const bool is_blank = text::trimmed(text.substr(record.end, offset - record.end), " \t\r\n").empty();
  const bool has_lines = notation.about().file_shape == notation::FileShape::one_record ||
                         has_line_end(record.begin, record.end) || !has_line_end(record.end, offset);
  return is_blank && has_lines;
}

// Where the first ply can be: after the header that a game string begins with (hive-notations U1).
std::uint32_t begin_of_plies(const Document& document, text::Span record) {
  constexpr int fields = 3;
  if (document.language()->notation->about().id != "uhp") return record.begin;
  std::size_t at = record.begin;
  for (int i = 0; i < fields; ++i) at = std::min<std::size_t>(document.text().find(';', at), record.end) + 1;
  return static_cast<std::uint32_t>(at);
}

std::optional<PlyPlace> ply_place(const Document& document, std::uint32_t offset) {
  if (!toolchain::facts_of(*document.language()->notation).has_plies) return std::nullopt;
  if (document.record_count() == 0) return PlyPlace{};
  const std::uint32_t number = document.record_number_at(offset);
  if (number == 0) return std::nullopt;
  if (!can_go_on(document, number, offset)) return std::nullopt;
  const Document::Record& record = document.record(number);
  // Of what could have been played instead there is no board to be asked for.
  for (const annotations::Part& part : record.annotations.parts) {
    const bool is_inside = part.span.begin < offset && offset < part.span.end;
    if (part.kind == annotations::PartKind::branch && is_inside) return std::nullopt;
  }
  const Remark* const last = last_ply_before(record, offset);
  if (last == nullptr) {
    const std::uint32_t begin = begin_of_plies(document, record.span);
    return begin <= offset ? std::optional(PlyPlace{number, 0, begin}) : std::nullopt;
  }
  const bool is_inside = last->span.begin < offset && offset <= last->span.end && *last->ply > 0;
  if (is_inside) return PlyPlace{number, *last->ply - 1, last->span.begin};
  return PlyPlace{number, *last->ply, last->span.end};
}

// Whether a move can begin between these bytes: after a blank, a sign that divides, or nothing.
bool is_begin_of_move(std::string_view typed, std::size_t at) {
  return at == 0 || std::string_view(" \t;.:)]").find(typed[at - 1]) != std::string_view::npos;
}

// The most of what is typed that begins one of the moves; nothing, and so all moves, after what only divides them.
std::optional<std::size_t> bytes_begun(std::string_view typed, const std::vector<board::LegalMove>& moves) {
  for (std::size_t at = 0; at < typed.size(); ++at) {
    if (!is_begin_of_move(typed, at)) continue;
    const std::string_view beginning = typed.substr(at);
    const bool is_beginning = std::any_of(
        moves.begin(), moves.end(), [&](const board::LegalMove& move) { return begins_with(move.words, beginning); });
    if (is_beginning) return typed.size() - at;
  }
  // A player is named before the turn.
  const std::size_t name_end = typed.rfind(": ");
  const bool is_name = name_end != std::string_view::npos && typed.find_first_of("#{(/") == std::string_view::npos;
  if (is_name) typed.remove_prefix(name_end + 2);
  const bool is_divided = typed.find_first_not_of(" \t\r\n;.:)]0123456789") == std::string_view::npos;
  return is_divided && is_begin_of_move(typed, typed.size()) ? std::optional<std::size_t>(0) : std::nullopt;
}

void add_moves(const Typed& typed, Items& items) {
  const std::optional<PlyPlace> place = ply_place(typed.document, typed.offset);
  if (!place) return;
  // What is typed of a ply is on one line.
  const std::string_view written = typed.from(std::max(place->begin, std::min(typed.line_begin(), typed.offset)));
  const std::optional<toolchain::Game> game = game_at(typed.document, place->record, place->before);
  if (!game || game->move_language().notation != typed.document.language()->notation) return;
  const std::vector<board::LegalMove> moves = game->moves();
  const std::optional<std::size_t> size = bytes_begun(written, moves);
  if (!size) return;
  const std::string_view beginning = written.substr(written.size() - *size);
  for (const board::LegalMove& move : moves) {
    if (!begins_with(move.words, beginning)) continue;
    items.add(0, ItemKind::event, move.words, typed.last(*size),
              {{"uri", typed.document.uri()}, {"record", place->record}, {"ply", place->before}});
  }
}

// Of systems and players.
void add_names(const Typed& typed, Items& items) {
  const Document::Record* const record = typed.document.record_at(typed.offset);
  const std::string_view name = typed.name();
  if (record == nullptr || name.empty()) return;
  for (const annotations::Thing& thing : record->annotations.things) {
    // One whose name is the word itself is only now written.
    const bool is_named = thing.kind != ThingKind::piece && thing.name != name;
    if (is_named && begins_with(thing.name, name))
      items.add(1, ItemKind::variable, thing.name, typed.last(name.size()));
  }
}

// `# plyglot: ignore[hop/lo`.
void add_finding_names(const Typed& typed, Items& items) {
  const std::string_view line = typed.line();
  const std::size_t verb = line.find("plyglot: ignore");
  const std::size_t open = line.rfind('[');
  if (verb == std::string_view::npos || open == std::string_view::npos || open < verb) return;
  if (line.find(']', open) != std::string_view::npos) return;
  const std::string_view name = line.substr(line.find_last_of("[, ") + 1);
  const std::string own = std::string(typed.document.language()->notation->about().id) + '/';
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    const std::string each(diagnostics::catalogue_entry(i).name);
    if (begins_with(each, name))
      items.add(each.starts_with(own) ? 0 : 1, ItemKind::constant, each, typed.last(name.size()));
  }
}

bool is_in_suppression(const Typed& typed) { return typed.line().find("plyglot: ignore") != std::string_view::npos; }

void add_header_words(const Typed& typed, Items& items) {
  const HeaderPlace place = header_place(typed.document, typed.line());
  const text::Span span = typed.last(place.typed.size());
  const bool is_key = place.kind == HeaderPlace::Kind::key;
  for (const std::string& word : header_words(typed.document, place)) {
    if (begins_with(word, place.typed)) items.add(2, is_key ? ItemKind::property : ItemKind::value, word, span);
  }
}

}  // namespace

Json completion(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  if (document.language() == nullptr) return nullptr;
  const Typed typed{document, document.positions().offset_of(place_in(member_in(params, "position")))};
  Items items(document);
  if (is_in_suppression(typed)) {
    add_finding_names(typed, items);
    return std::move(items).json();
  }
  const HeaderPlace::Kind header = header_place(document, typed.line()).kind;
  if (header != HeaderPlace::Kind::value) add_moves(typed, items);
  if (header == HeaderPlace::Kind::none) add_names(typed, items);
  if (header != HeaderPlace::Kind::none) add_header_words(typed, items);
  return std::move(items).json();
}

// The board after the move.
Json resolve_completion(Workspace& workspace, const Json& item) {
  Json resolved = copy_of(item);
  const auto data = item.find("data");
  if (data == item.end()) return resolved;
  const Document& document = workspace.document(string_in(*data, "uri"));
  const auto record = data->value("record", 0U);
  if (document.language() == nullptr || record > document.record_count()) return resolved;
  std::optional<toolchain::Game> game = game_at(document, record, data->value("ply", 0U));
  if (!game || !game->play(string_in(item, "label")).is_played) return resolved;
  const std::string board = game->show({View::text, false});
  resolved["documentation"] = {{"kind", "markdown"}, {"value", "```text\n" + board + "```"}};
  return resolved;
}

}  // namespace plyglot::tool::lsp
