#include "homeworlds/views/annotations/written_turn.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

class ActionWords {
 public:
  ActionWords(const Record& record, const RecordAction& action, const State* before)
      : record_(record), action_(action), before_(before) {}

  std::string words() const {
    switch (action_.verb) {
      case Verb::homeworld:
        return homeworld();
      case Verb::build:
        return build();
      case Verb::trade:
        return text::format("trades {} at {} for a {} one", ship(), system(), name_of(action_.colour));
      case Verb::discover:
        return text::format("discovers {}, a {} star, with {} from {}",
                            has_certain_name() ? other_system() : "a system", words_of(action_.star), ship(), system());
      case Verb::move:
        return text::format("moves {} from {} to {}", ship(), system(), other_system());
      case Verb::attack:
        return attack();
      case Verb::sacrifice:
        return sacrifice();
      case Verb::catastrophe:
        return catastrophe();
      case Verb::pass:
        break;
    }
    return action_.is_all ? "passes all that is left" : "passes";
  }

 private:
  std::string system() const { return text::quote(name_of(record_, action_.system)); }
  std::string other_system() const { return text::quote(name_of(record_, action_.other_system)); }
  // A name that is not written follows from the position.
  bool has_certain_name() const { return action_.has_written_name || action_.is_played; }
  // Equal ships are interchangeable (homeworlds-rules M5), so that it may be one of several.
  std::string ship() const { return action_.ship ? text::format("a {} ship", words_of(*action_.ship)) : "a ship"; }

  // Two stars can be of one kind.
  std::string homeworld() const {
    std::array<unsigned, piece_kinds> counts{};
    PieceSet stars;
    for (const std::optional<PieceKind> star : action_.stars) {
      if (star) stars = stars | PieceSet::some(*star, ++counts[*star]);
    }
    const std::string star_words = words_of(stars, "star");
    return text::format("sets up {} with {} and {}", has_certain_name() ? "the home " + system() : "a home",
                        star_words.empty() ? "no star" : star_words, ship());
  }

  // homeworlds-rules G23: if the text has another size, the smallest piece is built anyway.
  std::string build() const {
    std::optional<PieceKind> built = action_.ship;
    if (before_ != nullptr) {
      const Colour colour = action_.ship ? colour_of(*action_.ship) : action_.colour;
      const PieceSet left = before_->bank() & PieceSet::all(colour);
      if (!left.is_empty()) built = kind_of(left.first());
    }
    const std::string what = built ? words_of(*built) : std::string(name_of(action_.colour));
    const bool is_other = action_.ship && built != action_.ship;
    return text::format(
        "builds a {} ship at {}{}", what, system(),
        is_other ? text::format(", not the {} one of the text", size_word(size_of(*action_.ship))) : "");
  }

  std::string attack() const {
    if (!action_.owner || !action_.ship) return text::format("captures {} at {}", ship(), system());
    return text::format("captures {}'s {} ship at {}", verdicts::visible_name(record_, *action_.owner),
                        words_of(*action_.ship), system());
  }

  // homeworlds-rules G3, G9.
  std::string sacrifice() const {
    constexpr std::string_view actions[] = {"trade", "build", "attack", "move"};
    if (!action_.ship) return text::format("sacrifices {} at {}", ship(), system());
    const std::uint8_t size = size_of(*action_.ship);
    const std::string_view follows = actions[static_cast<std::size_t>(colour_of(*action_.ship))];
    if (size == 1) return text::format("sacrifices {} at {} for one {}", ship(), system(), follows);
    return text::format("sacrifices {} at {} for up to {} {}s", ship(), system(), verdicts::number_word(size), follows);
  }

  // homeworlds-rules G10.
  std::string catastrophe() const {
    std::string words = text::format("calls a catastrophe of {} at {}", name_of(action_.colour), system());
    const State::Place* const place = before_ == nullptr ? nullptr : before_->find(name_of(record_, action_.system));
    if (place == nullptr) return words;
    const unsigned count = place->pieces().count(action_.colour);
    text::append(words, ": {} pieces go to the bank", verdicts::number_word(count));
    return words;
  }

  const Record& record_;
  const RecordAction& action_;
  const State* before_;
};

// homeworlds R2: where the position is unknown, the text must say who moves.
bool is_mover_certain(const Record& record, std::uint32_t index) {
  const RecordTurn& turn = record.turns[index];
  if (index < record.certain_turns) return true;
  if (!turn.handle.empty()) return text::is_same_word(turn.handle, player_name(record, turn.player));
  const auto first = record.actions.begin() + turn.first_action;
  return std::any_of(first, first + turn.action_count, [](const RecordAction& action) { return action.is_played; });
}

}  // namespace

std::string words_for(const Record& record, const RecordAction& action, const State* before) {
  return ActionWords(record, action, before).words();
}

std::string_view size_word(std::uint8_t size) {
  constexpr std::string_view words[] = {"small", "medium", "large"};
  return words[size - 1U];
}

std::string words_of(PieceKind kind) {
  return text::format("{} {}", size_word(size_of(kind)), name_of(colour_of(kind)));
}

std::string words_of(PieceSet pieces, std::string_view noun) {
  std::vector<std::string> phrases;
  unsigned last_count = 0;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const unsigned count = pieces.count(kind);
    if (count == 0) continue;
    phrases.push_back(text::format("{} {}", count == 1 ? "a" : verdicts::number_word(count), words_of(kind)));
    last_count = count;
  }
  if (phrases.empty()) return {};
  return text::format("{} {}", text::joined(phrases, " and "), text::counted_noun(last_count, noun));
}

std::string turn_heading(const Record& record, std::uint32_t index) {
  if (!is_mover_certain(record, index)) return text::format("turn {}", index + 1);
  return text::format("turn {}, {}", index + 1, verdicts::visible_name(record, record.turns[index].player));
}

ActionNumber end_of_same_words(const Record& record, const RecordTurn& turn, ActionNumber first) {
  ActionNumber end = first + 1;
  while (end < turn.first_action + turn.action_count && record.actions[end].span == record.actions[first].span) ++end;
  return end;
}

}  // namespace plyglot::homeworlds
