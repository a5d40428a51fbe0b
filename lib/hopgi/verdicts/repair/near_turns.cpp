#include "hopgi/verdicts/repair/near_turns.hpp"

#include "diagnostics/near_names.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/spelling/short_move.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <array>

namespace plyglot::hopgi::verdicts {
namespace {

using repair::Words;

// In bytes of a typing error (repair::Costs).
struct SlipCosts {
  // R13.3 tells the right letter from the square.
  float letters = 0.6F;
  float sign = 1.0F;
  float exchanged_squares = 1.0F;
  float two_signs = 2.7F;
  // One of its legs is missing, or one is too many.
  float leg = 1.4F;
  // What is beside a turn.
  float surroundings = 0.3F;
  float joint = 0.8F;
};
constexpr SlipCosts slip_costs;

// Changes of the text; a turn that needs more was hardly meant.
constexpr std::uint32_t farthest = 2;
constexpr std::size_t longest_pair = 2 * longest_turn;

bool begins_square(std::string_view text, std::size_t at) {
  return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'g' && text::is_digit(text[at + 1]);
}

// `Pd2-c3;...` without the letters of its pieces.
std::string without_letters(std::string_view text) {
  std::string rest;
  bool is_begin = true;
  for (const char c : text) {
    if (is_begin && text::is_upper(c)) continue;
    rest += c;
    is_begin = c == ';';
  }
  return rest;
}

// Whether two squares that are written one after the other have changed places.
bool are_exchanged(std::string_view written, std::string_view text) {
  if (written.size() != text.size()) return false;
  std::array<std::size_t, 4> squares{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size() && count < squares.size(); ++i) {
    if (begins_square(text, i)) squares[count++] = i;
  }
  for (std::size_t i = 1; i < count; ++i) {
    std::string exchanged(text);
    std::swap_ranges(exchanged.begin() + static_cast<std::ptrdiff_t>(squares[i - 1]),
                     exchanged.begin() + static_cast<std::ptrdiff_t>(squares[i - 1] + 2),
                     exchanged.begin() + static_cast<std::ptrdiff_t>(squares[i]));
    if (exchanged == written) return true;
  }
  return false;
}

// Whether one is the other and a leg after it, or before it.
bool differ_by_a_leg(std::string_view a, std::string_view b) {
  if (a.size() < b.size()) std::swap(a, b);
  if (a.size() < b.size() + 2) return false;
  return (a.starts_with(b) && a[b.size()] == ';') || (a.ends_with(b) && a[a.size() - b.size() - 1] == ';');
}

// Whether a turn is there in whole, and what is around it is neither a letter nor a digit that goes on with it.
bool is_within(std::string_view text, std::string_view written) {
  const std::size_t at = written.find(text);
  if (at == std::string_view::npos) return false;
  const auto goes_on = [](char byte) { return text::is_letter(byte) || text::is_digit(byte) || byte == ';'; };
  const std::size_t end = at + text.size();
  return (at == 0 || !goes_on(written[at - 1])) && (end == written.size() || !goes_on(written[end]));
}

// None for a turn that was hardly meant.
std::optional<float> cost_of(std::string_view written, std::string_view text) {
  if (is_within(text, written)) return slip_costs.surroundings;
  if (differ_by_a_leg(written, text)) return slip_costs.leg;
  const std::optional<std::uint32_t> distance = diagnostics::edit_distance(written, text, farthest);
  if (!distance) return are_exchanged(written, text) ? std::optional(slip_costs.exchanged_squares) : std::nullopt;
  if (without_letters(written) == without_letters(text)) return slip_costs.letters;
  if (*distance < farthest) return slip_costs.sign;
  return are_exchanged(written, text) ? slip_costs.exchanged_squares : slip_costs.two_signs;
}

void add_cheaper(Words<Turn>&& words, std::vector<Words<Turn>>& found) {
  for (Words<Turn>& known : found) {
    if (known.moves != words.moves || known.items != words.items) continue;
    known.cost = std::min(known.cost, words.cost);
    return;
  }
  found.push_back(std::move(words));
}

// By which turns are ordered, as numbers.
std::uint64_t order_of(const Leg& leg, Side side) {
  const auto place = [side](Square square) {
    const std::uint64_t file = file_of(square);
    const std::uint64_t rank = rank_of(square) - 1U;
    return side == Side::white ? file * 8 + rank : rank * 8 + file;
  };
  const std::uint64_t kind = (leg.kind == LegKind::drop ? 16U : 0U) + static_cast<std::uint64_t>(leg.piece);
  return (kind << 12) + ((leg.kind == LegKind::drop ? 0 : place(leg.from)) << 6) + place(leg.to);
}

std::uint64_t order_of(const Turn& turn, Side side) {
  return (order_of(turn.first, side) << 20) + (turn.second ? order_of(*turn.second, side) + 1 : 0);
}

}  // namespace

std::vector<Turn> turns_in_order(const State& state) {
  std::vector<Turn> turns;
  visit_turns(state, [&](const Turn& turn) { turns.push_back(turn); });
  const auto is_before = [side = state.to_move()](const Turn& a, const Turn& b) {
    return order_of(a, side) < order_of(b, side);
  };
  text::sort(turns.begin(), turns.end(), is_before);
  return turns;
}

std::vector<Words<Turn>> near_turns(const State& state, std::string_view written, WordForm form) {
  std::vector<Words<Turn>> found;
  if (written.empty() || written.size() > longest_turn) return found;
  for (const Turn& turn : turns_in_order(state)) {
    std::optional<float> cost = cost_of(written, turn_text(turn));
    if (!cost && form == WordForm::any) cost = cost_of(written, short_turn_text(state, turn));
    if (cost) found.push_back({{turn}, 1, *cost});
  }
  return found;
}

std::size_t size_of_number(const State& state, std::string_view rest) {
  const std::string number = text::format("{}{}", state.turn_number(), state.to_move() == Side::white ? "." : "...");
  return rest.starts_with(number) ? number.size() : 0;
}

void append_run_together(const State& state, std::string_view written, std::vector<Words<Turn>>& found) {
  if (written.size() > longest_pair) return;
  visit_turns(state, [&](const Turn& first) {
    const std::string text = turn_text(first);
    if (text.size() >= written.size() || !written.starts_with(text)) return;
    State next = state;
    play_turn(next, first);
    std::string_view rest = written.substr(text.size());
    rest.remove_prefix(size_of_number(next, rest));
    if (rest.empty()) return add_cheaper({{first}, 1, slip_costs.joint}, found);
    visit_turns(next, [&](const Turn& second) {
      if (rest == turn_text(second)) found.push_back({{first, second}, 1, slip_costs.joint});
    });
  });
}

void append_broken(const State& state, std::string_view written, std::string_view next,
                   std::vector<Words<Turn>>& found) {
  const std::string joined = text::format("{}{}", written, next);
  if (joined.size() > longest_turn) return;
  visit_turns(state, [&](const Turn& turn) {
    if (joined == turn_text(turn) || joined == short_turn_text(state, turn)) {
      found.push_back({{turn}, 2, slip_costs.joint});
    }
  });
}

}  // namespace plyglot::hopgi::verdicts
