#include "hopgi/setup_views.hpp"

#include "hopgi/diagram/picture.hpp"
#include "hopgi/diagram/print.hpp"
#include "hopgi/fen_text.hpp"
#include "hopgi/move.hpp"
#include "hopgi/setup_letters.hpp"
#include "hopgi/turns.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hopgi {
namespace {

constexpr std::array<Side, 2> sides = {Side::white, Side::black};

// `white`, as JSON calls it.
std::string_view word_for(Side side) { return side == Side::white ? "white" : "black"; }

void write_pieces(const Position& position, text::JsonWriter& json) {
  json.key("pieces").begin_object();
  for (Square square = 0; square < square_count; ++square) {
    const std::optional<Piece>& piece = position.pieces[square];
    if (!piece) continue;
    json.key(square_name(square)).begin_object().key("side").string(word_for(piece->owner));
    json.key("piece").string(letters_of(piece->kind)).end_object();
  }
  json.end_object();
}

void write_hands(const Setup& setup, text::JsonWriter& json) {
  json.key("hands");
  if (!setup.has_hands) {
    json.null();
    return;
  }
  json.begin_object();
  for (const Side side : sides) {
    json.key(word_for(side)).begin_object();
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      json.key(letters_of(kind)).number(setup.position.hands[static_cast<std::size_t>(side)].of(kind));
    }
    json.end_object();
  }
  json.end_object();
}

void write_marks(const Setup& setup, text::JsonWriter& json) {
  json.key("marks").begin_object();
  for (const Mark& mark : setup.marks) {
    const char letter = diagram::letter_of(mark.kind);
    json.key(square_name(mark.square)).string({&letter, 1});
  }
  json.end_object();
}

}  // namespace

void append_setup(const Setup& setup, std::string& out) {
  text::append(out, "setup {}..{}{}\n", setup.span.begin, setup.span.end, setup.is_sound ? "" : ", not sound");
  if (setup.has_position) {
    text::append(out, "  {}\n", fen_text(setup.position));
    if (!setup.has_hands) out += "  hands not given\n";
    if (!setup.has_side) out += "  side to move not given\n";
  }
  for (const Mark& mark : setup.marks) {
    text::append(out, "  mark {} {} from {}..{}\n", square_name(mark.square), diagram::letter_of(mark.kind),
                 mark.span.begin, mark.span.end);
  }
  for (const SetupComment& comment : setup.comments) {
    text::append(out, "  comment {} ", comment.is_before ? "before" : "behind");
    text::append_json_string(out, comment.text);
    out += '\n';
  }
}

std::string setup_json(const Setup& setup) {
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("fen");
  if (setup.is_sound) {
    json.string(fen_text(setup.position));
  } else {
    json.null();
  }
  write_pieces(setup.position, json);
  write_hands(setup, json);
  json.key("to_move");
  if (setup.has_side) {
    json.string(word_for(setup.position.to_move));
  } else {
    json.null();
  }
  json.key("clock").number(setup.position.clock).key("turn_number").number(setup.position.turn_number);
  write_marks(setup, json);
  json.key("comments").begin_array();
  for (const SetupComment& comment : setup.comments) json.string(comment.text);
  json.end_array().end_object();
  return out;
}

void show_json(const Setup& setup, const notation::OptionValues&, std::string& out) { out += setup_json(setup); }

void show_diagram(const Setup& setup, std::string& out) {
  if (diagram::print(setup, out)) out += '\n';
}

bool list_moves(const Setup& setup, const notation::OptionValues&, std::vector<std::string>& moves, std::string& why) {
  if (!setup.is_sound) {
    why = "the position has an error";
    return false;
  }
  const State state(setup.position);
  if (is_over(state)) {
    const std::optional<Side> side = winner(state);
    why = side ? text::format("the game is over: {} has won", name_of(*side))
               : std::string("the game is over: neither side has a king");
    return false;
  }
  for (const Turn& turn : list_legal_turns(state)) moves.push_back(turn_text(turn));
  return true;
}

}  // namespace plyglot::hopgi
