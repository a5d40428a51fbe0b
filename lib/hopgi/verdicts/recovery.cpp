#include "hopgi/verdicts/recovery.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::hopgi::verdicts {
namespace {

constexpr std::size_t most_readings = 8;
constexpr std::size_t enough_turns = 2;
// No turn has more bytes, nor two of them with a number between.
constexpr std::size_t longest_turn = 24;
constexpr std::size_t longest_pair = 64;

// How a turn differs from what is written, the likeliest first.
enum class Likeness : std::uint8_t { letters, exchange, byte, none };

// `Pd2-c3;...` without the letters of its pieces.
std::string without_letters(std::string_view text) {
  std::string rest;
  bool is_begin = true;
  for (const char c : text) {
    if (!is_begin || !text::is_upper(c)) {
      rest += c;
      is_begin = c == ';';
    }
  }
  return rest;
}

// Whether two squares that are written one after the other have changed places.
bool are_exchanged(std::string_view written, std::string_view text) {
  std::array<std::size_t, 4> squares{};
  std::size_t count = 0;
  for (std::size_t i = 0; i + 1 < text.size() && count < squares.size(); ++i) {
    if (text[i] >= 'a' && text[i] <= 'g' && text::is_digit(text[i + 1])) squares[count++] = i;
  }
  for (std::size_t i = 1; i < count; ++i) {
    std::string exchanged(text);
    for (std::size_t byte = 0; byte < 2; ++byte)
      std::swap(exchanged[squares[i - 1] + byte], exchanged[squares[i] + byte]);
    if (exchanged == written) return true;
  }
  return false;
}

Likeness likeness(std::string_view written, std::string_view text) {
  if (written.size() == text.size()) {
    std::size_t differences = 0;
    for (std::size_t i = 0; i < text.size(); ++i) differences += written[i] != text[i] ? 1U : 0U;
    if (differences == 1 && without_letters(written) != without_letters(text)) return Likeness::byte;
    if (differences > 1 && are_exchanged(written, text)) return Likeness::exchange;
  }
  const bool has_close_size = written.size() <= text.size() + 2 && text.size() <= written.size() + 2;
  return has_close_size && without_letters(written) == without_letters(text) ? Likeness::letters : Likeness::none;
}

// By which turns of equal likeness are ordered. In the game, files are to White what ranks are to Black, and this is
// the same for both.
std::string order_of(std::string text, Side side) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] < 'a' || text[i] > 'g' || !text::is_digit(text[i + 1])) continue;
    text[i] = static_cast<char>(text[i] - 'a' + '1');
    if (side == Side::black) std::swap(text[i], text[i + 1]);
  }
  return text;
}

struct Similar {
  Likeness likeness = Likeness::none;
  std::string order;
  std::string text;
  Turn turn;
};

void add_other_turns(const State& state, const std::string& written, std::vector<Recovery>& readings) {
  if (written.size() > longest_turn) return;
  std::vector<Similar> found;
  visit_turns(state, [&](const Turn& turn) {
    std::string text = turn_text(turn);
    const Likeness kind = likeness(written, text);
    if (kind == Likeness::none || text == written) return;
    std::string order = order_of(text, state.to_move());
    found.push_back({kind, std::move(order), std::move(text), turn});
  });
  text::sort(found.begin(), found.end(), [](const Similar& a, const Similar& b) {
    return std::tie(a.likeness, a.order) < std::tie(b.likeness, b.order);
  });
  for (Similar& each : found) {
    Recovery& reading = readings.emplace_back();
    reading.turns = {each.turn};
    reading.text = std::move(each.text);
  }
}

State after(const State& state, const Turn& turn) {
  State next = state;
  play_turn(next, turn);
  return next;
}

// The bytes of a number for the side to move at the beginning of the text; 0 if there is none.
std::size_t size_of_number(const State& state, std::string_view text) {
  const std::string number = text::format("{}{}", state.turn_number(), state.to_move() == Side::white ? "." : "...");
  return text.substr(0, number.size()) == number ? number.size() : 0;
}

// What follows the first of the turns, if that is a second one, or a number.
void add_pair(const State& state, const Turn& first, std::string_view rest, std::vector<Recovery>& readings) {
  const State next = after(state, first);
  const std::size_t number = size_of_number(next, rest);
  std::string text = turn_text(first) + ' ';
  if (number != 0) text.append(rest.substr(0, number)) += ' ';
  rest.remove_prefix(number);
  if (rest.empty()) {
    text.pop_back();
    Recovery& reading = readings.emplace_back();
    reading.repair = Repair::run_together;
    reading.turns = {first};
    reading.text = std::move(text);
    reading.ends_with_number = true;
    return;
  }
  if (number == 0 && next.to_move() == Side::white) text += text::format("{}. ", next.turn_number());
  visit_turns(next, [&](const Turn& second) {
    const std::string second_text = turn_text(second);
    if (rest != second_text) return;
    Recovery& reading = readings.emplace_back();
    reading.repair = Repair::run_together;
    reading.turns = {first, second};
    reading.text = text + second_text;
  });
}

void add_pairs(const State& state, const std::string& word, std::vector<Recovery>& readings) {
  if (word.size() > longest_pair) return;
  visit_turns(state, [&](const Turn& first) {
    const std::string text = turn_text(first);
    if (text.size() >= word.size() || word.compare(0, text.size(), text) != 0) return;
    add_pair(state, first, std::string_view(word).substr(text.size()), readings);
  });
}

Recovery without_a_turn(Repair repair) {
  Recovery reading;
  reading.repair = repair;
  return reading;
}

std::vector<Recovery> readings_of(const State& state, const BrokenTurn& turn) {
  std::vector<Recovery> readings;
  if (turn.is_repetition) readings.push_back(without_a_turn(Repair::repetition));
  add_other_turns(state, turn.text, readings);
  if (turn.legs.first == nullptr) add_pairs(state, turn.text, readings);
  const bool may_be_missing = turn.legs.first != nullptr && turn.may_follow_missing_turn;
  const std::size_t most = may_be_missing ? most_readings - 1 : most_readings;
  if (readings.size() > most) readings.resize(most);
  if (may_be_missing) readings.push_back(without_a_turn(Repair::missing_turn));
  return readings;
}

}  // namespace

std::optional<Recovery> recovery_from(const State& state, const BrokenTurn& turn, std::span<const WrittenTurn> next,
                                      bool king_may_stay) {
  next = next.first(std::min(next.size(), most_turns_ahead));
  if (next.empty()) return std::nullopt;
  std::vector<Recovery> readings = readings_of(state, turn);
  const auto plays = [&](State& trial, const WrittenTurn& written) {
    const std::optional<Turn> played = legal_reading(trial, written, king_may_stay);
    if (played) play_turn(trial, *played);
    return played.has_value();
  };
  const Recovery* best = nullptr;
  std::size_t confirmed = 0;
  for (Recovery& reading : readings) {
    State trial = state;
    for (const Turn& played : reading.turns) play_turn(trial, played);
    if (reading.repair == Repair::missing_turn) {
      skip_turn(trial);
      if (!plays(trial, turn.legs)) continue;
    }
    while (reading.confirmed < next.size() && plays(trial, next[reading.confirmed])) ++reading.confirmed;
    if (reading.confirmed < std::min(enough_turns, next.size())) continue;
    ++confirmed;
    if (best == nullptr || reading.confirmed > best->confirmed) best = &reading;
  }
  if (best == nullptr) return std::nullopt;
  Recovery chosen = *best;
  chosen.is_only = confirmed == 1;
  return chosen;
}

}  // namespace plyglot::hopgi::verdicts
