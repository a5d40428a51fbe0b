#include "plyglot/pattern/hive_pattern_reader.hpp"

#include "board/hex.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::pattern {
namespace {

using Bugs = HivePattern::Bugs;
using Place = HivePattern::Place;

constexpr std::size_t most_places = 1000;
constexpr std::size_t most_groups = 100;
constexpr hive::PieceSet all = hive::pieces_of(hive::Colour::white) | hive::pieces_of(hive::Colour::black);

// Walks as a HOP string does (hop R5 to R11).
class Reader {
 public:
  explicit Reader(PatternText& text) : text_(text) {}

  bool read(HivePatternText& pattern) {
    Scope scope;
    if (!read_items(scope, 0)) return false;
    if (text_.take_if(',')) {
      if (!text_.is_next_in("wb")) {
        return text_.fail(text::format("the side to move is `w` or `b`, and not {}", text_.quoted_next()));
      }
      pattern.to_move = text_.take() == 'w' ? hive::Colour::white : hive::Colour::black;
    }
    if (text_.next() == ')') return text_.fail("this group was not opened");
    if (!text_.is_at_end())
      return text_.fail(text::format("the pattern ends here, and not with {}", text_.quoted_next()));
    pattern.places = std::move(places_);
    return true;
  }

 private:
  struct Walker {
    hive::Cell cell;
    board::Direction heading = board::east;
  };
  struct Step {
    Walker walker;
    std::size_t place = 0;
  };
  struct Scope {
    // By chain position.
    std::vector<Step> steps;
    Walker walker;
  };

  bool read_items(Scope& scope, std::size_t depth) {
    while (!text_.is_at_end() && !text_.is_next_in("),")) {
      if (text::is_digit(text_.next())) {
        if (!read_reference(scope, depth)) return false;
      } else if (text_.next() == '(') {
        return text_.fail("a group follows a branch, as in `1+(`");
      } else {
        Walker at = scope.walker;
        if (!read_turns(at) || !read_place(scope, at)) return false;
      }
    }
    return true;
  }

  bool read_turns(Walker& walker) {
    const std::size_t begin = text_.at();
    while (text_.is_next_in("+-")) walker.heading = board::turned(walker.heading, text_.take() == '+' ? 1 : -1);
    if (text_.at() == begin || !(text_.is_at_end() || text_.is_next_in("),0123456789"))) return true;
    return text_.fail(begin, "no cell follows this turn");
  }

  // hop R8, R9.
  bool read_reference(Scope& scope, std::size_t depth) {
    const std::size_t begin = text_.at();
    std::size_t number = 0;
    while (text::is_digit(text_.next())) {
      number = std::min<std::size_t>(number * 10 + static_cast<std::size_t>(text_.take() - '0'), most_places + 1);
    }
    if (number == 0 || number > scope.steps.size()) {
      const std::size_t count = scope.steps.size();
      const std::string known = count == 0   ? "there is none yet"
                                : count == 1 ? "so far there is only 1"
                                             : text::format("so far they are 1 to {}", count);
      return text_.fail(begin, text::format("there is no chain position {} here: {}", number, known));
    }
    const Step step = scope.steps[number - 1];
    if (text_.take_if('=')) return read_top(scope, step);
    if (!text_.is_next_in("+-")) {
      return text_.fail(text::format("`=`, `+` or `-` follows a chain position, and not {}", text_.quoted_next()));
    }
    Walker at = step.walker;
    if (!read_turns(at)) return false;
    const std::size_t group = text_.at();
    if (!text_.take_if('(')) return read_place(scope, at);
    if (depth == most_groups) return text_.fail(group, text::format("more than {} groups are open", most_groups));
    Scope inner;
    inner.walker = at;
    if (!read_items(inner, depth + 1)) return false;
    if (!text_.take_if(')')) return text_.fail(group, "this group is not closed");
    return inner.steps.empty() ? text_.fail(group, "this group is empty") : true;
  }

  bool read_top(Scope& scope, const Step& step) {
    std::vector<Bugs>& stack = places_[step.place].stack;
    if (stack.empty()) return text_.fail("nothing can be on a cell that must be empty");
    const std::size_t begin = text_.at();
    const std::optional<Bugs> bugs = read_bugs();
    if (!bugs) return text_.fail(begin, unexpected_for("a bug"));
    if (bugs->is_any_number && stack.back().is_any_number) return text_.fail(begin, "`*` is there already");
    stack.push_back(*bugs);
    scope.steps.push_back(step);
    return true;
  }

  bool read_place(Scope& scope, Walker at) {
    const std::size_t begin = text_.at();
    const bool is_empty = text_.take_if('.');
    const std::optional<Bugs> bugs = is_empty ? std::nullopt : read_bugs();
    if (!is_empty && !bugs) return text_.fail(begin, unexpected());
    if (places_.size() == most_places)
      return text_.fail(begin, text::format("there are more than {} cells", most_places));
    if (!places_.empty()) at.cell = board::neighbour(at.cell, at.heading);
    const auto is_same = [&](const Place& place) { return place.cell == at.cell; };
    if (std::any_of(places_.begin(), places_.end(), is_same)) {
      return text_.fail(begin, "the walk was in this cell before; a bug on another one is written `N=`");
    }
    scope.walker = at;
    scope.steps.push_back({at, places_.size()});
    places_.push_back({at.cell, bugs ? std::vector<Bugs>{*bugs} : std::vector<Bugs>()});
    return true;
  }

  // None, with nothing taken or a problem, if there is none.
  std::optional<Bugs> read_bugs() {
    if (text_.take_if('*')) return Bugs{0, true};
    if (text_.next() != '[') {
      const hive::PieceSet pieces = pieces_of(text_.next());
      if (pieces == 0) return std::nullopt;
      text_.take();
      return Bugs{pieces, false};
    }
    const std::size_t begin = text_.at();
    text_.take();
    Bugs bugs;
    while (!text_.take_if(']')) {
      const hive::PieceSet pieces = pieces_of(text_.next());
      if (pieces == 0) {
        text_.is_at_end() ? text_.fail(begin, "this choice is not closed") : text_.fail(unexpected_for("a bug"));
        return std::nullopt;
      }
      bugs.any_of |= pieces;
      text_.take();
    }
    if (bugs.any_of == 0) {
      text_.fail(begin, "this choice is empty");
      return std::nullopt;
    }
    return bugs;
  }

  // 0 for what stands for no bug.
  static hive::PieceSet pieces_of(char letter) {
    if (letter == '?') return all;
    if (letter == 'X') return hive::pieces_of(hive::Colour::white);
    if (letter == 'x') return hive::pieces_of(hive::Colour::black);
    for (std::size_t kind = 0; kind < hive::bug_kinds; ++kind) {
      const char white = hive::letter_of(static_cast<hive::BugKind>(kind));
      const hive::PieceSet pieces = hive::pieces_of(static_cast<hive::BugKind>(kind));
      if (letter == white) return pieces & hive::pieces_of(hive::Colour::white);
      if (letter == text::to_lower(white)) return pieces & hive::pieces_of(hive::Colour::black);
    }
    return 0;
  }

  std::string unexpected() const { return unexpected_for("a bug, `?`, `.` or `*`"); }
  std::string unexpected_for(std::string_view wanted) const {
    if (text_.is_next_in("Dd")) return "no game that plyglot knows has a dragonfly";
    if (text_.next() == '!') return "a pattern does not say what moved last";
    return text::format("here should be {}, and not {}", wanted, text_.quoted_next());
  }

  PatternText& text_;
  std::vector<Place> places_;
};

}  // namespace

std::optional<HivePatternText> read_hive_pattern(PatternText& text) {
  HivePatternText pattern;
  return Reader(text).read(pattern) ? std::optional(std::move(pattern)) : std::nullopt;
}

}  // namespace plyglot::tool::pattern
