#include "homeworlds/views/board_graph.hpp"

#include "board/system_layout.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds {
namespace {

class Lowering {
 public:
  Lowering(const State& state, const BoardContext& context) : state_(state), context_(context) {}

  board::BoardGraph lowered() {
    describe_game();
    for (const State::Place& place : state_.places()) add_node(place);
    add_edges();
    add_bank();
    board::place_systems(graph_);
    return std::move(graph_);
  }

 private:
  void describe_game() {
    graph_.game = "homeworlds";
    graph_.shape = board::Shape::system;
    for (Player player = 0; player < state_.players(); ++player) {
      const bool has_name = player < context_.players.size() && !context_.players[player].empty();
      graph_.players.emplace_back(has_name ? context_.players[player] : seat_name(player, state_.players()));
    }
    graph_.kinds = {"star", "ship"};
    // As players list them, which is not the order of the letters.
    for (const Colour colour : {Colour::red, Colour::yellow, Colour::green, Colour::blue}) {
      graph_.colours.emplace_back(name_of(colour));
    }
    graph_.edge_kinds = {"connected"};
    graph_.to_move = state_.to_move();
    if (context_.result.is_over) graph_.outcome = board::Outcome{context_.result.winner};
  }

  void add_node(const State::Place& place) {
    board::Node node;
    node.id = state_.name(place.id);
    node.label = node.id;
    node.home = place.home;
    add_pieces(place.stars, "star", std::nullopt, place.id, node);
    for (Player player = 0; player < state_.players(); ++player) {
      add_pieces(place.ships[player], "ship", player, place.id, node);
    }
    graph_.nodes.push_back(std::move(node));
  }

  // Sets give their pieces in the order of kinds.
  void add_pieces(PieceSet pieces, std::string_view kind, std::optional<Player> owner, SystemId system,
                  board::Node& node) {
    while (!pieces.is_empty()) {
      const Piece taken = pieces.take_first();
      const PieceKind pyramid = kind_of(taken);
      const ActionNumber origin = state_.origin(taken);
      board::Piece piece;
      piece.label = name_of(pyramid);
      // Equal pyramids are interchangeable (homeworlds-rules M5), so a letter distinguishes them by where they are.
      piece.id = piece.label + static_cast<char>('A' + seen_[pyramid]++);
      piece.kind = kind;
      piece.owner = owner;
      piece.value = size_of(pyramid);
      piece.colour = name_of(colour_of(pyramid));
      piece.span = span_of(origin, system);
      piece.is_last_moved = origin != no_action && origin >= context_.last_turn;
      node.stack.push_back(std::move(piece));
    }
  }

  // What no action put where it is has been there since the beginning.
  std::optional<text::Span> span_of(ActionNumber origin, SystemId system) const {
    const std::vector<text::Span>& spans = origin == no_action ? context_.systems : context_.actions;
    const std::size_t index = origin == no_action ? system : origin;
    return index < spans.size() ? std::optional(spans[index]) : std::nullopt;
  }

  void add_edges() {
    const std::vector<State::Place>& places = state_.places();
    for (std::uint32_t from = 0; from < places.size(); ++from) {
      for (std::uint32_t to = 0; to < places.size(); ++to) {
        if (from != to && are_connected(places[from].stars, places[to].stars)) graph_.edges.push_back({from, to, 0});
      }
    }
  }

  void add_bank() {
    board::Pile bank;
    bank.label = "bank";
    for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
      const unsigned count = state_.bank().count(kind);
      if (count == 0) continue;
      bank.entries.push_back({name_of(kind), count, {}, std::string(name_of(colour_of(kind))), size_of(kind)});
    }
    graph_.piles.push_back(std::move(bank));
  }

  const State& state_;
  const BoardContext& context_;
  board::BoardGraph graph_;
  Pile seen_{};
};

}  // namespace

board::BoardGraph board_of(const State& state, const BoardContext& context) {
  return Lowering(state, context).lowered();
}

std::string why_no_board(const Record& record) {
  if (record.is_fragment || is_judged(record)) return {};
  return text::format("a game of {} players is not checked in the rules `{}`", unsigned{record.player_count},
                      name_of(record.profile));
}

}  // namespace plyglot::homeworlds
