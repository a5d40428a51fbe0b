#include "hive/verdicts/repair/near_moves.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/board/bits.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "hive/verdicts/repair/near_words.hpp"
#include "hive/verdicts/repair/slip_costs.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

using repair::Words;

// Changes of the text; a move that needs more was hardly meant. A move that can be read does not have many typing
// errors.
constexpr std::uint32_t farthest = 2;
constexpr std::uint32_t farthest_if_readable = 1;
// No notation that names moves by a reference writes longer ones.
constexpr std::size_t longest_move = 16;

// Longer words are hardly a move with a remark.
constexpr std::size_t most_bytes_around = 256;

// Whether letters or digits go on before or after that part of the words.
bool is_within_word(std::string_view words, std::size_t begin, std::size_t size) {
  const auto is_letter_at = [&](std::size_t at) {
    return at < words.size() && (text::is_letter(words[at]) || text::is_digit(words[at]));
  };
  return (begin > 0 && is_letter_at(begin - 1)) || is_letter_at(begin + size);
}

// The piece, or all of its kind and side.
PieceSet pieces_meant(PieceIndex piece, bool lacks_number) {
  if (piece == no_piece) return 0;
  return lacks_number ? pieces_of(kind_of(piece)) & pieces_of(colour_of(piece)) : set_of(piece);
}

// A quick bound below the edit distance: the characters of one text that the other does not have, each as often as it
// occurs.
std::uint32_t least_distance(std::string_view a, std::string_view b) {
  if (a.size() < b.size()) std::swap(a, b);
  std::uint32_t unmatched = 0;
  std::uint32_t taken = 0;
  for (const char byte : a) {
    const bool is_first_of_character = (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    if (!is_first_of_character) continue;
    std::size_t at = b.find(byte);
    while (at != std::string_view::npos && ((taken >> at) & 1) != 0) at = b.find(byte, at + 1);
    if (at == std::string_view::npos) {
      ++unmatched;
    } else {
      taken |= std::uint32_t{1} << at;
    }
  }
  return unmatched;
}

// The move by its canonical reference, and by each other piece that can be one.
std::vector<std::string> texts_of(const Spelling& spelling, const GameState& state, Move move) {
  const auto canonical = canonical_reference(state, move);
  std::vector<std::string> texts = {spelled(spelling, state, move, canonical)};
  if (spelling.describe != nullptr || !canonical || !canonical->direction) return texts;
  for_each<board::Direction>(state.occupied_beside(move.to), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(move.to, direction));
    if (top == move.piece || top == canonical->piece) return;
    texts.push_back(spelled(spelling, move.piece, Reference{top, board::opposite(direction)}));
  });
  return texts;
}

bool is_text_of(const Spelling& spelling, const GameState& state, Move move, std::string_view written) {
  const std::vector<std::string> texts = texts_of(spelling, state, move);
  return std::find(texts.begin(), texts.end(), written) != texts.end();
}

// The slips that lead to a move with a piece and a reference.
class Slips {
 public:
  Slips(const Game& game, const WrittenMove& move) : game_(game), state_(game.state()), move_(move) {}

  std::vector<Words<Move>> find(Depth depth) {
    if (state_.on_board() == 0 || !move_.has_reference) {
      add_other_pieces(move_.has_reference ? std::nullopt : std::optional<Reference>());
      if (state_.on_board() == 0) add(move_.piece, std::nullopt, slip_costs.sign);
    } else {
      add_with_reference({move_.reference, move_.direction});
    }
    if (depth == Depth::all) add_other_destinations();
    return std::move(found_);
  }

 private:
  void add_with_reference(const Reference& written) {
    const PieceIndex piece = move_.piece;
    if (written.direction) {
      const board::Direction direction = *written.direction;
      add(piece, Reference{written.piece, board::mirrored(direction)}, slip_costs.sign);
      add(piece, Reference{written.piece, board::opposite(direction)}, slip_costs.other_side_of_mark);
      add(piece, Reference{written.piece, board::opposite(board::mirrored(direction))}, slip_costs.mirrored_mark);
      add(piece, Reference{written.piece, std::nullopt}, slip_costs.sign);
    }
    add(written.piece, Reference{piece, written.direction}, slip_costs.swapped_arguments);
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      add(piece, Reference{written.piece, direction}, written.direction ? slip_costs.other_direction : slip_costs.sign);
    }
    for_each<PieceIndex>(state_.on_board(), [&](PieceIndex other) {
      add(piece, Reference{other, written.direction}, cost_of_name(written.piece, other));
    });
    add_other_pieces(written);
  }

  void add_other_pieces(const std::optional<Reference>& reference) {
    for_each<PieceIndex>(state_.pieces(),
                         [&](PieceIndex other) { add(other, reference, cost_of_name(move_.piece, other)); });
  }

  // Wherever it may go.
  void add_other_destinations() {
    for (const Move move : game_.legal_moves()) {
      if (move.piece == move_.piece) keep(move, slip_costs.other_destination);
    }
  }

  static float cost_of_name(PieceIndex written, PieceIndex meant) {
    if (differ_by_a_sign(written, meant)) return slip_costs.sign;
    const bool is_other_kind = colour_of(written) == colour_of(meant) && kind_of(written) != kind_of(meant) &&
                               facts_of(written).number == facts_of(meant).number;
    return is_other_kind ? slip_costs.sign : slip_costs.other_name;
  }

  void add(PieceIndex piece, const std::optional<Reference>& reference, float cost) {
    Attempt attempt{piece, {}};
    if (state_.on_board() != 0) {
      if (!reference || reference->piece == piece || !holds(state_.on_board(), reference->piece)) return;
      attempt.to = cell_of(state_, *reference);
    }
    if (judge(game_, attempt).is_legal()) keep(move_of(attempt), cost);
  }

  void keep(Move move, float cost) {
    for (Words<Move>& known : found_) {
      if (known.moves.front() != move) continue;
      known.cost = std::min(known.cost, cost);
      return;
    }
    found_.push_back({{move}, 1, cost});
  }

  const Game& game_;
  const GameState& state_;
  const WrittenMove& move_;
  std::vector<Words<Move>> found_;
};

}  // namespace

std::vector<Words<Move>> NearMoves::find(Depth depth) const {
  if (move_.is_pass) return {};
  if (spelling_.find_moves != nullptr) return near_words(spelling_, game_, source_.slice(move_.span));
  if (move_.is_readable) return Slips(game_, move_).find(depth);
  std::vector<Words<Move>> found;
  bool is_exact = false;
  for (const SimilarMove& similar : within(farthest)) {
    const float cost = std::max(static_cast<float>(similar.distance), slip_costs.joint);
    is_exact = is_exact || similar.distance == 0;
    found.push_back({{similar.move}, 1, similar.distance == 0 ? slip_costs.surroundings : cost});
  }
  if (!is_exact) append_held(found);
  append_in_other_notation(found);
  append_numbered(found);
  return found;
}

// It may be near by its bytes as well, for more.
void NearMoves::keep(Move move, float cost, std::vector<Words<Move>>& found) {
  const auto known =
      std::find_if(found.begin(), found.end(), [&](const Words<Move>& words) { return words.moves.front() == move; });
  if (known != found.end()) found.erase(known);
  found.push_back({{move}, 1, cost});
}

// UHP in a log of The Hive, or the other way round.
void NearMoves::append_in_other_notation(std::vector<Words<Move>>& found) const {
  const std::string_view written = source_.slice(move_.span);
  if (written.size() > longest_move) return;
  for (const Spelling* other : {&uhp::spelling, &thehive::spelling}) {
    if (other->reference == spelling_.reference) continue;
    for (const Move each : game_.legal_moves()) {
      if (is_text_of(*other, game_.state(), each, written)) keep(each, slip_costs.surroundings, found);
    }
  }
}

// The number of the piece or of its reference is not said.
void NearMoves::append_numbered(std::vector<Words<Move>>& found) const {
  const bool lacks_any = move_.piece_without_number || move_.reference_without_number;
  if (!move_.lacks_only_numbers || !lacks_any) return;
  const GameState& state = game_.state();
  for_each<PieceIndex>(pieces_meant(move_.piece, move_.piece_without_number.has_value()), [&](PieceIndex piece) {
    if (state.on_board() == 0) return;
    const PieceSet references = pieces_meant(move_.reference, move_.reference_without_number.has_value());
    for_each<PieceIndex>(references & state.on_board(), [&](PieceIndex reference) {
      const Attempt attempt{piece, cell_of(state, {reference, move_.direction})};
      if (judge(game_, attempt).is_legal()) keep(move_of(attempt), slip_costs.surroundings, found);
    });
  });
}

// A remark, a quote or a tag of a web page is beside the move.
void NearMoves::append_held(std::vector<Words<Move>>& found) const {
  const std::string_view written = source_.slice(move_.span);
  if (written.size() > most_bytes_around) return;
  std::vector<Move> held;
  std::size_t longest = 0;
  for (const Move each : game_.legal_moves()) {
    for (const std::string& text : texts_of(spelling_, game_.state(), each)) {
      const std::size_t at = written.find(text);
      if (at == std::string_view::npos || text.size() < longest) continue;
      if (is_within_word(written, at, text.size())) continue;
      if (text.size() > longest) held.clear();
      longest = text.size();
      if (held.empty() || held.back() != each) held.push_back(each);
    }
  }
  for (const Move each : held) keep(each, slip_costs.surroundings, found);
}

void NearMoves::append_run_together(std::vector<Words<Move>>& found) const {
  const std::string_view written = source_.slice(move_.span);
  if (spelling_.find_moves != nullptr) return append_two_in_words(spelling_, game_, written, found);
  if (written.size() > 2 * longest_words) return;
  for (const Move first : game_.legal_moves()) {
    for (const std::string& text : texts_of(spelling_, game_.state(), first)) {
      if (written.substr(0, text.size()) != text) continue;
      const std::string_view rest = text::trimmed(written.substr(text.size()), between_moves);
      if (rest.empty()) continue;
      Game after = game_;
      after.play(first);
      for (const Move second : after.legal_moves()) {
        if (is_text_of(spelling_, after.state(), second, rest)) found.push_back({{first, second}, 1, slip_costs.joint});
      }
    }
  }
}

void NearMoves::append_broken(const WrittenMove& next, std::vector<Words<Move>>& found) const {
  const std::string_view front = source_.slice(move_.span);
  const std::string_view back = source_.slice(next.span);
  if (front.size() + back.size() > longest_words) return;
  const std::string whole = text::format("{} {}", front, back);
  const std::string tight = text::format("{}{}", front, back);
  if (spelling_.find_moves != nullptr) {
    if (const auto meant = spelling_.find_moves(std::span(&tight, 1), game_.state()).front()) {
      found.push_back({{*meant}, 2, slip_costs.joint});
    }
    return;
  }
  for (const Move move : game_.legal_moves()) {
    const bool is_meant =
        is_text_of(spelling_, game_.state(), move, whole) || is_text_of(spelling_, game_.state(), move, tight);
    if (is_meant) found.push_back({{move}, 2, slip_costs.joint});
  }
}

std::vector<SimilarMove> NearMoves::within(std::uint32_t limit) const {
  std::vector<SimilarMove> found;
  const std::string_view written = source_.slice(move_.span);
  const std::size_t longest = spelling_.describe != nullptr ? longest_words : longest_move;
  if (written.size() > longest) return found;
  // A move may not be read only for what is around it (hive-notations A7).
  const bool takes_same = !move_.is_readable && spelling_.describe == nullptr;
  for (const Move each : game_.legal_moves()) {
    std::optional<SimilarMove> nearest;
    for (std::string& text : texts_of(spelling_, game_.state(), each)) {
      if (text.size() > longest || least_distance(written, text) > limit) continue;
      const auto distance = diagnostics::edit_distance(written, text, limit);
      if (!distance || (*distance == 0 && !takes_same)) continue;
      if (!nearest || *distance < nearest->distance) nearest = SimilarMove{std::move(text), each, *distance};
    }
    if (nearest) found.push_back(std::move(*nearest));
  }
  return found;
}

std::string nearest_text(const Spelling& spelling, const GameState& state, Move move, std::string_view written) {
  std::string nearest;
  std::uint32_t least = longest_words;
  for (std::string& text : texts_of(spelling, state, move)) {
    const auto distance = diagnostics::edit_distance(written, text, longest_words).value_or(longest_words);
    if (!nearest.empty() && distance >= least) continue;
    least = distance;
    nearest = std::move(text);
  }
  return nearest;
}

std::vector<SimilarMove> NearMoves::similar() const {
  constexpr std::size_t most_offered = 3;
  std::vector<SimilarMove> found = within(move_.is_readable ? farthest_if_readable : farthest);
  std::uint32_t least = farthest;
  for (const SimilarMove& each : found) least = std::min(least, each.distance);
  const auto is_farther = [&](const SimilarMove& each) { return each.distance > least; };
  found.erase(std::remove_if(found.begin(), found.end(), is_farther), found.end());
  if (found.size() > most_offered) return {};
  text::sort(found.begin(), found.end(), [](const SimilarMove& a, const SimilarMove& b) { return a.text < b.text; });
  return found;
}

}  // namespace plyglot::hive
