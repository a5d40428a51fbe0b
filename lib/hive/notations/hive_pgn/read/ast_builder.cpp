#include "hive/notations/hive_pgn/read/ast_builder.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "notation/byte_findings.hpp"
#include "text/ascii.hpp"
#include "text/decimal.hpp"

#include <iterator>

namespace plyglot::hive::hive_pgn {

using text::Span;

void AstBuilder::take_byte_order_mark(Span mark) {
  ast_.span.begin = mark.end;
  findings_.byte_order_mark(mark);
}

void AstBuilder::take_utf16(Span file) {
  ast_.is_utf16 = true;
  findings_.utf16(file);
}

void AstBuilder::take_semicolon(Span sign) {
  if (dialect_ == uhp::Dialect::mzinga) findings_.semicolon(sign);
}

void AstBuilder::add_stray(Span text) {
  ast_.strays.push_back(trimmed(source_, text));
  findings_.text_after_result(ast_.strays.back());
}

void AstBuilder::start_line() {
  line_ = {};
  line_.first_move = static_cast<std::uint32_t>(ast_.moves.size());
  line_.first_comment = line_.comments_before_move = ast_.comments.size();
  findings_.start_line();
}

void AstBuilder::add_comment(Span span) {
  Comment& comment = ast_.comments.emplace_back();
  comment.span = comment.whole = span;
  comment.text = comment_text_;
  comment.is_closed = !is_unclosed_;
  is_unclosed_ = false;
  comment.moves_before = static_cast<std::uint32_t>(ast_.moves.size());
  comment.ply_lines_before = static_cast<std::uint32_t>(ast_.plies.size());
  if (!comment.is_closed) findings_.unclosed_comment(comment);
}

void AstBuilder::add_ignored(Span text) {
  // Carriage returns that end no line are text, even alone.
  const Span words = trimmed(source_, text);
  ast_.comments.back().ignored = words.empty() ? text : words;
}

void AstBuilder::add_no_move(Span text) {
  line_.move_text = text;
  WrittenMove& move = ast_.moves.emplace_back();
  move.span = trimmed(source_, line_.number);
  move.is_readable = false;
  findings_.no_move(move.span);
}

void AstBuilder::add_tag_line(Span line) {
  TagLine& tag = ast_.tags.emplace_back();
  tag.line = line;
  tag.tag = line_.tag;
  tag.key = line_.key;
  tag.value = line_.value;
  tag.moves_before = static_cast<std::uint32_t>(ast_.moves.size());
  tag.follows_comment = has_comment_lines_;
  tag.follows_variation = !ast_.parentheses.empty();
  check_beside(Beside::tag, line);
  start_line();
}

void AstBuilder::add_bad_tag(Span line) {
  ast_.bad_tags.push_back({line, line_.tag});
  findings_.bad_tag(line_.tag);
  start_line();
}

void AstBuilder::add_ply_line(Span line) {
  PlyLine& ply = ast_.plies.emplace_back();
  ply.line = line;
  ply.number = line_.number;
  ply.digits = line_.digits;
  ply.move_text = line_.move_text;
  ply.first_move = line_.first_move;
  ply.moves = static_cast<std::uint32_t>(ast_.moves.size()) - ply.first_move;
  ply.has_comment_before_move = line_.comments_before_move != line_.first_comment;
  ply.is_counted = !ply.digits.empty() || begins_with_move(source_.slice(ply.move_text));
  // Its number fits the line that it repeats, and those of the next lines go on from there.
  const bool is_repeated = !is_after_parenthesis_ && repeats_line_before();
  is_after_parenthesis_ = false;
  if (is_repeated) plies_ -= ply.moves;
  if (ply.moves > 0 && !ply.digits.empty()) {
    ast_.moves[ply.first_move].number = text::number_of(source_.slice(ply.digits));
  }
  if (ply.moves == 1 && line_.first_comment == ast_.comments.size()) {
    ast_.moves[ply.first_move].entry = line;
    // The numbers after it have counted it.
    ast_.moves[ply.first_move].is_entry_safe = is_repeated || ply.digits.empty();
  }
  const std::uint32_t expected = plies_ + 1;
  findings_.end_moves(ply, expected);
  ply.is_counted = ply.is_counted && !is_skipping();
  if (ply.is_counted) ply.place = expected;
  if (ply.is_counted) plies_ += ply.moves;
  // Blanks in front of a comment or a parenthesis part it from the move, and go with it.
  const bool has_comment_after = line_.comments_before_move != ast_.comments.size();
  if (!line_.trailing_blanks.empty() && !has_comment_after && !line_.has_parenthesis_after) {
    findings_.trailing_space(line_.trailing_blanks);
  }
  check_early_comments(line);
  check_beside(Beside::ply, line);
  start_line();
}

// The same number before the same move, in whatever case: another line would have another number.
bool AstBuilder::repeats_line_before() const {
  if (ast_.plies.size() < 2) return false;
  const PlyLine& line = ast_.plies.back();
  const PlyLine& before = ast_.plies[ast_.plies.size() - 2];
  const auto is_alone = [](const PlyLine& each) { return each.is_counted && each.moves == 1 && !each.digits.empty(); };
  if (!is_alone(line) || !is_alone(before) || ast_.moves[line.first_move].is_pass) return false;
  return source_.slice(line.digits) == source_.slice(before.digits) &&
         text::is_same_word(source_.slice(line.move_text), source_.slice(before.move_text));
}

void AstBuilder::add_comment_line(Span line) {
  Comment& comment = ast_.comments.back();
  comment.whole = line;
  // P7: what shares its line with parentheses alone is not said twice.
  const char next = line_.is_unfinished ? source_.text[line.end - source_.base] : '\0';
  if (line_.is_unfinished && next != '(' && next != ')') {
    findings_.inline_comment(comment, Beside::anything, line);
  } else if (!line_.indent.empty() && comment.is_closed) {
    findings_.inline_comment(comment, Beside::blanks, line);
  }
  has_comment_lines_ = true;
  start_line();
}

void AstBuilder::add_result_line(Span line) {
  end_variations(line.begin, line_.first_comment);
  ast_.result = ResultLine{line, line_.indent, line_.result};
  check_beside(Beside::result, line);
  start_line();
}

void AstBuilder::add_early_result_line(Span line) {
  ast_.strays.push_back(line_.result);
  findings_.early_result(line_.result);
  check_beside(Beside::result, line);
  start_line();
}

void AstBuilder::add_parenthesis(Span sign, bool opens) {
  ast_.parentheses.push_back({sign, opens, static_cast<std::uint32_t>(ast_.moves.size()),
                              static_cast<std::uint32_t>(ast_.plies.size()),
                              static_cast<std::uint32_t>(ast_.comments.size())});
}

void AstBuilder::take_open(Span sign) {
  parenthesis_ = sign;
  is_after_parenthesis_ = true;
  if (is_skipping()) {
    ++skipped_depth_;
    return;
  }
  if (enclosing_.empty()) errors_before_variation_ = findings_.reporter().error_count();
  const bool has_ply = plies_ != plies_before_;
  if (enclosing_.size() == most_variations) {
    skipped_depth_ = 1;
    findings_.variation_depth(sign);
  } else if (!has_ply) {
    findings_.variation_without_ply(sign, !enclosing_.empty());
  }
  enclosing_.push_back({plies_, plies_before_, ast_.parentheses.size()});
  add_parenthesis(sign, true);
  if (has_ply) --plies_;
  plies_before_ = plies_;
}

void AstBuilder::take_close(Span sign) {
  parenthesis_ = sign;
  is_after_parenthesis_ = true;
  if (is_skipping() && --skipped_depth_ != 0) return;
  if (enclosing_.empty()) {
    findings_.stray_parenthesis(sign);
  } else {
    const Parenthesis& open = ast_.parentheses[enclosing_.back().opened];
    const bool is_reported = enclosing_.back().plies == enclosing_.back().plies_before;
    if (open.moves_before == ast_.moves.size() && !is_reported && enclosing_.size() <= most_variations) {
      findings_.empty_variation({open.span.begin, sign.end});
    }
    end_variation(sign);
  }
}

void AstBuilder::end_variation(Span sign) {
  add_parenthesis(sign, false);
  plies_ = enclosing_.back().plies;
  plies_before_ = enclosing_.back().plies_before;
  enclosing_.pop_back();
  if (!enclosing_.empty()) return;
  ast_.errors_in_variations += findings_.reporter().error_count() - errors_before_variation_;
}

void AstBuilder::end_variations(std::uint32_t end, std::size_t comments) {
  std::vector<Span> open;
  while (!enclosing_.empty()) {
    if (enclosing_.size() <= most_variations) open.push_back(ast_.parentheses[enclosing_.back().opened].span);
    end_variation({end, end});
    ast_.parentheses.back().comments_before = static_cast<std::uint32_t>(comments);
  }
  skipped_depth_ = 0;
  for (const Span each : open) findings_.unclosed_variation(each, end);
}

void AstBuilder::end_parenthesis_line(Span line) {
  if (!is_skipping()) findings_.inline_parenthesis(parenthesis_, line, line_.is_unfinished);
  start_line();
}

void AstBuilder::check_early_comments(Span line) {
  for (std::size_t i = line_.first_comment; i < line_.comments_before_move; ++i) {
    Comment& comment = ast_.comments[i];
    comment.is_beside = true;
    // A blank stays between the number and the move.
    const bool is_parted = !blanks_before(source_, comment.span.begin, ast_.span.begin).empty();
    comment.whole = is_parted ? Span{comment.span.begin, blanks_after(source_, comment.span.end).end} : comment.text;
    findings_.early_comment(comment, line);
  }
}

void AstBuilder::check_beside(Beside beside, Span line) {
  const auto begin = ast_.comments.begin() + static_cast<std::ptrdiff_t>(line_.comments_before_move);
  const bool is_text_unread =
      std::any_of(begin, ast_.comments.end(), [](const Comment& it) { return !it.ignored.empty(); });
  // What asks to be suppressed first moves in front of its line, and is not parted from that by a comment before it.
  const auto is_suppression = [&](const Comment& it) { return diagnostics::is_suppression(source_.slice(it.text)); };
  const auto last_suppression = std::find_if(ast_.comments.rbegin(), std::make_reverse_iterator(begin), is_suppression);
  const auto suppressions_end = static_cast<std::size_t>(last_suppression.base() - ast_.comments.begin());
  for (std::size_t i = line_.comments_before_move; i < ast_.comments.size(); ++i) {
    Comment& comment = ast_.comments[i];
    comment.is_beside = true;
    comment.ply_lines_before = static_cast<std::uint32_t>(ast_.plies.size());
    comment.whole = {blanks_before(source_, comment.span.begin, ast_.span.begin).begin,
                     blanks_after(source_, comment.span.end).end};
    // Without it, what follows would be on the line of what comes before, and a carriage return that is text would end
    // the line.
    const bool ends_line = notation::safety_of_line_end_at(source_, comment.whole.begin) == diagnostics::Safety::unsafe;
    if (line_.is_unfinished || is_text_unread || ends_line) comment.whole = comment.text;
    const bool stays_before_others = is_text_unread || i + 1 < suppressions_end;
    if (comment.is_closed) findings_.inline_comment(comment, beside, line, stays_before_others);
  }
}

}  // namespace plyglot::hive::hive_pgn
