#include "tools/slips/slip.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using test::Random;
using text::Span;

// Turns of which one is chosen; those at the end leave play something to go on with.
constexpr std::size_t first_turn = 2;
constexpr std::size_t turns_left = 4;

bool is_name_byte(char c) { return text::is_letter(c) || text::is_digit(c); }

bool stands_before(Next next, char c) {
  switch (next) {
    case Next::digit:
      return text::is_digit(c);
    case Next::capital:
      return c >= 'A' && c <= 'Z';
    case Next::no_digit:
      return !text::is_digit(c);
    case Next::anything:
      return true;
  }
  return true;
}

class Slipping {
 public:
  Slipping(const Subject& subject, const std::string& game, const Reading& reading, Random& random)
      : subject_(subject), game_(game), reading_(reading), random_(random) {
    turn_ = random.between(first_turn, reading.turns.size() - turns_left);
    const Span turn = reading.turns[turn_];
    std::vector<Span> moves;
    std::copy_if(reading.moves.begin(), reading.moves.end(), std::back_inserter(moves),
                 [turn](Span move) { return turn.contains(move); });
    if (!moves.empty()) move_ = random.pick(moves);
  }

  std::optional<Slip> make(Kind kind) {
    switch (kind) {
      case Kind::digit:
        return exchanged({{subject_.digits}});
      case Kind::letter:
        return exchanged(subject_.letters);
      case Kind::colour:
        return exchanged(subject_.colours);
      case Kind::slash:
        return subject_.has_slashes ? exchanged({{"/\\"}}) : std::nullopt;
      case Kind::doubled:
        return doubled();
      case Kind::missing:
        return missing();
      case Kind::swapped:
        return swapped();
      case Kind::separator:
        return without_separator();
    }
    return std::nullopt;
  }

 private:
  Span turn(std::size_t index) const { return reading_.turns[index]; }
  char at(std::size_t offset) const { return offset < game_.size() ? game_[offset] : '\0'; }
  std::string slice(std::uint32_t begin, std::uint32_t end) const { return game_.substr(begin, end - begin); }

  // One byte of the move for another of its group.
  std::optional<Slip> exchanged(const std::vector<Exchange>& groups) {
    struct Place {
      std::uint32_t offset;
      std::string_view bytes;
    };
    std::vector<Place> places;
    for (std::uint32_t offset = move_.begin; offset < move_.end; ++offset) {
      for (const Exchange& group : groups) {
        const bool is_of_group = group.bytes.find(game_[offset]) != std::string_view::npos;
        if (is_of_group && stands_before(group.next, at(offset + 1))) places.push_back({offset, group.bytes});
      }
    }
    if (places.empty()) return std::nullopt;
    const Place place = random_.pick(places);
    std::string others;
    for (const char c : place.bytes) {
      if (c != game_[place.offset]) others += c;
    }
    Slip slip{{}, game_, move_};
    slip.text[place.offset] = random_.pick(others);
    return slip;
  }

  std::optional<Slip> doubled() const {
    std::uint32_t begin = turn(turn_ - 1).end;
    std::uint32_t end = turn(turn_).end;
    if (subject_.has_lines) {
      begin = static_cast<std::uint32_t>(game_.rfind('\n', turn(turn_).begin));
      end = static_cast<std::uint32_t>(game_.find('\n', end));
    }
    const std::uint32_t size = end - begin;
    return Slip{{}, game_.substr(0, end) + slice(begin, end) + game_.substr(end), {end, end + size}};
  }

  std::optional<Slip> missing() const {
    const std::uint32_t begin = turn(turn_ - 1).end;
    const std::uint32_t end = turn(turn_).end;
    return Slip{{}, game_.substr(0, begin) + game_.substr(end), {begin, begin + turn(turn_ + 1).end - end}};
  }

  std::vector<Span> arguments() const {
    std::vector<Span> found;
    for (std::uint32_t i = move_.begin; i < move_.end; ++i) {
      if (subject_.arguments == Arguments::cells) {
        if (text::is_letter(game_[i]) && text::is_digit(at(i + 1))) found.push_back({i, i + 2});
      } else if (is_name_byte(game_[i])) {
        const bool goes_on = !found.empty() && found.back().end == i;
        if (!goes_on) found.push_back({i, i});
        found.back().end = i + 1;
      }
    }
    if (subject_.arguments == Arguments::after_verb && !found.empty()) found.erase(found.begin());
    return found;
  }

  // Two adjacent arguments.
  std::optional<Slip> swapped() {
    const std::vector<Span> all = arguments();
    if (all.size() < 2) return std::nullopt;
    const std::size_t first = random_.below(all.size() - 1);
    const Span a = all[first];
    const Span b = all[first + 1];
    std::string text = slice(0, a.begin) + slice(b.begin, b.end) + slice(a.end, b.begin) + slice(a.begin, a.end);
    text += game_.substr(b.end);
    return Slip{{}, std::move(text), move_};
  }

  // The text between two turns loses its line ends and semicolons, or all of it if it has none.
  std::optional<Slip> without_separator() {
    const Span before = turn(turn_ - 1);
    const Span after = turn(turn_);
    std::string between = slice(before.end, after.begin);
    const std::size_t mark = between.find_first_of("\n;");
    if (mark == std::string::npos) {
      between.clear();
    } else {
      const auto is_mark = [](char c) { return c == '\n' || c == ';'; };
      between.erase(std::remove_if(between.begin(), between.end(), is_mark), between.end());
      if (random_.chance(50)) between.insert(mark, " ");
    }
    std::string text = slice(0, before.end) + between + game_.substr(after.begin);
    const auto shift = static_cast<std::uint32_t>(game_.size() - text.size());
    return Slip{{}, std::move(text), {before.begin, after.end - shift}};
  }

  const Subject& subject_;
  const std::string& game_;
  const Reading& reading_;
  Random& random_;
  std::size_t turn_ = 0;
  Span move_;
};

}  // namespace

std::optional<Slip> slip(const Subject& subject, const std::string& game, const Reading& reading, Kind kind,
                         Random& random) {
  if (reading.turns.size() < first_turn + turns_left + 1) return std::nullopt;
  std::optional<Slip> made = Slipping(subject, game, reading, random).make(kind);
  if (!made || made->text == game) return std::nullopt;
  made->kind = kind;
  return made;
}

}  // namespace plyglot::slips
