#include "hopgi/views/setup_views.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/views/board_graph.hpp"
#include "hopgi/views/diagram.hpp"
#include "hopgi/views/move_list.hpp"
#include "hopgi/views/picture.hpp"
#include "hopgi/views/placed_spans.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {
namespace {

void write_pieces(const Position& position, text::JsonWriter& json) {
  json.key("pieces").begin_array();
  for (Square square = 0; square < square_count; ++square) {
    const std::optional<Piece>& piece = position.pieces[square];
    if (!piece) continue;
    json.begin_object().key("square").string(square_name(square)).key("side").string(json_word(piece->owner));
    json.key("piece").string(letters_of(piece->kind)).end_object();
  }
  json.end_array();
}

void write_marks(const Setup& setup, text::JsonWriter& json) {
  json.key("marks").begin_array();
  for (const Mark& mark : setup.marks) {
    const char letter = diagram::letter_of(mark.kind);
    json.begin_object().key("square").string(square_name(mark.square)).key("mark").string({&letter, 1}).end_object();
  }
  json.end_array();
}

}  // namespace

std::string_view json_word(Side side) { return side == Side::white ? "white" : "black"; }

void write_hands(const Position& position, text::JsonWriter& json) {
  json.begin_object();
  for (const Side side : {Side::white, Side::black}) {
    json.key(json_word(side)).begin_object();
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      json.key(letters_of(kind)).number(position.hands[static_cast<std::size_t>(side)].of(kind));
    }
    json.end_object();
  }
  json.end_object();
}

void write_span(text::Span span, text::JsonWriter& json) {
  json.begin_object().key("start").number(span.begin).key("end").number(span.end).end_object();
}

void write_text_or_null(std::string_view text, text::JsonWriter& json) {
  if (text.empty()) {
    json.null();
  } else {
    json.string(text);
  }
}

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
    text::append(out, "  comment {} ", comment.is_before ? "before" : "after");
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
  json.key("hands");
  if (setup.has_hands) {
    write_hands(setup.position, json);
  } else {
    json.null();
  }
  json.key("to_move");
  if (setup.has_side) {
    json.string(json_word(setup.position.to_move));
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

namespace {

void show_json(const Setup& setup, const notation::OptionValues&, std::string& out) { out += setup_json(setup); }

void show_diagram(const Setup& setup, std::string& out) {
  if (diagram::print(setup, out)) out += '\n';
}

bool list_moves(const Setup& setup, const notation::OptionValues& options, std::vector<std::string>& moves,
                std::string& why) {
  if (!setup.is_sound) {
    why = "the position has an error";
    return false;
  }
  return list_moves_of(setup.position, move_form_of(options), moves, why);
}

}  // namespace

const notation::Views<Setup> setup_views = {
    .dump = append_setup,
    .show_json = show_json,
    .show_diagram = show_diagram,
    .list_moves = list_moves,
    .lower = board_of,
    .place_spans = place_spans,
};

}  // namespace plyglot::hopgi
