#include "homeworlds/spelling/verbs.hpp"

#include "homeworlds/notations/homeworlds/check/separator_removal.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/quux_forms.hpp"
#include "syntax/lookalikes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::Safety;
using text::format;

constexpr std::string_view verb_list =
    "the verbs are homeworld, build, trade, discover, move, attack, sacrifice, catastrophe and pass";
constexpr std::string_view hwl_verb_list = "the verbs are h, b, t, d, m, x, s, c and pass";
constexpr std::string_view quux_verb_list =
    "the verbs are build, convert, discover, move, capture, sacrifice, catastrophe and pass";

// By the number of the verb.
constexpr std::array<std::string_view, verbs> quux_examples = {"Alpha (0, b2r1) g3-",
                                                               "build g1 at Alpha",
                                                               "convert g3 to r3 at Alpha",
                                                               "move y1 from Alpha to Beta (g3)",
                                                               "move y1 from Alpha to Beta",
                                                               "capture r1 at Alpha",
                                                               "sacrifice y2 at Alpha",
                                                               "catastrophe blue at Alpha",
                                                               "pass"};

// `12)build` and `12.build`.
bool has_glued_number(std::string_view word) {
  const std::size_t mark = word.find_first_not_of("0123456789");
  return mark != 0 && mark != std::string_view::npos && mark + 1 < word.size() &&
         (word[mark] == ')' || word[mark] == '.');
}

// At the start of a file, whose records begin so.
std::string_view help_about_dialect(const NotedWording& wording) {
  const Dialect dialect = wording.ast().dialect;
  const std::string_view word = wording.written();
  const std::uint32_t after = wording.after_blanks(wording.finding.span.end);
  if (wording.turn_at(wording.finding.span.begin) != 0) return {};
  if (word[0] == '{' && dialect != Dialect::ap) return "a game record in JSON is read with `--from homeworlds:ap`";
  const bool is_transcript = word == "Homeworlds" || word == "Participants:";
  if (is_transcript && dialect != Dialect::sdg)
    return "a transcript of the archive is read with `--from homeworlds:sdg`";
  const bool is_state_line = wording.byte_at(after) == '(' && text::is_digit(wording.byte_at(after + 1));
  if (word.substr(0, 2) == "h," && dialect != Dialect::hwl)
    return "a log of Homeworlds Live is read with `--from homeworlds:hwl`";
  if (is_state_line && dialect != Dialect::quux) return "state lines begin games in the dialect `homeworlds:quux`";
  return {};
}

// What a word in the place of a verb may be; empty if that is unknown.
std::string_view help_about(const NotedWording& wording) {
  const std::string_view word = wording.written();
  const DialectForm& form = wording.form();
  const char before = wording.byte_before(wording.finding.span.begin);
  if (before == '/' && !form.separators.empty()) return "`/` separates actions, and no name holds one";
  const bool is_glued = before != '\0' && before != '\n' && before != '\r' && !is_blank(before) && before != ';';
  if (is_glued && form.cutting == WordCutting::word_characters) return "a name is of letters, digits and `_`";
  const std::string_view dialect = help_about_dialect(wording);
  if (!dialect.empty()) return dialect;
  if (form.has_turn_numbers && has_glued_number(word)) return "write a space after the number of the turn";
  if (form.has_headers && is_header(word)) return "headers belong above the position and the first turn";
  return {};
}

}  // namespace

namespace {

// Words with another blank of Unicode between them, which is a character of a name here (homeworlds L3).
bool word_odd_blank(NotedWording& wording) {
  const std::string_view word = wording.written();
  std::string plain;
  std::string_view odd;
  for (std::size_t at = 0; at < word.size();) {
    const text::Decoded character = text::decode_utf8(word.substr(at));
    const bool is_inside = at > 0 && at + character.size < word.size() && character.size > 1;
    const bool is_odd = is_inside && syntax::lookalike_of(character.code_point) == " ";
    if (is_odd) odd = word.substr(at, character.size);
    plain += is_odd ? " " : word.substr(at, character.size);
    at += character.size;
  }
  if (odd.empty()) return false;
  wording.say(format("{} does not divide words: {} is not a verb", text::describe_character(odd), wording.quoted()));
  wording.fix(format("write {}", text::quote(plain)), Safety::unsafe, wording.finding.span, plain);
  return true;
}

}  // namespace

void word_homeworlds_unknown_verb(NotedWording& wording) {
  const std::string_view word = wording.written();
  if (word_odd_blank(wording)) return;
  // homeworlds 3.3: in `quux` exactly one blank comes after the semicolon.
  if (word.empty()) return wording.say("there is a space where an action begins");
  if (word == "*") return wording.say("the `*` is where an action begins, and confirms none");
  wording.say(format("{} is not a verb", wording.quoted()));
  wording.write_due(Safety::unsafe);
  const std::string_view help = help_about(wording);
  if (!help.empty()) {
    wording.help(std::string(help));
  } else if (!wording.finding.fix) {
    const Dialect dialect = wording.ast().dialect;
    wording.advise(std::string(dialect == Dialect::quux  ? quux_verb_list
                               : dialect == Dialect::hwl ? hwl_verb_list
                                                         : verb_list));
  }
}

void word_homeworlds_verb_abbreviation(NotedWording& wording) {
  const std::string verb = text::quote(wording.finding.fix.value_or(""));
  wording.say(format("{} is written for {}", wording.quoted(), verb));
  wording.write_due(Safety::safe);
}

void word_homeworlds_capture_verb(NotedWording& wording) {
  wording.say(format("the notation says `attack` for {}", wording.quoted()));
  wording.write_due(Safety::safe);
}

void word_homeworlds_letter_case(NotedWording& wording) {
  if (wording.ast().dialect == Dialect::quux) {
    wording.say(format("{} is not a verb: verbs are in lower case", wording.quoted()));
  } else {
    wording.say(format("{} has capitals, which are for names", wording.quoted()));
  }
  wording.write_due(Safety::safe);
}

void word_homeworlds_inference_needed(NotedWording& wording) {
  const std::string_view item = wording.written();
  wording.say(format("{} leaves out what only the position shows", wording.quoted()));
  if (item.find(';') != std::string_view::npos) {
    wording.help("actions are separated by a semicolon and exactly one space");
    return;
  }
  const std::optional<Verb> verb = quux_verb(item.substr(0, item.find(' ')));
  if (verb) wording.help(format("the full form is such as `{}`", quux_examples[static_cast<std::size_t>(*verb)]));
}

void word_homeworlds_quux_pass_in_list(NotedWording& wording) {
  wording.say("a pass is a whole turn, and has no place among other actions");
  // With one of the separators beside it, which are `; `.
  text::Span span = wording.finding.span;
  const bool is_last = wording.is_line_end_at(wording.after_blanks(span.end));
  if (!is_last) {
    span.end += 2;
    // An item after a blank is not an action, but at the start of the line it would be.
    if (is_blank(wording.byte_at(span.end))) return;
  } else if (wording.byte_before(span.begin) == ' ') {
    span.begin -= 2;
    // Nor is one before a blank, but at the end of the line it would be.
    if (is_blank(wording.byte_before(span.begin))) return;
  }
  if (hides_start_of_quux_line(wording, span)) return;
  wording.fix("delete it", Safety::safe, span, "");
}

}  // namespace plyglot::homeworlds
