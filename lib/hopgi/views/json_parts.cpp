#include "hopgi/views/json_parts.hpp"

namespace plyglot::hopgi {

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

}  // namespace plyglot::hopgi
