#pragma once
// What an editor shows of the records of a text, as lines of plain words, and what holds for it whatever the text is.

#include "support/door/translating.hpp"

#include <functional>
#include <string>
#include <vector>

namespace plyglot::test {

// Calls visit(source, record, annotations) for each record of a file.
using VisitAnnotated = std::function<void(const text::Source&, text::Span, const annotations::Annotations&)>;
void for_each_annotated(const toolchain::Language& language, const std::string& text, const VisitAnnotated& visit);

struct Annotated {
  // `wA1: *wA1 1:18, wA1 1:40` for each thing: the places that name it, with line and column; a star marks the one that
  // brings it into the game.
  std::vector<std::string> mentions;
  // Those lines of the text that have hints, with the hints in them: `Base;InProgress;White[2];wS1<(0,0)>`.
  std::vector<std::string> hints;
  // `game Base | 2 plies, InProgress`, with two more blanks in front for each part that it is inside of.
  std::vector<std::string> parts;
  // "wS1 | ply 1: White places the spider `wS1` at (0,0) | after ply 1"; the last part only if there is a board. Line
  // ends are blanks.
  std::vector<std::string> remarks;
};

// Of a file.
Annotated annotated(const toolchain::Language& language, const std::string& text);
// `notation` is as on the command line: `uhp`, `hop:hivegame`.
Annotated annotated(const std::string& notation, const std::string& text);

// What is wrong with the lists themselves: places outside of their record or in another order than the text, parts that
// do not lie inside each other, and the like. Empty for every text.
std::vector<std::string> annotation_faults(const toolchain::Language& language, const std::string& text);

// Checks that there are none in the files of a folder of corpus/, nor in texts that are nearly those.
void check_annotations_of_files(const std::string& notation, const std::string& folder, const std::string& extension);

}  // namespace plyglot::test
