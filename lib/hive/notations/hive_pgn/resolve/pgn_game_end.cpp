#include "findings/finding.hpp"
#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/notations/hive_pgn/resolve/result_words.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;

namespace {

// Line ends become LF, and no line ends in blanks (hive-notations 5).
std::string normalised(std::string_view text) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const bool is_last = end == text.size();
    const std::string_view line = text.substr(begin, end - begin);
    result += is_last ? line : line.substr(0, line.find_last_not_of(" \t\r") + 1);
    if (!is_last) result += '\n';
    begin = end + 1;
  }
  return result;
}

// Of lines in the order of the text, the first that begins at or behind `offset`.
template <class Line>
void note_first(const std::vector<Line>& lines, std::uint32_t offset, std::optional<text::Span>& first) {
  const auto found = std::lower_bound(lines.begin(), lines.end(), offset,
                                      [](const Line& line, std::uint32_t at) { return line.line.begin < at; });
  if (found != lines.end() && (!first || found->line.begin < first->begin)) first = found->line;
}

// Both say of an unfinished game that it is one.
bool says_the_same(Outcome a, Outcome b) { return a == b || (!is_over(a) && !is_over(b)); }

}  // namespace

// Comments: where they belong, and what they ask plyglot to keep to itself.
void Resolver::read_comments() {
  for (const Comment& comment : ast_.comments) {
    add_comment(comment);
    if (comment.is_closed) read_suppression(comment);
    if (!comment.ignored.empty()) record_.has_unread_text = true;
  }
}

void Resolver::add_comment(const Comment& comment) {
  RecordComment& kept = record_.comments.emplace_back();
  kept.after_ply = played_before_[comment.ply_lines_before];
  kept.is_beside_ply = comment.is_beside && comment.ply_lines_before != 0 &&
                       ast_.plies[comment.ply_lines_before - 1].line.contains(comment.span);
  kept.text = normalised(slice(comment.text));
  kept.span = comment.span;
}

void Resolver::read_suppression(const Comment& comment) {
  diagnostics::Comment asked;
  asked.text = slice(comment.text);
  asked.begin = comment.text.begin;
  asked.whole = comment.whole;
  asked.target = target_of(comment);
  asked.before_first_record = comment.moves_before == 0;
  reporter_.read_comment(asked);
}

text::Span Resolver::target_of(const Comment& comment) const {
  std::optional<text::Span> line;
  if (comment.is_beside) {
    // The line on which it stands begins before it.
    const auto holds_it = [&](const auto& each) { return each.line.contains(comment.span); };
    if (comment.ply_lines_before != 0 && holds_it(ast_.plies[comment.ply_lines_before - 1])) {
      line = ast_.plies[comment.ply_lines_before - 1].line;
    } else if (ast_.result && holds_it(*ast_.result)) {
      line = ast_.result->line;
    } else {
      const auto behind = std::upper_bound(ast_.tags.begin(), ast_.tags.end(), comment.span.begin,
                                           [](std::uint32_t at, const TagLine& tag) { return at < tag.line.begin; });
      line = std::prev(behind)->line;
    }
  } else {
    note_first(ast_.tags, comment.whole.end, line);
    note_first(ast_.bad_tags, comment.whole.end, line);
    note_first(ast_.plies, comment.whole.end, line);
    if (ast_.result && (!line || ast_.result->line.begin < line->begin)) line = ast_.result->line;
  }
  return line ? trimmed(source_, *line) : text::Span{ast_.span.end, ast_.span.end};
}

// How the game ended, by the tag, by the line behind the moves, and on the board (hive-notations P4).
void Resolver::read_results() {
  const auto on_line = ast_.result ? outcome_of(slice(ast_.result->value), dialect_) : std::nullopt;
  const bool has_tag = result_ != nullptr && !result_->value.empty();
  if (has_tag) {
    record_.result_span = result_->value;
    record_.result = read_result(result_->value, on_line ? on_line->outcome : std::optional<Outcome>());
  }
  if (ast_.result) {
    const auto line = read_result(ast_.result->value, record_.result);
    if (!record_.result) {
      record_.result = line;
      if (!has_tag) record_.result_span = ast_.result->value;
    } else if (line && !says_the_same(*record_.result, *line)) {
      report_disagreement(*record_.result, *line);
    }
  }
  if (record_.result && !reporter_.has_error()) compare_with_board(*record_.result);
}

std::optional<Outcome> Resolver::read_result(text::Span value, std::optional<Outcome> other) {
  if (dialect_ == uhp::Dialect::hivegame && slice(value) == adjudicated) {
    record_.is_adjudicated = true;
    return std::nullopt;
  }
  const auto word = outcome_of(slice(value), dialect_);
  if (!word) {
    const Outcome meant = other.value_or(record_.outcome);
    Finding(reporter_, DiagnosticId::hive_pgn_bad_result, value, format("{} is no result", quote(slice(value))))
        .help("a result is `NotStarted`, `InProgress`, `Draw`, `WhiteWins` or `BlackWins`")
        .write(value, name_of(meant), Safety::unsafe);
    return std::nullopt;
  }
  const bool is_indented = ast_.result && ast_.result->value == value && !ast_.result->indent.empty();
  if (!word->is_strict || is_indented) {
    const std::string_view name = name_of(word->outcome);
    Finding found(reporter_, DiagnosticId::hive_pgn_result_spelling, value,
                  word->is_strict ? format("blanks stand before the result `{}`", name)
                                  : format("{} stands for `{}`", quote(slice(value)), name));
    const text::Span written = is_indented ? text::Span{ast_.result->indent.begin, value.end} : value;
    found.write(written, name);
  }
  return word->outcome;
}

void Resolver::report_disagreement(Outcome tag, Outcome line) {
  const text::Span value = ast_.result->value;
  Finding(reporter_, DiagnosticId::hive_pgn_results_disagree, value,
          format("the line says `{}`, and the tag `{}`", name_of(line), name_of(tag)))
      .label(result_->value, "the tag counts")
      .write(value, name_of(tag), Safety::unsafe);
}

void Resolver::report_started() {
  const std::string name(name_of(Outcome::in_progress));
  Finding(reporter_, DiagnosticId::hive_pgn_result_mismatch, record_.result_span,
          "a game with moves is not `NotStarted`")
      .label(record_.plies.front().span, "the first move")
      .write(record_.result_span, name);
}

void Resolver::compare_with_board(Outcome said) {
  const Outcome shown = record_.outcome;
  if (!is_over(shown)) {
    if (said == Outcome::not_started && !record_.plies.empty()) return report_started();
    if (!is_over(said)) return;
    Finding(reporter_, DiagnosticId::hive_pgn_result_not_on_board, record_.result_span,
            format("`{}` is not what the board shows", name_of(said)))
        .note("no queen is surrounded: a game can also end by resignation, on time or by agreement");
    return;
  }
  if (said == shown) return;
  Finding found(reporter_, DiagnosticId::hive_pgn_result_mismatch, record_.result_span,
                format("the board shows `{}`, and not `{}`", name_of(shown), name_of(said)));
  if (!record_.plies.empty()) found.label(record_.plies.back().span, "the game ends with this move");
  const std::string name(name_of(shown));
  std::vector<diagnostics::Edit> edits = {{record_.result_span, name}};
  // A line that said the same would contradict the tag then.
  if (ast_.result && record_.result_span != ast_.result->value) {
    const auto line = outcome_of(slice(ast_.result->value), dialect_);
    const bool is_behind = record_.result_span.end <= ast_.result->value.begin;
    if (line && line->outcome != shown) {
      edits.insert(is_behind ? edits.end() : edits.begin(), {ast_.result->value, name});
    }
  }
  found.fix(format("write `{}`", name), Safety::safe, std::move(edits));
}

}  // namespace plyglot::hive::hive_pgn
