#include "hive/notations/uhp/quick_game_strings.hpp"

#include "hive/notations/uhp/game_string_findings.hpp"
#include "hive/rules/game.hpp"
#include "hive/rules/legality/legality.hpp"
#include "hive/spelling/spelling.hpp"

namespace plyglot::hive::uhp {
namespace {

// Follows a GameString that is spelled as it is printed, whatever its references.
class QuickGame {
 public:
  QuickGame(std::string_view game_string, Dialect dialect, const RuleOptions& options, KnownMoves& moves,
            ParseScratch& scratch)
      : text_(game_string), dialect_(dialect), options_(options), moves_(moves), scratch_(scratch) {}

  bool follow() {
    const std::optional<GameType> type = game_type_named(take_field());
    if (!type || is_at_end_) return false;
    const std::string_view state = take_field();
    if (is_at_end_) return false;
    const std::string_view turn = take_field();
    Game game(*type, options_);
    std::size_t plies = 0;
    for (; !is_at_end_; ++plies) {
      if (!play(take_field(), game)) return false;
    }
    return state == name_of(game.outcome()) && turn == turn_after(plies);
  }

  // How far it was followed.
  std::size_t followed() const { return at_; }

 private:
  // Up to the next `;`, or the last one.
  std::string_view take_field() {
    const std::size_t end = text_.find(';', at_);
    is_at_end_ = end == std::string_view::npos;
    const std::string_view field = text_.substr(at_, is_at_end_ ? end : end - at_);
    at_ += field.size() + (is_at_end_ ? 0 : 1);
    return field;
  }

  bool play(std::string_view word, Game& game) {
    const KnownMove* const move = moves_.find(word, dialect_, scratch_);
    if (move == nullptr) return false;
    const std::optional<Attempt> attempt = attempt_of(*move, game.state());
    if (!attempt || !judge(game, *attempt).is_legal()) return false;
    game.play(move_of(*attempt));
    return true;
  }

  // N1 to N5, for references about which there is nothing to find.
  static std::optional<Attempt> attempt_of(const KnownMove& move, const GameState& state) {
    if (move.piece == no_piece) return Attempt{};
    const bool is_first = state.on_board() == 0;
    if (is_first != (move.reference == no_piece)) return std::nullopt;
    if (is_first) return Attempt{move.piece, {}};
    if (move.reference == move.piece || !holds(state.on_board(), move.reference)) return std::nullopt;
    Reference reference{move.reference, std::nullopt};
    if (move.direction == KnownMove::on_top) {
      if (!holds(state.tops(), move.reference)) return std::nullopt;
    } else {
      reference.direction = move.direction;
    }
    const Cell cell = cell_of(state, reference);
    const std::optional<Spot> spot = reference.direction ? state.find_spot(cell) : std::nullopt;
    if (spot && state.is_occupied(*spot)) return std::nullopt;
    return Attempt{move.piece, cell};
  }

  const std::string_view text_;
  const Dialect dialect_;
  const RuleOptions& options_;
  KnownMoves& moves_;
  ParseScratch& scratch_;
  std::size_t at_ = 0;
  bool is_at_end_ = false;
};

}  // namespace

bool QuickGameStrings::knows(std::string_view game_string, Dialect dialect, const RuleOptions& options,
                             ParseScratch& scratch) {
  // That a position came for the third time is a finding.
  if (options.repetition != Repetition::off) return false;
  if (!trials_.is_worth_trying(game_string.size())) return false;
  QuickGame game(game_string, dialect, options, moves_, scratch);
  const bool is_known = game.follow();
  trials_.note(is_known, game.followed());
  return is_known;
}

}  // namespace plyglot::hive::uhp
