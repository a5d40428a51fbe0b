#pragma once
// Digests by which bytes are known to be those that were read.

#include <array>
#include <cstdint>
#include <string_view>

namespace plyglot::tool {

// BLAKE2b (RFC 7693) with 128 bits and without a key. Two texts with one digest are known to no one, and to look for
// some takes about 2^64 of them. The same on every machine.
class ByteDigest {
 public:
  using Value = std::array<std::uint64_t, 2>;

  void add(std::string_view bytes);
  // Of all that was added. Nothing may be added after it.
  Value take();

 private:
  static constexpr std::size_t block_size = 128;

  void mix(const char* block, bool is_last);

  // The first word holds the parameters: 16 bytes of output.
  std::array<std::uint64_t, 8> state_ = {0x6a09e667f3bcc908 ^ 0x01010010,
                                         0xbb67ae8584caa73b,
                                         0x3c6ef372fe94f82b,
                                         0xa54ff53a5f1d36f1,
                                         0x510e527fade682d1,
                                         0x9b05688c2b3e6c1f,
                                         0x1f83d9abfb41bd6b,
                                         0x5be0cd19137e2179};
  // What is not mixed in yet: the last block is mixed in another way, so that a full one waits for more.
  std::array<char, block_size> waiting_{};
  std::size_t count_waiting_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace plyglot::tool
