#include "hive/notations/uhp/uhp_line_findings.hpp"

#include "notation/byte_findings.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

// `White[3]` from `WHITE[3]`.
std::string strict_turn(std::string_view written) {
  std::string text(written);
  for (std::size_t i = 0; i < text.size() && text[i] != '['; ++i) {
    text[i] = static_cast<char>(i == 0 ? text[i] & ~0x20 : text[i] | 0x20);
  }
  return text;
}

}  // namespace

void LineFindings::space_around_separator(Span blanks) {
  const bool is_at_end = blanks.begin == line_.begin || blanks.end == line_.end;
  Finding it(*this, DiagnosticId::uhp_space_around_separator, blanks,
             format("{} {} {}", blanks.size(), text::counted_noun(blanks.size(), "space"),
                    is_at_end ? "at an end of the line" : "next to a `;`"));
  const bool ends_line = blanks.end == line_.end;
  const Safety safety = ends_line ? notation::safety_of_line_end_at(source(), blanks.begin) : Safety::safe;
  it.fix("delete the spaces", safety, blanks, "");
}

// Without it, the line could be a comment, no line at all, or begin with the next command word.
void LineFindings::command_word(Span word) {
  Finding it(*this, DiagnosticId::uhp_command_word, word, "the command `newgame` comes before the GameString");
  it.note("it tells an engine to set the game up, and is not part of the game");
  const std::string_view after = source().slice({word.end, line_.end});
  constexpr std::string_view command = "newgame";
  const bool is_alone = after.empty() || after[0] == '#' || after.substr(0, command.size()) == command;
  it.fix("delete the command", is_alone ? Safety::unsafe : Safety::safe, word, "");
}

void LineFindings::trailing_semicolon(Span semicolon, Span extra, Safety safety) {
  Finding it(*this, DiagnosticId::uhp_trailing_semicolon, semicolon, "nothing follows the last `;`");
  if (!extra.empty()) it.fix("delete the `;`", safety, extra, "");
}

// Without them the line must be neither empty nor a comment, and no other quotes may take their place.
void LineFindings::quotes(Span opening, Span closing) {
  constexpr std::string_view blanks = " \t";
  const Span rest{opening.empty() ? line_.begin : opening.end, closing.empty() ? line_.end : closing.begin};
  const std::string_view content = text::trimmed(source().slice(rest), blanks);
  constexpr std::string_view quote_signs = "\"'";
  const bool is_other_line = content.empty() || content.front() == '#' ||
                             quote_signs.find(content.front()) != std::string_view::npos ||
                             quote_signs.find(content.back()) != std::string_view::npos;
  const bool is_pair = !opening.empty() && !closing.empty();
  // U2. One that has its partner inside of the line is that of a move, which has a finding of its own.
  const std::string_view sign = source().slice(opening.empty() ? closing : opening);
  if (!is_pair && content.find(sign) != std::string_view::npos) return;
  Finding it(*this, DiagnosticId::uhp_quotes, opening.empty() ? closing : opening,
             is_pair           ? "the GameString is in quotes"
             : closing.empty() ? "there is a quote before the GameString"
                               : "there is a quote after the GameString");
  if (is_pair) it.label(closing, "and here they end");
  std::vector<diagnostics::Edit> edits;
  if (!opening.empty()) edits.push_back({opening, ""});
  if (!closing.empty()) edits.push_back({closing, ""});
  const bool is_unsafe =
      is_other_line || (!closing.empty() && notation::safety_of_line_end_at(source(), closing.begin) == Safety::unsafe);
  it.fix(is_pair ? "delete the quotes" : "delete the quote", is_unsafe ? Safety::unsafe : Safety::safe,
         std::move(edits));
}

void LineFindings::empty_move(Span semicolon_and_blanks) {
  Finding(*this, DiagnosticId::uhp_empty_move, semicolon_and_blanks, "there is no move between two `;`")
      .fix("delete the `;`", Safety::safe, semicolon_and_blanks, "");
}

void LineFindings::state_case(Span field, Outcome state) {
  Finding(*this, DiagnosticId::uhp_state_case, field,
          format("the state {} is written `{}`", quote(source().slice(field)), name_of(state)))
      .write(field, name_of(state));
}

void LineFindings::turn_case(Span field) {
  std::string strict = strict_turn(source().slice(field));
  Finding(*this, DiagnosticId::uhp_turn_case, field,
          format("the turn {} is written `{}`", quote(source().slice(field)), strict))
      .write(field, strict);
}

}  // namespace plyglot::hive::uhp
