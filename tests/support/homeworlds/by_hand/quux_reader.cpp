#include "support/homeworlds/by_hand/quux_reader.hpp"

#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"
#include "homeworlds/spelling/quux_forms.hpp"
#include "text/ascii.hpp"
#include "text/find_byte.hpp"

#include <algorithm>

namespace plyglot::test::by_hand {
namespace {

class HomeworldScanner {
 public:
  HomeworldScanner(const text::Source& source, text::Span line)
      : source_(source), line_(line), bytes_(source.slice(line)) {}

  // home <- name ' (' digit ', ' piece piece? ') ' piece* '-' piece*
  std::optional<ActionNode> scan() {
    node_.verb = Verb::homeworld;
    node_.span = line_;
    node_.verb_span = {line_.begin, line_.begin};
    const std::size_t name = std::min(bytes_.find(' '), bytes_.size());
    node_.system.span = take(name);
    if (!is_quux_name(bytes_.substr(0, name)) || !take_literal(" (")) return std::nullopt;
    if (at_ == bytes_.size() || !text::is_digit(bytes_[at_])) return std::nullopt;
    node_.owner.span = take(1);
    if (!take_literal(", ") || !take_piece(node_.stars[0])) return std::nullopt;
    take_piece(node_.stars[1]);
    if (!take_literal(") ")) return std::nullopt;
    const bool is_first = take_piece(node_.ship);
    if (!take_literal("-") || (!is_first && !take_piece(node_.ship)) || at_ != bytes_.size()) return std::nullopt;
    // Two play, and the ship of a home is its player's (homeworlds 7, `position-inconsistent`).
    if (source_.slice(node_.owner.span) != (is_first ? "0" : "1")) return std::nullopt;
    return node_;
  }

 private:
  text::Span take(std::size_t size) {
    const auto begin = line_.begin + static_cast<std::uint32_t>(at_);
    at_ += size;
    return {begin, begin + static_cast<std::uint32_t>(size)};
  }

  bool take_literal(std::string_view literal) {
    if (bytes_.substr(at_, literal.size()) != literal) return false;
    at_ += literal.size();
    return true;
  }

  bool take_piece(Word& into) {
    if (!is_quux_piece(bytes_.substr(at_, 2))) return false;
    into.span = take(2);
    return true;
  }

  const text::Source& source_;
  text::Span line_;
  std::string_view bytes_;
  ActionNode node_;
  std::size_t at_ = 0;
};

// The longest form has seven words with its verb.
constexpr std::size_t most_words = 8;

// Cut at every blank; no more than can be used.
struct ItemWords {
  std::array<text::Span, most_words> words;
  std::size_t count = 0;

  void add(text::Span word) {
    if (count < most_words) words[count++] = word;
  }
};

class QuuxReader {
 public:
  QuuxReader(Reading& reading, text::Span line) : reading_(reading), line_(line), turn_(reading.ast.turns.back()) {}

  // move <- 'pass' / item ('; ' item)*
  void read() {
    turn_.span = line_;
    turn_.first_action = static_cast<std::uint32_t>(reading_.ast.actions.size());
    const std::string_view bytes = reading_.slice(line_);
    if (const std::optional<ActionNode> home = read_quux_homeworld(reading_.source, line_)) {
      add(*home);
      check_new_name(reading_, home->system.span, {});
    } else if (bytes == "pass") {
      add(node_of(Verb::pass, line_, line_));
    } else {
      read_items(bytes);
    }
    turn_.action_count = static_cast<std::uint32_t>(reading_.ast.actions.size()) - turn_.first_action;
  }

 private:
  std::uint32_t place(std::size_t offset) const { return line_.begin + static_cast<std::uint32_t>(offset); }

  // What separates them is a semicolon and a blank.
  void read_items(std::string_view bytes) {
    ItemWords words;
    std::size_t item = 0;
    for (std::size_t begin = 0, end = 0; end != bytes.size(); begin = end + 1) {
      end = text::find_byte(bytes, ' ', begin);
      const bool is_last = end == bytes.size() || (end > begin && bytes[end - 1] == ';');
      const std::size_t word_end = is_last && end < bytes.size() ? end - 1 : end;
      words.add({place(begin), place(word_end)});
      if (!is_last) continue;
      read_item({place(item), place(word_end)}, words);
      words.count = 0;
      item = end + 1;
    }
  }

  void read_item(text::Span item, const ItemWords& words) {
    if (item.empty()) return report_empty(item);
    has_items_ = true;
    const std::string_view first = reading_.slice(words.words[0]);
    const std::optional<Verb> verb = quux_verb(first);
    if (!verb) return drop_unknown(words.words[0]);
    if (reading_.slice(item) == "pass") {
      reading_.report(DiagnosticId::homeworlds_quux_pass_in_list, item, "");
      return;
    }
    const auto after_verb = std::span(words.words).subspan(1, words.count - 1);
    if (!match_quux_form(reading_.source, *verb, after_verb, match_)) {
      return drop(DiagnosticId::homeworlds_inference_needed, item);
    }
    add_actions(item, words.words[0]);
  }

  // homeworlds R12: the superfluous separator is the one before, or, ahead of the first action, the one after.
  void report_empty(text::Span item) {
    const std::uint32_t begin = has_items_ ? item.begin - 2 : item.begin;
    reading_.report(DiagnosticId::homeworlds_empty_action, {begin, begin + 1}, "");
  }

  // A word that is a verb except for its case is reported as such.
  void drop_unknown(text::Span word) {
    std::string lower = text::lower_case(reading_.slice(word));
    if (quux_verb(lower)) return drop(DiagnosticId::homeworlds_letter_case, word, std::move(lower));
    drop(DiagnosticId::homeworlds_unknown_verb, word);
  }

  void drop(DiagnosticId id, text::Span span, std::optional<std::string> fix = std::nullopt) {
    reading_.report(id, span, std::move(fix));
    turn_.is_broken = true;
  }

  static ActionNode node_of(Verb verb, text::Span item, text::Span verb_span) {
    ActionNode node;
    node.verb = verb;
    node.span = item;
    node.verb_span = verb_span;
    return node;
  }

  void add(const ActionNode& node) { reading_.ast.actions.emplace_back() = node; }

  void add_actions(text::Span item, text::Span verb_span) {
    ActionNode& first = reading_.ast.actions.emplace_back();
    first.verb = match_.verb;
    first.span = item;
    first.verb_span = verb_span;
    for (std::size_t i = 0; i < match_.word_count; ++i) fill(match_.words[i], first);
    if (first.verb == Verb::discover) check_new_name(reading_, first.other_system.span, first.star.span);
    constexpr std::uint32_t piece_size = 2;
    const text::Span pieces = first.ship.span;
    if (pieces.size() > piece_size) add_others(pieces, first);
  }

  // Two or three pieces are as many actions; only the first of them discovers.
  void add_others(text::Span pieces, ActionNode& first) {
    first.ship.span.end = pieces.begin + 2;
    ActionNode other = first;
    if (other.verb == Verb::discover) other.verb = Verb::move;
    other.star = {};
    for (std::uint32_t at = pieces.begin + 2; at < pieces.end; at += 2) {
      other.ship.span = {at, at + 2};
      add(other);
    }
  }

  static void fill(QuuxWord word, ActionNode& node) {
    switch (word.slot) {
      case QuuxSlot::piece:
      case QuuxSlot::pieces:
        node.ship.span = word.span;
        return;
      case QuuxSlot::system:
        node.order = node.colour.is_present() ? TradeOrder::colour_first : TradeOrder::system_first;
        node.system.span = word.span;
        return;
      case QuuxSlot::other_system:
        node.other_system.span = word.span;
        return;
      case QuuxSlot::new_piece:
        (node.verb == Verb::trade ? node.colour : node.star).span = word.span;
        return;
      case QuuxSlot::star:
        node.verb = Verb::discover;
        node.star.span = {word.span.begin + 1, word.span.end - 1};
        return;
      case QuuxSlot::colour:
        node.colour.span = word.span;
        return;
    }
  }

  Reading& reading_;
  text::Span line_;
  TurnNode& turn_;
  // Of the item that is being read.
  QuuxMatch match_;
  // Whether the line so far has anything but separators.
  bool has_items_ = false;
};

}  // namespace

std::optional<ActionNode> read_quux_homeworld(const text::Source& source, text::Span line) {
  // Most lines are other actions.
  const std::string_view bytes = source.slice(line);
  const std::size_t blank = bytes.find(' ');
  if (blank == std::string_view::npos || blank + 1 == bytes.size() || bytes[blank + 1] != '(') return std::nullopt;
  return HomeworldScanner(source, line).scan();
}

void read_quux_turn(Reading& reading, text::Span line) { QuuxReader(reading, line).read(); }

}  // namespace plyglot::test::by_hand
