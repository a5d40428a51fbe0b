#pragma once
// The moves of a game or a variation as they are read: as they are written, but where one was refused and play went on
// with another reading (hive-notations N9).

#include "hive/verdicts/repair/hive_text.hpp"
#include "repair/wordings.hpp"

namespace plyglot::hive {

using Reading = repair::Answer<Move>;

// A reading as it is played: these items, and then those of the text from `resume` on.
struct Course {
  // How many of the plies stay.
  std::size_t kept = 0;
  std::vector<TextItem> items;
  // A move of the text, from 0, and how it and those after it are read.
  std::size_t resume = 0;
  Convention convention = Convention::own;
};

// What a line is read with. All members must outlive whoever uses it.
struct LineGround {
  const text::Source& source;
  const Spelling& spelling;
  TextFacts facts;
  // The position that the line begins in.
  const GameState& start;
  const RuleOptions& options;
  std::span<const WrittenMove> moves;
  // What divides two moves; empty where no words can.
  std::string_view separator;
  // How many plies of the record come before the line.
  std::uint32_t plies_before = 0;
};

class RepairedLine {
 public:
  // So far the plies have been played.
  RepairedLine(const LineGround& ground, std::span<const Ply> plies);

  // The readings of a text that goes on with the moves from this one on, which is refused.
  std::optional<Reading> find_reading(std::size_t move, Convention convention) const;
  Course course_of(const Reading& reading, std::size_t move, Convention convention) const;
  // How the next ply was read.
  void add(TextItem item) { played_.push_back(item); }
  void take_back(std::size_t kept) { played_.resize(kept); }

  // Whether it reads the text without the refused move, and as it is written otherwise.
  bool leaves_out_refused(const Reading& reading) const {
    return reading.best.puts.empty() && reading.best.begin == played_.size() &&
           reading.best.end == reading.best.begin + 1;
  }
  // What writes the text as it is read; none if nothing can.
  std::optional<diagnostics::Fix> fix_of(const Reading& reading, std::size_t move, Convention convention) const;
  // Adds the notes about the reading to the finding of the refused move.
  void say(const Reading& reading, std::size_t move, Convention convention, diagnostics::Diagnostic& found) const;
  // The first move of the text at which the position is the same in all readings; none if it never is.
  std::optional<std::size_t> certain_from(const Reading& reading, std::size_t move) const;

 private:
  std::vector<TextItem> items_with(std::size_t move, Convention convention) const;
  HiveText text_of(std::span<const TextItem> items) const;
  repair::ReadingWords words_of(const repair::Script<Move>& script, std::span<const TextItem> items) const;

  const LineGround ground_;
  // One for each ply of the line.
  std::vector<TextItem> played_;
};

}  // namespace plyglot::hive
