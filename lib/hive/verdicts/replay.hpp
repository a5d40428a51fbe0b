#pragma once
// Plays the moves of a text, as far as they can be played: hive-notations 4.1, the same for all notations.

#include "diagnostics/reporter.hpp"
#include "hive/record/written_move.hpp"
#include "hive/rules/game.hpp"
#include "hive/rules/legality/legality.hpp"
#include "hive/spelling/spelling.hpp"
#include "hive/verdicts/repair/repaired_line.hpp"
#include "hive/verdicts/violations.hpp"

namespace plyglot::hive {

// What a notation calls the findings about references, and their places. In the order of the rules: there are few of
// them.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding)
struct ReplayStyle {
  Spelling spelling;
  // N3: the moving piece is its own reference.
  diagnostics::DiagnosticId self_reference;
  text::Span WrittenMove::*self_reference_span;
  // N4: a direction onto an occupied cell.
  diagnostics::DiagnosticId direction_to_occupied;
  text::Span WrittenMove::*direction_to_occupied_span;
  // N5: on top of a piece that is not the top of its stack.
  diagnostics::DiagnosticId not_top_reference;
  text::Span WrittenMove::*not_top_reference_span;
  // The reference is not on the board.
  diagnostics::DiagnosticId unknown_reference;
  // A move after the first without a reference.
  diagnostics::DiagnosticId missing_reference;
  text::Span WrittenMove::*missing_reference_span;
  // A first move with one. In some notations the move counts nevertheless (U9), in others it is not played (V2).
  diagnostics::DiagnosticId reference_on_first_move;
  // A lone dot in its place (U8); of no matter in notations without it.
  diagnostics::DiagnosticId dot_reference{};
  // Words that mean no move, in notations with `Spelling::resolve`: the message is the reason. Of the findings about
  // references these have none.
  diagnostics::DiagnosticId unknown_words{};
  bool plays_first_move_with_reference = true;
  // N4 without a finding, as hivegame.com writes it.
  bool accepts_direction_to_occupied = false;
  // Whether legal moves that look like a move that cannot be read are offered for it: not where the notation's own
  // findings say what was meant.
  bool offers_similar_moves = false;
  // H6: how much it matters that the queen comes on a side's first turn.
  diagnostics::Severity queen_first = diagnostics::Severity::warning;
  // The text between two moves, for writing a missing one; empty if no fix can put it there.
  std::string_view separator{};
  // Whether a text keeps what its players' program refused, as a log of their entries does: a refused move that is
  // corrected (N9) was then never played.
  bool keeps_refused_entries = false;
  // Whether nothing is written where a side can only pass.
  bool passes_in_silence = false;
  // Whether findings have fixes: not where the notation is only read.
  bool can_be_fixed = true;
  // Whether `piece-order=any` accepts every order (H8): not where the notation has an order of its own (V5).
  bool has_free_order = true;
};

// Where a variation of a game is played (hive-notations P6).
struct Branch {
  // At the position that the variation begins from.
  Game& game;
  // Of the plies of the game: how each is taken back.
  std::vector<Game::Undo>& undos;
  // Whether the plies before it are a reading that is not the only one. What does not fit them is not said, neither
  // here nor in the finding of the game that they come from.
  bool is_after_guess = false;
};

class Replay {
 public:
  // The plies that are played are appended to `record`, whose game type is read first. All arguments must outlive the
  // replay. The source's text is quoted in findings, and commands in them name it and the record's number in its file,
  // from 1.
  Replay(const text::Source& source, const ReplayStyle& style, const RuleOptions& options, Record& record,
         diagnostics::Reporter& reporter, std::uint32_t record_number = 1);
  // Goes on with a game, of which the record has the plies. A move that is refused is not guessed at.
  Replay(const text::Source& source, const ReplayStyle& style, Game& game, Record& record,
         diagnostics::Reporter& reporter);

  // Plays a variation of a text. The record has the plies from the beginning of the game to where it begins. Commands
  // in findings know no variations, and are not named.
  Replay(const text::Source& source, const ReplayStyle& style, const Branch& branch, Record& record,
         diagnostics::Reporter& reporter);

  // How many plies the text says that it has.
  void expect_plies(std::uint32_t plies) { told_size_ = plies; }
  // The next move of the text, readable or not, which is one of all moves of its line. True if it was played, as it is
  // written or as what it was meant to be; false also where a reading of moves before it has dealt with it.
  bool play(std::span<const WrittenMove> moves, std::size_t index);
  // One that is not among the moves of a line.
  bool play(const WrittenMove& move);
  // The same for a notation that gives the destination as a cell; the move is readable and not a pass. `to` is a cell
  // of the game's own grid, on which the first piece is at (0, 0).
  bool play_to(const WrittenMove& move, Cell to);
  // Whether the last move was refused, and play went on with another reading of it.
  bool was_repaired() const { return was_repaired_; }
  // Whether the last move was left out as one that the next corrects.
  bool was_corrected() const { return was_corrected_; }
  // Whether a move of the line was read together with one before it.
  bool has_read(std::size_t index) const { return index < plies_before_.size(); }
  // How many plies come before a move of the line that was given to `play`.
  std::uint32_t plies_before(std::size_t index) const {
    return index < plies_before_.size() ? plies_before_[index] : static_cast<std::uint32_t>(record_.plies.size());
  }
  // The state of the game. A draw by repetition has to be claimed (H30): a record that says that it is in progress is
  // in progress, if nothing else has ended it.
  Outcome outcome(std::optional<Outcome> written) const;
  // After the last move: what is known only then.
  void finish(std::optional<Outcome> written = std::nullopt);

  // The game so far: where the next move would be played.
  const Game& game() const { return game_; }
  // Whether no move will be played any more (N9).
  bool is_stopped() const { return is_stopped_; }
  // Whether the last move was refused, and play did not go on.
  bool is_refused() const { return refused_.has_value(); }
  // Whether play went on with a reading that is not the only one, and the position is not certain again.
  bool has_guessed() const { return guess_.has_value(); }
  // By all readable moves, played or not.
  PieceSet moved() const { return moved_; }
  // H8: appends what numbers the pieces as they come into play.
  void append_renumbering(std::vector<diagnostics::Edit>& edits) const;

 private:
  // A move that was not played (N9).
  struct Refused {
    // The number in the reporter of the finding that says why.
    std::optional<std::uint32_t> finding;
    // Who may correct it with the next move.
    std::optional<Colour> colour;
  };

  bool play_next(const WrittenMove& move);
  bool play_attempt(const WrittenMove& move, Attempt attempt);
  bool play_words(const WrittenMove& move);
  bool play_in_convention(const WrittenMove& move);
  bool refuse_words(WrittenMove move, Meaning meaning);
  bool goes_on(const WrittenMove& move);
  bool is_repetition(const WrittenMove& move) const;
  // N9: chooses the reading with which play goes on, and has it said.
  bool recover(const WrittenMove& move, std::optional<Attempt> attempt, const Verdict& verdict);
  std::optional<Reading> find_reading(const Verdict& verdict);
  // Reports why the move is refused, if that is not done yet; `fix` writes the reading, if there is one. The number of
  // the finding; none if there is none.
  std::optional<std::uint32_t> report_refusal(const WrittenMove& move, const std::optional<Attempt>& attempt,
                                              const Verdict& verdict, const Reading* reading,
                                              std::optional<diagnostics::Fix> fix);
  std::string written_by(const diagnostics::Fix& fix, text::Span part) const;
  void distrust_fixes_in(const WrittenMove& move);
  void go_on_with(const Reading& reading, std::optional<std::uint32_t> finding);
  void play_course(const Course& course);
  void play_item(const TextItem& item);
  void take_back(std::size_t kept);
  void place_comments();
  bool skip_repetition(const WrittenMove& move);
  bool stop_after_guess(const WrittenMove& move);
  // So many plies come before what is not played as it is written, so that the rest rests on a guess at best.
  void note_refusal(std::size_t plies);
  void note(std::optional<std::uint32_t> finding, std::string text);
  void commit(const WrittenMove& move, Attempt attempt, bool is_as_written);
  bool is_of_text() const { return own_game_ || undos_ != nullptr; }
  void suggest_numbers(const WrittenMove& move);
  void suggest_number(std::uint32_t finding, text::Span span, PieceSet fitting);
  // N2 to N5; none if there is an error, which is reported.
  std::optional<Attempt> resolve(const WrittenMove& move, bool is_first);
  std::optional<Attempt> resolve_first(const WrittenMove& move);
  void report_missing_reference(const WrittenMove& move);
  Cell resolve_reference(const WrittenMove& move);
  void resolve_top(const WrittenMove& move, Spot spot);
  void resolve_direction(const WrittenMove& move, Spot spot);
  bool is_played_anyway(const WrittenMove& move, Attempt attempt, Verdict& verdict);
  void note_names(const WrittenMove& move);
  // An edit that makes the reference another one.
  diagnostics::Fix rewritten(const WrittenMove& move, const Reference& reference) const;
  Situation situation() const {
    return {source_,
            style_.spelling,
            record_,
            game_,
            style_.can_be_fixed,
            record_number_,
            style_.has_free_order,
            own_game_.has_value()};
  }
  std::string name(PieceIndex piece) const { return style_.spelling.piece(piece); }

  const text::Source& source_;
  const ReplayStyle& style_;
  Record& record_;
  diagnostics::Reporter& reporter_;
  std::uint32_t record_number_;
  // None where the game is someone else's.
  std::optional<Game> own_game_;
  Game& game_;
  // Of a variation.
  std::vector<Game::Undo>* undos_ = nullptr;
  // How many plies of the record come before the line.
  std::size_t base_ = 0;
  std::uint32_t told_size_ = 0;
  // The moves of the line, the one that is played, and how many plies came before each so far.
  std::span<const WrittenMove> moves_;
  std::size_t index_ = 0;
  std::vector<std::uint32_t> plies_before_;
  // Since the first refusal that play went on after: the position that the line begins in, and how it was read.
  std::optional<GameState> start_;
  std::optional<RepairedLine> line_;
  std::uint32_t refusals_ = 0;
  Convention convention_ = Convention::own;
  std::optional<Refused> refused_;
  // The finding after which play went on with a reading that is not the only one, and the move from which on the
  // position is the same in all; none if there is no such reading, or the position is certain again.
  std::optional<std::uint32_t> guess_;
  std::size_t certain_from_ = 0;
  // The number of the next finding before this move was played.
  std::uint32_t findings_before_ = 0;
  // The last move that was played as it is written.
  std::optional<WrittenMove> last_;
  bool was_repaired_ = false;
  bool was_corrected_ = false;
  // Nothing but passes was read yet.
  bool is_at_first_move_ = true;
  PieceSet moved_ = 0;
  bool is_stopped_ = false;
  bool is_threefold_said_ = false;
  // The pieces that readable moves name, in the order of the text.
  struct NamedPiece {
    text::Span span;
    PieceIndex piece;
  };
  std::vector<NamedPiece> named_;
  // N3: the fix of a self-reference is known only when the move is found to be legal.
  bool wants_self_reference_fix_ = false;
};

// H8: gives each finding about the order of numbers the fix with these edits.
void renumber_by(std::vector<diagnostics::Edit> edits, diagnostics::Reporter& reporter);

// Plays the only one of `moves` on a game that goes on, of which the record has the plies. False, with nothing done, if
// there is none or another.
bool play_on(const text::Source& source, const ReplayStyle& style, std::span<const WrittenMove> moves, Game& game,
             Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
