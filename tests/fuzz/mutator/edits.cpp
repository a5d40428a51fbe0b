#include "fuzz/mutator/edits.hpp"

#include <algorithm>
#include <cctype>

namespace plyglot::fuzz {
namespace {

// What files of people have that no grammar speaks of: marks of editors, word processors and the Web, odd bytes.
const std::vector<std::string> foreign = {
    "\xEF\xBB\xBF",
    "\t",
    " ",
    "\u00A0",
    "\u2003",
    "\r",
    "\r\n",
    "\n",
    "\n\n",
    "\v",
    "\f",
    "\u2028",
    "\u2013",
    "\u2014",
    "\u2212",
    "\u00AD",
    "\u201C",
    "\u201D",
    "\u2018",
    "\u2019",
    "\u00AB",
    "\u00D7",
    "\u2026",
    "\uFF0B",
    "\uFF08",
    "\u200B",
    "e\u0301",
    "\u00E9",
    "\xE9",
    "\xFC",
    "\xDF",
    "\x96",
    "\x93",
    "\x94",
    "\xFF",
    "\xC0\x80",
    "\xE2\x82",
    "\xED\xA0\x80",
    "\xF0\x9F\x90\x9D",
    "\\",
    "%20",
    "%2B",
    "%C3%A9",
    "&amp;",
    "&#43;",
    "<br>",
    "\x1B[0m",
    std::string(1, '\0'),
    "#",
    ";",
    "plyglot: ignore[all]",
    "0",
    "00",
    "1",
    "65536",
    "4294967296",
};

constexpr std::string_view brackets = "()[]{}<>\"'|";

void put_whole(Draft& draft) { draft.text = draft.phrases.whole(draft.random); }

std::size_t place_between_pieces(Draft& draft) {
  cut(draft);
  if (draft.pieces.empty() || draft.random.chance(10)) return draft.text.size();
  return draft.random.pick(draft.pieces).begin;
}

void put_part_in(Draft& draft) {
  const std::size_t at = place_between_pieces(draft);
  draft.text.insert(at, draft.phrases.part(draft.random));
}

void replace_by_part(Draft& draft) {
  cut(draft);
  if (draft.pieces.empty()) return put_part_in(draft);
  const Piece piece = draft.random.pick(draft.pieces);
  draft.text.replace(piece.begin, piece.size, draft.phrases.part(draft.random));
}

void delete_pieces(Draft& draft) {
  cut(draft);
  if (draft.pieces.empty()) return;
  const std::size_t first = draft.random.below(draft.pieces.size());
  const std::size_t last = std::min(draft.pieces.size() - 1, first + draft.random.below(3));
  draft.text.erase(draft.pieces[first].begin, draft.pieces[last].end() - draft.pieces[first].begin);
}

void double_piece(Draft& draft) {
  cut(draft);
  if (draft.pieces.empty()) return;
  const Piece piece = draft.random.pick(draft.pieces);
  const std::string copy = draft.text.substr(piece.begin, piece.size);
  draft.text.insert(draft.random.chance(60) ? piece.end() : draft.random.pick(draft.pieces).begin, copy);
}

void swap_pieces(Draft& draft) {
  cut(draft);
  if (draft.pieces.size() < 2) return;
  Piece a = draft.random.pick(draft.pieces);
  Piece b = draft.random.pick(draft.pieces);
  if (b.begin < a.begin) std::swap(a, b);
  if (a.begin == b.begin) return;
  const std::string first = draft.text.substr(a.begin, a.size);
  const std::string second = draft.text.substr(b.begin, b.size);
  draft.text.replace(b.begin, b.size, first);
  draft.text.replace(a.begin, a.size, second);
}

void change_brackets(Draft& draft) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < draft.text.size(); ++i) {
    if (brackets.find(draft.text[i]) != std::string_view::npos) places.push_back(i);
  }
  if (places.empty() || draft.random.chance(30)) {
    const std::size_t at = place_between_pieces(draft);
    draft.text.insert(at, 1, draft.random.pick(brackets));
  } else if (draft.random.chance(50)) {
    draft.text.erase(draft.random.pick(places), 1);
  } else {
    // Nesting, up to deep.
    const std::size_t at = draft.random.pick(places);
    draft.text.insert(at, draft.random.chance(10) ? draft.random.below(150) : draft.random.below(4), draft.text[at]);
  }
}

void glue(Draft& draft) {
  static const std::vector<std::string> between = {"", "\n", "\n\n", " ", "\r\n", "\n\n\n"};
  const std::string more = draft.random.chance(60) ? draft.phrases.whole(draft.random) : draft.text;
  if (draft.random.chance(70)) {
    draft.text += draft.random.pick(between) + more;
  } else {
    draft.text.insert(0, more + draft.random.pick(between));
  }
}

void change_case(Draft& draft) {
  cut(draft);
  if (draft.pieces.empty()) return;
  const Piece piece = draft.random.pick(draft.pieces);
  const bool is_single = draft.random.chance(50);
  const std::size_t begin = is_single ? piece.begin + draft.random.below(piece.size) : piece.begin;
  const std::size_t end = is_single ? begin + 1 : piece.end();
  for (std::size_t i = begin; i < end; ++i) {
    const auto c = static_cast<unsigned char>(draft.text[i]);
    if (c < 0x80 && std::isalpha(c) != 0) draft.text[i] = static_cast<char>(c ^ 0x20);
  }
}

void put_foreign_bytes(Draft& draft) {
  const std::string& bytes = draft.random.pick(foreign);
  const std::size_t at = draft.random.chance(15) ? 0 : place_between_pieces(draft);
  const std::size_t replaced = draft.random.chance(30) ? std::min<std::size_t>(1, draft.text.size() - at) : 0;
  draft.text.replace(at, replaced, bytes);
}

void change_line_ends(Draft& draft) {
  static const std::vector<std::string> ends = {"\r\n", "\r", "\n\n", " ", ""};
  const std::string& end = draft.random.pick(ends);
  const bool is_for_all = draft.random.chance(50);
  for (std::size_t at = draft.text.find('\n'); at != std::string::npos; at = draft.text.find('\n', at)) {
    if (!is_for_all && draft.random.chance(60)) {
      ++at;
      continue;
    }
    draft.text.replace(at, 1, end);
    at += end.size();
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

void change_number(Draft& draft) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < draft.text.size(); ++i) {
    if (is_digit(draft.text[i])) places.push_back(i);
  }
  if (places.empty()) return;
  const std::size_t begin = draft.random.pick(places);
  std::size_t end = begin;
  while (end < draft.text.size() && is_digit(draft.text[end])) ++end;
  const std::size_t bound = draft.random.chance(80) ? 20 : 100000;
  draft.text.replace(begin, end - begin, std::to_string(draft.random.below(bound)));
}

void change_byte(Draft& draft) {
  const std::size_t at = draft.random.below(draft.text.size() + 1);
  const std::size_t removed = std::min(draft.random.below(3), draft.text.size() - at);
  const bool is_ascii = draft.random.chance(80);
  const auto byte = static_cast<char>(is_ascii ? draft.random.between(0x20, 0x7E) : draft.random.below(256));
  draft.text.replace(at, removed, draft.random.below(2), byte);
}

}  // namespace

void cut(Draft& draft) {
  if (draft.random.chance(75)) {
    cut_at_words(draft.text, draft.pieces);
  } else {
    cut_at_lines(draft.text, draft.pieces);
  }
}

const std::vector<EditRow>& all_edits() {
  static const std::vector<EditRow> edits = {
      {&put_whole, 2},    {&put_part_in, 5},       {&replace_by_part, 5},  {&delete_pieces, 4},
      {&double_piece, 3}, {&swap_pieces, 3},       {&change_brackets, 2},  {&glue, 2},
      {&change_case, 2},  {&put_foreign_bytes, 3}, {&change_line_ends, 1}, {&change_number, 3},
      {&change_byte, 3},
  };
  return edits;
}

}  // namespace plyglot::fuzz
