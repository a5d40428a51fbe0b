#include "hive/notations/boardspace_sgf/read/ast_builder.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using text::Span;

// A board of boardspace.net has 26 columns; no game needs rows or nodes beyond this.
constexpr std::int32_t largest_kept = 1000000;

Colour colour_of_letter(char letter) { return to_lower(letter) == 'w' ? Colour::white : Colour::black; }

BugKind kind_of_letter(char letter) {
  for (const PieceFacts& facts : facts_of_side) {
    if (to_lower(letter_of(facts.kind)) == to_lower(letter)) return facts.kind;
  }
  return unknown_kind;
}

// S1. The headers, and the nodes that begin with `P0[` or `P1[` and a digit, without repetitions.
std::vector<std::string_view> nodes_of_game(std::string_view tree) {
  std::vector<std::string_view> nodes;
  for (std::size_t begin = tree.find(';'); begin != std::string_view::npos;) {
    const std::size_t end = tree.find(';', begin + 1);
    const std::string_view node =
        trimmed(tree.substr(begin + 1, end == std::string_view::npos ? end : end - begin - 1));
    begin = end;
    const bool is_numbered = node.size() > 3 && node[0] == 'P' && (node[1] == '0' || node[1] == '1') &&
                             node[2] == '[' && text::is_digit(node[3]);
    if (nodes.empty() || (is_numbered && node != nodes.back())) nodes.push_back(node);
  }
  return nodes;
}

}  // namespace

void AstBuilder::take_open(Span span) {
  open_ = span;
  ast_.has_game = true;
}

void AstBuilder::take_value(Span span) {
  header_.value = span;
  // Over several lines.
  if (slice(span).find_first_of("\r\n") != std::string_view::npos) ast_.is_strict = false;
}

void AstBuilder::end_header(Span span) {
  header_.span = span;
  ast_.headers.push_back(header_);
}

void AstBuilder::take_no_game(Span) {
  ast_.is_strict = false;
  findings_.no_game(ast_.span.begin);
}

// The one after `Start` does not replace the first.
void AstBuilder::take_player(Span span) {
  if (!has_player_) action_.player = slice(span)[1] == '0' ? Colour::white : Colour::black;
  has_player_ = true;
}

void AstBuilder::take_number(Span digits) {
  action_.number = number_of(slice(digits), largest_kept);
  action_.number_span = digits;
}

void AstBuilder::take_colour(Span letter) { action_.colour = colour_of_letter(slice(letter)[0]); }

void AstBuilder::take_column(Span letter) {
  action_.column = slice(letter)[0] - 'A';
  action_.place = letter;
}

void AstBuilder::take_row(Span digits) {
  action_.row = number_of(slice(digits), largest_kept);
  action_.place.end = digits.end;
}

void AstBuilder::take_body(Span span) {
  action_.span = span;
  if (!action_.piece.span.empty() || action_.command == Command::pick) add_detail(span);
}

void AstBuilder::take_unknown_word(Span word) {
  ast_.is_strict = false;
  findings_.unknown_command(word);
  add_word(Command::unknown, word);
}

void AstBuilder::take_piece_colour(Span letter) { piece_.colour = colour_of_letter(slice(letter)[0]); }

void AstBuilder::take_bug(Span letter) { piece_.kind = kind_of_letter(slice(letter)[0]); }

void AstBuilder::take_ordinal(Span digit) {
  piece_.number = static_cast<std::uint8_t>(slice(digit)[0] - '0');
  piece_.has_number = true;
}

void AstBuilder::take_bad_reference(Span span) {
  ast_.is_strict = false;
  action_.reference.span = span;
  action_.reference.is_readable = false;
}

void AstBuilder::add_word(Command command, Span word) {
  action_.command = command;
  action_.word = word;
}

PieceName AstBuilder::named(Span span) {
  PieceName piece = piece_;
  piece.span = span;
  piece_ = {};
  return piece;
}

void AstBuilder::end_action(Span node) {
  const bool has_piece = !action_.piece.span.empty();
  if (has_piece && piece_of(action_.piece, Colour::white) == no_piece) {
    findings_.no_such_piece(node, action_.piece);
    action_.command = Command::unreadable;
    action_.span = node;
  }
  ast_.actions.push_back(action_);
  action_ = {};
  has_player_ = false;
}

// One that belongs to a player may have been a move.
void AstBuilder::add_unreadable(Span node) {
  ast_.is_strict = false;
  findings_.bad_node(node, failures_[ast_.unreadable.size()]);
  ast_.unreadable.push_back(node);
  std::string_view written = slice(node);
  if (starts_with(written, ";")) written = trimmed(written.substr(1));
  if (!starts_with(written, "P0[") && !starts_with(written, "P1[")) return;
  Action action;
  action.player = written[1] == '0' ? Colour::white : Colour::black;
  action.span = node;
  ast_.actions.push_back(action);
}

// Text that is not a game is reported once, as a whole.
void AstBuilder::add_outside(Span text) {
  ast_.is_strict = false;
  const std::string_view written = slice(text);
  if (text.end == ast_.span.end && !ast_.has_game) return;
  const auto size = static_cast<std::uint32_t>(trimmed(written).size());
  if (size != 0) findings_.outside({text.begin, text.begin + size}, !ast_.has_game);
}

// What cannot be read at the end of the file was cut off with it, and the second of two trees is reported as such.
void AstBuilder::end_tree(Span at) {
  ast_.is_strict = false;
  if (slice({at.begin, ast_.span.end}).size() != 0) return;
  const bool is_cut_off = !ast_.unreadable.empty() && trimmed(slice({ast_.unreadable.back().end, at.begin})).empty();
  if (is_cut_off) return;
  findings_.unclosed(at, open_);
}

void AstBuilder::take_time(Span span) {
  ast_.has_more = true;
  add_detail(span);
}

void AstBuilder::take_second_tree(Span span) {
  ast_.has_more = true;
  const std::string_view first = slice({open_.begin, span.begin});
  const std::string_view rest = slice({span.begin, ast_.span.end});
  findings_.second_tree(span, open_, nodes_of_game(first) == nodes_of_game(rest));
}

void AstBuilder::add_detail(Span span) {
  if (!ast_.details) ast_.details = span;
}

}  // namespace plyglot::hive::boardspace_sgf
