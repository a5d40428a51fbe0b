#include "hive/position_diff.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <map>

namespace plyglot::hive {
namespace {

constexpr std::string_view first_column = "  {:<11}";

// Names bugs and places in terms of A's board.
class Names {
 public:
  Names(const Position& a, const PositionDiff& diff) : a_(a) {
    for (std::uint32_t i = 0; i < a.bugs.size(); ++i) of_a_[standing_of(a.bugs[i]).place] = i;
    in_place_ = of_a_;
    for (const auto* list : {&diff.bugs.moved, &diff.bugs.restacked}) {
      for (const Displaced& displaced : *list) {
        in_place_.erase(displaced.from);
        of_b_[displaced.to] = of_a_[displaced.from];
      }
    }
    for (const Standing& removed : diff.bugs.removed) in_place_.erase(removed.place);
    of_b_.insert(in_place_.begin(), in_place_.end());
  }

  std::string bug_of_a(Place place) const { return display_name_of(a_, a_.bugs[of_a_.find(place)->second]); }
  // A bug that A does not have is named by colour and kind alone.
  std::string bug_of_b(Standing standing) const {
    const auto found = of_b_.find(standing.place);
    return found != of_b_.end() ? display_name_of(a_, a_.bugs[found->second]) : new_bug(standing.piece);
  }
  static std::string new_bug(Piece piece) {
    const char letter = piece.kind == unknown_kind ? piece.unknown_letter : letter_of(piece.kind);
    return text::format("{}{}", piece.colour == Colour::white ? 'w' : 'b', letter);
  }

  std::string place(Place place) const {
    if (place.level == 0) return cell(place.cell);
    const auto below = in_place_.find({place.cell, place.level - 1});
    if (below != in_place_.end()) return "on " + display_name_of(a_, a_.bugs[below->second]);
    return text::format("{}, height {}", cell(place.cell), place.level + 1);
  }

  std::string cell(Cell cell) const {
    std::string name;
    bool is_by_queen = false;
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      const Bug* bug = highest_in_place(board::neighbour(cell, direction));
      // Players look for queens first.
      if (bug == nullptr || is_by_queen || (!name.empty() && bug->kind != BugKind::queen)) continue;
      is_by_queen = bug->kind == BugKind::queen;
      name = beside(display_name_of(a_, *bug), board::opposite(direction));
    }
    return name.empty() ? text::format("({}, {})", cell.q, cell.r) : name;
  }

 private:
  const Bug* highest_in_place(Cell cell) const {
    const Bug* highest = nullptr;
    for (auto entry = in_place_.lower_bound({cell, 0}); entry != in_place_.end(); ++entry) {
      if (entry->first.cell != cell) break;
      highest = &a_.bugs[entry->second];
    }
    return highest;
  }

  // The cell that lies in this direction from the bug, as move notations write it.
  static std::string beside(const std::string& bug, board::Direction direction) {
    switch (direction) {
      case board::north_east:
        return bug + '/';
      case board::east:
        return bug + '-';
      case board::south_east:
        return bug + '\\';
      case board::south_west:
        return '/' + bug;
      case board::west:
        return '-' + bug;
      default:
        return '\\' + bug;
    }
  }

  const Position& a_;
  // Indices into A's bugs: where they stand in A; those that stand there in B as well; where they stand in B.
  std::map<Place, std::uint32_t> of_a_;
  std::map<Place, std::uint32_t> in_place_;
  std::map<Place, std::uint32_t> of_b_;
};

std::string turn(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 3) return "180 degrees";
  const bool is_clockwise = sixths_clockwise < 3;
  const int sixths = is_clockwise ? sixths_clockwise : board::directions - sixths_clockwise;
  return text::format("{} degrees {}", 60 * sixths, is_clockwise ? "clockwise" : "counter-clockwise");
}

std::string mirror(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 0) return "top and bottom exchanged";
  if (sixths_clockwise == 3) return "left and right exchanged";
  return text::format("top and bottom exchanged, then turned by {}", turn(sixths_clockwise));
}

std::string headline(const PositionDiff& diff) {
  const std::uint8_t rotation = diff.alignment.symmetry.rotation;
  switch (diff.relation) {
    case Relation::same:
      return "A and B are the same position";
    case Relation::rotated:
      return text::format("A and B are the same position: B is turned by {}", turn(rotation));
    case Relation::mirrored:
      return text::format("B is a mirror image of A: {}", mirror(rotation));
    case Relation::different:
      break;
  }
  const std::size_t count = diff.change_count();
  const std::string differences = text::format("{} difference{} between A and B", count, count == 1 ? "" : "s");
  if (diff.alignment.symmetry.is_mirrored) {
    return text::format("{}; B is compared as a mirror image: {}", differences, mirror(rotation));
  }
  if (rotation != 0) return text::format("{}; B is turned by {}", differences, turn(rotation));
  return differences;
}

std::string side(std::optional<Colour> colour) {
  if (!colour) return "unknown";
  return *colour == Colour::white ? "White" : "Black";
}

void append_bugs(const Names& names, const Matching& bugs, std::string& out) {
  for (const Displaced& bug : bugs.moved) {
    text::append(out, first_column, "moved");
    text::append(out, "{} from {} to {}\n", names.bug_of_a(bug.from), names.place(bug.from), names.place(bug.to));
  }
  for (const Displaced& bug : bugs.restacked) {
    text::append(out, first_column, "restacked");
    text::append(out, "{} at {}: height {} -> {}\n", names.bug_of_a(bug.from), names.cell(bug.from.cell),
                 bug.from.level + 1, bug.to.level + 1);
  }
  for (const Standing& bug : bugs.removed) {
    text::append(out, first_column, "removed");
    text::append(out, "{} from {}\n", names.bug_of_a(bug.place), names.place(bug.place));
  }
  for (const Standing& bug : bugs.added) {
    text::append(out, first_column, "added");
    text::append(out, "{} at {}\n", Names::new_bug(bug.piece), names.place(bug.place));
  }
}

}  // namespace

void append_text(const Position& a, const PositionDiff& diff, std::string& out) {
  const Names names(a, diff);
  out += headline(diff) + '\n';
  append_bugs(names, diff.bugs, out);
  for (const CountChange& change : diff.counts) {
    text::append(out, first_column, "set");
    text::append(out, "{} {}: {} -> {}\n", name_of(change.colour), name_of(change.kind), change.of_a, change.of_b);
  }
  if (diff.is_set_known.differs()) {
    text::append(out, first_column, "set");
    out += diff.is_set_known.of_a ? "known -> unknown\n" : "unknown -> known\n";
  }
  if (diff.to_move.differs()) {
    text::append(out, first_column, "to move");
    text::append(out, "{} -> {}\n", side(diff.to_move.of_a), side(diff.to_move.of_b));
  }
  if (diff.is_mark_changed) {
    text::append(out, first_column, "last moved");
    text::append(out, "{} -> {}\n", diff.last_moved.of_a ? names.bug_of_a(diff.last_moved.of_a->place) : "none",
                 diff.last_moved.of_b ? names.bug_of_b(*diff.last_moved.of_b) : "none");
  }
}

}  // namespace plyglot::hive
