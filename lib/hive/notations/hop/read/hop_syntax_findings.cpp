#include "hive/notations/hop/read/hop_syntax_findings.hpp"

#include "diagnostics/near_names.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

std::string lower_case(std::string_view word) {
  std::string lower(word);
  for (char& letter : lower) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter | 0x20);
  }
  return lower;
}

// The alias that was probably meant: hop 7 allows two changes. Empty if there is none.
std::string_view near_alias(std::string_view word) {
  constexpr std::string_view aliases[] = {"base", "ultimate"};
  std::string_view found;
  std::uint32_t limit = 2;
  for (const std::string_view alias : aliases) {
    const auto distance = diagnostics::edit_distance(lower_case(word), alias, limit);
    if (!distance) continue;
    found = alias;
    if (*distance == 0) break;
    limit = *distance - 1;
  }
  return found;
}

}  // namespace

// Findings in the topology.
void SyntaxFindings::dangling_number(Span number, bool letter_follows) {
  Finding it(*this, DiagnosticId::hop_dangling_number, number,
             format("the number {} is not followed by `=`, `+` or `-`", quoted(number)));
  it.help("`2=B` puts a beetle on the second bug, `2+` and `2-` begin a branch there");
  if (letter_follows) it.fix("insert `=`", Safety::unsafe, {number.end, number.end}, "=");
}

void SyntaxFindings::missing_stacked_bug(Span number_and_equals) {
  Finding(*this, DiagnosticId::hop_missing_stacked_bug, number_and_equals,
          format("no bug follows {}", quoted(number_and_equals)))
      .help("write the letter of the bug on top");
}

void SyntaxFindings::unclosed_group(Span open, std::uint32_t topology_end, std::uint32_t missing) {
  Finding it(*this, DiagnosticId::hop_unclosed_group, open, "this parenthesis is never closed");
  it.label({topology_end, topology_end}, "the topology ends here");
  std::string parentheses(missing, ')');
  it.fix(format("add `{}` at the end of the topology", parentheses), Safety::unsafe, {topology_end, topology_end},
         std::move(parentheses));
}

void SyntaxFindings::gametype_in_topology(Span alias, Span topology) {
  constexpr std::string_view blanks = " \t";
  const std::string_view rest = slice({alias.end, topology.end});
  const std::size_t gap = rest.find_first_of(blanks);
  const bool is_whole = gap == std::string_view::npos;
  Finding it(*this, DiagnosticId::hop_unknown_bug, alias,
             format("{} is a gametype, and no comma divides it from the topology", quoted(alias)));
  it.note("nothing of the topology is read");
  // Without a blank, changes such as `+Mm` and the topology cannot be distinguished.
  if (is_whole && !rest.empty()) return;
  const std::uint32_t begin = is_whole ? topology.end : alias.end + static_cast<std::uint32_t>(gap);
  const std::size_t after = is_whole ? rest.size() : std::min(rest.find_first_not_of(blanks, gap), rest.size());
  it.fix("write a comma after the gametype", Safety::unsafe, {begin, alias.end + static_cast<std::uint32_t>(after)},
         ",");
}

void SyntaxFindings::unmatched_parenthesis(Span close) {
  Finding(*this, DiagnosticId::hop_unmatched_parenthesis, close, "there is no open parenthesis before this one")
      .fix("delete it", Safety::unsafe, close, "");
}

void SyntaxFindings::too_large(Span letter) {
  Finding(*this, DiagnosticId::hop_too_large, letter, "this is the 1,001st bug")
      .note("at most 1,000 bugs are read; the rest of the topology is not looked at");
}

void SyntaxFindings::too_deep(Span open) {
  Finding(*this, DiagnosticId::hop_too_deep, open, "100 parentheses are open before this one")
      .note("at most 100 may be open at once; the rest of the topology is not looked at");
}

// Findings in the gametype.
void SyntaxFindings::empty_gametype(Span field_and_comma) {
  Finding(*this, DiagnosticId::hop_empty_gametype, field_and_comma, "the gametype field is empty")
      .note("an empty gametype is read as `ultimate`, which is left out in the form with two fields")
      .fix("delete the field", Safety::safe, field_and_comma, "");
}

void SyntaxFindings::alias_case(Span alias, const std::vector<Span>& words) {
  std::vector<diagnostics::Edit> edits;
  for (const Span word : words) {
    std::string lower = lower_case(slice(word));
    if (lower != slice(word)) edits.push_back({word, std::move(lower)});
  }
  Finding(*this, DiagnosticId::hop_alias_case, alias, format("the gametype {} is not in lower case", quoted(alias)))
      .fix("write it in lower case", Safety::safe, std::move(edits));
}

void SyntaxFindings::unknown_alias(Span alias) {
  const std::string_view written = slice(alias);
  Finding it(*this, DiagnosticId::hop_unknown_alias, alias, format("{} is not a gametype", quote(written)));
  it.help("a gametype is `base` or `ultimate`, with changes such as `base+Mm`, or a list such as `Q3Aq3a`");
  // A longer word is not a misspelling, and comparing it would cost more than its length.
  constexpr std::size_t longest = 16;
  if (written.size() > longest) return;
  const std::string_view near = near_alias(written);
  if (!near.empty()) it.write(alias, near, Safety::unsafe);
}

void SyntaxFindings::missing_modifier_sign(Span modifier, Span alias) {
  Finding(*this, DiagnosticId::hop_missing_modifier_sign, modifier,
          format("{} follows the gametype without a sign", quoted(modifier)))
      .label(alias, "the gametype ends here")
      .note("it is read as if `+` came before it")
      .fix("insert `+`", Safety::unsafe, {modifier.begin, modifier.begin}, "+");
}

void SyntaxFindings::empty_modifier(Span sign) {
  Finding(*this, DiagnosticId::hop_empty_modifier, sign, format("no bug follows the sign {}", quoted(sign)))
      .fix("delete the sign", Safety::safe, sign, "");
}

void SyntaxFindings::bad_token_count(Span digits) {
  Finding(*this, DiagnosticId::hop_bad_token_count, digits,
          format("the count {} is not one digit from 1 to 8", quoted(digits)))
      .help("larger counts are added up, as in `8AA` for nine ants");
}

void SyntaxFindings::token_without_letter(Span digits) {
  reporter().report(DiagnosticId::hop_token_without_letter, digits,
                    format("no bug follows the count {}", quoted(digits)));
}

std::string_view name_of(Field field) {
  constexpr std::string_view names[] = {"gametype", "topology", "player"};
  return names[static_cast<std::size_t>(field)];
}

void SyntaxFindings::empty_input(Span string) {
  Finding(*this, DiagnosticId::hop_empty_input, string,
          string.empty() ? "the string is empty" : "the string holds nothing but spaces")
      .help("the empty board with White to move is written `,w`");
}

void SyntaxFindings::missing_player(Span at, bool has_field) {
  Finding(*this, DiagnosticId::hop_missing_player_field, at,
          has_field ? "the player field is empty" : "there is no player field")
      .label("the side to move is expected here")
      .help(has_field ? "write `w` if White is to move, `b` if Black is"
                      : "write `,w` after the topology if White is to move, `,b` if Black is");
}

void SyntaxFindings::too_many_fields(Span extra) {
  Finding(*this, DiagnosticId::hop_too_many_fields, extra, format("{} comes after the third field", quoted(extra)))
      .note("a string is `topology,player` or `gametype,topology,player`; the first three fields are read");
}

void SyntaxFindings::space_around_field(Span blanks, Field field) {
  Finding(*this, DiagnosticId::hop_space_around_field, blanks,
          format("{} {} at an end of the {} field", blanks.size(), text::counted_noun(blanks.size(), "space"),
                 name_of(field)))
      .fix("delete the spaces", Safety::safe, blanks, "");
}

void SyntaxFindings::bad_player(Span player) {
  const std::string_view written = slice(player);
  Finding it(*this, DiagnosticId::hop_bad_player, player, format("{} is not a player", quote(written)));
  it.help("write `w` if White is to move, `b` if Black is");
  const char letter = text::to_lower(written[0]);
  if (letter != 'w' && letter != 'b') return;
  it.write(player, {&letter, 1}, Safety::unsafe);
}

void SyntaxFindings::player_case(Span letter) {
  const char lower = text::to_lower(slice(letter)[0]);
  Finding(*this, DiagnosticId::hop_player_case, letter, format("the player {} is in upper case", quoted(letter)))
      .write(letter, {&lower, 1});
}

void SyntaxFindings::player_suffix(Span suffix) {
  Finding(*this, DiagnosticId::hop_player_suffix, suffix,
          format("{} after the player is not part of HOP", quoted(suffix)))
      .note("hivegame.com writes there how its board is turned; the dialect `hop:hivegame` keeps it")
      .fix("delete the suffix", Safety::safe, suffix, "");
}

void SyntaxFindings::stand_in(Span written, const StandIn& found) {
  const std::string_view character = slice(written);
  const DiagnosticId id = found.is_escape ? DiagnosticId::hop_percent_escape : DiagnosticId::hop_lookalike_character;
  Finding(*this, id, written,
          found.is_escape ? format("{} is `{}` escaped as in a URL", quote(character), found.meaning)
                          : format("{} looks like `{}`", text::describe_character(character), found.meaning))
      .write(written, {&found.meaning, 1});
}

// There can be as many of them as there are bytes, so only the first has the explanation.
void SyntaxFindings::lost_plus(Span blank) {
  Finding it(*this, DiagnosticId::hop_lost_plus, blank, "a space is read as `+`");
  if (!has_lost_plus_) it.note("a `+` in a URL becomes a space when the URL is decoded as a form");
  has_lost_plus_ = true;
  it.write(blank, "+", Safety::unsafe);
}

// Adjacent characters are one finding, and there can be as many characters as there are bytes.
void SyntaxFindings::unexpected(Span character, Field field) {
  diagnostics::Diagnostic& run = reporter().numbered(reporter().next_number() - 1);
  if (run.id == DiagnosticId::hop_unexpected_character && run.span.end == character.begin && unexpected_ != 0) {
    run.span.end = character.end;
    run.message = format("{} characters have no meaning in the {}", ++unexpected_, name_of(field));
    run.fix = diagnostics::Fix{"delete them", Safety::unsafe, {{run.span, ""}}};
    return;
  }
  unexpected_ = 1;
  Finding(*this, DiagnosticId::hop_unexpected_character, character,
          format("{} has no meaning in the {}", text::describe_character(slice(character)), name_of(field)))
      .fix("delete it", Safety::unsafe, character, "");
}

void SyntaxFindings::unknown_bug_in_topology(Span letter) {
  diagnostics::Diagnostic& last = reporter().numbered(reporter().next_number() - 1);
  const bool is_run = last.id == DiagnosticId::hop_unknown_bug && last.span.end <= letter.begin && unknown_bugs_ != 0;
  const std::string_view between = is_run ? slice({last.span.end, letter.begin}) : std::string_view();
  if (!is_run || !std::all_of(between.begin(), between.end(), text::is_letter)) {
    unknown_bugs_ = 1;
    return unknown_bug(letter);
  }
  last.span.end = letter.end;
  last.message = format("{} letters of this word are not bugs", ++unknown_bugs_);
}

void SyntaxFindings::unknown_bug(Span letter) {
  const std::string_view written = slice(letter);
  Finding it(*this, DiagnosticId::hop_unknown_bug, letter, format("{} is not a bug", quote(written)));
  if (written == "I") {
    it.note("`I` was seen in published strings; it is not in the table of letters");
  } else {
    it.help("the letters are Q A B D G L M P S, in upper case for White and in lower case for Black");
  }
}

}  // namespace plyglot::hive::hop
