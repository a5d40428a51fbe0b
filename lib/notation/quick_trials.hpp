#pragma once
// Whether it is worth following a record that may be known to be clean without being read.

#include <cstddef>
#include <cstdint>

namespace plyglot::notation {

// Where most records have findings late in them, to follow each in vain would cost much and tell little.
class QuickTrials {
 public:
  // Whether to try the next record, of so many bytes.
  bool is_worth_trying(std::size_t size) {
    bytes_asked_ += size;
    return bytes_in_vain_ <= bytes_known_ + bytes_asked_ / 32;
  }
  // The record was tried, and followed so far.
  void note(bool is_known, std::size_t followed) { (is_known ? bytes_known_ : bytes_in_vain_) += followed; }

 private:
  std::uint64_t bytes_asked_ = 0;
  std::uint64_t bytes_known_ = 0;
  std::uint64_t bytes_in_vain_ = 0;
};

}  // namespace plyglot::notation
