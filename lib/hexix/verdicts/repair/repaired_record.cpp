#include "hexix/verdicts/repair/repaired_record.hpp"

#include "hexix/record/move_text.hpp"
#include "repair/script_edits.hpp"
#include "repair/search.hpp"
#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/quote.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::Edit;
using diagnostics::Fix;
using repair::Item;
using repair::Kind;
using repair::ReadingWords;

constexpr repair::Nouns nouns{"ply", "plies", "ply", "plies"};
// Longer records are read as far as they are legal.
constexpr std::size_t most_words = 4096;
// hexix 2.
constexpr std::uint32_t column_width = 7;

std::string_view words_of(std::uint8_t convention) {
  switch (static_cast<Convention>(convention)) {
    case Convention::columns_turned:
      return "with the columns counted from the other side";
    case Convention::marks_exchanged:
      return "with the marks exchanged";
    case Convention::own:
      break;
  }
  return {};
}

}  // namespace

std::optional<Reading> RepairedRecord::find_reading() const {
  if (words_.size() > most_words) return std::nullopt;
  const HexixText asked = text();
  std::optional<Reading> reading = repair::Search<HexixText>(asked, refused_).run();
  if (!reading) return std::nullopt;
  // After most readings of a ply another one is legal, whatever was meant.
  const Item least_after = refused().node.is_readable() ? 2 : 1;
  const Script& best = reading->best;
  const bool repeats_several = best.kind == Kind::repetition && best.end > best.begin + 1;
  if (reading->reached < past(best) + least_after && !repeats_several) return std::nullopt;
  return reading;
}

ReadingWords RepairedRecord::words_of(const Script& script) const {
  ReadingWords words;
  words.kind = script.kind;
  words.begin = script.begin + 1;
  words.end = script.end + 1;
  words.refused = refused_ + 1;
  words.convention = hexix::words_of(script.convention);
  const HexixText asked = text();
  TextPosition position = asked.start();
  for (Item i = 0; i < script.begin; ++i) asked.play_item(i, 0, position);
  words.side = name_of(position.state.to_move());
  for (const repair::Put<Move>& put : script.puts) {
    if (!put.item) words.moves.push_back(move_text(put.move, rules_.dialect));
  }
  return words;
}

void RepairedRecord::say(const Reading& reading, diagnostics::Diagnostic& found) const {
  std::vector<ReadingWords> others;
  for (const Script& other : reading.others) others.push_back(words_of(other));
  const auto counts = repair::counts_of(reading, refused_, static_cast<Item>(words_.size()), 0);
  repair::say_reading(found, words_of(reading.best), others, counts, nouns);
}

std::optional<Fix> RepairedRecord::fix_of(const Reading& reading) const {
  const ReadingWords best = words_of(reading.best);
  Edits edits = edits_of(reading, best.moves);
  if (edits.empty()) return std::nullopt;
  const auto is_there = [&](const Edit& edit) { return source_.slice(edit.span) == edit.text; };
  edits.erase(std::remove_if(edits.begin(), edits.end(), is_there), edits.end());
  std::string title = repair::title_of(best, nouns);
  if (const auto gap = gap_of_new_row(reading.best)) {
    edits.insert(edits.begin(), {*gap, std::string(text::line_end_of(source_.text))});
    title = text::format("begin a row with {}", text::quote(best.moves.front()));
  }
  if (edits.empty()) return std::nullopt;
  return Fix{std::move(title), diagnostics::Safety::unsafe, std::move(edits)};
}

// Between a row and a word beyond the two that it has, which is read as a ply.
std::optional<text::Span> RepairedRecord::gap_of_new_row(const Script& script) const {
  const bool puts_a_move = script.end != script.begin && !script.puts.empty() && !script.puts.front().item;
  if (script.begin == 0 || !puts_a_move) return std::nullopt;
  const WrittenWord& before = words_[script.begin - 1];
  const WrittenWord& word = words_[script.begin];
  if (word.column != Column::none || before.column != Column::red || before.is_settled) return std::nullopt;
  const text::Span gap{before.node.whole().end, word.node.begin};
  // Nothing else of the text goes away.
  if (source_.slice(gap).find_first_not_of(" \t") != std::string_view::npos) return std::nullopt;
  return gap;
}

RepairedRecord::Edits RepairedRecord::edits_of(const Reading& reading, const std::vector<std::string>& moves) const {
  const Script& script = reading.best;
  const bool is_exchange = script.kind == Kind::exchange;
  std::vector<repair::ItemPlace> places;
  for (const WrittenWord& word : words_) {
    // A suffix belongs to the ply.
    if (word.is_settled || word.is_dots) {
      places.emplace_back();
    } else {
      places.push_back({is_exchange ? word.node.whole() : word.node.span(), {}, {}});
    }
  }
  const repair::EditedItems edited{source_, places, {}};
  if (is_exchange) {
    std::vector<Item> order;
    for (const repair::Put<Move>& put : script.puts) order.push_back(*put.item);
    return edits_for_exchange(edited, script.begin, order);
  }
  if (script.kind == Kind::convention) return edits_for_convention(reading);
  if (script.begin == script.end) return edits_for_empty_column(script, moves);
  if (script.puts.empty()) return edits_for_rows(script);
  // What is before a ply in the row above it is not in its place.
  const WrittenWord& last = words_[script.end - 1];
  if (last.node.is_readable() && last.row != words_[script.begin].row) return {};
  return edits_for_words(edited, script.begin, script.end, moves);
}

// The rest of the text as it would have been written; nothing unless all of it is legal.
RepairedRecord::Edits RepairedRecord::edits_for_convention(const Reading& reading) const {
  Edits edits;
  if (reading.reached != words_.size()) return edits;
  for (Item i = reading.best.begin; i < words_.size(); ++i) {
    const MoveNode meant = in_own_convention(words_[i], static_cast<Convention>(reading.best.convention)).node;
    const text::Span number = meant.value();
    std::string text = move_text(move_of(meant), rules_.dialect);
    if (meant.form == MoveForm::place) text += source_.slice(number);
    edits.push_back({meant.span(), std::move(text)});
  }
  return edits;
}

text::Span RepairedRecord::line_of(const WrittenWord& word) const {
  const std::string_view text = source_.text;
  const std::size_t at = word.node.begin - source_.base;
  const std::size_t before = text.rfind('\n', at);
  const std::size_t after = text.find('\n', at);
  const auto place = [&](std::size_t offset) { return source_.base + static_cast<std::uint32_t>(offset); };
  return {place(before == std::string_view::npos ? 0 : before + 1),
          place(after == std::string_view::npos ? text.size() : after + 1)};
}

// Whole rows without comments, since what is left of a row would be in the wrong columns.
RepairedRecord::Edits RepairedRecord::edits_for_rows(const Script& script) const {
  const auto begins_row = [&](Item item) { return item == 0 || words_[item].row != words_[item - 1].row; };
  Edits edits;
  if (!begins_row(script.begin) || (script.end != words_.size() && !begins_row(script.end))) return edits;
  for (Item i = script.begin; i < script.end; ++i) {
    const text::Span line = line_of(words_[i]);
    if (words_[i].is_settled || source_.slice(line).find('#') != std::string_view::npos) return {};
    if (begins_row(i)) edits.push_back({line, ""});
  }
  return edits;
}

// Where no ply is written in the column of Red.
RepairedRecord::Edits RepairedRecord::edits_for_empty_column(const Script& script,
                                                             const std::vector<std::string>& moves) const {
  if (script.begin == 0 || moves.size() != 1 || script.begin != refused_ || refused().mover < 0) return {};
  const WrittenWord& last = words_[script.begin - 1];
  if (last.is_settled || last.column != Column::blue) return {};
  const std::uint32_t end = last.node.whole().end;
  const std::uint32_t width = last.node.whole().size();
  return {{{end, end}, std::string(width < column_width ? column_width - width : 1, ' ') + moves.front()}};
}

}  // namespace plyglot::hexix
