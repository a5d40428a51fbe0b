#pragma once
// What a record said when somebody began to play on from its end.

#include <cstdint>
#include <memory>

namespace plyglot::notation {

// What is said of the end of a game, such as its result, is void when the game goes on, and holds again when all that
// was played on is taken back.
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

}  // namespace plyglot::notation
