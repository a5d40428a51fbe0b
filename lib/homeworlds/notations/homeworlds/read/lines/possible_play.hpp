#pragma once
// Words that could be an action, and words that cannot (homeworlds L18).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/spelling/verbs.hpp"

#include <span>
#include <string>
#include <unordered_set>

namespace plyglot::homeworlds {

// Of one text: its systems and its actions are looked for once, when doubtful words are met.
class PossiblePlay {
 public:
  PossiblePlay(const text::Source& source, const DialectForm& form) : source_(&source), form_(&form) {}

  // Whether an action could be meant by a line or what is left of it, which holds no comment.
  bool could_be(std::string_view line);
  // The same, where it begins with a verb or what is near one.
  bool begins(std::string_view line);
  // Whether it begins with one or tells one: what is in parentheses does not stand for a word of an action then.
  bool tells_action(std::string_view line);
  // Whether the text has an action.
  bool is_in_text();

 private:
  using Words = std::span<const std::string_view>;

  void look_at_text();
  void look_at_line(text::Span content);
  void look_at_action(Words item);
  void add_names_before_parentheses(std::string_view line);
  void add_system(std::string_view name);
  bool is_argument(std::string_view word);
  bool are_arguments(Words words);
  void look_at_header(std::string_view line);
  void add_player(std::string_view name);
  bool has_items_of_play(std::string_view line);
  bool is_told(std::string_view line);
  bool is_told_in(Words item);
  bool is_told_pass(Words item);
  bool is_item(Words item, bool is_alone);
  bool is_after_verb(Words item, Verb verb, bool is_alone);
  bool has_argument(Words item, Verb verb);
  bool has_action_inside(Words item);

  const text::Source* source_;
  const DialectForm* form_;
  bool is_looked_at_ = false;
  bool has_action_ = false;
  bool is_position_open_ = false;
  // In lower case.
  std::unordered_set<std::string> systems_;
  std::unordered_set<std::string> players_;
};

}  // namespace plyglot::homeworlds
