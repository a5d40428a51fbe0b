#include "plyglot/config/byte_digest.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace plyglot::tool {
namespace {

using BlockWords = std::array<std::uint64_t, 16>;

// In which order each round takes the words of the block.
constexpr std::uint8_t orders[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

std::uint64_t little_endian(std::uint64_t word) {
  if constexpr (std::endian::native == std::endian::little) return word;
  std::uint64_t turned = 0;
  for (int i = 0; i < 8; ++i) turned = turned << 8 | (word >> (8 * i) & 0xff);
  return turned;
}

// Mixes four words of the state with two of the block.
template <std::size_t A, std::size_t B, std::size_t C, std::size_t D>
inline void mix_quarter(BlockWords& v, std::uint64_t x, std::uint64_t y) {
  v[A] += v[B] + x;
  v[D] = std::rotr(v[D] ^ v[A], 32);
  v[C] += v[D];
  v[B] = std::rotr(v[B] ^ v[C], 24);
  v[A] += v[B] + y;
  v[D] = std::rotr(v[D] ^ v[A], 16);
  v[C] += v[D];
  v[B] = std::rotr(v[B] ^ v[C], 63);
}

inline void mix_round(BlockWords& v, const BlockWords& m, const std::uint8_t (&order)[16]) {
  mix_quarter<0, 4, 8, 12>(v, m[order[0]], m[order[1]]);
  mix_quarter<1, 5, 9, 13>(v, m[order[2]], m[order[3]]);
  mix_quarter<2, 6, 10, 14>(v, m[order[4]], m[order[5]]);
  mix_quarter<3, 7, 11, 15>(v, m[order[6]], m[order[7]]);
  mix_quarter<0, 5, 10, 15>(v, m[order[8]], m[order[9]]);
  mix_quarter<1, 6, 11, 12>(v, m[order[10]], m[order[11]]);
  mix_quarter<2, 7, 8, 13>(v, m[order[12]], m[order[13]]);
  mix_quarter<3, 4, 9, 14>(v, m[order[14]], m[order[15]]);
}

}  // namespace

void ByteDigest::mix(const char* block, bool is_last) {
  BlockWords m;
  std::memcpy(m.data(), block, block_size);
  for (std::uint64_t& word : m) word = little_endian(word);
  constexpr std::array<std::uint64_t, 8> start = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                                  0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                                  0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
  BlockWords v;
  std::copy(state_.begin(), state_.end(), v.begin());
  std::copy(start.begin(), start.end(), v.begin() + 8);
  v[12] ^= size_;
  if (is_last) v[14] = ~v[14];
  constexpr std::size_t rounds = 12;
  for (std::size_t round = 0; round < rounds; ++round) mix_round(v, m, orders[round % std::size(orders)]);
  for (std::size_t i = 0; i < 8; ++i) state_[i] ^= v[i] ^ v[8 + i];
}

void ByteDigest::add(std::string_view bytes) {
  while (!bytes.empty()) {
    if (count_waiting_ == block_size) {
      size_ += block_size;
      mix(waiting_.data(), false);
      count_waiting_ = 0;
    }
    // What is followed by more need not wait.
    for (; count_waiting_ == 0 && bytes.size() > block_size; bytes.remove_prefix(block_size)) {
      size_ += block_size;
      mix(bytes.data(), false);
    }
    const std::size_t more = std::min(bytes.size(), block_size - count_waiting_);
    std::memcpy(waiting_.data() + count_waiting_, bytes.data(), more);
    count_waiting_ += more;
    bytes.remove_prefix(more);
  }
}

ByteDigest::Value ByteDigest::take() {
  std::fill(waiting_.begin() + static_cast<std::ptrdiff_t>(count_waiting_), waiting_.end(), '\0');
  size_ += count_waiting_;
  mix(waiting_.data(), true);
  return {little_endian(state_[0]), little_endian(state_[1])};
}

}  // namespace plyglot::tool
