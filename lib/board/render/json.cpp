#include "board/render/captions.hpp"
#include "text/json_writer.hpp"

#include <plyglot/board_render.hpp>

namespace plyglot::board {
namespace {

using text::JsonWriter;

std::string_view name_of(Shape shape) {
  constexpr std::string_view names[] = {"pointy_hexagon", "flat_hexagon", "square", "system"};
  return names[static_cast<std::size_t>(shape)];
}

template <class Number>
void write_number_or_null(const std::optional<Number>& value, JsonWriter& json) {
  if (value) {
    json.number(*value);
  } else {
    json.null();
  }
}

// Names that may be missing.
void write_name_or_null(std::string_view name, JsonWriter& json) {
  if (name.empty()) {
    json.null();
  } else {
    json.string(name);
  }
}

void write_strings(const std::vector<std::string>& strings, JsonWriter& json) {
  json.begin_array();
  for (const std::string& string : strings) json.string(string);
  json.end_array();
}

void write_piece(const Piece& piece, JsonWriter& json) {
  json.begin_object().key("id").string(piece.id).key("label").string(piece.label).key("kind").string(piece.kind);
  json.key("colour");
  write_name_or_null(piece.colour, json);
  json.key("owner");
  write_number_or_null(piece.owner, json);
  json.key("value");
  write_number_or_null(piece.value, json);
  json.key("last_moved").boolean(piece.is_last_moved).key("active").boolean(piece.is_active).key("span");
  if (piece.span) {
    json.begin_object().key("start").number(piece.span->begin).key("end").number(piece.span->end).end_object();
  } else {
    json.null();
  }
  json.end_object();
}

void write_node(const Node& node, JsonWriter& json) {
  json.begin_object().key("id").string(node.id).key("label").string(node.label);
  json.key("q").number(node.q).key("r").number(node.r).key("home");
  write_number_or_null(node.home, json);
  json.key("shaded").boolean(node.is_shaded).key("on_line").boolean(node.is_on_line).key("mark");
  write_name_or_null(node.mark, json);
  json.key("last_left").boolean(node.is_last_left);
  json.key("stack").begin_array();
  for (const Piece& piece : node.stack) write_piece(piece, json);
  json.end_array().end_object();
}

void write_edge(const BoardGraph& graph, const Edge& edge, JsonWriter& json) {
  json.begin_object().key("from").number(edge.from).key("to").number(edge.to);
  json.key("kind").string(edge_caption(graph, edge)).end_object();
}

void write_blocked_corner(const BlockedCorner& corner, JsonWriter& json) {
  json.begin_object().key("from").number(corner.from).key("to").number(corner.to).end_object();
}

void write_pile(const Pile& pile, JsonWriter& json) {
  json.begin_object().key("label").string(pile.label).key("owner");
  write_number_or_null(pile.owner, json);
  json.key("entries").begin_array();
  for (const Pile::Entry& entry : pile.entries) {
    json.begin_object().key("label").string(entry.label).key("kind").string(entry.kind);
    json.key("colour");
    write_name_or_null(entry.colour, json);
    json.key("value");
    write_number_or_null(entry.value, json);
    json.key("count").number(entry.count).end_object();
  }
  json.end_array().end_object();
}

void write_outcome(const std::optional<Outcome>& outcome, JsonWriter& json) {
  if (!outcome) {
    json.null();
    return;
  }
  json.begin_object().key("winner");
  write_number_or_null(outcome->winner, json);
  json.end_object();
}

}  // namespace

std::string render_json(const BoardGraph& graph) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("game").string(graph.game).key("shape").string(name_of(graph.shape));
  json.key("players");
  write_strings(graph.players, json);
  json.key("kinds");
  write_strings(graph.kinds, json);
  json.key("colours");
  write_strings(graph.colours, json);
  json.key("to_move");
  write_number_or_null(graph.to_move, json);
  json.key("outcome");
  write_outcome(graph.outcome, json);
  json.key("nodes").begin_array();
  for (const Node& node : graph.nodes) write_node(node, json);
  json.end_array().key("edges").begin_array();
  for (const Edge& edge : graph.edges) write_edge(graph, edge, json);
  json.end_array().key("blocked_corners").begin_array();
  for (const BlockedCorner& corner : graph.blocked_corners) write_blocked_corner(corner, json);
  json.end_array().key("column_names");
  write_strings(graph.column_names, json);
  json.key("row_names");
  write_strings(graph.row_names, json);
  json.key("piles").begin_array();
  for (const Pile& pile : graph.piles) write_pile(pile, json);
  json.end_array().end_object();
  return out;
}

}  // namespace plyglot::board
