#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"

#include "homeworlds/notations/homeworlds/read/words/words.hpp"
#include "homeworlds/notations/homeworlds/resolve/seats.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/decimal.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool mean_the_same(const State& state, const Action& a, const Action& b) {
  return state.latest(a.system) == state.latest(b.system) && a.colour == b.colour;
}

// What was found in the words as they were in the tree holds no more.
void forget_findings(std::vector<NotedFinding>& findings, FindingRange range, text::Span action) {
  for (std::size_t i = range.first; i < range.last; ++i) {
    NotedFinding& finding = findings[i];
    if (finding.is_of_trade_order && action.contains(finding.span)) finding.severity = diagnostics::Severity::off;
  }
}

ActionNode in_other_order(const ActionNode& node) {
  ActionNode other = node;
  std::swap(other.system, other.colour);
  other.order = node.order == TradeOrder::system_first ? TradeOrder::colour_first : TradeOrder::system_first;
  return other;
}

// homeworlds R6.
void read_colour(std::string_view word, Action& action) {
  const std::optional<PieceKind> piece = piece_at_begin(word);
  action.colour = piece ? colour_of(*piece) : colour_named(word).value_or(Colour::blue);
  if (piece && action.verb == Verb::trade) action.written_size = size_of(*piece);
}

std::optional<PieceKind> piece_in(const Reading& reading, Word word) {
  if (!word.is_present()) return std::nullopt;
  return piece_at_begin(reading.slice(word.span));
}

}  // namespace

void choose_trade_order(Reading& reading, const State& state, Player player, FindingRange findings, ActionNode& node) {
  const ActionNode other_node = in_other_order(node);
  const Action written = read_action(reading, node, state.players());
  const Action other = read_action(reading, other_node, state.players());
  if (!is_workable_trade(state, player, other)) return;
  const text::Span words = text::cover(node.system.span, node.colour.span);
  if (is_workable_trade(state, player, written)) {
    if (mean_the_same(state, written, other)) return;
    // Both systems can be shown, where they were created.
    if (NotedFinding* finding = reading.report(DiagnosticId::homeworlds_ambiguous_trade, words)) {
      finding->systems = {*state.latest(written.system), *state.latest(other.system)};
    }
    return;
  }
  node = other_node;
  forget_findings(reading.findings, findings, node.span);
  NotedFinding* const finding = reading.report(DiagnosticId::homeworlds_trade_order, words, trade_words(reading, node));
  if (finding != nullptr) finding->severity = diagnostics::Severity::warning;
}

void leave_trade_order(Reading& reading, FindingRange findings, const ActionNode& node) {
  forget_findings(reading.findings, findings, node.span);
}

ColourForm needed_colour_form(const Reading& reading, const State* state, Player player, const ActionNode& node,
                              const Action& trade) {
  if (trade.written_size && trade.ship && *trade.written_size != size_of(*trade.ship)) return ColourForm::piece;
  if (state == nullptr || !node.can_be_reordered || !node.is_playable) return ColourForm::letter;
  const std::string_view letter = name_of(trade.colour).substr(0, 1);
  Action other = read_action(reading, in_other_order(node), state->players());
  other.system = letter;
  if (!is_workable_trade(*state, player, other) || mean_the_same(*state, trade, other)) return ColourForm::letter;
  if (trade.written_size) return ColourForm::piece;
  return node.colour.span.size() > letter.size() ? ColourForm::name : ColourForm::letter;
}

Action read_action(const Reading& reading, const ActionNode& node, Player players) {
  Action action;
  action.verb = node.verb;
  if (node.verb == Verb::homeworld) {
    for (std::size_t i = 0; i < 2; ++i) action.stars[i] = piece_in(reading, node.stars[i]);
  }
  action.ship = piece_in(reading, node.ship);
  if (node.verb == Verb::build) {
    action.colour =
        action.ship ? colour_of(*action.ship) : colour_named(reading.slice(node.ship.span)).value_or(Colour::blue);
  }
  if (node.colour.is_present()) read_colour(reading.slice(node.colour.span), action);
  action.system = reading.slice(node.system.span);
  action.other_system = reading.slice(node.other_system.span);
  if (node.verb == Verb::discover) action.star = piece_in(reading, node.star).value_or(PieceKind{0});
  if (node.owner.is_present()) action.owner = player_of(reading.slice(node.owner.span)[0], players);
  action.is_all = node.is_all;
  return action;
}

void fill_action(const Reading& reading, const ActionNode& node, const Action& action, RecordAction& into) {
  into.verb = action.verb;
  if (action.verb == Verb::homeworld) into.stars = action.stars;
  into.ship = action.ship;
  into.colour = action.colour;
  into.has_written_size = action.verb != Verb::build || action.ship.has_value();
  if (action.verb == Verb::homeworld) into.has_written_name = node.system.is_present();
  if (action.verb == Verb::discover) into.has_written_name = node.other_system.is_present();
  into.traded_size = action.written_size;
  into.star = action.star;
  into.owner = action.owner;
  if (node.owner.is_present() && action.verb == Verb::attack) into.written_owner = reading.slice(node.owner.span)[0];
  into.is_all = action.is_all;
  into.span = node.span;
  into.ship_span = node.ship.span;
  if (reading.form.dialect != Dialect::hwl) return;
  const std::array<Word, 3> words = words_with_serials(node);
  constexpr std::size_t serial_size = 3;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = reading.slice(words[i].span);
    if (word.size() == serial_size) into.serials[i] = word.back();
  }
}

std::array<Word, 3> words_with_serials(const ActionNode& node) {
  if (node.verb == Verb::homeworld) return {node.stars[0], node.stars[1], node.ship};
  return {node.ship, node.verb == Verb::trade ? node.colour : node.star, Word{}};
}

std::uint32_t first_number(const Record& record) {
  std::uint32_t highest = 0;
  for (const RecordSystem& system : record.systems) {
    const bool is_of_position = system.created == no_action;
    if (!is_of_position || !is_name(system.name, form_of(Dialect::hwl)) || system.name.size() > 9) continue;
    highest = std::max(highest, text::number_of(system.name));
  }
  const auto count = static_cast<std::uint32_t>(record.initial ? record.initial->systems.size() : 0);
  return std::max(highest, count) - count + 1;
}

std::string_view home_name(const Record& record, std::string_view handle, Player player) {
  if (!handle.empty()) return handle;
  const bool has_name = player < record.players.size() && record.dialect != Dialect::ap;
  return has_name ? std::string_view(record.players[player]) : seat_name(player, record.player_count);
}

std::optional<Player> owner_by_position(const State& state, Player player, const Action& attack) {
  const State::Place* const place = state.find(attack.system);
  if (place == nullptr || !attack.ship) return std::nullopt;
  std::optional<Player> owner;
  for (Player other = 0; other < state.players(); ++other) {
    if (other == player || !place->ships[other].has(*attack.ship)) continue;
    if (owner) return std::nullopt;
    owner = other;
  }
  return owner;
}

}  // namespace plyglot::homeworlds
