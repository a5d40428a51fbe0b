#include "hopgi/notations/hopgi/resolve/joined_legs.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/resolve/item_tables.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using text::Span;

constexpr std::string_view blanks = " \t\r\n";
// A leg, a sign that is a word of its own, and a leg.
constexpr std::size_t most_items = 3;
// A letter, and two squares with a sign between them.
constexpr std::size_t least_of_leg = 6;

// R21: a `;` with which its line ends.
bool is_semicolon_alone(const Resolution& resolution, const Item& item) {
  return item.kind == ItemKind::comment && resolution.source.slice(item.span) == ";";
}

// Where the legs of the item end; none if it cannot be the last of such a turn.
std::optional<std::uint32_t> end_of_legs(const Resolution& resolution, const Item& item) {
  if (item.kind == ItemKind::bad_token) return item.span.end;
  if (item.kind != ItemKind::turn) return std::nullopt;
  const TurnNode& node = resolution.ast.turns[item.index];
  if (node.leg_count != 1) return std::nullopt;
  return resolution.ast.legs[node.first_leg].end;
}

// True if the text can be in the place of the `;`.
bool joins(std::string_view between) {
  const std::string_view sign = text::trimmed(between, blanks);
  return sign.empty() || (sign.size() == 1 && std::string_view(",/&+").find(sign[0]) != std::string_view::npos);
}

// The legal turn that the text is but for its `;`.
std::optional<JoinedLegs> joined_legs_in(const Resolution& resolution, Span text) {
  const std::string_view written = resolution.source.slice(text);
  std::optional<JoinedLegs> found;
  if (written.size() < 2 * least_of_leg) return found;
  const auto look_at = [&](const Turn& turn) {
    if (!turn.second) return;
    const std::string first = leg_text(turn.first);
    const std::string second = leg_text(*turn.second);
    if (written.size() < first.size() + second.size() || written.substr(0, first.size()) != first) return;
    const std::size_t second_begin = written.size() - second.size();
    if (written.substr(second_begin) != second) return;
    if (!joins(written.substr(first.size(), second_begin - first.size()))) return;
    found.emplace();
    found->turn = turn;
    found->first = {text.begin, text.begin + static_cast<std::uint32_t>(first.size())};
    found->second = {text.begin + static_cast<std::uint32_t>(second_begin), text.end};
  };
  const State& state = resolution.state();
  for (SquareSet kings = state.kings(resolution.side()); kings != 0; kings &= kings - 1)
    visit_turns_of_king(state, first_of(kings), look_at);
  return found;
}

std::string message_for(std::string_view sign) {
  if (sign.empty()) return "there is no `;` between the two legs of this turn";
  if (sign == ";") return "a line ends between the two legs of this turn";
  return text::format("the two legs of this turn are joined by {}, not by `;`", text::quote(sign));
}

bool is_turn_of_one(const Resolution& resolution, const Item& item) {
  return item.kind == ItemKind::turn && resolution.ast.turns[item.index].leg_count == 1;
}

// The turn whose `;` ends its line, if it is legal.
std::optional<JoinedLegs> legs_on_two_lines(const Resolution& resolution, std::size_t item) {
  const std::vector<Item>& items = resolution.ast.items;
  if (item + 2 >= items.size() || !is_semicolon_alone(resolution, items[item + 1])) return std::nullopt;
  if (!is_turn_of_one(resolution, items[item]) || !is_turn_of_one(resolution, items[item + 2])) return std::nullopt;
  const TurnNode& first = resolution.ast.turns[items[item].index];
  const TurnNode& second = resolution.ast.turns[items[item + 2].index];
  const LegNode* const legs = &resolution.ast.legs[first.first_leg];
  const std::optional<Turn> turn = verdicts::legal_reading(resolution.state(), {legs, legs + 1}, false);
  if (!turn || !legs[1].marks().empty()) return std::nullopt;
  JoinedLegs found;
  found.turn = *turn;
  found.first = legs[0].span();
  found.second = legs[1].span();
  found.span = text::cover(first.span, second.span);
  found.last_item = item + 2;
  found.node = second;
  found.node->span = found.span;
  found.node->first_leg = first.first_leg;
  found.node->leg_count = 2;
  found.node->semicolon = items[item + 1].span;
  return found;
}

}  // namespace

bool may_begin_joined_legs(const Resolution& resolution, const Item& item) {
  if (!resolution.is_known || resolution.now().is_over || resolution.now().is_unsure()) return false;
  // R17: where a king may stay, each leg may be a turn.
  if (resolution.linked_kings != diagnostics::Severity::error) return false;
  if (item.kind == ItemKind::turn) {
    const TurnNode& node = resolution.ast.turns[item.index];
    if (node.leg_count != 1 || !node.suffix_span.empty()) return false;
  }
  return count(resolution.state().kings(resolution.side())) == 2;
}

std::optional<JoinedLegs> find_joined_legs(const Resolution& resolution, std::size_t item) {
  const std::vector<Item>& items = resolution.ast.items;
  if (std::optional<JoinedLegs> found = legs_on_two_lines(resolution, item)) return found;
  const std::uint32_t begin = items[item].span.begin;
  const std::size_t end = std::min(items.size(), item + most_items);
  for (std::size_t last = item; last < end; ++last) {
    const std::optional<std::uint32_t> legs_end = end_of_legs(resolution, items[last]);
    if (!legs_end) return std::nullopt;
    std::optional<JoinedLegs> found = joined_legs_in(resolution, {begin, *legs_end});
    if (!found) continue;
    found->span = {begin, items[last].span.end};
    found->last_item = last;
    if (items[last].kind == ItemKind::turn) found->suffix = resolution.ast.turns[items[last].index].suffix;
    const bool is_read = items[item].kind == ItemKind::turn && items[last].kind == ItemKind::turn;
    if (is_read) found->leg = resolution.ast.turns[items[item].index].first_leg;
    return found;
  }
  return std::nullopt;
}

void report_joined_legs(Resolution& resolution, const JoinedLegs& legs) {
  withdraw_word_findings(resolution, legs.span);
  const Span between = legs.between();
  const std::string_view sign = text::trimmed(resolution.source.slice(between), blanks);
  if (legs.node) {
    resolution.reporter.withdraw(diagnostics::DiagnosticId::hopgi_semicolon_comment, legs.node->semicolon);
  }
  findings::Finding(resolution.reporter, diagnostics::DiagnosticId::hopgi_missing_semicolon, between, message_for(sign))
      .label(legs.second, text::format("both kings of {} move in one turn", name_of(resolution.side())))
      .fix("write `;`", diagnostics::Safety::safe, between, ";");
}

}  // namespace plyglot::hopgi::record
