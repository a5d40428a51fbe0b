// Findings in the gametype.

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "hive/notations/hop/read/hop_syntax_findings.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

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
  // A longer word is no misspelling, and comparing it would cost more than its length.
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

}  // namespace plyglot::hive::hop
