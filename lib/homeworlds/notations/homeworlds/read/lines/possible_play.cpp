#include "homeworlds/notations/homeworlds/read/lines/possible_play.hpp"

#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "syntax/lookalikes.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

// `good,` and `blue.`: without the marks around it.
std::string_view without_marks(std::string_view word) {
  while (!word.empty() && !word_bytes.has(word.front())) word.remove_prefix(1);
  while (!word.empty() && !word_bytes.has(word.back())) word.remove_suffix(1);
  return word;
}

// `g1`, `red2`, `B1!!!`, `1g`: a letter and then a digit, or a size and a colour.
bool holds_piece(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (text::is_letter(word[i - 1]) && text::is_digit(word[i])) return true;
  }
  const std::string_view core = without_marks(word);
  return core.size() == 2 && text::is_digit(core[0]) && colour_named(core.substr(1));
}

// With a space for each blank of Unicode and each bracket, and without what has no width.
std::string with_plain_blanks(std::string_view line) {
  std::string plain;
  for (std::size_t at = 0; at < line.size();) {
    const text::Decoded character = text::decode_utf8(line.substr(at));
    const std::string_view written = line.substr(at, character.size);
    const std::string_view like = syntax::lookalike_of(character.code_point).value_or(written);
    if (!like.empty()) plain += is_one_of(like.front(), " ()[]{}") ? " " : written;
    at += character.size;
  }
  return plain;
}

bool is_star_or_piece(std::string_view word) { return word == "-" || piece_named(word); }

// A `*` that confirms the turn belongs to no word.
void drop_confirmation(std::vector<std::string_view>& item) {
  if (!item.back().ends_with('*')) return;
  item.back().remove_suffix(1);
  if (item.back().empty()) item.pop_back();
}

// The words between separators, one list after another, and whether there are no others; `take` says whether to go on.
template <class Take>
void for_each_item(std::string_view words, const DialectForm& form, Take take) {
  text::Source source;
  source.text = words;
  TokenCutter cutter(source, source.span(), form);
  std::vector<std::string_view> item;
  bool is_first = true;
  bool is_ended = false;
  const auto take_item = [&](bool is_alone) {
    if (item.size() > 1 || item[0] != "*") drop_confirmation(item);
    return take(item, is_alone);
  };
  for (Token token; cutter.next(token);) {
    if (token.kind != TokenKind::word) {
      is_ended = !item.empty();
      continue;
    }
    if (std::exchange(is_ended, false)) {
      if (!take_item(false)) return;
      is_first = false;
      item.clear();
    }
    item.push_back(source.slice(token.span));
  }
  if (!item.empty()) take_item(is_first);
}

}  // namespace

bool PossiblePlay::is_in_text() {
  look_at_text();
  return has_action_;
}

void PossiblePlay::look_at_text() {
  if (std::exchange(is_looked_at_, true)) return;
  LineEnds ends(*source_);
  for (std::uint32_t at = begin_of_lines(*source_); at < source_->span().end;) {
    const LineEnd end = ends.next(at);
    look_at_line(part_line(*source_, {at, end.end}, form_->comments).content);
    at = end.next;
  }
}

void PossiblePlay::look_at_line(text::Span content) {
  const std::string_view line = source_->slice(content);
  if (line.empty()) return;
  if (is_position_open_ || line[0] == '<') {
    is_position_open_ = line.back() == ';';
    return add_names_before_parentheses(line);
  }
  look_at_header(line);
  const TurnStart start = read_turn_number(*source_, content, Layout::rounds);
  const std::uint32_t begin = find_start_end(*source_, {start.end, content.end}, {});
  if (begin > start.end) add_player(source_->slice({start.end, begin}));
  for_each_item(source_->slice({begin, content.end}), *form_, [&](Words item, bool) {
    look_at_action(item);
    return true;
  });
}

// `Players: Ann, Ben`.
void PossiblePlay::look_at_header(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !text::is_same_word(line.substr(0, colon), "Players")) return;
  for (std::size_t begin = colon + 1; begin < line.size();) {
    const std::size_t end = std::min(line.find(',', begin), line.size());
    add_player(line.substr(begin, end - begin));
    begin = end + 1;
  }
}

void PossiblePlay::add_player(std::string_view name) {
  const std::string_view core = without_marks(name);
  if (!core.empty()) players_.insert(text::lower_case(core));
}

void PossiblePlay::look_at_action(Words item) {
  const std::optional<ReadVerb> verb = read_verb(item[0], *form_);
  if (!verb || verb->verb == Verb::pass || item.size() <= argument_counts[static_cast<std::size_t>(verb->verb)].least) {
    return;
  }
  const bool is_homeworld = verb->verb == Verb::homeworld;
  const bool builds_by_colour = verb->verb == Verb::build && colour_named(item[1]);
  if (verb->verb == Verb::catastrophe) {
    has_action_ = has_action_ || colour_named(item[1]) || colour_named(item[2]);
  } else if (is_star_or_piece(item[1]) || builds_by_colour) {
    if (is_homeworld && !(is_star_or_piece(item[2]) && piece_named(item[3]))) return;
    has_action_ = true;
    if (item.size() > 4 && (is_homeworld || verb->verb == Verb::discover)) add_system(item[4]);
  }
}

// Those of a position.
void PossiblePlay::add_names_before_parentheses(std::string_view line) {
  for (std::size_t at = line.find('('); at != std::string_view::npos; at = line.find('(', at + 1)) {
    std::size_t end = at;
    while (end > 0 && is_blank(line[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && !is_blank(line[begin - 1]) && line[begin - 1] != ';') --begin;
    add_system(line.substr(begin, end - begin));
  }
}

void PossiblePlay::add_system(std::string_view name) {
  const std::string_view core = without_marks(name);
  if (!core.empty()) systems_.insert(text::lower_case(core));
}

bool PossiblePlay::is_argument(std::string_view word) {
  const std::string_view core = without_marks(word);
  if (holds_piece(word) || colour_named(core)) return true;
  look_at_text();
  return !core.empty() && systems_.count(text::lower_case(core)) != 0;
}

bool PossiblePlay::are_arguments(Words words) {
  return std::all_of(words.begin(), words.end(), [&](std::string_view word) { return is_argument(word); });
}

bool PossiblePlay::begins(std::string_view line) {
  const std::size_t first = blank_bytes.find_not_in(line);
  if (first == line.size()) return false;
  const std::string_view verb = line.substr(first, form_->word_ends.find_in(line, first) - first);
  return (read_verb(verb, *form_) || !verb_meant_by(verb).empty()) && could_be(line);
}

bool PossiblePlay::could_be(std::string_view line) {
  if (has_items_of_play(line)) return true;
  const std::string plain = with_plain_blanks(line);
  return (plain != line && has_items_of_play(plain)) || is_told(plain);
}

bool PossiblePlay::tells_action(std::string_view line) {
  const std::string plain = with_plain_blanks(line);
  return begins(plain) || is_told(plain);
}

// An action that a sentence tells: `I build blue at Alder`, `Ann passes`. A long one is about the game, and so is a
// question or an exclamation.
bool PossiblePlay::is_told(std::string_view line) {
  constexpr std::size_t most_words = 8;
  const std::string_view content = text::trimmed(line, blanks);
  if (content.empty() || content.back() == '!' || content.back() == '?') return false;
  std::size_t words = 0;
  bool is_play = false;
  for_each_item(line, *form_, [&](Words item, bool is_alone) {
    words += item.size();
    is_play = is_play || is_told_in(item) || (is_alone && is_told_pass(item));
    return words <= most_words;
  });
  return is_play && words <= most_words;
}

bool PossiblePlay::is_told_in(Words item) {
  const auto is_verb = [](std::string_view word) {
    const std::string verb = text::lower_case(without_marks(word));
    return is_told_verb(verb) && !verb.starts_with(name_of(Verb::pass));
  };
  const auto is_said = [&](std::string_view word) {
    const std::string_view core = without_marks(word);
    return core.size() > 1 && !is_verb(word) && is_argument(core);
  };
  return item.size() > 1 && std::any_of(item.begin(), item.end(), is_verb) &&
         std::any_of(item.begin(), item.end(), is_said);
}

// Where no player is named anywhere, any name may be one.
bool PossiblePlay::is_told_pass(Words item) {
  constexpr std::string_view forms[] = {"pass", "passes", "passed"};
  if (item.size() != 2) return false;
  const std::string verb = text::lower_case(without_marks(item[1]));
  if (std::find(std::begin(forms), std::end(forms), verb) == std::end(forms)) return false;
  const std::string name = text::lower_case(without_marks(item[0]));
  look_at_text();
  return players_.empty() || players_.count(name) != 0 || systems_.count(name) != 0;
}

bool PossiblePlay::has_items_of_play(std::string_view line) {
  bool is_play = false;
  for_each_item(line, *form_, [&](Words item, bool is_alone) {
    is_play = is_item(item, is_alone);
    return !is_play;
  });
  return is_play;
}

bool PossiblePlay::is_item(Words item, bool is_alone) {
  if (const std::optional<ReadVerb> verb = read_verb(item[0], *form_)) {
    if (is_after_verb(item, verb->verb, is_alone)) return true;
  } else if (const std::string_view meant = verb_meant_by(item[0]); !meant.empty()) {
    const Verb near = read_verb(meant, *form_)->verb;
    if (near == Verb::pass ? item.size() == 1 : has_argument(item, near)) return true;
  }
  const Words beginning = item.first(std::min<std::size_t>(item.size(), 2));
  return std::any_of(beginning.begin(), beginning.end(), holds_piece) || are_arguments(item) || has_action_inside(item);
}

bool PossiblePlay::is_after_verb(Words item, Verb verb, bool is_alone) {
  const bool is_spelled_out = text::is_same_word(item[0], name_of(verb));
  if (verb == Verb::pass) {
    if (item.size() == 1 || (is_spelled_out && is_alone)) return true;
    const std::optional<ReadVerb> second = read_verb(item[1], *form_);
    const bool is_counted = item.size() == 2 && item[1].size() == 1 && text::is_digit(item[1][0]);
    return is_counted || (second && second->verb == Verb::pass);
  }
  if (item.size() == 1) return is_alone;
  return (verb == Verb::homeworld && is_spelled_out) || has_argument(item, verb);
}

bool PossiblePlay::has_argument(Words item, Verb verb) {
  const std::size_t due = std::min<std::size_t>(item.size() - 1, arguments_of(verb, *form_).most);
  const Words words = item.subspan(1, due);
  // The names of systems are looked for last.
  const auto is_plain = [](std::string_view word) { return holds_piece(word) || colour_named(without_marks(word)); };
  return std::any_of(words.begin(), words.end(), is_plain) ||
         std::any_of(words.begin(), words.end(), [&](std::string_view word) { return is_argument(word); });
}

// `ok build g1 Alder`.
bool PossiblePlay::has_action_inside(Words item) {
  for (std::size_t i = 1; i + 1 < item.size(); ++i) {
    const std::optional<ReadVerb> verb = read_verb(item[i], *form_);
    if (!verb || verb->verb == Verb::pass) continue;
    const std::size_t due = arguments_of(verb->verb, *form_).most;
    const bool has_all = verb->verb != Verb::homeworld && item.size() - i > due;
    if (holds_piece(item[i + 1]) || (has_all && are_arguments(item.subspan(i + 1, due)))) return true;
  }
  return false;
}

}  // namespace plyglot::homeworlds
