#include "hive/notations/boardspace_sgf/read/ast_builder.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using syntax::Node;
using text::Span;

// A board of boardspace.net has 26 columns; no game needs rows beyond this.
constexpr std::int32_t largest_row = 1000000;

Colour colour_of_letter(char letter) { return to_lower(letter) == 'w' ? Colour::white : Colour::black; }

BugKind kind_of_letter(char letter) {
  for (const PieceFacts& facts : facts_of_side) {
    if (to_lower(letter_of(facts.kind)) == to_lower(letter)) return facts.kind;
  }
  return unknown_kind;
}

std::optional<Command> command_of(NodeKind word) {
  switch (word) {
    case NodeKind::start_word:
      return Command::start;
    case NodeKind::pick_word:
      return Command::pick;
    case NodeKind::pickb_word:
      return Command::pickb;
    case NodeKind::drop_word:
    case NodeKind::move_word:
      return Command::put;
    case NodeKind::movedone_word:
      return Command::put_and_done;
    case NodeKind::pass_word:
      return Command::pass;
    case NodeKind::done_word:
      return Command::done;
    case NodeKind::resign_word:
      return Command::resign;
    case NodeKind::offer_word:
      return Command::offer_draw;
    case NodeKind::accept_word:
      return Command::accept_draw;
    case NodeKind::decline_word:
      return Command::decline_draw;
    default:
      return std::nullopt;
  }
}

}  // namespace

void AstBuilder::run(const syntax::SyntaxTree& tree) {
  for (const Node& node : tree.nodes()) add(node);
}

// The parts of the file.
void AstBuilder::add(const Node& node) {
  switch (kind_of(node)) {
    case NodeKind::open:
      open_ = node.span;
      ast_.has_game = true;
      break;
    case NodeKind::unclosed:
      end_tree(node.span);
      break;
    case NodeKind::key:
      key_ = node.span;
      break;
    case NodeKind::value:
      value_ = node.span;
      // Over several lines.
      if (slice(node.span).find_first_of("\r\n") != std::string_view::npos) ast_.is_strict = false;
      break;
    case NodeKind::header:
      ast_.headers.push_back({node.span, key_, value_});
      break;
    case NodeKind::data_node:
      ast_.is_strict = false;
      break;
    case NodeKind::bad_header:
    case NodeKind::bad_node:
      add_unreadable(node.span);
      break;
    case NodeKind::outside:
      add_outside(node.span);
      break;
    case NodeKind::second_tree:
      findings_.second_tree(node.span, open_);
      break;
    case NodeKind::no_game:
      ast_.is_strict = false;
      findings_.no_game(ast_.span.begin);
      break;
    default:
      add_command_part(node);
      break;
  }
}

void AstBuilder::add_command_part(const Node& node) {
  switch (kind_of(node)) {
    case NodeKind::player:
      // The one behind `Start` is no other.
      if (!has_player_) action_.player = slice(node.span)[1] == '0' ? Colour::white : Colour::black;
      has_player_ = true;
      break;
    case NodeKind::colour:
      action_.colour = colour_of_letter(slice(node.span)[0]);
      break;
    case NodeKind::column:
      action_.column = slice(node.span)[0] - 'A';
      action_.place = node.span;
      break;
    case NodeKind::row:
      action_.row = number_of(slice(node.span), largest_row);
      action_.place.end = node.span.end;
      break;
    case NodeKind::body:
      action_.span = node.span;
      if (!action_.piece.span.empty() || action_.command == Command::pick) add_detail(node.span);
      break;
    case NodeKind::action:
      end_action(node.span);
      break;
    case NodeKind::time:
      add_detail(node.span);
      break;
    case NodeKind::unknown_word:
      ast_.is_strict = false;
      findings_.unknown_command(node.span);
      add_word(Command::unknown, node.span);
      break;
    default:
      if (const auto command = command_of(kind_of(node))) {
        add_word(*command, node.span);
      } else {
        add_piece_part(node);
      }
      break;
  }
}

void AstBuilder::add_piece_part(const Node& node) {
  WrittenReference& reference = action_.reference;
  switch (kind_of(node)) {
    case NodeKind::piece_colour:
      piece_.colour = colour_of_letter(slice(node.span)[0]);
      break;
    case NodeKind::bug:
      piece_.kind = kind_of_letter(slice(node.span)[0]);
      break;
    case NodeKind::ordinal:
      piece_.number = static_cast<std::uint8_t>(slice(node.span)[0] - '0');
      piece_.has_number = true;
      break;
    case NodeKind::piece:
      action_.piece = named(node.span);
      break;
    case NodeKind::referred_piece:
      reference.piece = named(node.span);
      break;
    case NodeKind::left_mark:
      reference.left_mark = slice(node.span)[0];
      break;
    case NodeKind::right_mark:
      reference.right_mark = slice(node.span)[0];
      break;
    case NodeKind::reference:
      reference.span = node.span;
      break;
    case NodeKind::bad_reference:
      ast_.is_strict = false;
      reference.span = node.span;
      reference.is_readable = false;
      break;
    default:
      break;
  }
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

// Text that is no game is reported once, for all of it.
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

void AstBuilder::add_detail(Span span) {
  if (!ast_.details) ast_.details = span;
}

}  // namespace plyglot::hive::boardspace_sgf
