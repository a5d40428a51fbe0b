#include "hive/verdicts/repair/repaired_line.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/verdicts/repair/near_moves.hpp"
#include "repair/script_edits.hpp"
#include "repair/search.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::Edit;
using diagnostics::Fix;
using repair::Item;
using repair::Kind;
using repair::ReadingWords;
using Script = repair::Script<Move>;

constexpr repair::Nouns nouns;
// Longer records are read as far as they are legal.
constexpr std::size_t most_items = 4096;

std::string_view convention_words(Convention convention) {
  switch (convention) {
    case Convention::slashes_turned:
      return "with `/` and `\\` exchanged";
    case Convention::sides_exchanged:
      return "with the marks on the other side";
    case Convention::colours_exchanged:
      return "with the colours exchanged";
    case Convention::arguments_exchanged:
      return "with the piece that moves named last";
    case Convention::own:
      break;
  }
  return {};
}

// As it is written, in another convention.
std::string rewritten(const Spelling& spelling, const text::Source& source, const Game& game, const TextItem& item,
                      Convention convention) {
  const std::optional<Attempt> attempt = attempt_of(source, spelling, game, *item.written, convention);
  return spelled(spelling, game.state(), move_of(*attempt));
}

// Those that write the rest of the text in its own convention; none unless all of it is legal.
std::vector<Edit> edits_for_convention(const LineGround& ground, const HiveText& text, std::span<const TextItem> items,
                                       const Script& script, Item reached) {
  std::vector<Edit> edits;
  if (ground.spelling.resolve != nullptr || reached != items.size()) return edits;
  Game game = text.start();
  for (Item i = 0; i < reached; ++i) {
    const bool is_rewritten = i >= script.begin && items[i].written != nullptr && !items[i].written->is_pass;
    if (is_rewritten) {
      const auto convention = static_cast<Convention>(script.convention);
      std::string words = rewritten(ground.spelling, ground.source, game, items[i], convention);
      if (words != ground.source.slice(items[i].written->span)) {
        edits.push_back({items[i].written->span, std::move(words)});
      }
    }
    text.play_item(i, i >= script.begin ? script.convention : 0, game);
  }
  return edits;
}

}  // namespace

RepairedLine::RepairedLine(const LineGround& ground, std::span<const Ply> plies) : ground_(ground) {
  const WrittenMove* next = ground.moves.data();
  const WrittenMove* const end = next + ground.moves.size();
  for (const Ply& ply : plies) {
    const auto is_of_ply = [&](const WrittenMove& move) { return move.span == ply.span; };
    // A pass that is not written has no place.
    const WrittenMove* written = ply.span.empty() ? end : std::find_if(next, end, is_of_ply);
    TextItem& item = played_.emplace_back();
    if (written == end) {
      item.move = move_of(ply);
    } else {
      item.written = written;
      next = written + 1;
    }
  }
}

std::vector<TextItem> RepairedLine::items_with(std::size_t move, Convention convention) const {
  std::vector<TextItem> items = played_;
  for (const WrittenMove& each : ground_.moves.subspan(move)) items.push_back({&each, convention, {}});
  return items;
}

HiveText RepairedLine::text_of(std::span<const TextItem> items) const {
  return {ground_.source, ground_.spelling, ground_.facts, ground_.start, ground_.options, items};
}

std::optional<Reading> RepairedLine::find_reading(std::size_t move, Convention convention) const {
  const std::vector<TextItem> items = items_with(move, convention);
  if (items.size() > most_items) return std::nullopt;
  const HiveText text = text_of(items);
  return repair::Search<HiveText>(text, static_cast<Item>(played_.size())).run();
}

Course RepairedLine::course_of(const Reading& reading, std::size_t move, Convention convention) const {
  const std::vector<TextItem> items = items_with(move, convention);
  const Script& script = reading.best;
  Course course;
  course.kept = script.begin;
  course.convention = script.convention == 0 ? convention : static_cast<Convention>(script.convention);
  const auto in_convention = [&](TextItem item) {
    if (item.convention == Convention::own) item.convention = static_cast<Convention>(script.convention);
    return item;
  };
  for (const repair::Put<Move>& put : script.puts) {
    course.items.push_back(put.item ? in_convention(items[*put.item]) : TextItem{nullptr, Convention::own, put.move});
  }
  const auto refused = static_cast<Item>(played_.size());
  const Item past = std::max(refused + 1, script.end);
  for (Item i = script.end; i < past; ++i) course.items.push_back(in_convention(items[i]));
  course.resume = move + (past - refused);
  return course;
}

ReadingWords RepairedLine::words_of(const Script& script, std::span<const TextItem> items) const {
  const HiveText text = text_of(items);
  ReadingWords words;
  words.kind = script.kind;
  words.begin = ground_.plies_before + script.begin + 1;
  words.end = ground_.plies_before + script.end + 1;
  words.refused = ground_.plies_before + static_cast<std::uint32_t>(played_.size()) + 1;
  words.convention = convention_words(static_cast<Convention>(script.convention));
  Game game = text.start();
  for (Item i = 0; i < script.begin; ++i) text.play_item(i, 0, game);
  for (const repair::Put<Move>& put : script.puts) {
    if (put.item) break;
    const bool has_words = script.end == script.begin + 1 && script.puts.size() == 1 && items[script.begin].written;
    words.moves.push_back(has_words ? nearest_text(ground_.spelling, game.state(), put.move,
                                                   ground_.source.slice(items[script.begin].written->span))
                                    : spelled(ground_.spelling, game.state(), put.move));
    if (words.side.empty()) words.side = player_name(game.state().to_move());
    words.is_pass |= put.move.is_pass();
    text.play(put.move, game);
  }
  return words;
}

void RepairedLine::say(const Reading& reading, std::size_t move, Convention convention,
                       diagnostics::Diagnostic& found) const {
  const std::vector<TextItem> items = items_with(move, convention);
  std::vector<ReadingWords> others;
  for (const Script& other : reading.others) others.push_back(words_of(other, items));
  const auto refused = static_cast<Item>(played_.size());
  const auto counts = repair::counts_of(reading, refused, static_cast<Item>(items.size()), ground_.plies_before);
  repair::say_reading(found, words_of(reading.best, items), others, counts, nouns);
}

std::optional<Fix> RepairedLine::fix_of(const Reading& reading, std::size_t move, Convention convention) const {
  const std::vector<TextItem> items = items_with(move, convention);
  const Script& script = reading.best;
  const ReadingWords best = words_of(script, items);
  std::vector<repair::ItemPlace> places;
  for (const TextItem& item : items) {
    repair::ItemPlace& place = places.emplace_back();
    if (item.written == nullptr) continue;
    const WrittenMove& written = *item.written;
    place = {written.span, written.entry, {}};
    // A number that is there is that of another item then.
    if (written.number == 0) place.insertion = written.span.begin;
  }
  const repair::EditedItems edited{ground_.source, places, ground_.separator};
  std::vector<Edit> edits;
  if (script.kind == Kind::convention) {
    edits = edits_for_convention(ground_, text_of(items), items, script, reading.reached);
  } else {
    edits = edits_of(edited, script, static_cast<Item>(played_.size()), best.moves);
  }
  if (edits.empty()) return std::nullopt;
  return Fix{repair::title_of(best, nouns), diagnostics::Safety::unsafe, std::move(edits)};
}

std::optional<std::size_t> RepairedLine::certain_from(const Reading& reading, std::size_t move) const {
  if (!reading.certain_from) return std::nullopt;
  const std::size_t refused = played_.size();
  return move + (std::max<std::size_t>(*reading.certain_from, refused) - refused);
}

}  // namespace plyglot::hive
