// AST to record (hive-human K1, K4 and K8 to K12).

#include "hive/notations/hive_human/resolve.hpp"

#include "findings/finding.hpp"
#include "hive/board/pieces.hpp"
#include "hive/notations/hive_human/human_words.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/verdicts/replay.hpp"
#include "notation/suppressions.hpp"
#include "text/ascii.hpp"
#include "text/decimal.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <unordered_map>

namespace plyglot::hive::hive_human {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::Span;

// Each line without the blanks at its end.
std::string normalised(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\n') result.erase(result.find_last_not_of(" \t\r") + 1);
    result += c;
  }
  return result;
}

std::vector<Item>::const_iterator first_move_of(const Ast& ast) {
  return std::find_if(ast.items.begin(), ast.items.end(), [](const Item& item) { return item.is_move(); });
}

// A number of more is not that of a turn.
constexpr std::uint32_t most_turns = 1'000'000;

std::vector<WrittenMove> moves_of(const text::Source& source, const Ast& ast) {
  std::vector<WrittenMove> moves;
  // Of the next move, by the number of a turn before it.
  std::uint32_t ply = 0;
  for (const Item& item : ast.items) {
    if (item.form == Form::number) {
      const std::uint32_t turn = text::number_of(source.slice(item.text));
      ply = turn == 0 || turn > most_turns ? 0 : 2 * turn - 1;
    }
    if (!item.is_move()) continue;
    WrittenMove& move = moves.emplace_back();
    move.number = std::exchange(ply, ply % 2 == 1 ? ply + 1 : 0);
    move.span = move.piece_span = item.span;
    move.is_readable = item.form != Form::bad_word;
    move.is_pass = item.form == Form::pass;
    move.is_entry_safe = false;
  }
  return moves;
}

ReplayStyle style_with(const Spelling& spelling) {
  ReplayStyle style{};
  style.spelling = spelling;
  style.unknown_words = DiagnosticId::hive_human_unclear_move;
  style.offers_similar_moves = true;
  style.separator = " ";
  return style;
}

class Resolver {
 public:
  Resolver(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
           diagnostics::Reporter& reporter)
      : source_(source), ast_(ast), rules_(rules), record_(record), reporter_(reporter) {}

  void run();

 private:
  std::string_view slice(Span span) const { return source_.slice(span); }
  char mover(const Item& item) const {
    const std::string_view words = slice(item.span);
    return words[words[0] == '+' ? 1 : 0];
  }
  void read_tags();
  void read_tag(const Item& tag);
  void read_result(std::string_view value, const Item& tag);
  void read_game_type(std::string_view value, Span span);
  void check_game_types();
  void read_type();
  bool does_black_begin() const;
  void play();
  void check_end(const Item& item, bool is_final, Replay& replay);
  void check_result();
  void keep_comment(const Item& item);
  void read_suppressions();

  const text::Source& source_;
  const Ast& ast_;
  const RuleOptions& rules_;
  Record& record_;
  diagnostics::Reporter& reporter_;
  bool is_swapped_ = false;
  Span result_value_;
  // Of the tags `GameType`, with the places of their values.
  std::vector<std::pair<GameType, Span>> game_types_;
  // Where a ply ends, or the last comment beside it, as long as nothing else came.
  std::optional<std::uint32_t> ply_end_;
};

// K11. Of the names that mean something here, tags of one spelling are looked at where they are read.
void Resolver::read_tags() {
  constexpr std::string_view known[] = {"ExpansionPieces", "GameType", "Result"};
  std::unordered_map<std::string, const Item*> first_of_name;
  for (const Item& item : ast_.items) {
    if (item.form != Form::tag) continue;
    const auto [entry, is_new] = first_of_name.emplace(text::lower_case(slice(item.text)), &item);
    const Item& first = *entry->second;
    const bool is_read = slice(first.text) == slice(item.text) &&
                         std::find(std::begin(known), std::end(known), slice(item.text)) != std::end(known);
    if (!is_new && !is_read && slice(first.value) != slice(item.value)) {
      Finding(reporter_, DiagnosticId::hive_human_duplicate_tag, item.text,
              text::format("there is a tag {} already, with another value", text::quote(slice(first.text))))
          .label(first.text, "here");
    }
    read_tag(item);
  }
}

void Resolver::read_tag(const Item& tag) {
  std::string value;
  const std::string_view written = slice(tag.value);
  for (std::size_t i = 0; i < written.size(); ++i) value += written[i] == '\\' ? written[++i] : written[i];
  std::string key(slice(tag.text));
  if (key == "ExpansionPieces") {
    record_.type_span = tag.value;
    for (const char c : value) {
      const char piece = text::to_lower(c);
      record_.type.has_ladybug |= piece == 'l';
      record_.type.has_mosquito |= piece == 'm';
      record_.type.has_pillbug |= piece == 'p';
      if (piece != 'l' && piece != 'm' && piece != 'p') {
        Finding(reporter_, DiagnosticId::hive_human_bad_tag, tag.value,
                text::format("{} is not a list of expansions", text::quote(written)))
            .help("the expansions are `Ll`, `Mm` and `Pp`");
        return;
      }
    }
    return;
  }
  if (key == "GameType") return read_game_type(value, tag.value);
  if (key == "Result") {
    return read_result(value, tag);
  }
  record_.tags.push_back({std::move(key), std::move(value), tag.span});
}

void Resolver::read_result(std::string_view value, const Item& tag) {
  constexpr std::string_view scores[] = {"*", "*", "1/2-1/2", "1-0", "0-1"};
  std::optional<Outcome> result;
  for (int i = 0; i < 5; ++i) {
    const auto outcome = static_cast<Outcome>(i);
    if (value == name_of(outcome) || (value == scores[i] && i != 0)) result = outcome;
  }
  if (!result) {
    Finding(reporter_, DiagnosticId::hive_human_bad_tag, tag.value,
            text::format("{} is not a result", text::quote(value)))
        .help("a result is `WhiteWins`, `BlackWins`, `Draw` or `InProgress`");
    return;
  }
  if (record_.result && *record_.result != *result) {
    Finding(reporter_, DiagnosticId::hive_human_end_mark, tag.value,
            text::format("another `Result` says `{}`", name_of(*record_.result)))
        .label(result_value_, "this one")
        .note("the last one counts");
  }
  record_.result = result;
  record_.result_span = tag.span;
  result_value_ = tag.value;
}

void Resolver::read_game_type(std::string_view value, Span span) {
  if (const std::optional<GameType> type = game_type_named(value)) {
    game_types_.emplace_back(*type, span);
    return;
  }
  Finding(reporter_, DiagnosticId::hive_human_bad_tag, span, text::format("{} is not a game type", text::quote(value)))
      .help("a game type is `Base`, or `Base+` and letters of `MLP` in this order");
}

void Resolver::check_game_types() {
  for (const auto& [type, span] : game_types_) {
    if (type == record_.type) continue;
    Finding(reporter_, DiagnosticId::hive_human_bad_tag, span,
            text::format("this tag says that the game is `{}`, and another that it is `{}`", name_of(type),
                         name_of(record_.type)))
        .label(record_.type_span, text::format("`{}` by this tag", name_of(record_.type)));
  }
}

// Where no tag says it, the pieces that move do.
void Resolver::read_type() {
  if (record_.type_span.empty() && !game_types_.empty()) {
    std::tie(record_.type, record_.type_span) = game_types_.front();
  }
  check_game_types();
  if (!record_.type_span.empty()) return;
  PieceSet pieces = 0;
  for (const Item& item : ast_.items) {
    if (item.form != Form::move) continue;
    for (PieceIndex piece = 0; piece < pieces_per_side; ++piece) {
      if (text::to_lower(letter_of(kind_of(piece))) == text::to_lower(mover(item))) pieces |= set_of(piece);
    }
  }
  record_.type = smallest_type_with(pieces);
}

// K12.
bool Resolver::does_black_begin() const {
  const auto is_move = [](const Item& item) { return item.is_move(); };
  const auto first = first_move_of(ast_);
  if (first == ast_.items.end() || first->form != Form::move || mover(*first) < 'a') return false;
  const auto second = std::find_if(first + 1, ast_.items.end(), is_move);
  return second == ast_.items.end() || (second->form == Form::move && mover(*second) < 'a');
}

void Resolver::play() {
  const ReplayStyle style = style_with(is_swapped_ ? swapped_spelling : spelling);
  const std::vector<WrittenMove> moves = moves_of(source_, ast_);
  Replay replay(source_, style, rules_, record_, reporter_);
  std::span<const WrittenMove> next(moves);
  // In a text that is not a game, what follows the first other word means nothing.
  bool has_ended = false;
  for (const Item& item : ast_.items) {
    if (item.is_comment()) {
      keep_comment(item);
      continue;
    }
    // What follows it on its line is beside it.
    ply_end_ = std::nullopt;
    if (!item.is_move()) continue;
    has_ended = has_ended || (ast_.is_other_text && item.form == Form::bad_word);
    if (has_ended) continue;
    next = next.subspan(1);
    if (!replay.play(moves, moves.size() - next.size() - 1)) continue;
    ply_end_ = item.span.end;
    if (!replay.was_repaired()) check_end(item, next.empty(), replay);
  }
  replay.finish(record_.result);
}

// K4.
void Resolver::check_end(const Item& item, bool is_final, Replay& replay) {
  const bool has_mark = slice(item.span).back() == '#';
  const bool is_end = is_over(replay.game().state().outcome());
  if (item.form == Form::pass || has_mark == is_end) return;
  const Span end{has_mark ? item.span.end - 1 : item.span.end, item.span.end};
  if (is_end) {
    Finding(reporter_, DiagnosticId::hive_human_end_mark, item.span, "the game ends with this move")
        .fix("write `#` after it", Safety::safe, end, "#");
  } else if (!is_over(replay.outcome(record_.result)) && !(is_final && record_.result && is_over(*record_.result))) {
    Finding(reporter_, DiagnosticId::hive_human_end_mark, end, "the game does not end with this move")
        .fix("delete the mark", Safety::safe, end, "");
  }
}

void Resolver::check_result() {
  if (!record_.result || !is_over(record_.outcome) || *record_.result == record_.outcome) return;
  Finding(reporter_, DiagnosticId::hive_human_end_mark, result_value_,
          text::format("the game ends with `{}`", name_of(record_.outcome)))
      .write(result_value_, name_of(record_.outcome), Safety::unsafe);
}

// K10.
void Resolver::keep_comment(const Item& item) {
  RecordComment& comment = record_.comments.emplace_back();
  comment.after_ply = static_cast<std::uint32_t>(record_.plies.size());
  comment.span = item.span;
  comment.text = normalised(slice(item.text));
  if (item.form == Form::line_comment) comment.text = text::trimmed(comment.text, " \t\r");
  comment.is_beside_ply = ply_end_ && slice({*ply_end_, item.span.begin}).find('\n') == std::string_view::npos;
  ply_end_ = comment.is_beside_ply ? std::optional(item.span.end) : std::nullopt;
}

void Resolver::read_suppressions() {
  notation::SuppressionReader comments(source_);
  std::uint32_t first_move = ast_.span.end;
  for (const Item& item : ast_.items) {
    if (item.form == Form::line_comment) comments.add_line_comment(item.span, 1);
    if (item.form == Form::comment) comments.add_comment(item.span, item.text);
    if (item.is_move()) first_move = std::min(first_move, item.span.begin);
  }
  if (comments.is_empty()) return;
  for (const Item& item : ast_.items) {
    if (!item.is_comment()) comments.add_item(item.span);
  }
  comments.read(ast_.span.end, first_move, reporter_);
}

void Resolver::run() {
  record_.clear();
  record_.span = ast_.span;
  read_suppressions();
  read_tags();
  read_type();
  is_swapped_ = does_black_begin();
  if (is_swapped_) {
    Finding(reporter_, DiagnosticId::hive_human_black_begins, first_move_of(ast_)->span,
            "Black begins, and the side that begins is White elsewhere")
        .note("a translation exchanges the colours; formatting leaves the text as it is");
    record_.has_unread_text = true;
    for (Tag& tag : record_.tags) {
      if (tag.key == "White" || tag.key == "Black") tag.key = tag.key == "White" ? "Black" : "White";
    }
    if (record_.result == Outcome::white_wins || record_.result == Outcome::black_wins) {
      record_.result = *record_.result == Outcome::white_wins ? Outcome::black_wins : Outcome::white_wins;
    }
  }
  play();
  check_result();
  if (reporter_.has_error() && record_.type_span.empty()) record_.type = smallest_type_of(record_);
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter) {
  Resolver(source, ast, rules, record, reporter).run();
}

bool resolve_on(const text::Source& source, const Ast& ast, Game& game, Record& record,
                diagnostics::Reporter& reporter) {
  return play_on(source, style_with(spelling), moves_of(source, ast), game, record, reporter);
}

}  // namespace plyglot::hive::hive_human
