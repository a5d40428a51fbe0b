#pragma once
// Sums of bytes, by which a text is known to be the one that was read. They are the same on every machine.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace plyglot::tool::archive {

// Of at most 2^32 bytes, which it does not keep.
inline std::uint64_t digest_of(std::string_view bytes) {
  std::uint64_t sum = bytes.size() * 0x9E3779B97F4A7C15;
  while (!bytes.empty()) {
    const std::string_view part = bytes.substr(0, 8);
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      word |= static_cast<std::uint64_t>(static_cast<unsigned char>(part[i])) << (8 * i);
    }
    sum = (sum ^ word) * 0xD6E8FEB86659FD93;
    sum ^= sum >> 32;
    bytes.remove_prefix(part.size());
  }
  return sum;
}

// Of the bytes of a file, which come in pieces of any size.
class Digest {
 public:
  void add(std::string_view bytes) {
    while (!bytes.empty()) {
      const std::string_view part = bytes.substr(0, block_size - block_.size());
      block_ += part;
      bytes.remove_prefix(part.size());
      if (block_.size() == block_size) close_block();
    }
  }
  // Of all that was added; the next one begins without it.
  std::uint64_t take() {
    close_block();
    return std::exchange(sum_, 0);
  }

 private:
  static constexpr std::size_t block_size = std::size_t{64} * 1024;

  void close_block() {
    sum_ = (sum_ << 7 | sum_ >> 57) * 0x9E3779B97F4A7C15 + digest_of(block_);
    block_.clear();
  }

  std::string block_;
  std::uint64_t sum_ = 0;
};

}  // namespace plyglot::tool::archive
