#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace plyglot::board {
namespace {

constexpr std::string_view note_colours[] = {"green", "red", "blue", "yellow"};
// So that no note makes a picture of immense size.
constexpr std::int32_t farthest_note = 1000;

std::optional<std::uint8_t> colour_named(std::string_view word) {
  const auto* const found = std::find(std::begin(note_colours), std::end(note_colours), word);
  if (found == std::end(note_colours)) return std::nullopt;
  return static_cast<std::uint8_t>(found - std::begin(note_colours));
}

std::optional<std::int32_t> number_in(std::string_view text) {
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || std::abs(number) > farthest_note) return std::nullopt;
  return number;
}

bool is_of_hexagons(Shape shape) { return shape == Shape::pointy_hexagon || shape == Shape::flat_hexagon; }

class NoteReader {
 public:
  explicit NoteReader(const BoardGraph& graph) : graph_(graph) {}

  std::string problem;

  std::optional<Note> note(std::string_view word) {
    Note note;
    note.words = word;
    const std::size_t colon = word.find(':');
    const bool has_colour = colon != word.npos && colour_named(word.substr(0, colon));
    if (has_colour) note.colour = *colour_named(word.substr(0, colon));
    const std::string_view rest = has_colour ? word.substr(colon + 1) : word;
    const std::size_t arrow = rest.find('>');
    const std::string_view first = rest.substr(0, arrow);
    const std::string_view second = arrow == rest.npos ? std::string_view() : rest.substr(arrow + 1);
    if (first.empty() || (arrow != rest.npos && second.empty())) {
      return fail("`{}` lacks a place: write a place, or an arrow as `PLACE>PLACE`", word);
    }
    if (!has_colour && colon < arrow && colon != word.npos && !place(first)) {
      return fail("`{}` is not a colour of notes: they are green, red, blue and yellow", word.substr(0, colon));
    }
    const std::optional<Note::Place> from = place(first);
    if (!from) return unknown(first);
    note.from = *from;
    if (arrow == rest.npos) return note;
    note.to = place(second);
    if (!note.to) return unknown(second);
    if (note.to->q == from->q && note.to->r == from->r) return fail("`{}` is an arrow from a place to itself", word);
    note.words = text::format("{} to {}", first, second);
    return note;
  }

 private:
  template <class... Values>
  std::optional<Note> fail(fmt::format_string<std::string, Values...> pattern, std::string_view word,
                           Values&&... values) {
    problem = text::format(pattern, text::visible(word), std::forward<Values>(values)...);
    return std::nullopt;
  }

  std::optional<Note> unknown(std::string_view word) {
    if (count_ > 1) {
      return fail("`{}` names {} pieces here: use the name of a place, or `{}`", word, count_, text::visible(first_));
    }
    std::string cell = "a cell";
    std::string piece = "a piece";
    for (const Node& node : graph_.nodes) {
      if (&node == &graph_.nodes.front()) cell = text::format("a place such as `{}`", text::visible(node.id));
      if (node.stack.empty()) continue;
      piece = text::format("a piece such as `{}`", text::visible(node.stack.back().id));
      break;
    }
    return fail("`{}` is not on this board: name {} or {}", word, std::move(cell), std::move(piece));
  }

  std::optional<Note::Place> place(std::string_view word) {
    if (const auto found = named(word)) return found;
    for (const NeighbourSign& sign : graph_.neighbour_signs) {
      if (word.size() < 2 || (sign.is_before ? word.front() : word.back()) != sign.sign) continue;
      auto base = named(sign.is_before ? word.substr(1) : word.substr(0, word.size() - 1));
      if (base) return Note::Place{base->q + sign.q, base->r + sign.r};
    }
    return coordinates(word);
  }

  // Names of cells come first; a label serves where one piece only has it.
  std::optional<Note::Place> named(std::string_view word) {
    std::optional<Note::Place> labelled;
    count_ = 0;
    for (const Node& node : graph_.nodes) {
      if (node.id == word || node.label == word) return Note::Place{node.q, node.r};
    }
    for (const Node& node : graph_.nodes) {
      for (const Piece& piece : node.stack) {
        if (piece.id == word) return Note::Place{node.q, node.r};
        if (piece.label != word) continue;
        if (count_++ == 0) first_ = piece.id;
        labelled = {node.q, node.r};
      }
    }
    return count_ == 1 ? labelled : std::nullopt;
  }

  std::optional<Note::Place> coordinates(std::string_view word) const {
    const std::size_t comma = word.find(',');
    if (!is_of_hexagons(graph_.shape) || comma == word.npos) return std::nullopt;
    const std::optional<std::int32_t> q = number_in(word.substr(0, comma));
    const std::optional<std::int32_t> r = number_in(word.substr(comma + 1));
    if (!q || !r) return std::nullopt;
    return Note::Place{*q, *r};
  }

  const BoardGraph& graph_;
  // Of the last word: how many pieces have it as their label, and the id of the first.
  std::uint32_t count_ = 0;
  std::string_view first_;
};

}  // namespace

std::string read_notes(const BoardGraph& graph, std::string_view text, std::vector<Note>& notes) {
  NoteReader reader(graph);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    if (end > begin) {
      std::optional<Note> note = reader.note(text.substr(begin, end - begin));
      if (!note) return reader.problem;
      notes.push_back(std::move(*note));
    }
    begin = end + 1;
  }
  return {};
}

}  // namespace plyglot::board
