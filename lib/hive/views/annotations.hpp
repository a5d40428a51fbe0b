#pragma once
// What an editor shows of a position of Hive.

#include <plyglot/annotations.hpp>
#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// Appends to `out`, which is empty. The source is that of the position.
void annotate(const Position& position, const text::Source& source, annotations::Annotations& out);

// What an editor shows of a game of Hive, in whatever notation it is written.

// Words that editors show of games and of positions.

// `(1,-2)`.
std::string cell_text(Cell cell);

// "each side has 1 queen, 3 ants and 2 beetles", or what each of them has.
std::string words_of(const BugSet& set);

// Appends to `out`, which is empty. The source is that of the record.
void annotate(const Record& record, const text::Source& source, annotations::Annotations& out);

}  // namespace plyglot::hive
