// AST to record (hive-notations A1 to A5).

#include "hive/notations/hive_bga/resolve.hpp"

#include "findings/finding.hpp"
#include "hive/notations/hive_bga/unread_moves.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::hive::hive_bga {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

// A fix cannot put a line between two others: what the site says in it is not known.
const ReplayStyle& style() {
  static const ReplayStyle without_separator = [] {
    ReplayStyle style = uhp::replay_style(uhp::Dialect::mzinga);
    style.separator = {};
    style.passes_in_silence = true;
    return style;
  }();
  return without_separator;
}

class Resolver {
 public:
  Resolver(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
           diagnostics::Reporter& reporter)
      : source_(source), ast_(ast), rules_(rules), record_(record), reporter_(reporter) {}

  void run();

 private:
  using Lines = std::span<const LogLine>;

  const WrittenMove& move_of(const LogLine& line) const { return ast_.moves[*line.move]; }
  void read_players();
  bool has_name_of(Colour side, const LogLine& line) const;
  bool is_by_player(const LogLine& line) const;
  bool begins_another_game(const LogLine& line, const LogLine& next) const;
  Lines lines_of_game();
  void withdraw_in(const std::vector<Span>& parts);
  void choose_moves(Lines lines);
  void choose_in(const LogLine& line);
  bool take_unread_moves(const LogLine& line, const WrittenMove* read);
  std::string reason_of(const UnreadMove& unread) const;
  void report_unread_move(const UnreadMove& unread);
  void insert_pass(Replay& replay, const WrittenMove& next);
  void report_unread();
  void offer_guesses();

  const text::Source& source_;
  const Ast& ast_;
  const RuleOptions& rules_;
  Record& record_;
  diagnostics::Reporter& reporter_;
  Players players_;
  std::vector<WrittenMove> moves_;
  std::vector<UnreadMove> unread_moves_;
  // The number of the finding about the first of them; those of the others come after it.
  std::uint32_t first_unread_move_ = 0;
  // Lines with a player's name, and those of others with a move, in the order of the text.
  struct Unread {
    LogLine line;
    // A finding about a pass has spoken of it.
    bool is_told = false;
  };
  std::vector<Unread> unread_;
};

// A1: a side's first own piece tells whose it is. No piece can be thrown before both sides have placed one. No name
// holds a colon: a time before it is of the line above.
void Resolver::read_players() {
  for (const Colour side : {Colour::white, Colour::black}) {
    for (const LogLine& line : ast_.lines) {
      const std::string_view name = source_.slice(line.words);
      if (!line.move || name.empty() || name.find(':') != std::string_view::npos) continue;
      const WrittenMove& move = move_of(line);
      if (!move.is_readable || move.is_pass || colour_of(move.piece) != side || name == players_[0]) continue;
      players_[static_cast<std::size_t>(side)] = name;
      record_.tags.push_back({side == Colour::white ? "White" : "Black", std::string(name), line.words});
      break;
    }
  }
}

bool Resolver::has_name_of(Colour side, const LogLine& line) const {
  const std::string_view name = players_[static_cast<std::size_t>(side)];
  const std::string_view words = source_.slice(line.words);
  if (name.empty() || words.size() <= name.size() || !words.starts_with(name)) return false;
  const char after = words[name.size()];
  return after == ' ' || after == '\t' || after == ':';
}

bool Resolver::is_by_player(const LogLine& line) const {
  const std::string_view name = source_.slice(line.words);
  return name.empty() || players_[0].empty() || players_[1].empty() || name == players_[0] || name == players_[1];
}

bool Resolver::begins_another_game(const LogLine& line, const LogLine& next) const {
  const WrittenMove& first = move_of(line);
  const WrittenMove& second = move_of(next);
  return first.is_readable && !first.is_pass && !first.has_reference && second.has_reference &&
         second.reference == first.piece && is_by_player(line) == is_by_player(next);
}

// The parts, in the order of the text, turn out not to be played: what was found in them is about no move. Of each kind
// only so many findings are held.
void Resolver::withdraw_in(const std::vector<Span>& parts) {
  std::vector<std::pair<DiagnosticId, Span>> withdrawn;
  for (const diagnostics::Diagnostic& found : reporter_.pending()) {
    const std::uint32_t begin = found.span.begin;
    const auto part = std::lower_bound(parts.begin(), parts.end(), begin,
                                       [](Span it, std::uint32_t offset) { return it.end < offset; });
    if (part != parts.end() && part->begin <= begin) withdrawn.emplace_back(found.id, found.span);
  }
  for (const auto& [id, span] : withdrawn) reporter_.withdraw(id, span);
}

// A5.
Resolver::Lines Resolver::lines_of_game() {
  const Lines all(ast_.lines);
  const LogLine* last = nullptr;
  for (const LogLine& line : all) {
    if (!line.move) continue;
    if (*line.move > 1 && last != nullptr && begins_another_game(*last, line)) {
      withdraw_in({{move_of(*last).span.begin, ast_.span.end}});
      Finding(reporter_, DiagnosticId::hive_bga_second_game, move_of(*last).span,
              "another game begins here, and is not read")
          .help("put each game into a file of its own")
          .leaves_unread();
      return all.first(static_cast<std::size_t>(last - all.data()));
    }
    last = &line;
  }
  return all;
}

void Resolver::choose_moves(Lines lines) {
  for (const LogLine& line : lines) choose_in(line);
  // A4, A7.
  std::vector<Span> not_played;
  for (const LogLine& line : lines) {
    if (line.move && !is_by_player(line)) not_played.push_back({move_of(line).span.begin, line.span.end});
  }
  withdraw_in(not_played);
  first_unread_move_ = reporter_.next_number();
  for (const UnreadMove& unread : unread_moves_) report_unread_move(unread);
  for (WrittenMove& move : moves_) {
    if (!move.is_readable && move.findings_end == UINT32_MAX) move.findings_end = reporter_.next_number();
  }
}

void Resolver::choose_in(const LogLine& line) {
  const bool is_read = line.move && is_by_player(line);
  if (is_read) moves_.push_back(move_of(line));
  const bool is_play = take_unread_moves(line, is_read ? &move_of(line) : nullptr);
  if (is_read || is_play) return;
  if (line.move) {
    unread_.push_back({line});
  } else if (moves_.empty()) {
    // X10: number and time of the first move.
    record_.details = line.words;
  } else if (has_name_of(Colour::white, line) || has_name_of(Colour::black, line)) {
    unread_.push_back({line});
  }
}

// A7. Play goes on after such a move as after one that cannot be read.
bool Resolver::take_unread_moves(const LogLine& line, const WrittenMove* read) {
  std::vector<UnreadMove> found = find_unread_moves(source_, line, read, players_, moves_.empty());
  for (UnreadMove& unread : found) {
    WrittenMove& move = moves_.emplace_back();
    move.span = move.piece_span = unread.move;
    move.is_readable = false;
    move.is_entry_safe = false;
    unread_moves_.push_back(std::move(unread));
  }
  return !found.empty();
}

// A3.
void Resolver::insert_pass(Replay& replay, const WrittenMove& next) {
  if (next.is_pass || replay.is_stopped() || is_over(replay.game().outcome()) || !can_only_pass(replay.game())) return;
  const Colour side = replay.game().state().to_move();
  const Span at{next.span.begin, next.span.begin};
  Finding found(reporter_, DiagnosticId::hive_bga_missing_pass, at,
                text::format("{} had to pass before this move", player_name(side)));
  const std::uint32_t begin = record_.plies.empty() ? 0 : record_.plies.back().span.end;
  const auto is_before = [](const Unread& unread, std::uint32_t offset) { return unread.line.words.begin < offset; };
  auto unread = std::lower_bound(unread_.begin(), unread_.end(), begin, is_before);
  for (; unread != unread_.end() && unread->line.words.begin < at.begin; ++unread) {
    if (unread->line.move || !has_name_of(side, unread->line)) continue;
    found.label(unread->line.words, "this may say so, and is not read");
    unread->is_told = true;
    break;
  }
  WrittenMove pass;
  pass.span = pass.piece_span = at;
  pass.is_pass = true;
  replay.play(pass);
}

std::string Resolver::reason_of(const UnreadMove& unread) const {
  const std::string_view written = source_.slice(unread.related);
  switch (unread.cause) {
    case Cause::not_a_move:
      return text::format("{} is not a move, and is not read", text::quote(source_.slice(unread.move)));
    case Cause::lookalike:
      return text::format("{} is not a character of a move: the move is not read", text::describe_character(written));
    case Cause::brackets:
      return "the move is not in `[` and `]`, and is not read";
    case Cause::lost_line_end:
      return "the move is in the middle of a line, and is not read";
    case Cause::other_name:
      break;
  }
  return text::format("{} is neither {} nor {}: the move is not read", text::quote(written), text::quote(players_[0]),
                      text::quote(players_[1]));
}

void Resolver::report_unread_move(const UnreadMove& unread) {
  Finding found(reporter_, DiagnosticId::hive_bga_unread_move, unread.move, reason_of(unread));
  found.leaves_unread();
  if (unread.cause == Cause::lookalike) found.label(unread.related, "this only looks like one");
  if (unread.cause == Cause::lost_line_end) found.label(unread.related, "the line before it does not end here");
  if (unread.cause == Cause::other_name) found.label(unread.related, "this name");
  found.help("a move is on a line of its own, after the name of a player and in brackets: `Ann [wA1 bQ/]`");
}

// A4.
void Resolver::report_unread() {
  bool is_explained = false;
  for (const auto& [line, is_told] : unread_) {
    if (is_told) continue;
    if (line.move) {
      const Finding found(
          reporter_, DiagnosticId::hive_bga_unread_line, line.words,
          text::format("{} is neither {} nor {}: the move is not played", text::quote(source_.slice(line.words)),
                       text::quote(players_[0]), text::quote(players_[1])));
      continue;
    }
    Finding found(reporter_, DiagnosticId::hive_bga_unread_line, line.words,
                  "there is no move in brackets: the line is not read");
    if (!is_explained) {
      found.note(
          "the site's words for a pass, a resignation and a draw are not known: a pass is played where nothing "
          "else can be, and the result is that of the board");
    }
    is_explained = true;
  }
}

// A7. After the play, which knows what could be written for the move, and not what is wrong around it.
void Resolver::offer_guesses() {
  std::uint32_t number = first_unread_move_;
  for (const UnreadMove& unread : unread_moves_) {
    std::optional<diagnostics::Fix>& fix = reporter_.numbered(number++).fix;
    fix.reset();
    if (unread.meant.empty()) continue;
    const std::string shown(text::trimmed(unread.meant, "\r\n"));
    const bool is_divided = shown.size() != unread.meant.size();
    std::string title = text::format("write {}", text::quote(shown));
    if (is_divided) title += " on a line of its own";
    fix = diagnostics::Fix{std::move(title), diagnostics::Safety::unsafe, {{unread.rewritten, unread.meant}}};
  }
}

void Resolver::run() {
  read_players();
  choose_moves(lines_of_game());
  record_.type = uhp::inferred_game_type(moves_);
  Replay replay(source_, style(), rules_, record_, reporter_);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (!replay.has_read(i)) insert_pass(replay, moves_[i]);
    replay.play(moves_, i);
  }
  offer_guesses();
  report_unread();
  replay.finish();
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, const RuleOptions& rules, Record& record,
             diagnostics::Reporter& reporter) {
  record.clear();
  record.span = ast.span;
  // A log is read only.
  record.has_unread_text = true;
  if (ast.moves.empty()) {
    record.has_game = record.is_sound = false;
    return;
  }
  Resolver(source, ast, rules, record, reporter).run();
}

}  // namespace plyglot::hive::hive_bga
