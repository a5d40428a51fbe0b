#include "support/hopgi/game_text.hpp"

#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/short_move.hpp"
#include "support/hopgi/positions.hpp"

namespace plyglot::test {

using namespace hopgi;

namespace {

constexpr std::size_t line_width = 79;
constexpr unsigned most_depth = 3;
const std::vector<std::string> suffixes = {"!", "?", "!!", "??", "!?", "?!"};

std::string result_of(const PlayedHopgiGame& game) {
  if (!game.winner) return "*";
  return game.winner == Side::white ? "1-0" : "0-1";
}

// Puts units into lines; what is glued to a unit is part of it.
class Lines {
 public:
  void add(const std::string& unit, bool ends_line = false) {
    const std::size_t begin = text_.rfind('\n') + 1;
    const bool is_first = begin == text_.size();
    const bool fits = is_first || text_.size() - begin + 1 + unit.size() <= line_width;
    text_ += (is_first ? "" : fits ? " " : "\n") + unit + (ends_line ? "\n" : "");
  }
  std::string text() const { return text_.back() == '\n' ? text_ : text_ + '\n'; }

 private:
  std::string text_;
};

class MoveText {
 public:
  MoveText(const HopgiLayout& layout, std::uint64_t seed) : layout_(layout), random_(seed) {}

  std::string text_of(const PlayedHopgiGame& game) {
    add_line_of_play(State(game.initial), game.turns, 0);
    end_unit();
    lines_.add(result_of(game));
    return lines_.text();
  }

 private:
  void add_line_of_play(State state, const std::vector<Turn>& turns, unsigned depth) {
    needs_number_ = true;
    for (const Turn& turn : turns) {
      begin_unit(turn_unit(state, turn));
      if (layout_.has_annotations && random_.chance(4)) begin_unit("$" + std::to_string(random_.between(1, 19)));
      if (layout_.has_comments) add_comment(state, turn, depth);
      if (layout_.has_variations && depth < most_depth && random_.chance(6)) add_variation(state, depth);
      play_turn(state, turn);
    }
  }

  std::string turn_unit(const State& state, const Turn& turn) {
    std::string unit;
    const std::string number = std::to_string(state.turn_number());
    if (state.to_move() == Side::white) {
      unit = number + ". ";
    } else if (needs_number_) {
      unit = number + "... ";
    }
    needs_number_ = false;
    unit += layout_.is_short ? short_turn_text(state, turn) : turn_text(turn);
    return unit + (layout_.has_annotations && random_.chance(8) ? random_.pick(suffixes) : "");
  }

  void add_comment(const State& state, const Turn& turn, unsigned depth) {
    const std::string words = comment_on(state, turn);
    if (words.empty() || !random_.chance(50)) return;
    // A parenthesis cannot be glued to a comment that ends its line.
    if (depth == 0 && random_.chance(30)) {
      begin_unit("// " + words);
      unit_ends_line_ = true;
    } else {
      begin_unit("{" + words + "}");
    }
    needs_number_ = true;
  }

  static std::string comment_on(const State& state, const Turn& turn) {
    const std::string mover(name_of(state.to_move()));
    if (turn.second) return mover + " moves both kings";
    if (turn.first.is_capture) return mover + " takes the " + std::string(name_of(state.at(turn.first.to).kind));
    if (turn.first.promotes) return "a new " + std::string(name_of(promoted(turn.first.piece)));
    return is_king(turn.first.piece) ? "the other king stays" : "";
  }

  void add_variation(const State& state, unsigned depth) {
    const PlayedHopgiGame other =
        played_hopgi_game(random_, state.position(), {HopgiPlayer::random, HopgiPlayer::random}, random_.between(1, 5));
    end_unit();
    is_opening_ = true;
    add_line_of_play(state, other.turns, depth + 1);
    unit_ += ')';
    needs_number_ = true;
  }

  void begin_unit(const std::string& text) {
    end_unit();
    unit_ = is_opening_ ? "(" + text : text;
    is_opening_ = false;
  }
  void end_unit() {
    if (!unit_.empty()) lines_.add(unit_, unit_ends_line_);
    unit_.clear();
    unit_ends_line_ = false;
  }

  HopgiLayout layout_;
  Random random_;
  Lines lines_;
  // Not in the lines yet, since a `)` may be glued to it.
  std::string unit_;
  bool unit_ends_line_ = false;
  bool is_opening_ = false;
  // Before a turn of Black (hopgi R19).
  bool needs_number_ = true;
};

std::string tag(const std::string& name, const std::string& value) { return "[" + name + " \"" + value + "\"]\n"; }

std::string tags_of(const PlayedHopgiGame& game, const HopgiHeading& heading) {
  std::string text = tag("Event", "Games of the test players") + tag("Site", "?") + tag("Date", "????.??.??") +
                     tag("Round", std::to_string(heading.round)) + tag("White", heading.white) +
                     tag("Black", heading.black) + tag("Result", result_of(game)) + tag("Variant", "Hopgi");
  if (!(game.initial == start_position())) text += tag("FEN", hopgi_fen(game.initial));
  return text;
}

}  // namespace

std::string text_of(const PlayedHopgiGame& game, const HopgiHeading& heading, const HopgiLayout& layout,
                    std::uint64_t seed) {
  const std::string tags = layout.has_tags ? tags_of(game, heading) + '\n' : "";
  return tags + MoveText(layout, seed).text_of(game);
}

}  // namespace plyglot::test
