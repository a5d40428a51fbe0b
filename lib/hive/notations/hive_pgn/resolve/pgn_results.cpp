// How the game ended, by the tag, by the line after the moves, and on the board (hive-notations P4).

#include "findings/finding.hpp"
#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/notations/hive_pgn/resolve/result_words.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;

namespace {

// Both say of an unfinished game that it is one.
bool says_the_same(Outcome a, Outcome b) { return a == b || (!is_over(a) && !is_over(b)); }

}  // namespace

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
      if (line || !has_tag) record_.result_span = ast_.result->value;
    } else if (line && !says_the_same(*record_.result, *line)) {
      report_disagreement(*record_.result, *line);
    }
  }
  if (record_.result && errors_of_game_ == 0) compare_with_board(*record_.result);
}

std::optional<Outcome> Resolver::read_result(text::Span value, std::optional<Outcome> other) {
  if (dialect_ == uhp::Dialect::hivegame && slice(value) == adjudicated) {
    record_.is_adjudicated = true;
    return std::nullopt;
  }
  const auto word = outcome_of(slice(value), dialect_);
  if (!word) {
    const Outcome meant = other.value_or(record_.outcome);
    Finding(reporter_, DiagnosticId::hive_pgn_bad_result, value, format("{} is not a result", quote(slice(value))))
        .help("a result is `NotStarted`, `InProgress`, `Draw`, `WhiteWins` or `BlackWins`")
        .write(value, name_of(meant), Safety::unsafe);
    return std::nullopt;
  }
  const bool is_indented = ast_.result && ast_.result->value == value && !ast_.result->indent.empty();
  if (!word->is_strict || is_indented) {
    const std::string_view name = name_of(word->outcome);
    Finding found(reporter_, DiagnosticId::hive_pgn_result_spelling, value,
                  word->is_strict ? format("there are spaces before the result `{}`", name)
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
    const bool is_after = record_.result_span.end <= ast_.result->value.begin;
    if (line && line->outcome != shown) {
      edits.insert(is_after ? edits.end() : edits.begin(), {ast_.result->value, name});
    }
  }
  found.fix(format("write `{}`", name), Safety::safe, std::move(edits));
}

}  // namespace plyglot::hive::hive_pgn
