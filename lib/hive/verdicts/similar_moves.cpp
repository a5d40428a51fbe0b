#include "hive/verdicts/similar_moves.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/board/bits.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::Diagnostic;

constexpr std::size_t most_offered = 3;
// Changes of the text; a move that needs more was hardly meant. A move that can be read does not have many typing
// errors.
constexpr std::uint32_t farthest = 2;
constexpr std::uint32_t farthest_if_readable = 1;
// No notation that names moves by a reference writes longer ones.
constexpr std::size_t longest_move = 16;
// Of what is longer in words, `least_distance` could not tell the bytes apart.
constexpr std::size_t longest_words = 32;

// A quick bound below the edit distance: the bytes of one text that the other does not have, each as often as it
// occurs.
std::uint32_t least_distance(std::string_view a, std::string_view b) {
  if (a.size() < b.size()) std::swap(a, b);
  std::uint32_t unmatched = 0;
  std::uint32_t taken = 0;
  for (const char byte : a) {
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

// Keeps the moves whose texts are nearest to what was written.
class Nearest {
 public:
  Nearest(std::string_view written, std::uint32_t limit, std::size_t longest, bool takes_same)
      : written_(written), limit_(limit), longest_(longest), takes_same_(takes_same) {}

  void consider(std::string text, Move move) {
    if (text.size() > longest_ || least_distance(written_, text) > limit_) return;
    const auto distance = diagnostics::edit_distance(written_, text, limit_);
    if (!distance || (*distance == 0 && !takes_same_)) return;
    if (*distance < limit_) moves_.clear();
    limit_ = *distance;
    moves_.push_back({std::move(text), move});
  }

  std::vector<SimilarMove> moves() {
    text::sort(moves_.begin(), moves_.end(),
               [](const SimilarMove& a, const SimilarMove& b) { return a.text < b.text; });
    moves_.erase(std::unique(moves_.begin(), moves_.end(),
                             [](const SimilarMove& a, const SimilarMove& b) { return a.text == b.text; }),
                 moves_.end());
    if (moves_.size() > most_offered) moves_.clear();
    return std::move(moves_);
  }

 private:
  std::string_view written_;
  std::uint32_t limit_;
  std::size_t longest_;
  bool takes_same_;
  std::vector<SimilarMove> moves_;
};

// The move by each piece that can be its reference.
void consider_spellings(const Situation& situation, Move move, Nearest& nearest) {
  const GameState& state = situation.game.state();
  const Spelling& spelling = situation.spelling;
  const auto canonical = canonical_reference(state, move);
  nearest.consider(spelled(spelling, state, move, canonical), move);
  if (spelling.describe != nullptr || !canonical || !canonical->direction) return;
  for_each<board::Direction>(state.occupied_beside(move.to), [&](board::Direction direction) {
    const PieceIndex top = state.top(beside(move.to, direction));
    if (top == move.piece) return;
    nearest.consider(spelled(spelling, move.piece, Reference{top, board::opposite(direction)}), move);
  });
}

}  // namespace

std::vector<SimilarMove> similar_moves(const Situation& situation, const WrittenMove& move) {
  const std::string_view written = situation.source.slice(move.span);
  const std::size_t longest = situation.spelling.describe != nullptr ? longest_words : longest_move;
  if (written.size() > longest) return {};
  // A move may not be read only for what is around it (hive-notations A7).
  const bool takes_same = !move.is_readable && situation.spelling.describe == nullptr;
  Nearest nearest(written, move.is_readable ? farthest_if_readable : farthest, longest, takes_same);
  for (const Move each : situation.game.legal_moves()) consider_spellings(situation, each, nearest);
  return nearest.moves();
}

std::optional<std::uint32_t> error_about(const WrittenMove& move, const diagnostics::Reporter& reporter) {
  const std::vector<Diagnostic>& findings = reporter.pending();
  for (std::size_t i = reporter.place_from(move.findings_end); i > 0; --i) {
    const Diagnostic& each = findings[i - 1];
    if (each.span.begin < move.span.begin) break;
    if (each.severity == diagnostics::Severity::error && move.span.contains(each.span))
      return reporter.number_at(i - 1);
  }
  if (!reporter.holds_all()) return diagnostics::Reporter::not_held;
  return std::nullopt;
}

void offer_similar_moves(const Situation& situation, const WrittenMove& move, Diagnostic& found) {
  if (found.fix) return;
  const std::vector<Move> legal = situation.game.legal_moves();
  if (legal.empty()) return;
  std::vector<std::string> similar;
  for (SimilarMove& each : similar_moves(situation, move)) similar.push_back(std::move(each.text));
  if (!similar.empty()) found.helps.push_back(text::format("did you mean {}?", verdicts::listed(similar, " or ")));
  // What does not look like a move at all may not have been meant as a legal one.
  if (similar.empty() && !move.is_readable) return;
  const std::size_t count = legal.size();
  if (!situation.is_of_text) return;
  found.helps.push_back(text::format("{} legal here: `{}`", text::counted(count, "move is", "moves are"),
                                     verdicts::command_for_moves(situation)));
}

}  // namespace plyglot::hive
