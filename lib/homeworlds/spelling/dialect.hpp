#pragma once
// The dialects of Homeworlds records (homeworlds 6), and a table of how what they accept differs (homeworlds 3.3).

#include "homeworlds/record/ast.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {

// In the order of the enumeration.
inline constexpr std::string_view dialect_names[dialects] = {"seed", "ap", "sdg", "jpb", "quux", "hwl", "bga"};
// Without regard to ASCII case.
std::optional<Dialect> dialect_named(std::string_view name);

// What words are made of.
enum class WordCutting : std::uint8_t {
  // A word ends at a blank and at the dialect's separators.
  at_blanks,
  // Words are of letters, digits, `_` and bytes of other scripts; `*` is one of its own, and all else is a blank.
  word_characters,
};

// homeworlds R13.
enum class HomeName : std::uint8_t { advised, required, never };

// homeworlds R10: what becomes of words after an action that has its arguments.
enum class WordsAfter : std::uint8_t {
  // They are actions that lack a separator, if they can be read so as a whole.
  actions,
  // They are the next action: nothing else separates.
  next_action,
  // They have no effect.
  ignored,
  // They have no effect, and are distinguished by whether they are actions.
  ignored_command,
};

// homeworlds R14: `pass 2`.
enum class PassCount : std::uint8_t { native, tolerated, none };

// homeworlds R16.
enum class NameForm : std::uint8_t { seed, ap, jpb, any_word, number };

// Where a `#` begins a comment.
enum class CommentForm : std::uint8_t { at_blanks, first_in_line, none };

struct DialectForm {
  Dialect dialect;
  CommentForm comments;
  // homeworlds L5, R1 and L9 to L11.
  bool has_headers = false;
  bool has_turn_numbers = false;
  bool has_layouts = false;
  WordCutting cutting;
  // Bytes that separate actions wherever they are.
  std::string_view separators = {};
  // With blanks and line ends.
  text::ByteSet word_ends = {};
  // homeworlds 3.1: whether a mark on its own separates too.
  bool has_odd_separators = false;
  HomeName home_name;
  TradeOrder trade_order;
  WordsAfter words_after;
  PassCount pass_count;
  NameForm name_form;
  // homeworlds R4: the least length of a beginning of a verb that is read as the verb; 0 for none.
  std::uint8_t shortest_beginning;
  bool has_owner_letters = false;
  bool has_owner_digits = false;
  // A build by colour is what the dialect itself writes.
  bool builds_by_colour = false;
  // `B1!!!` is read as B1.
  bool has_piece_junk = false;
  // homeworlds R8: what stands for the new colour is a piece, and the dialect writes it in capitals.
  bool trades_to_piece = false;
  bool writes_capitals = false;
  // Whether the checks of the published notation's style apply: homeworlds R5, R6, R15 and the glued `*` of R14.
  bool has_style = false;
};

const DialectForm& form_of(Dialect dialect);

}  // namespace plyglot::homeworlds
