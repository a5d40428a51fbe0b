#include "hive/notations/boardspace_sgf/resolve/sgf_play.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_grid.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_play_findings.hpp"
#include "hive/notations/boardspace_sgf/resolve/sgf_references.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;

// Cells come from the grid, so that nothing of this is ever reported by the replay but what it calls the pieces.
constexpr DiagnosticId no_reference = DiagnosticId::boardspace_sgf_reference_mismatch;
const ReplayStyle style = {.spelling = uhp::spelling,
                           .self_reference = no_reference,
                           .self_reference_span = &WrittenMove::reference_span,
                           .direction_to_occupied = no_reference,
                           .direction_to_occupied_span = &WrittenMove::reference_span,
                           .not_top_reference = no_reference,
                           .not_top_reference_span = &WrittenMove::reference_span,
                           .unknown_reference = no_reference,
                           .missing_reference = no_reference,
                           .missing_reference_span = &WrittenMove::reference_span,
                           .reference_on_first_move = no_reference,
                           // Old games were played without the rule.
                           .queen_first = diagnostics::Severity::info,
                           .can_be_fixed = false};

bool is_draw_command(Command command) {
  return command == Command::offer_draw || command == Command::accept_draw || command == Command::decline_draw;
}

WrittenMove pass_at(text::Span span) {
  WrittenMove move;
  move.span = span;
  move.is_pass = true;
  move.piece_span = span;
  return move;
}

}  // namespace

Play::Play(const Reading& reading, const RuleOptions& options, Record& record)
    : reading_(reading), replay_(reading.source, style, options, record, reading.reporter), record_(record) {}

void Play::run() {
  for (const Action& action : reading_.ast.actions) {
    check_number(action);
    take(action);
    if (ending_) break;
  }
  finish();
}

void Play::take(const Action& action) {
  if (is_draw_command(action.command)) is_about_draw_ = true;
  switch (action.command) {
    case Command::pick:
    case Command::pickb:
      take_up(action);
      break;
    case Command::put:
    case Command::pass:
    case Command::unreadable:
      set_pending(action);
      break;
    case Command::put_and_done:
      set_pending(action);
      commit();
      break;
    case Command::done:
      end_turn(action);
      break;
    case Command::resign:
    case Command::accept_draw:
      end_game(action);
      break;
    default:
      break;
  }
}

void Play::take_up(const Action& action) {
  check_player(action);
  taken_ = colour_of(action);
}

void Play::set_pending(const Action& action) {
  const bool is_readable = action.command != Command::unreadable;
  if (is_readable) check_player(action);
  // What is unreadable may have been anything: then the older move is neither replaced nor played.
  if (is_readable && pending_ != nullptr && pending_->command != Command::unreadable) {
    report_repositioned(reading_, *pending_, action);
  }
  pending_ = &action;
  const bool has_piece = is_readable && action.command != Command::pass;
  pending_piece_ = has_piece ? piece_of(action.piece, colour_of(action)) : no_piece;
}

void Play::end_turn(const Action& done) {
  const bool answers_offer = std::exchange(is_about_draw_, false);
  if (pending_ != nullptr) {
    check_player(done);
    commit();
    return;
  }
  if (answers_offer || is_lost()) return;
  const bool is_turn = done.player == to_move() && !is_over();
  report_lone_done(reading_, done, is_turn);
  if (!is_turn) return;
  ++implicit_passes_;
  play_pass(done.word);
}

void Play::commit() {
  if (pending_ == nullptr) return;
  const Action& action = *std::exchange(pending_, nullptr);
  is_wrong_player_said_ = false;
  if (action.command == Command::unreadable) {
    WrittenMove move;
    move.span = action.span;
    move.is_readable = false;
    is_refused_ = !replay_.play(move);
    return;
  }
  insert_missing_pass(action);
  if (action.command == Command::pass) {
    play_pass(action.word);
  } else {
    commit_move(action);
  }
}

// S6: the grid decides.
void Play::commit_move(const Action& action) {
  const GameState& state = replay_.game().state();
  if (state.on_board() == 0) {
    first_column_ = action.column;
    first_row_ = action.row;
  }
  WrittenMove move;
  move.span = action.span;
  move.piece = pending_piece_;
  move.piece_span = action.piece.span;
  const Cell to = cell_of(action);
  const CheckedReference checked = check_reference(action.reference, move.piece, to, state);
  if (checked.kept) {
    move.has_reference = true;
    move.reference = checked.kept->piece;
    move.direction = checked.kept->direction;
    move.reference_span = action.reference.span;
    move.reference_piece_span = action.reference.piece->span;
  }
  // The finding speaks of the board before the move.
  std::optional<GameState> before;
  if (checked.agreement != Agreement::agrees && !is_over()) before = state;
  is_refused_ = !replay_.play_to(move, to);
  if (!before || replay_.is_stopped()) return;
  // Where a move was refused, another cell may be the reason; that none was named is not.
  if (is_refused_ && checked.agreement == Agreement::omitted) return;
  report_reference(reading_, action, move.piece, to, *before, checked, !is_refused_);
}

void Play::play_pass(text::Span span) { is_refused_ = !replay_.play(pass_at(span)); }

bool Play::has_only_pass() const {
  const std::vector<Move> moves = replay_.game().legal_moves();
  return moves.size() == 1 && moves.front().is_pass();
}

void Play::insert_missing_pass(const Action& action) {
  if (is_lost() || is_over() || action.player == to_move() || !has_only_pass()) return;
  const text::Span at{action.word.begin, action.word.begin};
  report_missing_pass(reading_, at, to_move());
  ++missing_passes_;
  play_pass(at);
}

void Play::check_number(const Action& action) {
  const Action* const before = std::exchange(numbered_, action.number < 0 ? nullptr : &action);
  if (numbered_ == nullptr || (before == nullptr && &action != reading_.ast.actions.data())) return;
  if (before == nullptr ? action.number <= 1 : action.number == before->number || action.number == before->number + 1)
    return;
  report_wrong_number(reading_, action, before);
  are_numbers_out_ = true;
  // Whose turn it is may be lost with the nodes between.
  is_wrong_player_said_ = true;
}

void Play::check_player(const Action& action) {
  // What could not be read was the other side's move, as it seems.
  if (pending_ != nullptr && pending_->command == Command::unreadable && pending_->player != action.player) commit();
  if (is_wrong_player_said_ || is_lost() || is_over() || action.player == to_move() || has_only_pass()) return;
  is_wrong_player_said_ = true;
  report_wrong_player(reading_, action, to_move(), pending_);
}

void Play::end_game(const Action& action) {
  if (action.command == Command::accept_draw) {
    ending_ = Ending{Outcome::draw, action.span, "the draw was agreed"};
    return;
  }
  const bool is_white = action.player == Colour::white;
  ending_ = Ending{is_white ? Outcome::black_wins : Outcome::white_wins, action.span,
                   text::format("{} resigned", player_name(action.player))};
}

void Play::finish() {
  if (pending_ != nullptr && pending_->command != Command::unreadable) report_uncommitted(reading_, *pending_);
  replay_.finish();
}

Colour Play::colour_of(const Action& action) {
  if (action.piece.colour) return *action.piece.colour;
  if (action.colour) return *action.colour;
  const Colour colour = action.command == Command::pickb ? colour_in_cell(action) : taken_.value_or(action.player);
  if (!std::exchange(is_colourless_said_, true)) report_colourless(reading_, action.piece, colour);
  return colour;
}

Colour Play::colour_in_cell(const Action& action) const {
  const GameState& state = replay_.game().state();
  const bool is_pending_there = pending_ != nullptr && pending_piece_ != no_piece &&
                                pending_->column == action.column && pending_->row == action.row;
  if (is_pending_there) return hive::colour_of(pending_piece_);
  const std::optional<Spot> spot = state.find_spot(cell_of(action));
  if (state.on_board() == 0 || !spot || !state.is_occupied(*spot)) return action.player;
  return hive::colour_of(state.top(*spot));
}

// hive-notations N2.
Cell Play::cell_of(const Action& action) const {
  return cell_near_hive({action.column - first_column_, first_row_ - action.row}, replay_.game().state());
}

bool Play::has_more() const {
  if (reading_.ast.has_more || !reading_.ast.is_strict || are_numbers_out_) return true;
  const auto count = [&](std::initializer_list<Command> commands) {
    return static_cast<std::size_t>(
        std::count_if(reading_.ast.actions.begin(), reading_.ast.actions.end(), [commands](const Action& action) {
          return std::find(commands.begin(), commands.end(), action.command) != commands.end();
        }));
  };
  const std::size_t picks = count({Command::pick, Command::pickb});
  const std::size_t moves = count({Command::put, Command::put_and_done, Command::pass});
  const std::size_t ends = count({Command::done, Command::put_and_done});
  const std::size_t plies = record_.plies.size();
  return count({Command::start}) > 1 || picks > moves || moves + implicit_passes_ + missing_passes_ != plies ||
         ends + missing_passes_ != plies ||
         count({Command::resign, Command::offer_draw, Command::accept_draw, Command::decline_draw}) != 0;
}

}  // namespace plyglot::hive::boardspace_sgf
