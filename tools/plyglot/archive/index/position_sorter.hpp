#pragma once
// Rows of the table `position` in the order of its key, however many there are: memory is bounded.

#include <plyglot/position_key.hpp>

#include <cstdint>
#include <cstdio>
#include <future>
#include <memory>
#include <vector>

namespace plyglot::tool::archive {

struct PositionRow {
  std::int64_t place = 0;
  PositionKey key;
  std::int64_t next = 0;
  std::uint32_t game = 0;
  std::uint32_t ply = 0;
  // An id of the table `word`; 0 for none.
  std::uint32_t move = 0;
  // False after the last ply: then `next` means nothing.
  bool has_next = false;

  friend bool operator<(const PositionRow& a, const PositionRow& b) {
    if (a.place != b.place) return a.place < b.place;
    return a.game != b.game ? a.game < b.game : a.ply < b.ply;
  }
};

class PositionSorter {
 public:
  // Sorted pieces of so many rows are put into a temporary file; twice as many may be in memory.
  static constexpr std::size_t most_rows = std::size_t{3} << 19;

  explicit PositionSorter(std::size_t rows_in_memory = most_rows) : rows_in_memory_(rows_in_memory) {}

  // Throws std::system_error if the disk is full.
  void add(const PositionRow& row);
  // After the last one has been added: the next ones in their order; none after the last.
  std::vector<PositionRow> next_block();

 private:
  struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  // A sorted piece that is read again block by block.
  struct Piece {
    std::unique_ptr<std::FILE, CloseFile> file;
    std::vector<PositionRow> block;
    std::size_t at = 0;

    bool is_at_end() const { return at == block.size(); }
    void fill();
  };
  static Piece sorted_piece(std::vector<PositionRow> rows);
  void put_aside();
  void begin_reading();

  std::size_t rows_in_memory_;
  std::vector<PositionRow> rows_;
  std::vector<Piece> pieces_;
  // The last one, while another thread sorts and writes it.
  std::future<Piece> coming_;
  bool is_reading_ = false;
};

}  // namespace plyglot::tool::archive
