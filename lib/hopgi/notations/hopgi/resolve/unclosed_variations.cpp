#include "hopgi/notations/hopgi/resolve/unclosed_variations.hpp"

#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;

// As many places are tried as readings of a turn (R27).
constexpr std::size_t most_places = 8;

// Of one line, from one of its items on, without the variations in it.
class LineWalk {
 public:
  LineWalk(const Resolution& resolution, const State& state) : resolution_(resolution), state_(state) {}

  // The first item that does not fit, else `end`. `turns` counts those that are legal.
  std::size_t first_misfit(std::size_t begin, std::size_t end, std::size_t& turns) {
    const std::vector<Item>& items = resolution_.ast.items;
    for (std::size_t i = begin; i < end; ++i) {
      const Item& item = items[i];
      if (item.kind == ItemKind::variation_begin) {
        i = resolution_.variation_ends[i];
      } else if (item.kind == ItemKind::number) {
        if (!is_due(resolution_.ast.numbers[item.index])) return i;
      } else if (item.kind == ItemKind::turn) {
        if (!play(resolution_.ast.turns[item.index])) return i;
        ++turns;
      } else if (item.kind == ItemKind::bad_token && item.is_turn) {
        return i;
      }
    }
    return end;
  }

  bool is_due(const NumberNode& number) const {
    const bool is_white = state_.to_move() == Side::white;
    const std::string due = text::format("{}{}", state_.turn_number(), is_white ? "." : "...");
    return resolution_.source.slice(number.span()) == due;
  }

 private:
  bool play(const TurnNode& node) {
    const LegNode* const first = &resolution_.ast.legs[node.first_leg];
    const verdicts::WrittenTurn written{first, node.leg_count > 1 ? first + 1 : nullptr};
    const bool may_stay = resolution_.linked_kings != diagnostics::Severity::error;
    const std::optional<Turn> turn = verdicts::legal_reading(state_, written, may_stay);
    if (turn) play_turn(state_, *turn);
    return turn.has_value();
  }

  const Resolution& resolution_;
  State state_;
};

bool is_unclosed_end(const Item& item) { return item.kind == ItemKind::variation_end && item.span.empty(); }

// The number from which on the enclosing line goes on farther than the variation does; none if there is none. `end` is
// the item with which the variation ends as it is written.
std::optional<std::size_t> find_end(const Resolution& resolution, std::size_t open, std::size_t misfit,
                                    std::size_t end) {
  const std::vector<Item>& items = resolution.ast.items;
  const LineWalk enclosing(resolution, resolution.state());
  std::optional<std::size_t> best;
  std::size_t farthest = misfit;
  std::size_t places = 0;
  // A variation has a turn, and perhaps a number before it.
  for (std::size_t i = open + 2; i <= misfit && places < most_places; ++i) {
    if (items[i].kind == ItemKind::variation_begin) i = resolution.variation_ends[i];
    if (items[i].kind != ItemKind::number) continue;
    if (!enclosing.is_due(resolution.ast.numbers[items[i].index])) continue;
    ++places;
    std::size_t turns = 0;
    const std::size_t reached = LineWalk(resolution, resolution.state()).first_misfit(i, end, turns);
    const bool is_confirmed = turns > 1 || (turns == 1 && reached == end);
    if (!is_confirmed || reached <= farthest) continue;
    farthest = reached;
    best = i;
  }
  return best;
}

// Else it is unknown to which of them a `)` belongs.
bool is_one_unclosed(const std::vector<Item>& items) {
  return items.size() < 2 || !is_unclosed_end(items[items.size() - 2]);
}

}  // namespace

bool is_unclosed(Resolution& resolution, std::size_t open) {
  const std::vector<Item>& items = resolution.ast.items;
  return is_unclosed_end(items.back()) && is_unclosed_end(items[end_of_variation(resolution, open)]);
}

std::optional<OverlongVariation> look_for_lost_end(Resolution& resolution, std::size_t open) {
  const Resolution::Line& line = resolution.lines.back();
  if (!resolution.is_known || line.now.is_unsure()) return std::nullopt;
  const std::vector<Item>& items = resolution.ast.items;
  const std::size_t end = end_of_variation(resolution, open);
  const State& begin = items[open].is_without_turn ? line.now.state : line.before_last_turn.state;
  std::size_t turns = 0;
  const std::size_t misfit = LineWalk(resolution, begin).first_misfit(open + 1, end, turns);
  // A variation has a turn.
  if (misfit == end || turns == 0) return std::nullopt;
  OverlongVariation variation;
  if (!line.now.is_over && is_one_unclosed(items)) variation.end = find_end(resolution, open, misfit, end);
  if (!variation.end) variation.misfit = misfit;
  return variation;
}

void note_lost_end(Resolution& resolution, std::size_t unclosed, std::size_t open, const OverlongVariation& variation) {
  const std::vector<Item>& items = resolution.ast.items;
  const text::Span sign = items[unclosed].span;
  const auto is_about_it = [sign](const Diagnostic& found) {
    return found.id == DiagnosticId::hopgi_unclosed_variation && found.span == sign;
  };
  std::vector<Diagnostic>& pending = resolution.reporter.pending();
  const auto found = std::find_if(pending.begin(), pending.end(), is_about_it);
  if (found == pending.end()) return;
  const text::Span place = items[variation.end ? *variation.end : *variation.misfit].span;
  const std::string written = text::quote(resolution.source.slice(place));
  found->notes.clear();
  if (variation.misfit) {
    found->notes.push_back(text::format("{} does not fit into it: from there on the position is unknown", written));
    return;
  }
  found->span = items[open].span;
  found->notes.push_back(text::format("it is read to {}, with which the line around it goes on", written));
  const std::uint32_t end = items[*variation.end - 1].span.end;
  found->fix = Fix{text::format("close it before {}", written), Safety::unsafe, {{{end, end}, ")"}}};
}

}  // namespace plyglot::hopgi::record
