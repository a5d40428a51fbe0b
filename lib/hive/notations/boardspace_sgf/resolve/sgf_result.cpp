#include "hive/notations/boardspace_sgf/resolve/sgf_result.hpp"

#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

constexpr std::string_view draws[] = {"The game is a draw", "La partie est nulle"};

// The text before and after the winner's name.
struct Frame {
  std::string_view before;
  std::string_view after;
};
constexpr Frame frames[] = {{"Game won by ", ""},        {"Partie gagnée par ", ""},          {"Игру выиграл(а) ", "."},
                            {"Partida ganada por ", ""}, {"De partij is gewonnen door ", ""}, {"", " hat gewonnen"},
                            {"", " vann spelet"}};

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// Letters and digits, and all beyond ASCII.
bool is_of_word(char byte) { return is_digit(byte) || is_letter(byte) || byte == '_' || (byte & '\x80') != 0; }

// Guests and robots of the site have numbers that come and go.
std::string_view without_number(std::string_view name) {
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  return name;
}

bool is_same_but_for_number(std::string_view a, std::string_view b) {
  const std::string_view name = without_number(a);
  return !name.empty() && name == without_number(b);
}

enum class Numbers : std::uint8_t { count, do_not_count };

bool has_word(std::string_view text, std::string_view word, Numbers numbers = Numbers::count) {
  if (numbers == Numbers::do_not_count) word = without_number(word);
  if (word.empty()) return false;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    std::size_t end = at + word.size();
    while (numbers == Numbers::do_not_count && end < text.size() && is_digit(text[end])) ++end;
    const bool begins = at == 0 || !is_of_word(text[at - 1]) || !is_of_word(word.front());
    const bool ends = end == text.size() || !is_of_word(text[end]) || !is_of_word(text[end - 1]);
    if (begins && ends) return true;
  }
  return false;
}

std::optional<Outcome> winner(bool is_white, bool is_black) {
  if (is_white == is_black) return std::nullopt;
  return is_white ? Outcome::white_wins : Outcome::black_wins;
}

std::string in_words(Outcome outcome) {
  switch (outcome) {
    case Outcome::white_wins:
      return "White won";
    case Outcome::black_wins:
      return "Black won";
    case Outcome::draw:
      return "the game is a draw";
    default:
      return "the game goes on";
  }
}

void report_unknown_winner(const Reading& reading, Span value) {
  const std::string text = reading.text_of(value);
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_unknown_winner, value,
             trimmed(text).empty() ? std::string("the result is empty")
                                   : text::format("{} does not say which of the players won", text::quote(text)));
  for (const Colour colour : {Colour::white, Colour::black}) {
    const Header* const player = reading.find_player(colour);
    if (player == nullptr) continue;
    it.label(player->value, text::format("{} is {}", player_name(colour), text::quote(reading.player_id(colour))));
  }
  it.note("guests may have got another name before the game was saved");
}

void report_missing_result(const Reading& reading, const std::optional<Ending>& ending) {
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_missing_result, reading.start(),
             "the file has no result `RE`");
  if (ending) it.label(ending->span, ending->said);
}

// Where the board shows no end, a player's command may tell of one.
void compare(const Reading& reading, Span value, Outcome said, const std::optional<Ending>& ending,
             const Record& record) {
  const Outcome shown = is_over(record.outcome) ? record.outcome : ending ? ending->outcome : said;
  if (shown != said) {
    Finding it(reading.reporter, DiagnosticId::boardspace_sgf_result_mismatch, value,
               text::format("the result says that {}, but {}", in_words(said),
                            is_over(record.outcome) ? in_words(shown) + " on the board" : ending->said));
    const bool is_on_board = is_over(record.outcome) && !record.plies.empty();
    if (is_on_board) it.label(record.plies.back().span, "the last move");
    if (!is_over(record.outcome)) it.label(ending->span, ending->said);
    return;
  }
  if (is_over(record.outcome)) return;
  Finding it(reading.reporter, DiagnosticId::boardspace_sgf_result_not_on_board, value,
             text::format("{}, but not on the board", in_words(said)));
  if (ending) it.label(ending->span, ending->said);
  if (!ending) it.note("it may have ended by resignation, by time or by agreement");
}

}  // namespace

std::optional<Outcome> outcome_in(std::string_view text, std::string_view white, std::string_view black) {
  text = trimmed(text);
  for (const std::string_view draw : draws) {
    if (text == draw) return Outcome::draw;
  }
  for (const Frame& frame : frames) {
    if (text.size() <= frame.before.size() + frame.after.size()) continue;
    if (!starts_with(text, frame.before) || !ends_with(text, frame.after)) continue;
    std::string_view name = text.substr(frame.before.size());
    name.remove_suffix(frame.after.size());
    if (const auto outcome = winner(name == white, name == black)) return outcome;
    const bool is_white = is_same_but_for_number(name, white);
    if (const auto outcome = winner(is_white, is_same_but_for_number(name, black))) return outcome;
  }
  if (const auto outcome = winner(has_word(text, white), has_word(text, black))) return outcome;
  return winner(has_word(text, white, Numbers::do_not_count), has_word(text, black, Numbers::do_not_count));
}

std::string result_text(Outcome outcome, std::string_view winner) {
  return outcome == Outcome::draw ? std::string(draws[0]) : text::format("{}{}", frames[0].before, winner);
}

void read_result(const Reading& reading, const std::optional<Ending>& ending, Record& record) {
  const Header* const header = reading.find("RE");
  if (ending) {
    record.result = ending->outcome;
    record.result_span = ending->span;
  }
  if (header == nullptr) {
    if (!reading.has_unreadable("RE[")) report_missing_result(reading, ending);
    return;
  }
  const auto said =
      outcome_in(reading.text_of(header->value), reading.player_id(Colour::white), reading.player_id(Colour::black));
  if (!said) {
    if (is_over(record.outcome)) {
      record.result = record.outcome;
      record.result_span = header->value;
    } else if (!ending) {
      report_unknown_winner(reading, header->value);
    }
    return;
  }
  record.result = *said;
  record.result_span = header->value;
  // N9: after an error the end of the game was not seen.
  if (!reading.reporter.has_error()) compare(reading, header->value, *said, ending, record);
}

}  // namespace plyglot::hive::boardspace_sgf
