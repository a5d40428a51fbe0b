#include "hive/notations/hive_pgn/read/pgn_syntax_findings.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "notation/byte_findings.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
using diagnostics::Severity;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;
namespace {

// The first word; what follows it and the blanks after it is left in `text`.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  const std::size_t next = text.find_first_not_of(blanks, word.size());
  text = next == std::string_view::npos ? std::string_view() : text.substr(next);
  return word;
}

// `e4`, `Nf3`, `exd5`, `Qxf7#`, `O-O`.
bool is_move_of_chess(std::string_view word) {
  if (word.substr(0, 3) == "O-O") return true;
  const std::size_t end = word.find_last_not_of("+#!?");
  if (end == std::string_view::npos || end < 1 || end > 5) return false;
  const bool ends_in_square = word[end] >= '1' && word[end] <= '8' && word[end - 1] >= 'a' && word[end - 1] <= 'h';
  return ends_in_square &&
         word.substr(0, end - 1).find_first_not_of("KQRBNabcdefgh12345678x") == std::string_view::npos;
}

// A help for a text that is not a move; empty if there is nothing to be said about it.
std::string_view hint_for(std::string_view text) {
  std::string_view rest = text;
  const std::string_view first = take_word(rest);
  const std::string_view second = take_word(rest);
  if (is_move_of_chess(first)) return "this is a move of chess; plyglot reads games of Hive";
  if (text.find(';') != std::string_view::npos)
    return "`;` does not begin a comment here: comments are in `{` and `}` on lines of their own";
  if (first == "}") return "this `}` closes no comment";
  if (begins_with_move(first) && begins_with_move(second) && !rest.empty()) {
    return "if these are the moves of both sides: each has a line and a number of its own";
  }
  if (text.find_first_of("$!?") != std::string_view::npos) {
    return "marks such as `!` and `$1` have no place here: write a comment `{...}` on the next line";
  }
  return {};
}

// True if a word begins with a piece as it is mostly written.
bool holds_piece(std::string_view text) {
  while (!text.empty()) {
    const std::string_view word = take_word(text);
    const bool is_piece = begins_with_move(word.substr(0, word.find_first_of("-/\\,;:!?"))) && word[0] >= 'a' &&
                          word[1] >= 'A' && word[1] <= 'Z';
    if (is_piece) return true;
  }
  return false;
}

std::string_view without_leading_comments(std::string_view text) {
  while (text.starts_with('{') && text.find('}') != std::string_view::npos) {
    text.remove_prefix(text.find('}') + 1);
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  }
  return text;
}

}  // namespace

void SyntaxFindings::byte_order_mark(Span mark) {
  Finding it(*this, DiagnosticId::hive_pgn_byte_order_mark, mark, "the file begins with a byte order mark");
  // A second one is a character of its line, and would become the mark of the file.
  const std::string_view rest = slice({mark.end, source().span().end});
  if (text::begins_with_byte_order_mark(rest)) return;
  it.fix("delete the byte order mark", Safety::safe, mark, "");
}

void SyntaxFindings::inner_mark(Span mark) {
  Finding(*this, DiagnosticId::hive_pgn_byte_order_mark, mark, "there is a byte order mark inside the text")
      .fix("delete the byte order mark", Safety::safe, mark, "");
}

void SyntaxFindings::utf16(Span file) {
  const std::string_view text = slice(file);
  const bool has_mark = text.front() == '\xFF' || text.front() == '\xFE';
  Finding(*this, DiagnosticId::hive_pgn_bad_tag, {file.begin, file.begin + (has_mark ? 2 : 4)},
          "the text is UTF-16, of which nothing is read")
      .help("save the file as UTF-8");
}

void SyntaxFindings::bad_tag(Span tag) {
  const BadTagReason reason = reason_of_bad_tag(slice(tag));
  Finding(*this, DiagnosticId::hive_pgn_bad_tag, trimmed(source(), tag), reason.message).help(reason.help);
}

void SyntaxFindings::no_move(Span number) {
  reporter().report(DiagnosticId::uhp_bad_move, number, format("there is no move after the number {}", quoted(number)));
}

void SyntaxFindings::missing_line_end(Span gap) {
  reporter().report(DiagnosticId::uhp_missing_separator, gap, "two moves are on one line");
}

void SyntaxFindings::end_moves(const PlyLine& ply, std::uint32_t expected) {
  std::vector<diagnostics::Diagnostic>& pending = reporter().pending();
  for (std::size_t i = reporter().place_from(first_of_line_); i < pending.size(); ++i) {
    if (pending[i].id == DiagnosticId::uhp_bad_move) {
      const std::string_view hint = hint_for(slice(pending[i].span));
      if (!hint.empty()) pending[i].helps.emplace_back(hint);
    } else if (pending[i].id == DiagnosticId::uhp_missing_separator && ply.is_counted) {
      ++expected;
      pending[i].message = "two moves are on one line";
      pending[i].fix = diagnostics::Fix{format("write ply {} on a line of its own", expected),
                                        Safety::unsafe,
                                        {{pending[i].span, format("{}{}. ", line_end_, expected)}}};
    }
  }
}

bool SyntaxFindings::ends_in_semicolon(std::uint32_t end) const {
  return end > ast_.span.begin && slice({end - 1, end}) == ";";
}

void SyntaxFindings::semicolon(Span sign) {
  Finding it(*this, DiagnosticId::uhp_trailing_semicolon, sign, "a `;` ends the line, which divides nothing here");
  it.note("hivegame.com writes it after the last move; the dialect `hivegame` takes it");
  // One before it would end the line then.
  const Span gap = blanks_before(source(), sign.begin, ast_.span.begin);
  const Safety safety =
      ends_in_semicolon(gap.begin) ? Safety::unsafe : notation::safety_of_line_end_at(source(), gap.begin);
  // Blanks before it would end the line as well.
  it.fix("delete the `;`", safety, {gap.begin, sign.end}, "");
}

void SyntaxFindings::trailing_space(Span spaces) {
  Finding(*this, DiagnosticId::hive_pgn_trailing_space, spaces,
          format("{} {} at the end of the line", spaces.size(), text::counted_noun(spaces.size(), "space", "spaces")))
      .fix("delete the spaces", notation::safety_of_line_end_at(source(), spaces.begin), spaces, "");
}

void SyntaxFindings::inline_comment(const Comment& comment, Beside beside, Span line, bool stays_before_others) {
  constexpr std::string_view others[] = {"a tag", "a move", "what follows it", "the result", "spaces"};
  // P8.
  const bool is_play = holds_piece(slice(comment.ignored));
  Finding it(*this, DiagnosticId::hive_pgn_inline_comment, is_play ? Severity::error : Severity::warning, comment.span,
             format("the comment shares its line with {}", others[static_cast<std::size_t>(beside)]));
  const Span gap = blanks_before(source(), comment.span.begin, ast_.span.begin);
  const std::string title = "give the comment a line of its own";
  if (!comment.ignored.empty()) {
    it.label(comment.ignored, "this is not read");
    if (is_play) it.leaves_unread();
    return;
  }
  // A `;` would end the line then.
  const Safety safety =
      ends_in_semicolon(gap.begin) ? Safety::unsafe : notation::safety_of_line_end_at(source(), gap.begin);
  // What it asks to be suppressed is to be found in the same line as before.
  const bool goes_before =
      beside == Beside::result || (beside == Beside::ply && diagnostics::is_suppression(slice(comment.text)));
  const Span after = blanks_after(source(), comment.span.end);
  const std::string_view next = slice({after.end, std::min(after.end + 1, source().span().end)});
  const bool is_last = next.empty() || next.find_first_of("\r\n()") == 0;
  const bool is_followed = !is_last && next != "{";
  if (goes_before) {
    const std::string before = begins_line(line.begin) ? std::string() : line_end_;
    // One that comes after another would come before it then.
    const bool is_second = gap.begin > line.begin && slice({gap.begin - 1, gap.begin}) == "}";
    const Safety of_order = is_second ? Safety::unsafe : safety;
    it.fix(title, is_followed || !before.empty() ? safety_of_division(of_order) : of_order,
           {{{line.begin, line.begin}, before + std::string(slice(comment.span)) + line_end_},
            {{gap.begin, after.end}, is_followed ? line_end_ : std::string()}});
  } else if (beside == Beside::ply) {
    // The text that follows on the line gets its own line at once.
    if (is_last) it.fix(title, safety, gap, line_end_);
    if (!is_last && !stays_before_others) {
      it.fix(title, is_followed ? safety_of_division(safety) : safety, {{gap, line_end_}, {after, line_end_}});
    }
  } else if (beside == Beside::blanks) {
    it.fix(title, Safety::safe, gap, "");
  } else if (beside == Beside::anything) {
    std::vector<Edit> edits;
    // Else the comment would share its new line with these blanks.
    const Span indent{line.begin, comment.span.begin};
    if (!indent.empty()) edits.push_back({indent, ""});
    edits.push_back({{comment.span.end, line.end}, line_end_});
    it.fix(title, Safety::safe, std::move(edits));
  } else {
    it.help("put the comment after the last tag");
  }
}

void SyntaxFindings::early_comment(const Comment& comment, Span line) {
  const Span before = blanks_before(source(), comment.span.begin, ast_.span.begin);
  const Span after = blanks_after(source(), comment.span.end);
  Finding it(*this, DiagnosticId::hive_pgn_inline_comment, comment.span, "the comment shares its line with a move");
  const bool begins = begins_line(line.begin);
  // One that comes after another would come before it then.
  const bool is_second = slice({before.begin - 1, before.begin}) == "}";
  const Safety safety = is_second ? Safety::unsafe : begins ? Safety::safe : safety_of_division(Safety::safe);
  const std::string written = (begins ? std::string() : line_end_) + std::string(slice(comment.span)) + line_end_;
  it.fix("give the comment a line of its own", safety,
         {{{line.begin, line.begin}, written}, {{comment.span.begin, after.end}, before.empty() ? " " : ""}});
}

// A suppression applies to the whole line on which it is.
Safety SyntaxFindings::safety_of_division(Safety safety) {
  constexpr std::string_view word = "plyglot:";
  if (!may_suppress_) {
    const std::string_view file = slice(ast_.span);
    const auto is_alike = [](char written, char wanted) { return text::to_lower(written) == wanted; };
    may_suppress_ = std::search(file.begin(), file.end(), word.begin(), word.end(), is_alike) != file.end();
  }
  return *may_suppress_ ? Safety::unsafe : safety;
}

void SyntaxFindings::unclosed_comment(const Comment& comment) {
  Finding(*this, DiagnosticId::hive_pgn_unclosed_comment, {comment.span.begin, comment.span.begin + 1},
          "this comment is never closed")
      .note("the rest of the file is read as comment")
      .help("write `}` where the comment ends");
}

void SyntaxFindings::text_after_result(Span text) {
  // P9.
  const std::string_view words = without_leading_comments(slice(text));
  const bool is_play = begins_with_ply(words);
  Finding it(*this, DiagnosticId::hive_pgn_text_after_result, is_play ? Severity::error : Severity::warning, text,
             format("{} comes after the result and is not read", quoted(text)));
  it.leaves_unread();
  if (is_play) it.help("the result ends the game: write it after the last move");
}

void SyntaxFindings::early_result(Span result) {
  // P9.
  Finding it(*this, DiagnosticId::hive_pgn_text_after_result, Severity::error, result,
             format("the moves go on below the result {}, which is not read", quoted(result)));
  it.leaves_unread();
  it.help("a result ends the game: write it after the last move");
}

bool SyntaxFindings::begins_line(std::uint32_t offset) const {
  return offset == ast_.span.begin || byte_before(offset) == '\n';
}

std::vector<Edit> SyntaxFindings::deletion(Span part) const {
  const Span with_blanks{blanks_before(source(), part.begin, ast_.span.begin).begin,
                         blanks_after(source(), part.end).end};
  const std::string_view after = slice({with_blanks.end, source().span().end});
  const std::uint32_t line_end = after.substr(0, 1) == "\n" ? 1 : after.substr(0, 2) == "\r\n" ? 2 : 0;
  const bool begins = begins_line(with_blanks.begin);
  if (begins) return {{{with_blanks.begin, with_blanks.end + line_end}, ""}};
  // What is before it, and what is after it, must not come to be on one line.
  return {{with_blanks, line_end != 0 || after.empty() ? std::string() : line_end_}};
}

void SyntaxFindings::inline_parenthesis(Span sign, Span line, bool is_unfinished) {
  const Span gap = blanks_before(source(), sign.begin, ast_.span.begin);
  const bool is_first = begins_line(gap.begin);
  if (is_first && gap.empty() && !is_unfinished) return;
  const bool is_alone = is_first && !is_unfinished;
  Finding it(*this, DiagnosticId::hive_pgn_inline_parenthesis, sign,
             is_alone ? format("there are spaces before the {}", quoted(sign))
                      : format("the {} shares its line with something else", quoted(sign)));
  std::vector<Edit> edits;
  if (!is_first || !gap.empty()) edits.push_back({gap, is_first ? std::string() : line_end_});
  if (is_unfinished) edits.push_back({{sign.end, line.end}, line_end_});
  // A `;` would end the line then.
  const bool is_unsafe = !is_first && ends_in_semicolon(gap.begin);
  const Safety safety = is_first    ? Safety::safe
                        : is_unsafe ? Safety::unsafe
                                    : notation::safety_of_line_end_at(source(), gap.begin);
  it.fix(is_alone ? "delete the spaces" : "give it a line of its own", safety, std::move(edits));
}

void SyntaxFindings::variation_without_ply(Span open, bool is_nested) {
  Finding(*this, DiagnosticId::hive_pgn_variation_without_ply, open,
          is_nested ? "no ply of the variation around it comes before this one"
                    : "no ply of the game comes before this variation")
      .note("a variation replaces the ply that comes before it")
      .help("write it after the ply in place of which it is played");
}

void SyntaxFindings::variation_depth(Span open) {
  Finding(*this, DiagnosticId::hive_pgn_variation_depth, open,
          "this variation is inside a hundred others, and deeper ones are not played")
      .note("of what is in it only the spelling is checked");
}

void SyntaxFindings::empty_variation(Span whole) {
  Finding it(*this, DiagnosticId::hive_pgn_empty_variation, whole, "the variation has no ply");
  if (slice({whole.begin + 1, whole.end - 1}).find_first_not_of(" \t\r\n") != std::string_view::npos) {
    it.help("if its comment is about the game, write it there and delete the parentheses");
    return;
  }
  it.fix("delete the parentheses", notation::safety_of_line_end_at(source(), deletion(whole).front().span.begin),
         deletion(whole));
}

void SyntaxFindings::stray_parenthesis(Span close) {
  Finding(*this, DiagnosticId::hive_pgn_stray_parenthesis, close, "this `)` closes no variation")
      .fix("delete it", Safety::unsafe, deletion(close));
}

void SyntaxFindings::unclosed_variation(Span open, std::uint32_t end) {
  const bool is_at_result = end != ast_.span.end;
  Finding it(*this, DiagnosticId::hive_pgn_unclosed_variation, open, "this variation is never closed");
  it.note(is_at_result ? "it is read to the result" : "it is read to the end of the file");
  const std::string_view before = begins_line(end) ? std::string_view() : std::string_view(line_end_);
  it.fix(is_at_result ? "close it before the result" : "close it at the end of the file", Safety::unsafe, {end, end},
         format("{}){}", before, line_end_));
}

}  // namespace plyglot::hive::hive_pgn
