#include "homeworlds/notation/turn_printer.hpp"

#include "homeworlds/notation/patterns.hpp"
#include "homeworlds/notation/shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

class ActionPrinter {
 public:
  ActionPrinter(const text::Source& source, const ActionNode& action, Dialect dialect, std::string& out)
      : source_(source), action_(action), dialect_(dialect), out_(out) {}

  void print() {
    if (dialect_ == Dialect::quux && action_.verb == Verb::homeworld) return print_state_line();
    for (const char place : pattern_of(dialect_, action_.verb)) {
      // A verb may begin with a capital: placeholders stand behind a blank or a parenthesis.
      const bool is_placeholder = is_behind_gap_ && (text::is_upper(place) || text::is_digit(place));
      if (is_placeholder) {
        print_word(place);
      } else {
        out_ += place;
      }
      is_behind_gap_ = place == ' ' || place == '(';
    }
    if (action_.is_all) out_ += " *";
  }

 private:
  std::string_view slice(Word word) const { return source_.slice(word.span); }

  void print_word(char placeholder) {
    const std::string word = word_for(placeholder);
    if (word.empty() && out_.back() == ' ') out_.pop_back();
    out_ += word;
  }

  std::string word_for(char placeholder) const {
    switch (placeholder) {
      case '1':
        return piece(action_.stars[0]);
      case '2':
        return piece(action_.stars[1]);
      case 'S':
        return ship();
      case 'O':
        return ship() + piece(action_.owner);
      case 'L':
        return letter(action_.ship);
      case 'N':
        return name(action_.system);
      case 'M':
        return name(action_.other_system);
      case 'Q':
        return piece(action_.star);
      case 'C':
        return letter(action_.colour);
      case 'W':
        return std::string(name_of(*colour_or_piece_named(slice(action_.colour))));
      default:
        return new_piece();
    }
  }

  std::string in_case(std::string_view word) const {
    return form_of(dialect_).writes_capitals ? text::upper_case(word) : text::lower_case(word);
  }

  // A piece, an owner, or the `-` of a star that is not there.
  std::string piece(Word word) const { return in_case(slice(word)); }

  std::string letter(Word word) const {
    const char letter = letter_of(*colour_or_piece_named(slice(word)));
    return in_case(std::string_view(&letter, 1));
  }

  // A build may have a colour only.
  std::string ship() const { return piece_named(slice(action_.ship)) ? piece(action_.ship) : letter(action_.ship); }

  // homeworlds R6: the size is that of the ship where none is written.
  std::string new_piece() const {
    const std::string_view written = slice(action_.colour);
    return piece_named(written) ? in_case(written) : letter(action_.colour) + slice(action_.ship)[1];
  }

  std::string name(Word word) const {
    if (dialect_ != Dialect::ap && dialect_ != Dialect::sdg) return std::string(slice(word));
    std::string lower = text::lower_case(slice(word));
    if (dialect_ == Dialect::sdg && !lower.empty()) lower[0] = text::to_upper(lower[0]);
    return lower;
  }

  // `Dave (1, g1b3) -y3`
  void print_state_line() {
    const std::string_view seat = slice(action_.owner);
    out_ += slice(action_.system);
    out_ += " (";
    out_ += seat;
    out_ += ", ";
    out_ += slice(action_.stars[0]);
    out_ += slice(action_.stars[1]);
    out_ += ") ";
    if (seat != "0") out_ += '-';
    out_ += slice(action_.ship);
    if (seat == "0") out_ += '-';
  }

  const text::Source& source_;
  const ActionNode& action_;
  Dialect dialect_;
  std::string& out_;
  bool is_behind_gap_ = false;
};

// What was confirmed in a turn is told in `ap` of homeworlds only.
bool shows_confirmation(const Ast& ast, const TurnNode& turn) {
  if (turn.confirmation.empty()) return false;
  if (ast.dialect != Dialect::ap) return true;
  return turn.action_count > 0 && ast.actions[turn.first_action].verb == Verb::homeworld;
}

}  // namespace

void print_turn(const text::Source& source, const Ast& ast, const TurnNode& turn, std::string& out) {
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    if (i > 0) out += separator_of(ast.dialect);
    ActionPrinter(source, ast.actions[turn.first_action + i], ast.dialect, out).print();
  }
  if (shows_confirmation(ast, turn)) out += " *";
}

}  // namespace plyglot::homeworlds
