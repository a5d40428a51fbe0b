#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"

#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

namespace plyglot::homeworlds {
namespace {

constexpr std::array<std::string_view, header_keys> keys = {
    "Players", "Layout", "Rules", "Dialect", "Event", "Title", "Site", "Date", "Round", "Result", "Winner", "Comment"};
constexpr std::array<std::string_view, 4> layouts = {"line", "numbered", "block", "rounds"};

template <class Value, std::size_t count>
std::optional<Value> find_named(const std::array<std::string_view, count>& names, std::string_view name) {
  for (std::size_t i = 0; i < count; ++i) {
    if (text::is_same_word(names[i], name)) return static_cast<Value>(i);
  }
  return std::nullopt;
}

std::optional<Profile> profile_named(std::string_view name) {
  for (std::size_t i = 0; i < profiles; ++i) {
    const auto profile = static_cast<Profile>(i);
    if (text::is_same_word(name_of(profile), name)) return profile;
  }
  return std::nullopt;
}

// Of the archive's transcripts, with its number in the spelling that a key can have.
bool is_archive_key(std::string_view key) {
  constexpr std::string_view archive_keys[] = {"SDG", "Variants", "Started", "Participants"};
  return std::any_of(std::begin(archive_keys), std::end(archive_keys),
                     [&](std::string_view each) { return text::is_same_word(each, key); });
}

std::size_t size_of_key(std::string_view content) {
  if (content.empty() || !text::is_letter(content[0])) return 0;
  const auto is_of_key = [](char byte) {
    return text::is_letter(byte) || text::is_digit(byte) || byte == '_' || byte == '-';
  };
  const auto* const end = std::find_if_not(content.begin(), content.end(), is_of_key);
  return static_cast<std::size_t>(end - content.begin());
}

// The value, or the key where the value is empty.
text::Span place_of(const HeaderNode& header) { return header.value.empty() ? header.key : header.value; }

bool is_usable(const Reading& reading, const HeaderNode& header) {
  const std::string_view value = reading.slice(header.value);
  switch (*header.known) {
    case HeaderKey::layout:
      return layout_named(value).has_value();
    case HeaderKey::rules:
      return profile_named(value).has_value();
    case HeaderKey::dialect:
      // homeworlds B8: its text has no headers.
      return dialect_named(value).value_or(Dialect::bga) != Dialect::bga;
    default:
      return true;
  }
}

// The names between commas, without blanks around.
void split_names(const text::Source& source, text::Span value, std::vector<text::Span>& names) {
  const std::string_view bytes = source.slice(value);
  std::size_t begin = 0;
  while (begin <= bytes.size()) {
    const std::size_t end = std::min(bytes.find(',', begin), bytes.size());
    std::size_t first = begin;
    std::size_t last = end;
    while (first < last && is_blank(bytes[first])) ++first;
    while (first < last && is_blank(bytes[last - 1])) --last;
    names.push_back({value.begin + static_cast<std::uint32_t>(first), value.begin + static_cast<std::uint32_t>(last)});
    begin = end + 1;
  }
}

bool are_players(const text::Source& source, const std::vector<text::Span>& names, Player players_of_position) {
  if (names.size() < 2 || names.size() > most_players) return false;
  if (players_of_position != 0 && names.size() != players_of_position) return false;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) return false;
    for (std::size_t k = 0; k < i; ++k) {
      if (text::is_same_word(source.slice(names[i]), source.slice(names[k]))) return false;
    }
  }
  return true;
}

}  // namespace

std::string_view name_of(HeaderKey key) { return keys[static_cast<std::size_t>(key)]; }

std::string_view name_of(Layout layout) { return layouts[static_cast<std::size_t>(layout)]; }

bool says_draw(std::string_view winner) {
  constexpr std::string_view words[] = {"draw", "none", "nobody", "tie"};
  return std::any_of(std::begin(words), std::end(words),
                     [&](std::string_view word) { return text::is_same_word(word, winner); });
}

std::optional<Layout> layout_named(std::string_view name) { return find_named<Layout>(layouts, name); }

bool is_known_key(std::string_view word) {
  return find_named<HeaderKey>(keys, word).has_value() || is_archive_key(word);
}

bool is_header(std::string_view content) {
  const std::size_t size = size_of_key(content);
  if (size == 0 || size == content.size() || content[size] != ':') return false;
  return size + 1 == content.size() || is_blank(content[size + 1]);
}

const HeaderNode* find_header(const Ast& ast, HeaderKey key) {
  const std::optional<std::uint32_t> first = ast.known_headers[static_cast<std::size_t>(key)];
  return first && ast.headers[*first].has_effect ? &ast.headers[*first] : nullptr;
}

void read_header(Reading& reading, text::Span content) {
  const std::string_view bytes = reading.slice(content);
  const std::size_t size = size_of_key(bytes);
  std::size_t value = size + 1;
  while (value < bytes.size() && is_blank(bytes[value])) ++value;
  HeaderNode header;
  header.key = {content.begin, content.begin + static_cast<std::uint32_t>(size)};
  header.value = {content.begin + static_cast<std::uint32_t>(value), content.end};
  header.line = content;
  header.known = find_named<HeaderKey>(keys, reading.slice(header.key));
  if (!header.known && is_archive_key(reading.slice(header.key))) {
    // homeworlds L5: it says something of the game, and has no effect.
  } else if (!header.known) {
    reading.report(DiagnosticId::homeworlds_unknown_header, header.key);
  } else if (reading.ast.known_headers[static_cast<std::size_t>(*header.known)]) {
    header.has_effect = false;
  } else if (!is_usable(reading, header)) {
    header.has_effect = false;
    const bool is_layout = header.known == HeaderKey::layout;
    reading.report(is_layout ? DiagnosticId::homeworlds_unknown_layout : DiagnosticId::homeworlds_unknown_header_value,
                   place_of(header));
  } else if (header.known == HeaderKey::rules) {
    reading.ast.profile = profile_named(reading.slice(header.value));
  }
  if (header.known) {
    std::optional<std::uint32_t>& first = reading.ast.known_headers[static_cast<std::size_t>(*header.known)];
    if (!first) first = static_cast<std::uint32_t>(reading.ast.headers.size());
  }
  reading.ast.headers.push_back(header);
}

namespace {

// homeworlds L5. A remark may go on in a header of its own, a layout is about lines and not about the game, and of a
// key that is not known nothing is read.
bool says_one_thing(const Reading& reading, const HeaderNode& header) {
  if (header.is_last_line || header.known == HeaderKey::comment || header.known == HeaderKey::layout) return false;
  return header.known.has_value() || is_archive_key(reading.slice(header.key));
}

}  // namespace

void report_duplicate_headers(Reading& reading) {
  if (reading.ast.headers.size() < 2) return;
  std::unordered_map<std::string, const HeaderNode*> first_of_key;
  for (const HeaderNode& header : reading.ast.headers) {
    if (!says_one_thing(reading, header)) continue;
    const auto [entry, is_new] = first_of_key.emplace(text::lower_case(reading.slice(header.key)), &header);
    const HeaderNode& first = *entry->second;
    if (is_new || text::is_same_word(reading.slice(first.value), reading.slice(header.value))) continue;
    NotedFinding* const finding = reading.report(DiagnosticId::homeworlds_duplicate_header, place_of(header));
    if (finding != nullptr) finding->related = place_of(first);
  }
}

void take_second_game(Reading& reading, text::Span line) {
  const std::string_view rest = reading.slice({line.begin, reading.source.span().end});
  const auto size = static_cast<std::uint32_t>(rest.find_last_not_of(" \t\v\f\r\n") + 1);
  reading.ast.second_game = {line.begin, line.begin + size};
  reading.report(DiagnosticId::homeworlds_second_game, line);
}

void read_players(Reading& reading, Player players_of_position) {
  Ast& ast = reading.ast;
  const std::optional<std::uint32_t> first = ast.known_headers[static_cast<std::size_t>(HeaderKey::players)];
  if (!first) return;
  HeaderNode& header = ast.headers[*first];
  split_names(reading.source, header.value, ast.players);
  if (are_players(reading.source, ast.players, players_of_position)) return;
  ast.players.clear();
  header.has_effect = false;
  reading.report(DiagnosticId::homeworlds_unknown_header_value, place_of(header));
}

namespace {

// `Players: Ann, Ben` after the sign of a comment: the names; none if it is not such a comment.
std::optional<text::Span> players_in(const Reading& reading, const CommentNode& comment) {
  const std::string_view text = reading.slice(comment.span);
  std::size_t begin = 1;
  while (begin < text.size() && is_blank(text[begin])) ++begin;
  const std::string_view content = text.substr(std::min(begin, text.size()));
  const std::size_t size = size_of_key(content);
  if (!is_header(content) || !text::is_same_word(content.substr(0, size), name_of(HeaderKey::players))) {
    return std::nullopt;
  }
  return text::Span{comment.span.begin + static_cast<std::uint32_t>(begin + size + 1), comment.span.end};
}

}  // namespace

void read_players_in_comments(Reading& reading) {
  Ast& ast = reading.ast;
  if (!ast.players.empty() || reading.form.comments != CommentForm::first_in_line) return;
  const std::uint32_t first_turn = ast.turns.empty() ? ast.span.end : ast.turns.front().span.begin;
  for (const CommentNode& comment : ast.comments) {
    const std::optional<text::Span> names = players_in(reading, comment);
    if (!names || comment.span.begin > first_turn) continue;
    // The first counts, with or without names (homeworlds L5).
    split_names(reading.source, *names, ast.players);
    if (!are_players(reading.source, ast.players, ast.initial ? ast.initial->players : Player{0})) ast.players.clear();
    return;
  }
}

}  // namespace plyglot::homeworlds
