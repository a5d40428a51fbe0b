#include "hive/notations/boardspace_sgf/read/sgf_syntax_findings.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/board/pieces.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using syntax::FurthestFailure;
using text::format;
using text::Span;

constexpr std::string_view commands[] = {"start", "pick",   "pickb",     "dropb",      "pdropb",
                                         "move",  "pmove",  "movedone",  "pmovedone",  "pass",
                                         "done",  "resign", "offerdraw", "acceptdraw", "declinedraw"};

// `P0[12`, without the `;` before it.
bool is_numbered(std::string_view node) {
  return node.size() > 3 && node[0] == 'P' && (node[1] == '0' || node[1] == '1') && node[2] == '[' && is_digit(node[3]);
}

std::string alternatives(const std::vector<std::string_view>& labels) {
  std::string out;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (i > 0) out += i + 1 == labels.size() ? " or " : ", ";
    out += labels[i];
  }
  return out;
}

// `1 queen`, `3 ants`.
std::string supply_of(BugKind kind) {
  const auto count = std::count_if(facts_of_side.begin(), facts_of_side.end(),
                                   [kind](const PieceFacts& facts) { return facts.kind == kind; });
  return text::counted(static_cast<std::uint64_t>(count), name_of(kind));
}

}  // namespace

std::string SyntaxFindings::quoted(Span span) const { return text::quote(decoded(slice(span), ast_.is_latin1)); }

void SyntaxFindings::no_game(std::uint32_t at) {
  Finding(*this, DiagnosticId::boardspace_sgf_no_game, {at, at}, "there is no `(;` in the file")
      .help("a file of boardspace.net begins with `(;` and the headers `GM[27]` and `SU[hive]`");
}

// Some files hold the same game twice, and nothing is lost then.
void SyntaxFindings::second_tree(Span open, Span first_open, bool is_first_again) {
  const auto severity = is_first_again ? diagnostics::Severity::warning : diagnostics::Severity::error;
  Finding it(
      *this, DiagnosticId::boardspace_sgf_second_tree, severity, open,
      is_first_again ? "the game tree is there a second time" : "a second game tree begins here, and is not read");
  it.label(first_open, "the first one, which is read");
  if (!is_first_again) it.help("put each game into a file of its own").leaves_unread();
}

void SyntaxFindings::bad_node(Span node, const FurthestFailure& failure) {
  if (slice(node) == ";") {
    Finding(*this, DiagnosticId::boardspace_sgf_bad_node, node, "nothing follows this `;`")
        .help("a node is `;` and a command such as `P0[3 done]`");
    return;
  }
  if (report_missing_semicolon(node) || report_missing_bracket(node, failure)) return;
  Finding it(*this, DiagnosticId::boardspace_sgf_bad_node, node,
             format("{} is not a command of boardspace.net", quoted(node)));
  const bool has_place = node.begin < failure.offset && failure.offset < node.end && failure.expected_bits != 0;
  if (!has_place) return;
  it.label({failure.offset, failure.offset + 1}, alternatives(failure.expected()) + " is expected here");
}

bool SyntaxFindings::report_missing_semicolon(Span node) {
  if (!is_numbered(slice(node))) return false;
  Finding(*this, DiagnosticId::boardspace_sgf_bad_node, node, format("`;` is missing before {}", quoted(node)))
      .help("each command belongs in a node of its own, which begins with `;`");
  return true;
}

bool SyntaxFindings::report_missing_bracket(Span node, const FurthestFailure& failure) {
  const std::string_view written = slice(node);
  const bool is_open = written.find('[') != std::string_view::npos && written.back() != ']';
  if (!is_open || trimmed(written).size() + node.begin > failure.offset) return false;
  const std::vector<std::string_view> expected = failure.expected();
  if (std::find(expected.begin(), expected.end(), "`]`") == expected.end()) return false;
  Finding(*this, DiagnosticId::boardspace_sgf_bad_node, node, format("the `]` of {} is missing", quoted(node)))
      .label({node.end, node.end}, "it should be here");
  return true;
}

void SyntaxFindings::no_such_piece(Span node, const PieceName& piece) {
  const std::string name = decoded(slice(piece.span), ast_.is_latin1);
  Finding(*this, DiagnosticId::boardspace_sgf_bad_node, node,
          piece.has_number ? format("there is no piece `{}`", name) : format("the number of `{}` is missing", name))
      .label(piece.span, format("each side has {}", supply_of(piece.kind)));
}

void SyntaxFindings::outside(Span text, bool is_before) {
  Finding(*this, DiagnosticId::boardspace_sgf_bad_node, text,
          format("{} comes {} the game", quoted(text), is_before ? "before" : "after"))
      .note(is_before ? "the game begins with `(;`" : "the game ends with `)`");
}

void SyntaxFindings::unclosed(Span at, Span open) {
  Finding(*this, DiagnosticId::boardspace_sgf_bad_node, at, "the `)` of the game is missing")
      .label(open, "the game begins here")
      .help("the file may have been cut off; what is there is read");
}

void SyntaxFindings::unknown_command(Span word) {
  const std::string written = decoded(slice(word), ast_.is_latin1);
  Finding(*this, DiagnosticId::boardspace_sgf_unknown_command, word,
          format("{} is not a command{}", text::quote(written), diagnostics::did_you_mean(written, commands)))
      .note("the command is skipped");
}

}  // namespace plyglot::hive::boardspace_sgf
