#include "hive/notations/thehive/read/advice.hpp"

#include "hive/spelling/thehive_spelling.hpp"
#include "syntax/lookalikes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::hive::thehive {
namespace {

using text::format;
using text::quote;

struct PlainText {
  // The text with each character that looks like one of ASCII replaced.
  std::string text;
  // The first of them that has a width, and what it looks like; no bytes if there is none.
  std::string_view first;
  char first_meaning = 0;
};

PlainText plain_text(std::string_view written) {
  PlainText plain;
  for (std::size_t at = 0; at < written.size();) {
    const text::Decoded character = text::decode_utf8(written.substr(at));
    const auto meaning = syntax::lookalike_of(character.code_point);
    const std::string_view bytes = written.substr(at, character.size);
    plain.text += meaning.value_or(bytes);
    if (meaning && !meaning->empty() && plain.first.empty()) {
      plain.first = bytes;
      plain.first_meaning = meaning->front();
    }
    at += character.size;
  }
  return plain;
}

constexpr std::string_view results[] = {"NotStarted", "InProgress", "Draw", "WhiteWins",
                                        "BlackWins",  "1-0",        "0-1",  "1/2-1/2"};

constexpr std::size_t piece_size = 3;
constexpr std::size_t contact_size = 2;
constexpr std::string_view separators = " \t\r;,";

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }
bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool is_piece(std::string_view text) {
  if (text.size() != piece_size) return false;
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (text == spelling.piece(piece)) return true;
  }
  return false;
}

bool is_contact(std::string_view text) { return std::find(contacts.begin(), contacts.end(), text) != contacts.end(); }

bool is_placed(std::string_view text) {
  return is_piece(text.substr(0, piece_size)) && is_contact(text.substr(piece_size));
}

bool is_move(std::string_view text) {
  if (text == "pass" || is_piece(text)) return true;
  constexpr std::size_t move_size = 2 * piece_size + contact_size;
  return text.size() == move_size && is_placed(text.substr(0, piece_size + contact_size)) &&
         is_piece(text.substr(piece_size + contact_size));
}

// A move among the words of the text, and whether there are more of them.
struct Moves {
  std::string_view last;
  std::size_t count = 0;
};

Moves moves_in(std::string_view text) {
  Moves moves;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    const std::string_view word = text.substr(0, end);
    if (is_move(word)) {
      moves.last = word;
      ++moves.count;
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return moves;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

Advice about_lookalikes(std::string_view written) {
  const PlainText plain = plain_text(written);
  if (plain.first.empty()) return {};
  // Most words of another script only happen to have such letters.
  if (text::is_letter(plain.first_meaning) && !is_move(plain.text)) return {};
  std::string text = format("{} looks like `{}`, and is another character", text::describe_character(plain.first),
                            plain.first_meaning);
  if (is_move(plain.text)) text += format(": the move is `{}`", plain.text);
  return {Topic::this_line, std::move(text)};
}

// Records of other notations that were pasted here.
Advice about_other_notations(std::string_view written) {
  if (begins_with(written, "(;")) {
    return {Topic::boardspace_sgf, "this looks like a game of boardspace.net, which `--from boardspace-sgf` reads"};
  }
  if (written[0] == '[' || written[0] == '{') {
    return {Topic::hive_pgn, "this looks like Hive PGN, which `--from hive-pgn` reads"};
  }
  if (begins_with(lower(written.substr(0, 4)), "base") && contains(written, ";")) {
    return {Topic::uhp, "this looks like a GameString of UHP, which `--from uhp` reads"};
  }
  if (std::find(std::begin(results), std::end(results), written) != std::end(results)) {
    return {Topic::result, "the notation has no place for a result; a comment, which begins with `#`, can give it"};
  }
  return {};
}

Advice about_moves(std::string_view written) {
  if (lower(written) == "pass") return {Topic::this_line, "`pass` is written in lower case"};
  const Moves moves = moves_in(written);
  if (moves.count == 1) {
    return {Topic::this_line, format("only the move {} belongs on the line; anything else belongs in a comment, "
                                     "which begins with `#`",
                                     quote(moves.last))};
  }
  if (moves.count > 1 && !(moves.count == 2 && is_piece(moves.last))) {
    return {Topic::several_moves, "each move has a line of its own"};
  }
  if (is_placed(written)) return {Topic::this_line, "the piece that it touches is missing after the contact"};
  const bool are_two_pieces = is_piece(written.substr(0, piece_size)) && written.size() >= 2 * piece_size &&
                              is_piece(written.substr(written.size() - piece_size));
  if (are_two_pieces) {
    return {Topic::this_line, format("a contact such as `*|` comes between two pieces: `{}*|{}`",
                                     written.substr(0, piece_size), written.substr(written.size() - piece_size))};
  }
  return {};
}

}  // namespace

Advice advice_about(std::string_view written) {
  if (contains(written, "\r")) {
    return {Topic::carriage_return, "lines end in LF or CRLF, and a carriage return alone ends none"};
  }
  for (const auto& about : {about_other_notations, about_lookalikes, about_moves}) {
    Advice advice = about(written);
    if (!advice.text.empty()) return advice;
  }
  return {Topic::anything,
          "a move is a piece, or a piece with contact and target, as in `bA1*|wA1`; comments begin with `#`"};
}

}  // namespace plyglot::hive::thehive
