#include "hive/notations/hop/read/hop_syntax_findings.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::hop {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

}  // namespace

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

// There can be as many of them as there are bytes, so that the explanation stands with the first alone.
void SyntaxFindings::lost_plus(Span blank) {
  Finding it(*this, DiagnosticId::hop_lost_plus, blank, "a space is read as `+`");
  if (!has_lost_plus_) it.note("a `+` in a URL becomes a space when the URL is decoded as a form");
  has_lost_plus_ = true;
  it.write(blank, "+", Safety::unsafe);
}

// What stands together is one fault, and there can be as many characters as there are bytes.
void SyntaxFindings::unexpected(Span character, Field field) {
  Diagnostic& run = reporter().numbered(reporter().next_number() - 1);
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
