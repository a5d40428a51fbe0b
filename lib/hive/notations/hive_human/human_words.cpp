#include "hive/notations/hive_human/human_words.hpp"

#include "hive/board/bits.hpp"
#include "hive/board/pieces.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <bitset>
#include <tuple>

namespace plyglot::hive::hive_human {
namespace {

using board::Direction;

// K2.
char letter(PieceIndex piece, bool is_swapped) {
  const char upper = letter_of(kind_of(piece));
  return (colour_of(piece) == Colour::white) != is_swapped ? upper : text::to_lower(upper);
}

// K5, K6: a piece beside the place, one beside that piece, and so on; each by its angle around the one before, if that
// is said.
struct Link {
  char piece = 0;
  std::uint8_t angle = 0;
};
// K6: brackets in brackets.
constexpr std::size_t most_links = 4;
struct Location {
  std::array<Link, most_links> links{};
  std::size_t size = 0;

  void add(char piece) { links[size++] = {piece, 0}; }
};

void append(const Location& place, std::size_t first, std::string& out) {
  if (first >= place.size) return;
  out += place.links[first].piece;
  if (first == 0) return append(place, 1, out);
  if (first + 1 < place.size) {
    out += '(';
    append(place, first + 1, out);
    out += ')';
  }
  if (place.links[first].angle != 0) out += static_cast<char>('0' + place.links[first].angle);
}

struct Words {
  bool is_placed = false;
  char piece = 0;
  // The piece that it climbs on; none if it goes to an empty place.
  char under = 0;
  Location from, to;
};

// What the grammar has taken for a move.
class WordReader {
 public:
  explicit WordReader(std::string_view text) : text_(text) {}

  Words read() {
    Words words;
    words.is_placed = take('+');
    words.piece = next();
    if (take('x')) words.under = next();
    words.to = location();
    if (!take('-')) return words;
    words.from = words.to;
    words.to = location();
    return words;
  }
  bool is_at_end() const { return text_.empty(); }

 private:
  char peek() const { return text_.empty() ? '\0' : text_.front(); }
  char next() {
    const char found = peek();
    if (!text_.empty()) text_.remove_prefix(1);
    return found;
  }
  bool take(char sign) { return peek() == sign && next() == sign; }
  Location location() {
    Location place;
    if (!text::is_letter(peek())) return place;
    place.add(next());
    if (text::is_letter(peek())) explain(place);
    return place;
  }
  void explain(Location& place) {
    const std::size_t index = place.size;
    if (index == place.links.size()) return;
    place.add(next());
    if (take('(')) {
      explain(place);
      take(')');
    }
    if (text::is_digit(peek())) place.links[index].angle = static_cast<std::uint8_t>(next() - '0');
  }

  std::string_view text_;
};

// The board as it is seen while a piece is in the hand of its player (K7).
class View {
 public:
  View(const GameState& state, Move move, bool is_swapped)
      : state_(state), move_(move), is_placed_(!holds(state.on_board(), move.piece)), is_swapped_(is_swapped) {}

  char at(Spot spot) const {
    if (!state_.is_occupied(spot)) return 0;
    const PieceIndex top = state_.top(spot) == move_.piece ? state_.below(move_.piece) : state_.top(spot);
    return top == no_piece ? '\0' : letter(top, is_swapped_);
  }
  bool is_beside(Spot spot, const Location& place) const {
    if (place.size == 0) return true;
    for (Direction direction = 0; direction < board::directions; ++direction) {
      const Spot near = beside(spot, direction);
      if (at(near) == place.links[0].piece && is_explained(spot, near, place, 1)) return true;
    }
    return false;
  }
  bool ends_beside(const Location& place) const { return is_beside(move_.to, place); }
  // Without the places.
  Words words() const { return {is_placed_, letter(move_.piece, is_swapped_), at(move_.to), {}, {}}; }
  bool starts_beside(const Location& place) const { return is_placed_ ? place.size == 0 : is_beside(start(), place); }
  bool means(const Words& other) const {
    const Words own = words();
    return own.is_placed == other.is_placed && own.piece == other.piece && own.under == other.under &&
           ends_beside(other.to) && starts_beside(other.from);
  }
  // Appends the places beside which a spot lies, with this many links.
  void list_places(Spot spot, std::size_t links, std::vector<Location>& places) const {
    list_places(spot, spot, links, {}, places);
  }
  Spot start() const { return state_.spot(move_.piece); }

 private:
  bool is_explained(Spot from, Spot near, const Location& place, std::size_t index) const {
    if (index >= place.size) return true;
    for (Direction direction = 0; direction < board::directions; ++direction) {
      const Spot far = beside(near, direction);
      const Link& link = place.links[index];
      if (far == from || at(far) != link.piece) continue;
      const bool is_turned =
          link.angle == 0 || towards(near, from) == direction_set(board::turned(direction, link.angle));
      if (is_turned && is_explained(near, far, place, index + 1)) return true;
    }
    return false;
  }
  void list_places(Spot from, Spot near, std::size_t links, const Location& place, std::vector<Location>& out) const {
    if (place.size == links) {
      out.push_back(place);
      return;
    }
    for (Direction direction = 0; direction < board::directions; ++direction) {
      const Spot far = beside(near, direction);
      if (at(far) == 0 || (place.size != 0 && far == from)) continue;
      Location longer = place;
      longer.add(at(far));
      list_places(near, far, links, longer, out);
      if (place.size == 0) continue;
      const auto is_angle = [&](int angle) {
        return towards(near, from) == direction_set(board::turned(direction, angle));
      };
      std::uint8_t angle = 1;
      while (!is_angle(angle)) ++angle;
      longer.links[place.size].angle = angle;
      list_places(near, far, links, longer, out);
    }
  }

  const GameState& state_;
  Move move_;
  bool is_placed_;
  bool is_swapped_;
};

// K1: the second piece is to the east of the first.
bool is_turned_away(const GameState& state, Move move) {
  if (std::popcount(state.on_board()) != 1 || holds(state.on_board(), move.piece)) return false;
  const auto first = static_cast<PieceIndex>(std::countr_zero(state.on_board()));
  return towards(state.spot(first), move.to) != direction_set(board::east);
}

// Whatever players have agreed upon.
std::vector<Move> legal_moves(const GameState& state) {
  std::vector<Move> moves;
  list_legal_moves(state, {.queen_first = true, .piece_order = PieceOrder::any}, moves);
  moves.erase(std::remove_if(moves.begin(), moves.end(),
                             [&](Move move) { return move.is_pass() || is_turned_away(state, move); }),
              moves.end());
  return moves;
}

// Words for a place, and which of the moves they fit.
struct Choice {
  Location place;
  std::string text;
  std::bitset<512> fits;
};

class Describer {
 public:
  Describer(const GameState& state, Move move, bool is_swapped)
      : state_(state), own_(state, move, is_swapped), move_(move), words_(own_.words()) {
    // The number of a piece in the hand is not shown.
    const auto is_own = [&](Move each) { return each.to == move.to && (each.piece == move.piece || words_.is_placed); };
    views_.push_back(own_);
    for (const Move each : legal_moves(state)) {
      const View view(state, each, is_swapped);
      if (!is_own(each) && view.means(words_) && views_.size() < 512) views_.push_back(view);
    }
  }

  // Into `text`: the shortest words that mean the move alone, or else words that mean it.
  bool run(std::string& text) {
    text = (words_.is_placed ? "+" : "") + std::string(1, words_.piece);
    if (words_.under != 0) (text += 'x') += words_.under;
    if (views_.size() == 1 || is_turned_away(state_, move_)) return true;
    // Longer ones are seldom needed, and are many.
    for (std::size_t links = 2; links <= most_links; ++links) {
      const std::vector<Choice> to = choices(move_.to, links, &View::ends_beside);
      std::vector<Choice> from;
      if (!words_.is_placed) from = choices(own_.start(), links, &View::starts_beside);
      if (const auto found = shortest(from, to)) {
        text += *found;
        return true;
      }
    }
    return false;
  }

 private:
  using Fits = bool (View::*)(const Location& place) const;
  std::vector<Choice> choices(Spot spot, std::size_t longest, Fits fits) const;
  static std::optional<std::string> shortest(const std::vector<Choice>& from, const std::vector<Choice>& to);

  const GameState& state_;
  View own_;
  Move move_;
  Words words_;
  // Of the move, and of the others that are called the same without their places.
  std::vector<View> views_;
};

std::vector<Choice> Describer::choices(Spot spot, std::size_t longest, Fits fits) const {
  std::vector<Location> places;
  for (std::size_t links = 1; links <= longest; ++links) own_.list_places(spot, links, places);
  std::vector<Choice> found;
  for (const Location& place : places) {
    Choice choice{place, {}, {}};
    append(place, 0, choice.text);
    found.push_back(std::move(choice));
  }
  const auto by_text = [](const Choice& a, const Choice& b) { return a.text < b.text; };
  text::sort(found.begin(), found.end(), by_text);
  found.erase(std::unique(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.text == b.text; }),
              found.end());
  for (Choice& choice : found) {
    for (std::size_t i = 0; i < views_.size(); ++i) choice.fits[i] = (views_[i].*fits)(choice.place);
  }
  return found;
}

// Of two that are equally short that without a `-`, and then the first in the order of ASCII.
std::optional<std::string> Describer::shortest(const std::vector<Choice>& from, const std::vector<Choice>& to) {
  std::optional<std::string> best;
  const auto consider = [&](std::string text) {
    const auto key = [](const std::string& words) {
      return std::tuple(words.size(), words.find('-') != words.npos, std::string_view(words));
    };
    if (!best || key(text) < key(*best)) best = std::move(text);
  };
  for (const Choice& end : to) {
    if (end.fits.count() == 1) consider(end.text);
    for (const Choice& start : from) {
      const bool may_be_best = !best || start.text.size() + end.text.size() < best->size();
      if (may_be_best && (start.fits & end.fits).count() == 1) consider(start.text + '-' + end.text);
    }
  }
  return best;
}

template <bool is_swapped>
std::string described(const GameState& state, Move move) {
  std::string text;
  Describer(state, move, is_swapped).run(text);
  return text;
}

Attempt attempt_of(const GameState& state, Move move) {
  return {move.piece, state.on_board() == 0 ? Cell{} : state.cell_at(move.to)};
}

// All that the words can mean, legal or not.
std::vector<Move> conceivable_moves(const Words& words, const GameState& state, bool is_swapped) {
  std::bitset<spots> is_listed;
  std::vector<Spot> ends;
  const auto add = [&](Spot spot) {
    if (!is_listed[spot]) ends.push_back(spot);
    is_listed[spot] = true;
  };
  for_each<PieceIndex>(state.on_board(), [&](PieceIndex piece) {
    add(state.spot(piece));
    for (Direction direction = 0; direction < board::directions; ++direction) add(beside(state.spot(piece), direction));
  });
  if (ends.empty()) ends.push_back(0);
  std::vector<Move> moves;
  for_each<PieceIndex>(words.is_placed ? lowest_of_each_kind(state.hand()) : state.on_board(), [&](PieceIndex piece) {
    if (letter(piece, is_swapped) != words.piece) return;
    for (const Spot end : ends) {
      const Move move{piece, end};
      if (!is_turned_away(state, move) && View(state, move, is_swapped).means(words)) moves.push_back(move);
    }
  });
  return moves;
}

// The words may be anything.
template <bool is_swapped>
std::vector<std::optional<Move>> moves_meant(std::span<const std::string> texts, const GameState& state) {
  const std::vector<Move> legal = legal_moves(state);
  std::vector<std::optional<Move>> found;
  for (const std::string& text : texts) {
    std::optional<Move>& meant = found.emplace_back();
    WordReader reader(text);
    const Words words = reader.read();
    if (!reader.is_at_end() || words.piece == 0) continue;
    std::size_t count = 0;
    for (const Move move : legal) {
      if (!View(state, move, is_swapped).means(words)) continue;
      meant = move;
      ++count;
    }
    if (count > 1) meant.reset();
  }
  return found;
}

// No piece is meant: why.
template <bool is_swapped>
Meaning no_piece_for(const Words& words, const GameState& state) {
  const PieceSet game = state.hand() | state.on_board();
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (letter(piece, is_swapped) != words.piece || (game & set_of(piece)) != 0) continue;
    return {std::nullopt,
            text::format("the {} `{}` is not part of the game type `{}`", name_of(kind_of(piece)), words.piece,
                         name_of(smallest_type_with(game))),
            true};
  }
  return {std::nullopt,
          text::format("there is no `{}` {}", words.piece, words.is_placed ? "left to place" : "on the board")};
}

template <bool is_swapped>
Meaning meaning_of(std::string_view text, const Game& game) {
  const GameState& state = game.state();
  const Words words = WordReader(text).read();
  std::vector<Move> legal = legal_moves(state);
  const auto is_other = [&](Move move) { return !View(state, move, is_swapped).means(words); };
  legal.erase(std::remove_if(legal.begin(), legal.end(), is_other), legal.end());
  if (legal.size() == 1) return {attempt_of(state, legal.front()), {}};
  if (legal.size() > 1) {
    return {std::nullopt, text::format("{} legal moves fit these words, such as `{}` and `{}`", legal.size(),
                                       described<is_swapped>(state, legal[0]), described<is_swapped>(state, legal[1]))};
  }
  const std::vector<Move> moves = conceivable_moves(words, state, is_swapped);
  if (moves.empty()) {
    const PieceSet pieces = words.is_placed ? state.hand() : state.on_board();
    bool has_piece = false;
    for_each<PieceIndex>(pieces, [&](PieceIndex piece) { has_piece |= letter(piece, is_swapped) == words.piece; });
    if (has_piece) return {std::nullopt, "there is no such place on the board"};
    return no_piece_for<is_swapped>(words, state);
  }
  // What is wrong with all of them is what is wrong.
  const Rule rule = judge(game, attempt_of(state, moves.front())).rule;
  const bool is_the_same = std::all_of(moves.begin(), moves.end(),
                                       [&](Move move) { return judge(game, attempt_of(state, move)).rule == rule; });
  if (is_the_same) return {attempt_of(state, moves.front()), {}};
  return {std::nullopt, text::format("none of the {} moves that fit these words is legal", moves.size())};
}

template <bool is_swapped>
constexpr Spelling spelling_with = {
    .piece = [](PieceIndex piece) { return std::string(1, letter(piece, is_swapped)); },
    .reference = [](const Reference& reference) { return std::string(1, letter(reference.piece, is_swapped)); },
    .joint = "",
    .describe = described<is_swapped>,
    .resolve = meaning_of<is_swapped>,
    .signs = "QSBGAMLPqsbgamlp123456+x-()",
    .find_moves = moves_meant<is_swapped>,
};

}  // namespace

const Spelling spelling = spelling_with<false>;
const Spelling swapped_spelling = spelling_with<true>;

bool has_words(const GameState& state, Move move) {
  std::string text;
  return move.is_pass() || Describer(state, move, false).run(text);
}

}  // namespace plyglot::hive::hive_human
