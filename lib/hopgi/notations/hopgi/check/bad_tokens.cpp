#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/notations/hopgi/read/leg_scanner.hpp"
#include "hopgi/notations/hopgi/read/result_words.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

// Two words must not become one.
diagnostics::Edit deletion(const Scope& scope, Span byte) {
  const std::string_view text = scope.source().text;
  const std::uint32_t begin = byte.begin - scope.source().base;
  const bool joins_words = begin > 0 && !is_word_end(text, begin - 1) && !is_word_end(text, begin + 1);
  return {byte, joins_words ? " " : ""};
}

void report_stray(const Scope& scope, Span byte, DiagnosticId id, std::string message) {
  Finding(scope, id, byte, std::move(message)).fix("delete it", Safety::unsafe, {deletion(scope, byte)});
}

void report_unclosed_variation(const Scope& scope, Span open) {
  Finding found(scope, DiagnosticId::hopgi_unclosed_variation, open, "this variation is never closed");
  const bool has_result = scope.ast.result != Result::none;
  found.note(has_result ? "it is read to the result" : "it is read to the end of the game");
  const std::uint32_t end = scope.ast.end;
  found.fix(has_result ? "close it before the result" : "close it at the end of the game", Safety::unsafe, {end, end},
            ")");
}

void report_too_deep(const Scope& scope, Span open) {
  Finding(scope, DiagnosticId::hopgi_variation_depth, open,
          "this variation is inside a hundred others, and deeper ones are not read")
      .note("nothing is reported about what is in it");
}

// R22.
void report_stray_tags(const Scope& scope, Span tags) {
  const bool is_one = scope.slice(tags).find('\n') == std::string_view::npos;
  Finding(scope, DiagnosticId::hopgi_bad_tag, tags,
          is_one ? format("the tag {} is among the moves", scope.quoted(tags))
                 : std::string("there are tags among the moves"))
      .note(is_one ? "it is not read, and the game goes on after it"
                   : "they are not read, and the game goes on after them")
      .help("tags belong above the moves; another game begins with the number `1.`")
      .leaves_unread();
}

bool has_only(std::string_view word, std::string_view bytes) {
  return word.find_first_not_of(bytes) == std::string_view::npos;
}

bool is_leg(const std::string& word) { return end_of_leg(word, 0) == word.size(); }

bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words) {
  for (const std::string_view each : words) {
    if (word == each) return true;
  }
  return false;
}

// A leg whose letters are in lower case, with those in upper case; empty if the word is none.
std::string with_upper_letters(std::string_view word) {
  std::string changed(word);
  for (std::size_t i = 0; i < 2 && i < changed.size(); ++i) {
    changed[i] = text::to_upper(changed[i]);
    if (is_leg(changed)) return changed;
  }
  return {};
}

// A word longer than any that people mean is not looked at.
std::string help_for(std::string_view word) {
  constexpr std::size_t longest = 24;
  const std::string_view first = word.substr(0, longest);
  if (has_only(first, ".")) return "dots belong to the number of a turn, as in `1...`";
  if (has_only(first, "!?")) return "`!` and `?` belong directly after their turn";
  if (has_only(first, "+#")) return "there is neither check nor mate in Hopgi: delete it";
  if (is_any_of(first, {"--", "Z0", "null", "pass"})) return "a side cannot pass its turn";
  if (is_any_of(first, {"O-O", "O-O-O", "0-0", "0-0-0"})) return "there is no castling in Hopgi";
  if (is_any_of(first, {"e.p.", "ep"})) return "there is no capture en passant in Hopgi";
  if (meant_result(word) == "1/2-1/2") return "a draw is written `1/2-1/2`";
  if (is_any_of(first, {"+-", "-+"}) || !meant_result(word).empty())
    return "results are `1-0`, `0-1`, `1/2-1/2` and `*`";
  if (first[0] == '[') return "a tag begins at the start of its line";
  const std::string upper = word.size() <= longest ? with_upper_letters(word) : std::string();
  if (!upper.empty()) return text::format("letters of pieces are in upper case on both sides: `{}`", upper);
  return "a turn is like `Pd2-c3`, `Bc4xd5`, `R@d4` or `Fd1-c3;Wf1-e3`";
}

// Any two of `!` and `?` are an annotation.
std::string_view sound_part(std::string_view run) { return run.substr(0, 2); }

void report_bad_run(const Scope& scope, Span run) {
  Finding(scope, DiagnosticId::hopgi_bad_suffix, run, format("{} is not an annotation", scope.quoted(run)))
      .help("annotations are `!`, `?`, `!!`, `??`, `!?` and `?!`")
      .fix(format("write `{}`", sound_part(scope.slice(run))), Safety::unsafe, {run.begin + 2, run.end}, "");
}

// The annotation is of the turn, not of its first leg.
void report_inner(const Scope& scope, const TurnNode& turn) {
  const Span run = turn.inner_suffix;
  Finding found(scope, DiagnosticId::hopgi_bad_suffix, run,
                format("the annotation {} is inside its turn", scope.quoted(run)));
  const std::uint32_t end = turn.suffix_span.begin;
  if (turn.suffix_span.empty() && turn.extra.empty()) {
    found.fix("write it after the turn", Safety::unsafe,
              {{run, ""}, {{end, end}, std::string(sound_part(scope.slice(run)))}});
  } else {
    found.fix("delete it", Safety::unsafe, run, "");
  }
}

// Before a third leg.
void report_before_extra(const Scope& scope, const TurnNode& turn) {
  Finding(scope, DiagnosticId::hopgi_bad_suffix, turn.suffix_span,
          format("the annotation {} comes before another `;`", scope.quoted(turn.suffix_span)))
      .fix("delete it", Safety::unsafe, turn.suffix_span, "");
}

void report_extra(const Scope& scope, Span legs) {
  Finding(scope, DiagnosticId::hopgi_extra_leg, legs,
          format("{} comes after the second leg of its turn", scope.quoted(legs)))
      .note("it is not read")
      .help("a turn has one leg, or one of each king")
      .leaves_unread();
}

}  // namespace

// Braces and parentheses without their counterparts, and variations that are too deep.
void find_faults(const Scope& scope) {
  for (const Fault& fault : scope.ast.faults) {
    switch (fault.kind) {
      case FaultKind::stray_brace:
        report_stray(scope, fault.span, DiagnosticId::hopgi_stray_brace, "this `}` closes no comment");
        break;
      case FaultKind::stray_paren:
        report_stray(scope, fault.span, DiagnosticId::hopgi_stray_paren, "this `)` closes no variation");
        break;
      case FaultKind::unclosed_variation:
        report_unclosed_variation(scope, fault.span);
        break;
      case FaultKind::variation_depth:
        report_too_deep(scope, fault.span);
        break;
      case FaultKind::stray_tags:
        report_stray_tags(scope, fault.span);
        break;
    }
  }
}

// Words that are not part of a record, and what they may have been meant for.
void report_bad_token(const Scope& scope, const Item& item) {
  findings::Finding found(
      scope, diagnostics::DiagnosticId::hopgi_bad_token, item.span,
      text::format("{} is not {}", scope.quoted(item.span), item.is_turn ? "a turn" : "part of a record"));
  if (item.is_turn) found.note("it counts as a turn, so from here on the position is uncertain");
  found.help(help_for(scope.slice(item.span)));
  if (item.span == scope.ast.misspelt_result) {
    found.write(item.span, meant_result(scope.slice(item.span)), diagnostics::Safety::unsafe);
  }
}

// What is odd in a turn as a whole: its annotations, and legs beyond the second.
void find_in_turns(const Scope& scope) {
  for (const TurnNode& turn : scope.ast.turns) {
    report_leg(scope.source(), scope.ast.legs[turn.first_leg], scope.context.reporter);
    if (!turn.inner_suffix.empty()) report_inner(scope, turn);
    if (!turn.suffix_span.empty() && !turn.extra.empty()) {
      report_before_extra(scope, turn);
    } else if (!turn.suffix_span.empty() && turn.suffix == Suffix::none) {
      report_bad_run(scope, turn.suffix_span);
    }
    if (!turn.extra.empty()) report_extra(scope, turn.extra);
  }
}

}  // namespace plyglot::hopgi::record
