#pragma once
// Writes sorted positions into an index, and counts how games went on from those that many pass.

#include "plyglot/archive/index/continuation_table.hpp"
#include "plyglot/archive/index/position_sorter.hpp"

#include <functional>
#include <vector>

namespace plyglot::tool::archive {

class PositionTable {
 public:
  explicit PositionTable(Database& database);
  void insert(const PositionRow& row);

 private:
  Statement insert_;
};

// Counts the rows of one place after another: those of a position and its mirror image.
class PlaceCounter {
 public:
  explicit PlaceCounter(ContinuationTable& table) : table_(table) {}

  // The result must live until the next flush.
  void add(const PositionRow& row, const GameResult& result);
  // After the last one. Nothing is counted of a place that few games pass.
  void flush();

 private:
  void count();

  ContinuationTable& table_;
  std::vector<std::pair<PositionRow, const GameResult*>> rows_;
};

// All positions of a new index. `progress` is called now and then with how many were written.
void write_positions(Database& database, PositionSorter& positions, const IndexWriter& games,
                     const std::function<void(std::uint64_t)>& progress);

}  // namespace plyglot::tool::archive
