#include "homeworlds/notations/homeworlds/read/words/quux_reader.hpp"

#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"
#include "homeworlds/spelling/quux_forms.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
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
    // In that order, as most lines are other actions.
    if (!take_literal(" (") || !is_quux_name(bytes_.substr(0, name))) return std::nullopt;
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

struct ItemWords {
  std::array<text::Span, most_words> words{};
  std::size_t count = 0;
};

class QuuxReader {
 public:
  QuuxReader(Reading& reading, text::Span line) : reading_(reading), line_(line), turn_(reading.ast.turns.back()) {}

  // move <- 'pass' / item ('; ' item)*
  void read() {
    constexpr std::string_view separator = "; ";
    turn_.span = line_;
    turn_.first_action = static_cast<std::uint32_t>(reading_.ast.actions.size());
    const std::string_view bytes = reading_.slice(line_);
    if (const std::optional<ActionNode> home = read_quux_homeworld(reading_.source, line_)) {
      add(*home);
      check_new_name(reading_, home->system.span, {});
    } else if (bytes == "pass") {
      add(node_of(Verb::pass, line_, line_));
    } else {
      std::size_t begin = 0;
      while (begin <= bytes.size()) {
        const std::size_t end = std::min(bytes.find(separator, begin), bytes.size());
        read_item({place(begin), place(end)});
        begin = end + separator.size();
      }
    }
    turn_.action_count = static_cast<std::uint32_t>(reading_.ast.actions.size()) - turn_.first_action;
  }

 private:
  std::uint32_t place(std::size_t offset) const { return line_.begin + static_cast<std::uint32_t>(offset); }

  void read_item(text::Span item) {
    if (item.empty()) return report_empty(item);
    has_items_ = true;
    const ItemWords words = words_of(item);
    const std::string_view first = reading_.slice(words.words[0]);
    const std::optional<Verb> verb = quux_verb(first);
    if (!verb) return drop_unknown(words.words[0]);
    if (reading_.slice(item) == "pass") {
      reading_.report(DiagnosticId::homeworlds_quux_pass_in_list, item, "");
      return;
    }
    const std::optional<QuuxMatch> match =
        match_quux_form(reading_.source, *verb, std::span(words.words).subspan(1, words.count - 1));
    if (!match) return drop(DiagnosticId::homeworlds_inference_needed, item);
    add_actions(*match, item, words.words[0]);
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

  // Cut at every blank; no more than can be used.
  ItemWords words_of(text::Span item) const {
    ItemWords words;
    const std::string_view bytes = reading_.slice(item);
    std::size_t begin = 0;
    while (begin <= bytes.size() && words.count < most_words) {
      std::size_t end = begin;
      while (end < bytes.size() && bytes[end] != ' ') ++end;
      words.words[words.count++] = {item.begin + static_cast<std::uint32_t>(begin),
                                    item.begin + static_cast<std::uint32_t>(end)};
      begin = end + 1;
    }
    return words;
  }

  static ActionNode node_of(Verb verb, text::Span item, text::Span verb_span) {
    ActionNode node;
    node.verb = verb;
    node.span = item;
    node.verb_span = verb_span;
    return node;
  }

  void add(const ActionNode& node) { reading_.ast.actions.push_back(node); }

  void add_actions(const QuuxMatch& match, text::Span item, text::Span verb_span) {
    ActionNode node = node_of(match.verb, item, verb_span);
    for (std::size_t i = 0; i < match.word_count; ++i) fill(match.words[i], node);
    if (node.verb == Verb::discover) check_new_name(reading_, node.other_system.span, node.star.span);
    const text::Span pieces = node.ship.span;
    // Two or three pieces are as many actions; only the first of them discovers.
    for (std::uint32_t at = pieces.begin; at == pieces.begin || at < pieces.end; at += 2) {
      if (!pieces.empty()) node.ship.span = {at, at + 2};
      add(node);
      if (node.verb == Verb::discover) node.verb = Verb::move;
      node.star = {};
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
  // Whether the line so far has anything but separators.
  bool has_items_ = false;
};

}  // namespace

std::optional<ActionNode> read_quux_homeworld(const text::Source& source, text::Span line) {
  return HomeworldScanner(source, line).scan();
}

void read_quux_turn(Reading& reading, text::Span line) { QuuxReader(reading, line).read(); }

}  // namespace plyglot::homeworlds
