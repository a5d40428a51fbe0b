#pragma once
// The record of a game that is played on, with the way back.

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace plyglot::notation {

// What a record said when somebody began to play on from its end. What is said of the end of a game, such as its
// result, is void when the game goes on, and holds again when all that was played on is taken back.
template <class Record>
class BegunRecord {
 public:
  BegunRecord(const Record& record, std::uint32_t plies)
      : record_(std::make_shared<const Record>(record)), plies_(plies) {}

  // A ply was taken back, and so many are left. False if the record is another one by now.
  bool restore(std::uint32_t plies, Record& record) {
    if (plies < plies_) record_.reset();
    if (!record_ || plies != plies_) return false;
    record = *record_;
    return true;
  }

 private:
  // Copies of a game share it.
  std::shared_ptr<const Record> record_;
  std::uint32_t plies_;
};

// For games whose boards are small enough to be kept. A record is cut by `cut_after(record, plies)` of its game, which
// whoever uses this has declared.
template <class Record, class Board>
class PlayedRecord {
 public:
  const Record& record() const { return record_; }
  // That can be taken back.
  std::uint32_t plies() const { return static_cast<std::uint32_t>(before_.size()); }

  // False if there is no ply to take back.
  bool undo() {
    if (before_.empty()) return false;
    board_ = std::move(before_.back());
    before_.pop_back();
    if (!begun_->restore(plies(), record_)) cut_after(record_, plies());
    return true;
  }

 protected:
  // The board is that with which the record begins.
  PlayedRecord(const Record& record, Board board) : record_(record), board_(std::move(board)) {}

  const Board& board() const { return board_; }
  // The board after one more ply.
  void go_to(Board next) { before_.push_back(std::exchange(board_, std::move(next))); }
  // After the last ply of the record that the game goes on from.
  void begin() { begun_.emplace(record_, plies()); }

  Record record_;

 private:
  Board board_;
  // Before each ply.
  std::vector<Board> before_;
  std::optional<BegunRecord<Record>> begun_;
};

}  // namespace plyglot::notation
