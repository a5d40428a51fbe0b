#include "support/homeworlds/grammars.hpp"

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"

#include <algorithm>

namespace plyglot::test {

using diagnostics::DiagnosticId;
using homeworlds::Dialect;

bool is_of_syntax(DiagnosticId id, Dialect dialect) {
  switch (id) {
    case DiagnosticId::homeworlds_byte_order_mark:
    case DiagnosticId::homeworlds_bad_record:
    case DiagnosticId::homeworlds_bad_position:
    case DiagnosticId::homeworlds_second_position:
    case DiagnosticId::homeworlds_second_game:
    case DiagnosticId::homeworlds_handle_without_number:
    case DiagnosticId::homeworlds_other_form:
    case DiagnosticId::homeworlds_star_map:
    case DiagnosticId::homeworlds_comment_sign:
    case DiagnosticId::homeworlds_empty_turn:
    case DiagnosticId::homeworlds_unknown_verb:
    case DiagnosticId::homeworlds_verb_abbreviation:
    case DiagnosticId::homeworlds_capture_verb:
    case DiagnosticId::homeworlds_missing_argument:
    case DiagnosticId::homeworlds_extra_words:
    case DiagnosticId::homeworlds_ignored_command:
    case DiagnosticId::homeworlds_missing_separator:
    case DiagnosticId::homeworlds_misplaced_separator:
    case DiagnosticId::homeworlds_unusual_separator:
    case DiagnosticId::homeworlds_empty_action:
    case DiagnosticId::homeworlds_trailing_separator:
    case DiagnosticId::homeworlds_bad_piece:
    case DiagnosticId::homeworlds_piece_junk:
    case DiagnosticId::homeworlds_bad_colour:
    case DiagnosticId::homeworlds_trade_order:
    case DiagnosticId::homeworlds_catastrophe_order:
    case DiagnosticId::homeworlds_pass_count:
    case DiagnosticId::homeworlds_parenthesised_name:
    case DiagnosticId::homeworlds_bad_name:
    case DiagnosticId::homeworlds_inference_needed:
    case DiagnosticId::homeworlds_quux_pass_in_list:
    case DiagnosticId::homeworlds_short_serial:
    case DiagnosticId::homeworlds_unknown_sentence:
      return true;
    case DiagnosticId::homeworlds_letter_case:
      return dialect == Dialect::quux;
    default:
      return false;
  }
}

namespace {

void read(std::string_view text, Dialect dialect, homeworlds::Ast& ast,
          std::vector<homeworlds::NotedFinding>& findings) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  options.layout = homeworlds::Layout::line;
  text::Source source;
  source.text = text;
  homeworlds::read_record(source, options, ast, findings);
}

// homeworlds R19: the grammar does not look at what follows a name and a colon, and takes it for a header.
bool has_named_turn(std::string_view text) {
  homeworlds::Ast ast;
  std::vector<homeworlds::NotedFinding> findings;
  read(text, Dialect::seed, ast, findings);
  return std::any_of(ast.turns.begin(), ast.turns.end(),
                     [](const homeworlds::TurnNode& turn) { return !turn.handle.empty() && !turn.number; });
}

}  // namespace

bool is_read_strictly(const std::string& text, Dialect dialect) {
  homeworlds::Ast ast;
  std::vector<homeworlds::NotedFinding> findings;
  read(text, dialect, ast, findings);
  return std::none_of(findings.begin(), findings.end(), [&](const homeworlds::NotedFinding& finding) {
    // Of the chat of a transcript the grammar reads nothing.
    return is_of_syntax(finding.id, dialect) && !finding.is_in_chat;
  });
}

bool is_of_lines(std::string_view text, Dialect dialect) {
  if (dialect == Dialect::seed && has_named_turn(text)) return false;
  const std::size_t first = text.find_first_not_of(" \t\v\f\r\n");
  return dialect != Dialect::ap || first == std::string_view::npos || text[first] != '{';
}

}  // namespace plyglot::test
