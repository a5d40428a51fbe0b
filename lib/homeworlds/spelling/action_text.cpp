#include "homeworlds/spelling/action_text.hpp"

#include "homeworlds/spelling/quux_forms.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// By the number of the verb.
using Patterns = std::array<std::string_view, verbs>;

constexpr Patterns seed_patterns = {"homeworld 1 2 S N", "build S N",       "trade S N C",
                                    "discover S N Q M",  "move S N M",      "attack O N",
                                    "sacrifice S N",     "catastrophe N C", "pass"};

constexpr Patterns ap_patterns = {"homeworld 1 2 S",  "build L N",       "trade S N C",
                                  "discover S N Q M", "move S N M",      "attack O N",
                                  "sacrifice S N",    "catastrophe N C", "pass"};

constexpr Patterns sdg_patterns = {"Homeworld 1 2 S",  "Build S N",       "Trade S P N",
                                   "Discover S N Q M", "Move S N M",      "Attack O N",
                                   "Sacrifice S N",    "Catastrophe N C", "Pass"};

constexpr Patterns jpb_patterns = {"homeworld 1 2 S N", "build S N",       "trade S P N",
                                   "discover S N Q M",  "move S N M",      "attack O N",
                                   "sacrifice S N",     "catastrophe N C", "pass"};

// Its homeworlds are state lines, in which the seat determines where the ship is.
constexpr Patterns quux_patterns = {"",
                                    "build S at N",
                                    "convert S to P at N",
                                    "move S from N to M (Q)",
                                    "move S from N to M",
                                    "capture S at N",
                                    "sacrifice S at N",
                                    "catastrophe W at N",
                                    "pass"};

constexpr Patterns hwl_patterns = {"h,1,2,S", "b,S,N", "t,S,P", "d,S,Q", "m,S,M", "x,S", "s,S", "c,C,N", "pass"};

constexpr std::array<const Patterns*, dialects> patterns = {&seed_patterns, &ap_patterns,  &sdg_patterns, &jpb_patterns,
                                                            &quux_patterns, &hwl_patterns, &seed_patterns};

constexpr std::array<std::string_view, dialects> separators = {"; ", ", ", "\n", ";", "; ", ";", "; "};

class ActionPrinter {
 public:
  ActionPrinter(const Record& record, const RecordTurn& turn, const RecordAction& action, const DialectForm& form,
                std::string& out)
      : record_(record), turn_(turn), action_(action), form_(form), out_(out) {}

  void print() {
    if (form_.dialect == Dialect::quux && action_.verb == Verb::homeworld) return print_state_line();
    for (const char place : pattern_of(form_.dialect, action_.verb)) {
      // A verb may begin with a capital: placeholders come after a blank, a parenthesis or a comma.
      const bool is_placeholder = is_after_gap_ && (text::is_upper(place) || text::is_digit(place));
      if (is_placeholder) {
        print_word(place);
      } else {
        out_ += place;
      }
      is_after_gap_ = place == ' ' || place == '(' || place == ',';
    }
    // In a line of `sdg` the last one would be dropped, and with it the end of a name (homeworlds R14).
    const bool ends_in_star = form_.dialect == Dialect::sdg && out_.back() == '*';
    if (action_.is_all || ends_in_star) out_ += " *";
  }

 private:
  bool is_own_dialect() const { return record_.dialect == form_.dialect; }

  void print_word(char placeholder) {
    const std::string word = word_for(placeholder);
    if (word.empty() && out_.back() == ' ') out_.pop_back();
    out_ += word;
  }

  std::string word_for(char placeholder) const {
    switch (placeholder) {
      case '1':
        return star(0);
      case '2':
        return star(1);
      case 'S':
        return ship();
      case 'O':
        return ship() + owner();
      case 'L':
        return letter(action_.ship ? colour_of(*action_.ship) : action_.colour);
      case 'N':
        return name(action_.system);
      case 'M':
        return name(action_.other_system);
      case 'Q':
        return in_case(name_of(action_.star)) + serial(1);
      case 'C':
        return new_colour();
      case 'W':
        return std::string(name_of(action_.colour));
      default:
        return new_piece();
    }
  }

  std::string in_case(std::string_view word) const {
    return form_.writes_capitals ? text::upper_case(word) : text::lower_case(word);
  }

  // homeworlds H2.
  std::string serial(std::size_t piece) const {
    const char letter = action_.serials[piece];
    return form_.dialect == Dialect::hwl && letter != '\0' ? std::string(1, letter) : std::string();
  }

  std::string star(std::size_t which) const {
    const std::optional<PieceKind> kind = action_.stars[which];
    if (kind) return in_case(name_of(*kind)) + serial(which);
    return form_.dialect == Dialect::hwl ? "" : "-";
  }

  std::string letter(Colour colour) const {
    const char letter = letter_of(colour);
    return in_case(std::string_view(&letter, 1));
  }

  // homeworlds 5: a missing size stays missing in its own dialect.
  std::string ship() const {
    const bool is_left_out = action_.verb == Verb::build && !action_.has_written_size && is_own_dialect();
    if (!action_.ship || is_left_out) return letter(action_.colour);
    return in_case(name_of(*action_.ship)) + serial(action_.verb == Verb::homeworld ? 2 : 0);
  }

  // homeworlds R17. `ap` writes the owner of every ship; all else writes him where the source does, in a letter or
  // digit that the dialect knows.
  std::string owner() const {
    char written = action_.written_owner;
    if (!is_own_dialect() && action_.owner && (written != '\0' || form_.dialect == Dialect::ap)) {
      if (!is_owner(written, form_)) {
        written = form_.has_owner_letters ? seat_name(*action_.owner, record_.player_count)[0]
                                          : static_cast<char>('0' + *action_.owner);
      }
    }
    return is_owner(written, form_) ? in_case(std::string_view(&written, 1)) : std::string();
  }

  // homeworlds R6: the size is that of the ship where none is written.
  std::string new_piece() const {
    // homeworlds H3: where the colour stands for the piece.
    if (form_.dialect == Dialect::hwl && is_own_dialect() && !action_.traded_size) return letter(action_.colour);
    const std::uint8_t size = action_.traded_size.value_or(action_.ship ? size_of(*action_.ship) : std::uint8_t{1});
    return in_case(name_of(kind_of(action_.colour, size))) + serial(1);
  }

  std::string new_colour() const {
    switch (action_.colour_form) {
      case ColourForm::name:
        return in_case(name_of(action_.colour));
      case ColourForm::piece:
        return new_piece();
      default:
        return letter(action_.colour);
    }
  }

  std::string name(const SystemName& system) const {
    const bool gives_name = action_.verb == Verb::homeworld || &system == &action_.other_system;
    if (gives_name && !action_.has_written_name && is_own_dialect()) return {};
    const std::string_view known = usable_name(system);
    if (form_.dialect != Dialect::ap && form_.dialect != Dialect::sdg) return std::string(known);
    std::string lower = text::lower_case(known);
    if (form_.dialect == Dialect::sdg && !lower.empty()) lower[0] = text::to_upper(lower[0]);
    return lower;
  }

  // A home without a name may be called by something that is not a name, such as `Sam Smith` in the header `Players`:
  // its seat is a name in any case (homeworlds R13).
  std::string_view usable_name(const SystemName& system) const {
    const std::string_view known = name_of(record_, system);
    if (system.kind != SystemName::Kind::system || is_name(known, form_)) return known;
    // There underscores alone are one (homeworlds 3.3).
    if (form_.dialect == Dialect::quux && is_quux_name(known)) return known;
    const std::optional<Player> home_of = record_.systems[system.index].home_of;
    return home_of ? seat_name(*home_of, record_.player_count) : known;
  }

  // `Dave (1, g1b3) -y3`: of two players, however many the position above has.
  void print_state_line() {
    out_ += usable_name(action_.system);
    out_ += " (";
    out_ += static_cast<char>('0' + turn_.player);
    out_ += ", ";
    for (const std::optional<PieceKind>& kind : action_.stars) {
      if (kind) out_ += name_of(*kind);
    }
    out_ += ") ";
    out_ += turn_.player == 0 ? ship() + '-' : '-' + ship();
  }

  const Record& record_;
  const RecordTurn& turn_;
  const RecordAction& action_;
  const DialectForm& form_;
  std::string& out_;
  bool is_after_gap_ = false;
};

// homeworlds R14: what is confirmed in a turn is in `ap` and `sdg` a homeworld, in `quux` and `hwl` nothing.
bool shows_confirmation(const Record& record, const RecordTurn& turn, Dialect dialect) {
  if (!turn.is_confirmed || dialect == Dialect::quux || dialect == Dialect::hwl) return false;
  if (dialect == Dialect::seed || dialect == Dialect::jpb) return true;
  const auto first = record.actions.begin() + turn.first_action;
  return std::any_of(first, first + turn.action_count,
                     [](const RecordAction& action) { return action.verb == Verb::homeworld; });
}

}  // namespace

std::string_view pattern_of(Dialect dialect, Verb verb) {
  return (*patterns[static_cast<std::size_t>(dialect)])[static_cast<std::size_t>(verb)];
}

std::string_view separator_of(Dialect dialect) { return separators[static_cast<std::size_t>(dialect)]; }

void print_action(const Record& record, const RecordTurn& turn, const RecordAction& action, Dialect dialect,
                  std::string& out) {
  ActionPrinter(record, turn, action, form_of(dialect), out).print();
}

void print_turn(const Record& record, const RecordTurn& turn, Dialect dialect, std::string& out) {
  bool is_mark_due = shows_confirmation(record, turn, dialect);
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const RecordAction& action = record.actions[turn.first_action + i];
    if (i > 0) out += separator_of(dialect);
    print_action(record, turn, action, dialect, out);
    // In `sdg` it is in the line of its homeworld, elsewhere at the end of the turn.
    if (!is_mark_due || dialect != Dialect::sdg || action.verb != Verb::homeworld) continue;
    out += " *";
    is_mark_due = false;
  }
  if (!is_mark_due) return;
  // Directly after a pass of `ap` it would mean that all that is left is passed.
  const std::uint32_t end = turn.first_action + turn.action_count;
  if (dialect == Dialect::ap && record.actions[end - 1].verb == Verb::pass) out += ',';
  out += " *";
}

}  // namespace plyglot::homeworlds
