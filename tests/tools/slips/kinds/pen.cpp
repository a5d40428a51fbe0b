#include "tools/slips/kinds/pen.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

bool is_name_byte(char c) { return text::is_letter(c) || text::is_digit(c); }

std::uint32_t offset(std::size_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

bool has_room(const Original& original) {
  if (original.subject->is_position) return !original.reading.turns.empty();
  return original.reading.turns.size() > first_turn + turns_left;
}

Pen::Pen(const Original& original, test::Random& random, std::size_t low, std::size_t high)
    : original_(original), random_(random), low_(low), high_(high) {
  go_to_turn(random.between(low, high));
}

Pen::Pen(const Original& original, test::Random& random)
    : Pen(original, random, original.subject->is_position ? 0 : first_turn,
          original.reading.turns.size() - (original.subject->is_position ? 1 : turns_left)) {}

void Pen::go_to_turn(std::size_t turn) {
  turn_ = turn;
  const std::vector<Span> moves = moves_in(turn);
  move_ = moves.empty() ? Span() : random_.pick(moves);
}

std::vector<Span> Pen::moves_in(std::size_t turn) const {
  const Span whole = original_.reading.turns[turn];
  std::vector<Span> moves;
  const std::vector<Span>& all = original_.reading.moves;
  std::copy_if(all.begin(), all.end(), std::back_inserter(moves), [whole](Span move) { return whole.contains(move); });
  return moves;
}

Span Pen::line_of(std::uint32_t place) const {
  const std::size_t before = place == 0 ? std::string::npos : text().rfind('\n', place - 1);
  const std::size_t after = text().find('\n', place);
  return {before == std::string::npos ? 0 : offset(before + 1), offset(std::min(after, text().size()))};
}

std::vector<Span> Pen::arguments_in(Span move) const {
  std::vector<Span> found;
  for (std::uint32_t i = move.begin; i < move.end; ++i) {
    if (subject().arguments == Arguments::cells) {
      if (text::is_letter(text()[i]) && text::is_digit(at(i + 1))) found.push_back({i, i + 2});
    } else if (is_name_byte(text()[i])) {
      const bool goes_on = !found.empty() && found.back().end == i;
      if (!goes_on) found.push_back({i, i});
      found.back().end = i + 1;
    }
  }
  if (subject().arguments == Arguments::after_verb && !found.empty()) found.erase(found.begin());
  return found;
}

// The unit is all between the turn before the change and the turn after it, and no line beside.
MadeSlip Pen::placed(std::string changed, Span part, Span place) const {
  if (changed == text()) return std::nullopt;
  Span unit{line_of(part.begin).begin, line_of(part.end).end};
  for (const Span turn : original_.reading.turns) {
    if (turn.end <= part.begin) unit.begin = std::max(unit.begin, turn.end);
    if (turn.begin >= part.end) unit.end = std::min(unit.end, turn.begin);
  }
  const std::uint32_t after = offset(text().size()) - unit.end;
  Slip slip;
  slip.text = std::move(changed);
  slip.places = {place};
  slip.units = {{unit.begin, offset(slip.text.size()) - after}};
  return slip;
}

MadeSlip Pen::in_move(Span part, std::string_view by) const {
  MadeSlip slip = replaced(part, by);
  if (!slip) return slip;
  slip->places = {{move_.begin, offset(move_.end + by.size()) - part.size()}};
  return slip;
}

MadeSlip Pen::replaced(Span part, std::string_view by) const {
  std::string changed = text().substr(0, part.begin);
  changed += by;
  changed += text().substr(part.end);
  return placed(std::move(changed), part, {part.begin, offset(part.begin + by.size())});
}

std::vector<std::string> Pen::words(std::size_t first, std::size_t last) const {
  std::vector<std::string> all;
  for (std::size_t i = first; i < last; ++i) all.push_back(slice(turn(i)));
  return all;
}

MadeSlip Pen::rewritten(std::size_t first, const std::vector<std::string>& written) const {
  const std::size_t last = first + written.size() - 1;
  std::string changed = text().substr(0, turn(first).begin);
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (i != 0) changed += slice(turn(first + i - 1).end, turn(first + i).begin);
    changed += written[i];
  }
  const Span place{turn(first).begin, offset(changed.size())};
  changed += text().substr(turn(last).end);
  return placed(std::move(changed), {turn(first).begin, turn(last).end}, place);
}

MadeSlip Pen::closed_up(std::size_t missing) const {
  std::string changed = text().substr(0, turn().begin);
  for (std::size_t i = turn_; i + missing < turns(); ++i) {
    if (i != turn_) changed += slice(turn(i - 1).end, turn(i).begin);
    changed += slice(turn(i + missing));
  }
  changed += text().substr(turn(turns() - 1).end);
  const Span next = turn(turn_ + missing);
  const Span place{turn().begin, turn().begin + next.size()};
  MadeSlip slip = placed(std::move(changed), turn(), place);
  // The turns after the gap are right.
  if (slip) slip->units = {place};
  return slip;
}

}  // namespace plyglot::slips
