#include "support/homeworlds/turns.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/words.hpp"

namespace plyglot::test {

using homeworlds::Action;
using homeworlds::ActionNode;
using homeworlds::State;
using homeworlds::Verb;
using homeworlds::Word;

namespace {

// Reads one action's words, which are given without the verb.
class ActionReader {
 public:
  ActionReader(std::string_view text, ActionNode& node, std::vector<text::Span> words)
      : text_(text), node_(node), words_(std::move(words)) {}

  void read() {
    switch (node_.verb) {
      case Verb::homeworld:
        read_homeworld();
        break;
      case Verb::build:
      case Verb::sacrifice:
        assign({&node_.ship, &node_.system});
        break;
      case Verb::attack:
        assign({&node_.ship, &node_.system});
        split_owner();
        break;
      case Verb::trade:
        assign({&node_.ship, &node_.system, &node_.colour});
        order_trade();
        break;
      case Verb::discover:
        assign({&node_.ship, &node_.system, &node_.star, &node_.other_system});
        break;
      case Verb::move:
        assign({&node_.ship, &node_.system, &node_.other_system});
        break;
      case Verb::catastrophe:
        assign({&node_.system, &node_.colour});
        if (!is_colour(node_.colour) && is_colour(node_.system)) std::swap(node_.colour, node_.system);
        break;
      case Verb::pass:
        assign({});
        break;
    }
  }

 private:
  bool is_colour(Word word) const { return read_colour(word_text(text_, word.span)).has_value(); }

  void assign(const std::vector<Word*>& targets) {
    CAPTURE(text_);
    REQUIRE(words_.size() == targets.size());
    for (std::size_t i = 0; i < targets.size(); ++i) targets[i]->span = words_[i];
  }
  void read_homeworld() {
    std::vector<Word*> targets = {&node_.stars[0], &node_.stars[1], &node_.ship};
    if (words_.size() == 4) targets.push_back(&node_.system);
    assign(targets);
  }
  void split_owner() {
    if (node_.ship.span.size() != 3) return;
    node_.owner.span = {node_.ship.span.begin + 2, node_.ship.span.end};
    node_.ship.span.end = node_.owner.span.begin;
  }
  void order_trade() {
    const bool may_be_colour_first = is_colour(node_.system);
    node_.can_be_reordered = may_be_colour_first && is_colour(node_.colour);
    if (!may_be_colour_first || is_colour(node_.colour)) return;
    std::swap(node_.system, node_.colour);
    node_.order = homeworlds::TradeOrder::colour_first;
  }

  std::string_view text_;
  ActionNode& node_;
  std::vector<text::Span> words_;
};

ActionNode read_item(std::string_view text, std::vector<text::Span> words) {
  ActionNode node;
  node.verb_span = words.front();
  node.span = {words.front().begin, words.back().end};
  const auto verb = read_verb(word_text(text, node.verb_span));
  CAPTURE(text);
  REQUIRE(verb);
  node.verb = *verb;
  words.erase(words.begin());
  ActionReader(text, node, std::move(words)).read();
  return node;
}

}  // namespace

HomeworldsTurn read_homeworlds_turn(std::string_view text) {
  HomeworldsTurn turn;
  turn.text = text;
  std::vector<std::vector<text::Span>> items = homeworlds_items(text);
  REQUIRE(!items.empty());
  turn.span = {items.front().front().begin, items.back().back().end};
  if (word_text(text, items.back().back()) == "*") {
    turn.is_confirmed = true;
    items.back().pop_back();
  }
  for (const auto& words : items) turn.actions.push_back(read_item(text, words));
  return turn;
}

}  // namespace plyglot::test
