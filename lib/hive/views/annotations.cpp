#include "hive/views/annotations.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/variation_board.hpp"
#include "notation/annotating.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

namespace plyglot::hive {
namespace {

using annotations::Annotations;
using annotations::Part;
using annotations::PartKind;
using annotations::Thing;
using annotations::ThingKind;
using text::format;
using text::Span;

// As a published game calls its set; empty for other sets.
std::string name_of_set(const BugSet& set) {
  if (!is_standard(set)) return {};
  const auto has = [&set](BugKind kind) { return set.of(Colour::white, kind) != 0; };
  return name_of(GameType{has(BugKind::mosquito), has(BugKind::ladybug), has(BugKind::pillbug)});
}

class PositionAnnotator {
 public:
  PositionAnnotator(const Position& position, const text::Source& source, Annotations& out)
      : position_(position), source_(source), out_(out), is_counted_(position.bugs.size(), false) {
    for (const Return& back : position.returns) {
      if (back.bug) is_counted_[*back.bug] = true;
    }
  }

  void annotate() {
    for (const Bug& bug : position_.bugs) {
      out_.things.push_back({annotations::ThingKind::piece, display_name_of(position_, bug), false});
    }
    const Span span = position_.span;
    const std::size_t whole = notation::begin_part(out_, {PartKind::position, span, span, name(), summary(), 0});
    add_gametype();
    add_bugs_before(span.end);
    add_player();
    notation::end_part(out_, whole);
  }

 private:
  std::string name() const {
    std::string name = position_.is_set_known ? name_of_set(position_.set) : std::string();
    return name.empty() ? "position" : name;
  }

  std::string summary() const {
    const std::size_t count = position_.bugs.size();
    std::string words = format("{} bug{}", count, count == 1 ? "" : "s");
    if (position_.to_move) words += format(", {} to move", player_name(*position_.to_move));
    return words;
  }

  void add_gametype() {
    const Span span = position_.gametype_span;
    if (span.empty()) return;
    out_.parts.push_back({PartKind::header, span, span, "gametype", std::string(source_.slice(span)), 0});
    if (position_.is_set_known) out_.remarks.push_back({span, words_of(position_.set), {}});
  }

  void add_player() {
    const Span span = position_.player_span;
    if (!position_.to_move || span.empty()) return;
    const std::string player(player_name(*position_.to_move));
    out_.parts.push_back({PartKind::header, span, span, "to move", player, 0});
    out_.remarks.push_back({span, player + " is to move", {}});
    if (!position_.orientation.empty()) out_.remarks.push_back({position_.orientation_span, orientation(), {}});
  }

  // hop T5: a number of sixths, a mirror flag, or both.
  std::string orientation() const {
    const char sixths = position_.orientation.front();
    const bool is_mirrored = position_.orientation.back() == 'm';
    std::vector<std::string> words;
    if (sixths != 'm') words.push_back(format("turned clockwise by {}°", 60 * (sixths - '0')));
    if (is_mirrored) words.emplace_back("mirrored");
    return "hivegame.com shows the board " + words.front() + (words.size() > 1 ? ", then " + words.back() : "");
  }

  // Bugs and branches that begin before the offset, from the next ones on.
  void add_bugs_before(std::uint32_t end) {
    while (true) {
      const bool has_bug = next_bug_ < position_.bugs.size() && position_.bugs[next_bug_].span.begin < end;
      const std::uint32_t limit = has_bug ? position_.bugs[next_bug_].span.begin : end;
      if (next_return_ < position_.returns.size() && position_.returns[next_return_].span.begin < limit) {
        add_return(position_.returns[next_return_++]);
      } else if (has_bug) {
        add_bug(position_.bugs[next_bug_].span);
      } else {
        return;
      }
    }
  }

  void add_return(const Return& back) {
    if (back.bug) {
      const Bug& bug = position_.bugs[*back.bug];
      out_.mentions.push_back({back.number_span, *back.bug, false});
      out_.remarks.push_back({back.number_span, format("back to {}: {}", place_in_chain(bug), words_for(bug)), {}});
    }
    if (back.kind == ReturnKind::stack) return add_bug(back.span);
    const std::string from = back.bug ? "from " + out_.things[*back.bug].name : "";
    const std::size_t branch =
        notation::begin_part(out_, {PartKind::branch, back.span, back.number_span, "branch", from, 0});
    const bool is_group = back.kind == ReturnKind::group;
    open_groups_ += is_group;
    add_bugs_before(back.span.end);
    open_groups_ -= is_group;
    notation::end_part(out_, branch);
  }

  // The next one, with what comes before its letter and belongs to it.
  void add_bug(Span span) {
    const std::uint32_t index = next_bug_++;
    const Bug& bug = position_.bugs[index];
    const std::string place = position_.are_cells_known ? cell_text(bug.cell) : "";
    out_.parts.push_back({PartKind::piece, span, bug.span, out_.things[index].name, place, 0});
    out_.mentions.push_back({bug.span, index, true});
    if (is_counted_[index]) out_.hints.push_back({bug.span.end, format("{}", bug.chain_position)});
    out_.remarks.push_back({bug.span, remark(index), {}});
  }

  // hop R10: inside parentheses the numbers start again.
  std::string place_in_chain(const Bug& bug) const {
    return format("bug {} of the chain{}", bug.chain_position, open_groups_ > 0 ? " in these parentheses" : "");
  }

  std::string words_for(const Bug& bug) const {
    const std::string name = format("`{}`", display_name_of(position_, bug));
    if (bug.kind == unknown_kind) return "the unknown bug " + name;
    return format("the {} {} {}", name_of(bug.colour), name_of(bug.kind), name);
  }

  std::string remark(std::uint32_t index) const {
    const Bug& bug = position_.bugs[index];
    std::string words = words_for(bug) + ", " + place_in_chain(bug);
    if (position_.are_cells_known) {
      words += ", at " + cell_text(bug.cell);
      if (bug.below >= 0) words += " on top of " + words_for(position_.bugs[static_cast<std::size_t>(bug.below)]);
    }
    if (position_.last_moved == index) {
      words += ", moved last";
      // hop R24g.
      if (position_.to_move) words += format(", by {}", player_name(other(*position_.to_move)));
    }
    return words;
  }

  const Position& position_;
  const text::Source& source_;
  Annotations& out_;
  // By bug: whether the text goes back to it, so that its number is of use.
  std::vector<bool> is_counted_;
  std::uint32_t next_bug_ = 0;
  std::size_t next_return_ = 0;
  std::uint32_t open_groups_ = 0;
};

// In the order of BugKind.
constexpr std::array<std::string_view, bug_kinds> plural_names = {
    "queens", "ants", "beetles", "dragonflies", "grasshoppers", "ladybugs", "mosquitoes", "pillbugs", "spiders"};

std::string words_of_side(const BugSet& set, Colour colour) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < bug_kinds; ++i) {
    const auto kind = static_cast<BugKind>(i);
    const std::uint32_t count = set.of(colour, kind);
    if (count != 0) words.push_back(format("{} {}", count, count == 1 ? name_of(kind) : plural_names[i]));
  }
  return words.empty() ? "no bugs" : text::joined(words, " and ");
}

class Annotator {
 public:
  Annotator(const Record& record, const text::Source& source, Annotations& out)
      : record_(record), source_(source), out_(out), board_(record.type) {}

  void annotate() {
    add_game();
    auto next = record_.variations.begin();
    for (std::size_t i = 0; i < record_.plies.size(); ++i) {
      ply(record_.plies[i]);
      for (; next != record_.variations.end() && next->after_ply == i + 1; ++next) visit_variation(*next, *this);
    }
    // A tag may come after plies, where it does not belong.
    const auto is_before = [](const Part& a, const Part& b) { return a.span.begin < b.span.begin; };
    text::sort(out_.parts.begin() + 1, out_.parts.end(), is_before);
    notation::end_part(out_, 0);
    if (!record_.variations.empty()) count_parts_of_variations();
  }

  void ply(const Ply& ply) {
    // A pass that the text leaves out.
    if (!ply.span.empty()) add_ply(ply);
    board_.play(ply);
  }
  void comment(const RecordComment&) {}
  void begin(Span span) {
    out_.parts.push_back(
        {PartKind::branch, span, span, "variation", format("in place of ply {}", board_.state().plies()), 0});
    board_.begin();
    ++depth_;
  }
  void end() {
    board_.end();
    --depth_;
  }

 private:
  void add_game() {
    const std::string_view outcome = name_of(record_.result.value_or(record_.outcome));
    out_.parts.push_back({PartKind::game, record_.span, record_.span, name_of(record_.type),
                          format("{}, {}", text::counted(record_.plies.size(), "ply", "plies"), outcome), 0});
    for (const Tag& tag : record_.tags) {
      out_.parts.push_back({PartKind::header, tag.span, tag.span, tag.key, tag.value, 0});
    }
  }

  void count_parts_of_variations() {
    for (auto it = out_.parts.begin(); it != out_.parts.end(); ++it) {
      if (it->kind != PartKind::branch) continue;
      const auto end =
          std::partition_point(it, out_.parts.end(), [&](const Part& part) { return part.span.begin < it->span.end; });
      it->parts_inside = static_cast<std::uint32_t>(end - it) - 1;
    }
  }

  std::uint32_t number() const { return board_.state().plies() + 1; }

  void add_ply(const Ply& ply) {
    out_.parts.push_back(
        {PartKind::ply, ply.span, ply.span, format("{}. {}", number(), source_.slice(ply.span)), "", 0});
    // A board can be asked for after plies of the game itself.
    out_.remarks.push_back({ply.span, words_for(ply), depth_ == 0 ? std::optional(number()) : std::nullopt});
    if (ply.is_pass()) return;
    mention(ply.piece, ply.piece_span);
    if (ply.written) mention(ply.written->piece, ply.reference_span);
    add_hints(ply);
  }

  // A reference may name the piece beside the cell, and not the one that is in it.
  void add_hints(const Ply& ply) {
    const std::optional<Spot> spot = board_.state().find_spot(ply.to);
    const bool is_said = ply.written && !ply.written->direction;
    if (!is_said && spot && board_.state().is_occupied(*spot)) {
      out_.hints.push_back({ply.span.end, format("onto {}", name_of(board_.state().top(*spot)))});
    }
    out_.hints.push_back({ply.span.end, cell_text(ply.to), annotations::HintKind::cell});
  }

  // Before the piece is where the ply puts it.
  std::string words_for(const Ply& ply) const {
    const Colour mover = board_.state().to_move();
    const std::string begin =
        format("ply {}{}: {}", number(), depth_ == 0 ? "" : " in a variation", player_name(mover));
    if (ply.is_pass()) return begin + " passes";
    const std::string piece = format("the {} `{}`", name_of(kind_of(ply.piece)), name_of(ply.piece));
    if (!holds(board_.state().on_board(), ply.piece)) {
      return format("{} places {} at {}", begin, piece, cell_text(ply.to));
    }
    // hive-rules H23: a pillbug, or a mosquito that is one, moves the pieces of both sides.
    const std::string_view verb = colour_of(ply.piece) == mover ? "moves" : "throws";
    const Cell from = board_.state().cell(ply.piece);
    return format("{} {} {} from {} to {}", begin, verb, piece, cell_text(from), cell_text(ply.to));
  }

  void mention(PieceIndex piece, text::Span span) {
    if (span.empty()) return;
    notation::mention(out_, things_[piece], span, [&] { return Thing{ThingKind::piece, name_of(piece), false}; });
  }

  const Record& record_;
  const text::Source& source_;
  Annotations& out_;
  VariationBoard board_;
  std::size_t depth_ = 0;
  std::array<std::optional<std::uint32_t>, all_pieces> things_{};
};

}  // namespace

void annotate(const Position& position, const text::Source& source, Annotations& out) {
  if (!position.span.empty()) PositionAnnotator(position, source, out).annotate();
}

std::string cell_text(Cell cell) { return format("({},{})", cell.q, cell.r); }

std::string words_of(const BugSet& set) {
  const std::string white = words_of_side(set, Colour::white);
  const std::string black = words_of_side(set, Colour::black);
  if (white == black) return "each side has " + white;
  return format("White has {}; Black has {}", white, black);
}

void annotate(const Record& record, const text::Source& source, Annotations& out) {
  if (record.has_game && !record.span.empty()) Annotator(record, source, out).annotate();
}

}  // namespace plyglot::hive
