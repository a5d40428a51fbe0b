#include "hopgi/rules/turn_text.hpp"

namespace plyglot::hopgi {
namespace {

void append(std::string& text, const Leg& leg) {
  text += letters_of(leg.piece);
  if (leg.kind == LegKind::drop) {
    text += '@';
  } else {
    text += square_name(leg.from);
    text += leg.is_capture ? 'x' : '-';
  }
  text += square_name(leg.to);
  if (!leg.promotes) return;
  text += '=';
  text += letters_of(promoted(leg.piece));
}

void append_letters(std::string& text, PieceKind kind, Side side) {
  for (const char letter : letters_of(kind)) {
    text += side == Side::white ? letter : static_cast<char>(letter - 'A' + 'a');
  }
}

void append_game_courier(std::string& text, const Leg& leg, Side side) {
  append_letters(text, leg.piece, side);
  if (leg.kind == LegKind::drop) {
    text += '*';
  } else {
    text += ' ';
    text += square_name(leg.from);
    text += '-';
  }
  text += square_name(leg.to);
  if (!leg.promotes) return;
  text += "; ";
  append_letters(text, promoted(leg.piece), side);
  text += '-';
  text += square_name(leg.to);
}

}  // namespace

std::string leg_text(const Leg& leg) {
  std::string text;
  append(text, leg);
  return text;
}

std::string turn_text(const Turn& turn) {
  std::string text;
  append(text, turn.first);
  if (!turn.second) return text;
  text += ';';
  append(text, *turn.second);
  return text;
}

std::string game_courier_text(const Turn& turn, Side side) {
  std::string text;
  append_game_courier(text, turn.first, side);
  if (!turn.second) return text;
  text += "; ";
  append_game_courier(text, *turn.second, side);
  return text;
}

}  // namespace plyglot::hopgi
