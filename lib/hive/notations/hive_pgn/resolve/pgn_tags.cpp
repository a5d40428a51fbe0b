// Tags (hive-notations P1).

#include "diagnostics/suppression_syntax.hpp"
#include "findings/finding.hpp"
#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "hive/notations/hive_pgn/resolve/pgn_resolver.hpp"
#include "hive/reading/uhp_moves/game_type_field.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::hive_pgn {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;

namespace {

constexpr std::string_view game_type_key = "GameType";
constexpr std::string_view result_key = "Result";
constexpr std::string_view date_key = "Date";

// `YYYY.MM.DD`.
bool is_date(std::string_view value) {
  constexpr std::string_view pattern = "0000.00.00";
  if (value.size() != pattern.size()) return false;
  return std::equal(value.begin(), value.end(), pattern.begin(), [](char written, char wanted) {
    return wanted == '0' ? written >= '0' && written <= '9' : written == wanted;
  });
}

bool is_game_type_in_any_case(std::string_view key) {
  return std::equal(key.begin(), key.end(), game_type_key.begin(), game_type_key.end(),
                    [](char written, char wanted) { return (written | 0x20) == (wanted | 0x20); });
}

}  // namespace

void Resolver::read_tags() {
  std::unordered_map<std::string_view, const TagLine*> first_of_key;
  std::unordered_map<std::string, const TagLine*> first_in_any_case;
  for (const TagLine& tag : ast_.tags) {
    const auto [first, is_new] = first_of_key.emplace(slice(tag.key), &tag);
    const auto [alike, is_unlike] = first_in_any_case.emplace(text::lower_case(slice(tag.key)), &tag);
    if (tag.is_late()) report_late(tag, *first->second);
    if (!is_new) {
      report_duplicate(*first->second, tag);
    } else if (!is_unlike && slice(alike->second->value) != slice(tag.value)) {
      report_alike(*alike->second, tag);
    }
    read_tag(tag, !is_new);
  }
}

// A tag that is there twice counts the first time, and is kept.
void Resolver::read_tag(const TagLine& tag, bool is_repeated) {
  const std::string_view key = slice(tag.key);
  if (!is_repeated && key == game_type_key) {
    game_type_ = &tag;
  } else if (!is_repeated && key == result_key) {
    result_ = &tag;
  } else {
    record_.tags.push_back({std::string(key), std::string(slice(tag.value)), tag.tag});
    if (!is_repeated && key == date_key) check_date(tag);
  }
}

void Resolver::report_late(const TagLine& tag, const TagLine& first) {
  const bool is_game_type = slice(tag.key) == game_type_key;
  Finding found(reporter_, DiagnosticId::hive_pgn_tag_after_moves, tag.tag,
                format("the tag {} comes after {}", quote(slice(tag.key)),
                       tag.moves_before != 0   ? "the first move"
                       : tag.follows_variation ? "a variation"
                                               : "a comment"));
  if (tag.moves_before != 0) found.note("no other game begins here: it is read as one of this game");
  // Which of two tags counts must not change: the first goes first.
  if (&tag != &first && first.is_late()) return;
  const bool goes_to_front = is_game_type && &tag == &first;
  // Another game may begin there.
  found.fix(
      "move it to the other tags", Safety::unsafe,
      moved_line(source_, ast_, without_comment(tag), tag.tag, goes_to_front ? ast_.span.begin : end_of_header(ast_)));
}

// Only blanks and comments come before a tag on its line.
Resolver::Neighbours Resolver::comments_beside(const TagLine& tag) const {
  const auto begins_before = [](const Comment& comment, std::uint32_t at) { return comment.span.begin < at; };
  const auto begin = ast_.comments.begin();
  const auto after = std::lower_bound(begin, ast_.comments.end(), tag.tag.end, begins_before);
  const auto last = std::lower_bound(after, ast_.comments.end(), tag.line.end, begins_before);
  auto first = after;
  std::uint32_t reached = tag.tag.begin;
  while (first != begin && blanks_after(source_, std::prev(first)->span.end).end == reached) {
    --first;
    reached = first->span.begin;
  }
  return {first, after, last};
}

// What goes away with a tag: a comment on its line stays, and so does the end of that line.
text::Span Resolver::without_comment(const TagLine& tag) const {
  const Neighbours comments = comments_beside(tag);
  if (comments.after != comments.last) return tag.tag;
  if (comments.first == comments.after) return tag.line;
  return {std::prev(comments.after)->span.end, blanks_after(source_, tag.tag.end).end};
}

void Resolver::report_duplicate(const TagLine& first, const TagLine& again) {
  Finding(reporter_, DiagnosticId::hive_pgn_duplicate_tag, again.key,
          format("there is a tag {} already", quote(slice(again.key))))
      .label(first.key, "this one counts")
      .fix("delete the tag", Safety::unsafe, without_comment(again), "");
}

// Which of the two is meant is not known: another program may not look at the case.
void Resolver::report_alike(const TagLine& first, const TagLine& again) {
  Finding(reporter_, DiagnosticId::hive_pgn_duplicate_tag, again.key,
          format("there is a tag {} already, with another value", quote(slice(first.key))))
      .label(first.key, "the same key in other capitals");
}

void Resolver::check_date(const TagLine& tag) {
  const std::string_view value = slice(tag.value);
  if (value.empty() || is_date(value)) return;
  if (dialect_ == uhp::Dialect::hivegame && is_date_of_hivegame(value)) return;
  Finding(reporter_, DiagnosticId::hive_pgn_date_format, tag.value,
          format("the date {} is not written `YYYY.MM.DD`", quote(value)))
      .help("a date in other words can be in a tag `SgfDate`");
}

void Resolver::read_game_type() {
  const GameType inferred = uhp::inferred_game_type(ast_.moves);
  record_.type = inferred;
  if (game_type_ == nullptr) {
    if (!has_bad_game_type_tag()) report_missing_game_type();
    return;
  }
  record_.type_span = game_type_->value;
  check_game_type_is_first();
  const std::string_view value = slice(game_type_->value);
  const bool is_trimmed =
      value.empty() || (blanks.find(value.front()) == blanks.npos && blanks.find(value.back()) == blanks.npos);
  const auto type = is_trimmed ? uhp::read_game_type(source_, game_type_->value, reporter_) : std::nullopt;
  if (type) {
    record_.type = *type;
  } else {
    record_.type = uhp::meant_game_type(source_, game_type_->value, inferred);
    uhp::report_bad_game_type(source_, game_type_->value, record_.type, reporter_);
  }
}

// What is wrong with that tag is said already.
bool Resolver::has_bad_game_type_tag() const {
  return std::any_of(ast_.bad_tags.begin(), ast_.bad_tags.end(),
                     [&](const BadTag& bad) { return key_of_bad_tag(slice(bad.tag)) == game_type_key; });
}

void Resolver::report_missing_game_type() {
  const text::Span start{ast_.span.begin, ast_.span.begin};
  Finding found(reporter_, DiagnosticId::hive_pgn_missing_gametype, start, "the game has no tag `GameType`");
  const std::string tag = format("[GameType \"{}\"]", name_of(record_.type));
  const auto alike = std::find_if(ast_.tags.begin(), ast_.tags.end(),
                                  [&](const TagLine& each) { return is_game_type_in_any_case(slice(each.key)); });
  if (alike != ast_.tags.end()) found.label(alike->key, "this key is another one: case counts");
  found.note(format("judged by its pieces, the game is `{}`", name_of(record_.type)));
  // What could not be read may have been a piece of another game type, and the other key may say another one.
  const bool is_certain = !reporter_.has_error() && alike == ast_.tags.end();
  found.fix(format("insert `{}`", tag), is_certain ? Safety::safe : Safety::unsafe, start,
            tag + std::string(text::line_end_of(source_.slice(ast_.span))));
}

// One after the moves is reported as such.
void Resolver::check_game_type_is_first() {
  const TagLine& tag = *game_type_;
  if (tag.is_late()) return;
  std::uint32_t first = ast_.tags.front().line.begin;
  if (!ast_.bad_tags.empty()) first = std::min(first, ast_.bad_tags.front().line.begin);
  if (first == tag.line.begin) return;
  Finding found(reporter_, DiagnosticId::hive_pgn_gametype_not_first, tag.key,
                "the tag `GameType` is not the first of the game");
  // The other tags must not come after a comment of its line, and not in one that is never closed.
  const Comment* last = ast_.comments.empty() ? nullptr : &ast_.comments.back();
  const bool has_open_comment = last != nullptr && !last->is_closed && tag.line.contains(last->span);
  const text::Span moved = has_open_comment ? tag.tag : tag.line;
  found.fix("move it to the front", Safety::safe, moved_line(source_, ast_, moved, trimmed(source_, moved), first));
}

}  // namespace plyglot::hive::hive_pgn
