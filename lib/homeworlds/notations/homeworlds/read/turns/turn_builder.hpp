#pragma once
// From the nodes that a grammar makes of a turn to its part of the tree (homeworlds R4 to R14). The grammar says what
// each word is; here is where it goes, and what is to be said of it.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// What a word of an action is to the grammar.
enum class WordKind : std::uint8_t {
  plain,
  // In the place of a system, before the system.
  early_colour,
  parenthesised_name,
  unreadable,
};

// Builds turns one after another; the nodes of each come in the order of the text.
class TurnBuilder {
 public:
  explicit TurnBuilder(Reading& reading)
      : reading_(reading),
        ast_(reading.ast),
        known_findings_(reading.findings.size()),
        first_action_(static_cast<std::uint32_t>(reading.ast.actions.size())) {}

  void take_verb(Verb verb, text::Span span);
  void take_word(WordKind kind, text::Span span);
  // Glued to the piece that was taken last.
  void take_owner(text::Span span);
  // `2` or `*` after a pass.
  void take_passes(text::Span span);
  void take_unknown_verb(text::Span span);
  void take_extra_words(text::Span span);
  // The same, where they are the next turn.
  void take_lost_turn(text::Span span);
  void take_misplaced_separator(text::Span span);
  void take_separator(text::Span span);
  void take_empty_separator(text::Span span);
  void take_trailing_separator(text::Span span);
  void take_confirmation(text::Span span);

 protected:
  bool has_words() const { return !words_.empty(); }
  // Appends the turn that the nodes so far make, also an empty one.
  void end_turn(text::Span line);
  // The nodes so far make none.
  void begin_turn();

  Reading& reading_;
  Ast& ast_;

 private:
  struct Argument {
    text::Span span;
    WordKind kind = WordKind::plain;
    text::Span owner;
  };

  void see(text::Span word);
  void end_action();
  void end_pass();
  void fill(ActionNode& node);
  void reject(ActionNode& node, text::Span word, DiagnosticId id);
  void take_from_parentheses(Word& name);
  void report_order(ActionNode& node, text::Span words);
  NotedFinding* report_extra_words(text::Span span);

  // The action whose words are coming in.
  bool is_open_ = false;
  Verb verb_ = Verb::pass;
  text::Span verb_span_;
  std::uint32_t action_end_ = 0;
  std::array<Argument, 4> arguments_;
  std::uint32_t argument_count_ = 0;
  // `2` or `*`, 0 for nothing.
  char passes_ = 0;
  // The words that are coming in belong to no action.
  bool is_unknown_ = false;
  // The item before is words of letters, of which the first is not near a verb.
  bool is_said_ = false;
  text::Span separator_;
  // Of the turn.
  text::Span words_;
  text::Span confirmation_;
  bool has_trailing_ = false;
  std::size_t known_findings_ = 0;
  std::uint32_t first_action_ = 0;
};

}  // namespace plyglot::homeworlds
