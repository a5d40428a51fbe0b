#include "support/homeworlds/grammars.hpp"

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"

#include <algorithm>

namespace plyglot::test {

using homeworlds::Dialect;
using homeworlds::Issue;

bool is_of_syntax(Issue issue, Dialect dialect) {
  switch (issue) {
    case Issue::byte_order_mark:
    case Issue::bad_record:
    case Issue::bad_position:
    case Issue::second_position:
    case Issue::comment_sign:
    case Issue::empty_turn:
    case Issue::unknown_verb:
    case Issue::verb_abbreviation:
    case Issue::capture_verb:
    case Issue::missing_argument:
    case Issue::extra_words:
    case Issue::ignored_command:
    case Issue::missing_separator:
    case Issue::misplaced_separator:
    case Issue::unusual_separator:
    case Issue::empty_action:
    case Issue::trailing_separator:
    case Issue::bad_piece:
    case Issue::piece_junk:
    case Issue::bad_colour:
    case Issue::trade_order:
    case Issue::catastrophe_order:
    case Issue::pass_count:
    case Issue::parenthesised_name:
    case Issue::bad_name:
    case Issue::inference_needed:
    case Issue::quux_pass_in_list:
      return true;
    case Issue::letter_case:
      return dialect == Dialect::quux;
    default:
      return false;
  }
}

bool is_read_strictly(const std::string& text, Dialect dialect) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  options.layout = homeworlds::Layout::line;
  text::Source source;
  source.text = text;
  homeworlds::Ast ast;
  std::vector<homeworlds::Finding> findings;
  homeworlds::read_record(source, options, ast, findings);
  return std::none_of(findings.begin(), findings.end(),
                      [&](const homeworlds::Finding& finding) { return is_of_syntax(finding.issue, dialect); });
}

bool is_of_lines(std::string_view text, Dialect dialect) {
  const std::size_t first = text.find_first_not_of(" \t\v\f\r\n");
  return dialect != Dialect::ap || first == std::string_view::npos || text[first] != '{';
}

}  // namespace plyglot::test
