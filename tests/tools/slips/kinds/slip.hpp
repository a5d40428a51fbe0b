#pragma once
// Slips of the pen in a game or in positions.

#include "tools/slips/reading/reading.hpp"

#include <optional>

namespace plyglot::slips {

// A legal text without findings, and what can get into it.
struct Original {
  const Subject* subject = nullptr;
  std::string text;
  Reading reading;
  std::vector<annotations::Token> tokens;
  // Another one of the same subject.
  std::string second;
  Reading second_reading;
  // The same game as the other language of the subject has it; empty if there is none.
  std::string foreign;
  Reading foreign_reading;
};

struct Slip {
  std::string text;
  // In the new text: the move that is wrong, the copy, the move after the gap, or both moves that run together. Two of
  // two slips.
  std::vector<text::Span> places;
  // The parts of the new text that the slip has touched: turns and lines outside of them are right.
  std::vector<text::Span> units;
  // Words between the turns, which no one may change.
  std::string remark;
  // The turns that the writer meant, if they are not those of the original.
  std::optional<std::vector<std::string>> meant;
  // True if only the whole text shows the slip; else the text after it is cut off to see that.
  bool is_seen_whole = false;
};

class Pen;

struct Kind {
  std::string_view name;
  // None if there is no such slip in the text, or not where the pen is.
  std::optional<Slip> (*make)(Pen& pen) = nullptr;
  // True if it is in a turn or two, so that another slip can be elsewhere in the text.
  bool is_local = false;
};

// All of them, in the order of the tables.
const std::vector<Kind>& kinds();

// By file, for the list of all.
std::vector<Kind> byte_kinds();
std::vector<Kind> word_kinds();
std::vector<Kind> sign_kinds();
std::vector<Kind> turn_kinds();
std::vector<Kind> order_kinds();
std::vector<Kind> convention_kinds();
std::vector<Kind> homeworlds_kinds();
std::vector<Kind> heading_kinds();
std::vector<Kind> surrounding_kinds();
std::vector<Kind> pair_kinds();

}  // namespace plyglot::slips
