#include "comparing/diff_lines.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/diff/position_diff.hpp"
#include "text/format.hpp"

#include <map>
#include <set>

namespace plyglot::hive {
namespace {

constexpr std::string_view first_column = "  {:<11}";

// The bugs of one board by their places, with the names they have in A.
using NamedBugs = std::map<Place, std::string>;

// The cell that lies in this direction from the bug, as move notations write it.
std::string beside(const std::string& bug, board::Direction direction) {
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

// A bug that A does not have is named by colour and kind alone.
std::string name_of_new(Piece piece) {
  const char letter = piece.kind == unknown_kind ? piece.unknown_letter : letter_of(piece.kind);
  return text::format("{}{}", piece.colour == Colour::white ? 'w' : 'b', letter);
}

// Names bugs and places on A's board.
class Names {
 public:
  Names(const Position& a, const PositionDiff& diff) {
    for (const Bug& bug : a.bugs) {
      const Place place = standing_of(bug).place;
      of_a_.emplace(place, display_name_of(a, bug));
      if (bug.kind == BugKind::queen) queens_.insert(of_a_[place]);
    }
    in_place_ = of_a_;
    for (const auto* list : {&diff.bugs.moved, &diff.bugs.restacked}) {
      for (const Displaced& displaced : *list) {
        in_place_.erase(displaced.from);
        of_b_.emplace(displaced.to, of_a_[displaced.from]);
      }
    }
    for (const Standing& removed : diff.bugs.removed) in_place_.erase(removed.place);
    for (const Standing& added : diff.bugs.added) of_b_.emplace(added.place, name_of_new(added.piece));
    of_b_.insert(in_place_.begin(), in_place_.end());
  }

  const std::string& bug_of_a(Place place) const { return of_a_.find(place)->second; }
  const std::string& bug_of_b(Place place) const { return of_b_.find(place)->second; }

  std::string from(Place place) const { return phrase(of_a_, place, " from ", " from on top of "); }
  std::string to(Place place) const { return phrase(of_b_, place, " to ", " onto "); }
  std::string at(Place place) const { return phrase(of_b_, place, " at ", " on "); }
  std::string at_cell(Cell cell) const { return phrase(of_a_, {cell, 0}, " at ", ""); }

 private:
  // Empty for the only bug of a board, whose place cannot be named.
  std::string phrase(const NamedBugs& board, Place place, std::string_view beside_bug, std::string_view on_bug) const {
    std::string words;
    if (place.level > 0) {
      text::append(words, "{}{}", on_bug, board.find({place.cell, place.level - 1})->second);
    } else if (const std::string cell = cell_name(board, place.cell); !cell.empty()) {
      text::append(words, "{}{}", beside_bug, cell);
    }
    return words;
  }

  // By the neighbour that tells most: one that is in place on both boards, and if there are several, a queen.
  std::string cell_name(const NamedBugs& board, Cell cell) const {
    std::string name;
    int best = -1;
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      const Cell neighbour = board::neighbour(cell, direction);
      const std::string* in_place = top_of(in_place_, neighbour);
      const std::string* bug = in_place != nullptr ? in_place : top_of(board, neighbour);
      if (bug == nullptr) continue;
      const int worth = (in_place != nullptr ? 2 : 0) + static_cast<int>(queens_.count(*bug));
      if (worth <= best) continue;
      best = worth;
      name = beside(*bug, board::opposite(direction));
    }
    return name;
  }

  static const std::string* top_of(const NamedBugs& board, Cell cell) {
    const std::string* top = nullptr;
    for (auto entry = board.lower_bound({cell, 0}); entry != board.end() && entry->first.cell == cell; ++entry) {
      top = &entry->second;
    }
    return top;
  }

  NamedBugs of_a_;
  NamedBugs of_b_;
  // The places with the same bug on both boards.
  NamedBugs in_place_;
  std::set<std::string> queens_;
};

std::string headline(const PositionDiff& diff) {
  const std::uint8_t rotation = diff.alignment.symmetry.rotation;
  switch (diff.relation) {
    case Relation::same:
      return "A and B are the same position";
    case Relation::rotated:
      return text::format("A and B are the same position: B is turned by {}", turn_in_words(rotation));
    case Relation::mirrored:
      return text::format("B is a mirror image of A: {}", mirror_in_words(rotation));
    case Relation::different:
      break;
  }
  std::string differences = comparing::differences_headline(diff.change_count());
  if (diff.alignment.symmetry.is_mirrored) {
    return text::format("{}; B is compared as a mirror image: {}", differences, mirror_in_words(rotation));
  }
  if (rotation != 0) return text::format("{}; B is turned by {}", differences, turn_in_words(rotation));
  return differences;
}

std::string side(std::optional<Colour> colour) {
  if (!colour) return "unknown";
  return *colour == Colour::white ? "White" : "Black";
}

void append_bugs(const Names& names, const Matching& bugs, std::string& out) {
  for (const Displaced& bug : bugs.moved) {
    text::append(out, first_column, "moved");
    text::append(out, "{}{}{}\n", names.bug_of_a(bug.from), names.from(bug.from), names.to(bug.to));
  }
  for (const Displaced& bug : bugs.restacked) {
    text::append(out, first_column, "restacked");
    text::append(out, "{}{}, height {} -> {}\n", names.bug_of_a(bug.from), names.at_cell(bug.from.cell),
                 bug.from.level + 1, bug.to.level + 1);
  }
  for (const Standing& bug : bugs.removed) {
    text::append(out, first_column, "removed");
    text::append(out, "{}{}\n", names.bug_of_a(bug.place), names.from(bug.place));
  }
  for (const Standing& bug : bugs.added) {
    text::append(out, first_column, "added");
    text::append(out, "{}{}\n", names.bug_of_b(bug.place), names.at(bug.place));
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
                 diff.last_moved.of_b ? names.bug_of_b(diff.last_moved.of_b->place) : "none");
  }
}

}  // namespace plyglot::hive
