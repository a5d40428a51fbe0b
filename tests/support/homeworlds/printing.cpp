#include "support/homeworlds/printing.hpp"

#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using homeworlds::Record;
using homeworlds::Rule;

void append_head(const Record& record, std::string& out) {
  text::append(out, "{}{}\n", name_of(record.dialect), record.is_fragment ? " fragment" : "");
  for (const homeworlds::RecordHeader& header : record.headers) {
    if (!text::is_same_word(header.key, "Layout")) text::append(out, "header {}: {}\n", header.key, header.value);
  }
  for (const std::string& player : record.players) text::append(out, "player {}\n", player);
  if (record.initial) text::append(out, "position {}\n", position_text(*record.initial));
  for (const homeworlds::RecordUnread& unread : record.unread) text::append(out, "unread {}\n", unread.text);
  for (const homeworlds::RecordComment& comment : record.comments) {
    text::append(out, "comment {}\n", text::trimmed(comment.text, " \t\v\f"));
  }
}

void append_turns(const Record& record, std::string& out) {
  for (const homeworlds::RecordTurn& turn : record.turns) {
    text::append(out, "turn {}{} {} [{}] ", turn.number ? "numbered " : "", turn.handle, unsigned{turn.player},
                 turn.verbatim);
    print_turn(record, turn, record.dialect, out);
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      out += record.actions[turn.first_action + i].is_played ? " +" : " -";
    }
    out += '\n';
  }
}

// Errors, but for sizes that the dialect need not say and that are left out.
void append_errors(const HomeworldsGame& game, std::string& out) {
  for (const homeworlds::Violation& violation : game.violations) {
    const bool is_of_size = violation.rule == Rule::trade_size || violation.rule == Rule::wrong_build_size;
    if (violation.severity != diagnostics::Severity::error || is_of_size) continue;
    text::append(out, "{} in turn {}\n", name_of(violation.rule), violation.turn);
  }
}

}  // namespace

std::string printed_file(const Record& record) {
  std::string out;
  if (!print(record, out)) FAIL("the record is not printed");
  if (!out.empty()) out += '\n';
  return out;
}

std::string meaning_of(const HomeworldsGame& game) {
  std::string out;
  append_head(game.record, out);
  append_turns(game.record, out);
  append_errors(game, out);
  text::append(out, "certain up to turn {}: {} {}\n", game.record.certain_turns, outcome_text(game.record),
               anonymous_text(final_position(game.record)));
  return out;
}

std::string check_printing(const std::string& text, const homeworlds::ReadOptions& options) {
  const HomeworldsGame game = homeworlds_game(text, options);
  std::string printed = printed_file(game.record);
  const HomeworldsGame again = homeworlds_game(printed, options);
  CAPTURE(text, printed);
  if (meaning_of(again) != meaning_of(game)) CHECK(meaning_of(again) == meaning_of(game));
  if (const std::string twice = printed_file(again.record); twice != printed) CHECK(twice == printed);
  return printed;
}

}  // namespace plyglot::test
