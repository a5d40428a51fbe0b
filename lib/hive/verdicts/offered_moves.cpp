#include "hive/verdicts/offered_moves.hpp"

#include "hive/board/bits.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

namespace plyglot::hive::verdicts {
namespace {

// Did you mean: the legal moves nearest to what was written.
struct Offer {
  // As the notation writes them, the nearest first, at most three. Empty if every legal move is quite another one.
  std::vector<std::string> texts;
  // Whether one slip of the pen leads from them to what was written; otherwise they only lead to a cell beside.
  bool are_slips = true;
};

constexpr std::size_t most_offered = 3;

// How far a move is from what was written; a lower one is nearer.
enum class Slip : std::uint8_t {
  // The slash leans the other way, or the mark is on the other side of the reference.
  mark_turned,
  // The mark is missing, or one too many.
  mark_missing,
  // The reference is another piece of its kind, or the same one of the other side.
  other_reference,
  // So is the piece that moves.
  other_piece,
  // Another cell beside the same reference.
  other_direction,
  // A cell beside the one that was meant.
  next_cell,
};

struct Candidate {
  Slip slip;
  Move move;
  // As in the text, with the slip fixed; none if only the cell is known.
  std::optional<Reference> reference;
};

bool tells_destinations(const Wording& wording) {
  return wording.verdict.rule == Rule::throw_target || wording.verdict.rule == Rule::cannot_reach;
}

class Search {
 public:
  explicit Search(const Wording& wording)
      : finding_(wording), state_(wording.state()), piece_(wording.attempt.piece), to_(wording.attempt.to) {}

  std::vector<Candidate> find() {
    const WrittenMove& move = finding_.move;
    // Where the cell was given in another way, the reference may be wrong.
    if (move.has_reference && holds(state_.on_board(), move.reference)) {
      const Reference written{move.reference, move.direction};
      if (cell_of(state_, written) == to_) add_other_references(written);
    }
    add_other_pieces();
    // Notes of findings about the way tell all destinations.
    if (found_.empty() && !tells_destinations(finding_)) add_next_cells();
    text::sort(found_.begin(), found_.end(), [](const Candidate& a, const Candidate& b) { return a.slip < b.slip; });
    return std::move(found_);
  }

 private:
  // If it is a legal move.
  void add(Slip slip, PieceIndex piece, Cell to, const std::optional<Reference>& reference) {
    const std::optional<Spot> spot = state_.find_spot(to);
    if (!spot) return;
    const Move move{piece, *spot};
    if (std::find(finding_.legal.begin(), finding_.legal.end(), move) == finding_.legal.end()) return;
    found_.push_back({slip, move, reference});
  }

  void add_reference(Slip slip, const Reference& reference) {
    add(slip, piece_, cell_of(state_, reference), reference);
  }

  void add_other_references(const Reference& written) {
    for (board::Direction d = 0; d < board::directions; ++d) {
      if (d != written.direction) add_reference(slip_to(written.direction, d), {written.piece, d});
    }
    if (written.direction) add_reference(Slip::mark_missing, {written.piece, std::nullopt});
    for_each<PieceIndex>(state_.on_board(), [&](PieceIndex other) {
      if (differ_by_a_sign(written.piece, other)) add_reference(Slip::other_reference, {other, written.direction});
    });
  }

  static Slip slip_to(std::optional<board::Direction> written, board::Direction direction) {
    if (!written) return Slip::mark_missing;
    const bool is_turned = direction == board::mirrored(*written) || direction == board::opposite(*written);
    return is_turned ? Slip::mark_turned : Slip::other_direction;
  }

  void add_other_pieces() {
    std::optional<Reference> written;
    if (finding_.move.has_reference) written = Reference{finding_.move.reference, finding_.move.direction};
    const PieceIndex queen = queen_of(state_.to_move());
    for_each<PieceIndex>(state_.pieces(), [&](PieceIndex other) {
      const bool is_due = finding_.verdict.rule == Rule::queen_overdue && other == queen;
      if (differ_by_a_sign(piece_, other) || is_due) add(Slip::other_piece, other, to_, written);
    });
  }

  void add_next_cells() {
    for (const Move move : finding_.legal) {
      if (move.piece != piece_) continue;
      if (board::distance(state_.cell_at(move.to), to_) == 1) found_.push_back({Slip::next_cell, move, std::nullopt});
    }
  }

  const Wording& finding_;
  const GameState& state_;
  PieceIndex piece_;
  Cell to_;
  std::vector<Candidate> found_;
};

// Whether the reference says where the move goes in the way of hive-notations N3 to N5, without a wording.
bool is_clean(const GameState& state, Move move, const Reference& reference) {
  if (reference.piece == move.piece || !holds(state.on_board(), reference.piece)) return false;
  if (spot_of(cell_of(state, reference)) != move.to) return false;
  const PieceIndex top = state.top(move.to);
  const PieceIndex under = top == move.piece && top != no_piece ? state.below(top) : top;
  return reference.direction ? under == no_piece : under == reference.piece;
}

std::string text_of(const Wording& wording, const Candidate& candidate) {
  const Spelling& spelling = wording.situation.spelling;
  if (candidate.reference && is_clean(wording.state(), candidate.move, *candidate.reference)) {
    return spelled(spelling, wording.state(), candidate.move, candidate.reference);
  }
  return spelled(spelling, wording.state(), candidate.move);
}

Offer offer_for(const Wording& wording) {
  Offer near;
  const std::vector<Candidate> candidates = Search(wording).find();
  if (candidates.empty()) return near;
  // Where something nearer is legal, what goes quite another way was hardly meant.
  const auto nearness = [](const Candidate& candidate) {
    return candidate.slip <= Slip::other_piece ? 0 : static_cast<int>(candidate.slip);
  };
  near.are_slips = candidates.front().slip != Slip::next_cell;
  for (const Candidate& candidate : candidates) {
    if (nearness(candidate) != nearness(candidates.front()) || near.texts.size() == most_offered) break;
    std::string text = text_of(wording, candidate);
    if (std::find(near.texts.begin(), near.texts.end(), text) == near.texts.end())
      near.texts.push_back(std::move(text));
  }
  return near;
}

constexpr std::size_t most_examples = 3;
constexpr std::size_t most_destinations = 6;

void offer_near_moves(Wording& wording) {
  const Offer near = offer_for(wording);
  if (near.texts.empty()) return;
  if (near.are_slips) return wording.help(text::format("did you mean {}?", listed(near.texts, " or ")));
  wording.help(text::format("{} close by: {}", near.texts.size() == 1 ? "a legal move" : "legal moves",
                            listed(near.texts, " and ")));
}

std::vector<std::string> texts_of(const Wording& wording, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(spelled(wording.situation.spelling, wording.state(), move));
  text::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace

std::string command_for_moves(const Situation& situation) {
  const std::string_view name = situation.source.name;
  std::string command = "plyglot moves";
  if (situation.record_number > 1) text::append(command, " --record {}", situation.record_number);
  text::append(command, " --ply {}", situation.game.state().plies());
  // Names of texts that are not files are in angle brackets: `<stdin>`.
  if (!name.empty() && name.front() != '<') text::append(command, " {}", text::shell_path(name));
  return command;
}

std::string count_of_moves(const Wording& wording) {
  std::vector<Move> examples;
  const auto add = [&](bool wants_new_piece) {
    for (const Move move : wording.legal) {
      const bool is_known = std::any_of(examples.begin(), examples.end(), [&](Move known) {
        return wants_new_piece ? known.piece == move.piece : known == move;
      });
      if (!is_known && examples.size() < most_examples) examples.push_back(move);
    }
  };
  add(true);
  add(false);
  const std::vector<std::string> texts = texts_of(wording, examples);
  const std::size_t count = wording.legal.size();
  return text::format("{} legal here{} {}", text::counted(count, "move is", "moves are"),
                      count > examples.size() ? ", such as" : ":", listed(texts, " and "));
}

void note_destinations(Wording& wording, std::string_view can) {
  const GameState& state = wording.state();
  std::vector<std::string> places;
  for (const Move move : wording.legal) {
    if (move.piece != wording.attempt.piece) continue;
    const auto reference = canonical_reference(state, move);
    if (reference) places.push_back(wording.situation.spelling.reference(*reference));
  }
  if (places.empty()) return wording.note(text::format("{} has no legal move here", wording.name()));
  if (places.size() > most_destinations) {
    return wording.note(text::format("{} has {} here", wording.name(), text::counted(places.size(), "legal move")));
  }
  text::sort(places.begin(), places.end());
  wording.note(text::format("{} {} {}", wording.name(), can, listed(places, " and ")));
}

void offer_moves(Wording& wording, bool is_read) {
  // After the end nothing can be played, and what was meant by a piece that is not in the game is unknown.
  if (wording.legal.empty() || wording.verdict.rule == Rule::piece_not_in_gametype) return;
  if (wording.legal.front().is_pass()) {
    return wording.help(text::format("{} can only pass here: a `pass` may be missing", wording.side()));
  }
  const std::string command = command_for_moves(wording.situation);
  const bool can_be_listed = wording.situation.is_of_text;
  if (wording.attempt.piece == no_piece) {
    if (can_be_listed) wording.help(text::format("`{}` lists them", command));
    return;
  }
  if (!is_read) offer_near_moves(wording);
  const std::size_t count = wording.legal.size();
  if (count > most_examples) {
    const std::string listing = can_be_listed ? text::format(": `{}`", command) : std::string();
    return wording.help(
        text::format("{} legal here{}", text::counted(count, "other move is", "other moves are"), listing));
  }
  const std::vector<std::string> texts = texts_of(wording, wording.legal);
  wording.help(text::format("only {} {} legal here", listed(texts, " and "), count == 1 ? "is" : "are"));
}

}  // namespace plyglot::hive::verdicts
