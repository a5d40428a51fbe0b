#include "hive/notations/hive_pgn/read/pgn_syntax_findings.hpp"

#include "diagnostics/fixes.hpp"
#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "notation/byte_findings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
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

}  // namespace

void SyntaxFindings::byte_order_mark(Span mark) {
  Finding it(*this, DiagnosticId::hive_pgn_byte_order_mark, mark, "the file begins with a byte order mark");
  // A second one is a character of its line, and would become the mark of the file.
  const std::string_view rest = slice({mark.end, source().span().end});
  if (text::begins_with_byte_order_mark(rest)) return;
  it.fix("delete the byte order mark", Safety::safe, mark, "");
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

void SyntaxFindings::ply_number(const PlyLine& ply, std::uint32_t expected) {
  const std::string_view written = slice(ply.digits);
  const std::string number = std::to_string(expected);
  const std::string_view after = slice({ply.digits.end, ply.number.end});
  const bool has_form = ply.number.begin == ply.digits.begin && after.size() > 1 &&
                        after.find_first_not_of(' ', 1) == std::string_view::npos && after[0] == '.';
  if (written == number && (has_form || ply.move_text.empty())) return;
  std::string message = written != number ? format("ply {} has the number {}", number, quote(written))
                        : ply.number.begin != ply.digits.begin
                            ? format("there are spaces before the number `{}`", number)
                            : format("the number is not written `{}.` and a space", number);
  Finding it(*this, DiagnosticId::hive_pgn_ply_number, ply.digits, std::move(message));
  if (written != number && written.front() != '0') it.help("numbers count the moves of both sides, not pairs of moves");
  const Edit edit = has_form ? Edit{ply.digits, number} : Edit{ply.number, number + ". "};
  it.fix(format("write `{}.`", number), Safety::safe, {edit});
}

void SyntaxFindings::distrust_ply_number(const PlyLine& ply) {
  diagnostics::distrust_fix(reporter().pending(), DiagnosticId::hive_pgn_ply_number, ply.digits);
}

void SyntaxFindings::missing_ply_number(const PlyLine& ply, std::uint32_t expected) {
  Finding(*this, DiagnosticId::hive_pgn_missing_ply_number, {ply.move_text.begin, ply.move_text.begin},
          format("ply {} has no number", expected))
      .fix(format("write `{}. ` before it", expected), Safety::safe, ply.number, format("{}. ", expected));
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
  Finding it(*this, DiagnosticId::hive_pgn_inline_comment, comment.span,
             format("the comment shares its line with {}", others[static_cast<std::size_t>(beside)]));
  const Span gap = blanks_before(source(), comment.span.begin, ast_.span.begin);
  const std::string title = "give the comment a line of its own";
  if (!comment.ignored.empty()) {
    it.label(comment.ignored, "this is not read").leaves_unread();
    if (begins_with_ply(slice(comment.ignored))) {
      it.fix("give each its own line", Safety::unsafe,
             {{gap, line_end_}, {{comment.span.end, comment.ignored.begin}, line_end_}});
    }
    return;
  }
  // A `;` would end the line then.
  const Safety safety =
      ends_in_semicolon(gap.begin) ? Safety::unsafe : notation::safety_of_line_end_at(source(), gap.begin);
  // What it asks to be suppressed is to be found in the same line as before.
  const bool goes_before =
      beside == Beside::result || (beside == Beside::ply && diagnostics::is_suppression(slice(comment.text)));
  if (goes_before) {
    it.fix(title, safety,
           {{{line.begin, line.begin}, std::string(slice(comment.span)) + line_end_},
            {{gap.begin, blanks_after(source(), comment.span.end).end}, ""}});
  } else if (beside == Beside::ply) {
    // Another comment on the line gets its own line at once. Text after a comment is not read now, but would be then.
    const Span after = blanks_after(source(), comment.span.end);
    const bool is_last = after.end == source().span().end || slice({after.end, after.end + 1}) != "{";
    if (is_last) it.fix(title, safety, gap, line_end_);
    if (!is_last && !stays_before_others) it.fix(title, safety, {{gap, line_end_}, {after, line_end_}});
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

void SyntaxFindings::unclosed_comment(const Comment& comment) {
  Finding(*this, DiagnosticId::hive_pgn_unclosed_comment, {comment.span.begin, comment.span.begin + 1},
          "this comment is never closed")
      .note("the rest of the file is read as comment")
      .help("write `}` where the comment ends");
}

void SyntaxFindings::text_after_result(Span text) {
  Finding it(*this, DiagnosticId::hive_pgn_text_after_result, text,
             format("{} comes after the result and is not read", quoted(text)));
  it.leaves_unread();
  if (slice(text).substr(0, 9) == "[GameType") {
    it.help("if a second game begins here, put it in a file of its own: one file holds one game");
  }
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
