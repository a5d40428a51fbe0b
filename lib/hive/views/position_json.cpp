#include "hive/views/position_json.hpp"

#include "hive/views/board_graph.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hive {
namespace {

using board::BoardGraph;
using text::JsonWriter;

void write_string_or_null(std::optional<std::string_view> value, JsonWriter& json) {
  if (value) {
    json.string(*value);
  } else {
    json.null();
  }
}

void write_gametype(const Position& position, JsonWriter& json) {
  json.key("gametype");
  if (!position.is_set_known) {
    json.null();
    return;
  }
  json.begin_object();
  for (const Colour colour : {Colour::white, Colour::black}) {
    json.key(name_of(colour)).begin_object();
    for (std::size_t i = 0; i < bug_kinds; ++i) {
      const auto kind = static_cast<BugKind>(i);
      const std::uint32_t count = position.set.of(colour, kind);
      const char letter = letter_of(kind);
      if (count > 0) json.key({&letter, 1}).number(count);
    }
    json.end_object();
  }
  json.end_object();
}

void write_cells(const BoardGraph& graph, JsonWriter& json) {
  json.key("cells").begin_array();
  for (const board::Node& node : graph.nodes) {
    json.begin_object().key("q").number(node.q).key("r").number(node.r).key("stack").begin_array();
    for (const board::Piece& piece : node.stack) json.string(piece.id);
    json.end_array().end_object();
  }
  json.end_array();
}

void write_edges(const BoardGraph& graph, JsonWriter& json) {
  json.key("edges").begin_array();
  for (const board::Edge& edge : graph.edges) {
    json.begin_array().number(edge.from).number(edge.to).number(edge.kind).end_array();
  }
  json.end_array();
}

}  // namespace

std::string position_json(const Position& position, std::optional<std::string_view> canonical) {
  const BoardGraph graph = board_of(position);
  std::optional<std::string_view> to_move;
  if (position.to_move) to_move = name_of(*position.to_move);
  const std::string moved = position.last_moved ? id_of(position.bugs[*position.last_moved]) : std::string();

  std::string out;
  JsonWriter json(out);
  json.begin_object();
  write_gametype(position, json);
  write_cells(graph, json);
  write_edges(graph, json);
  json.key("to_move");
  write_string_or_null(to_move, json);
  json.key("last_moved");
  write_string_or_null(moved.empty() ? std::nullopt : std::optional<std::string_view>(moved), json);
  json.key("canonical");
  write_string_or_null(canonical, json);
  json.end_object();
  return out;
}

}  // namespace plyglot::hive
