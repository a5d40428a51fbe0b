#include "homeworlds/board/name_table.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstring>

namespace plyglot::homeworlds {
namespace {

std::uint64_t part_at(const char* bytes) {
  std::uint64_t part = 0;
  std::memcpy(&part, bytes, sizeof part);
  return part;
}

constexpr std::uint64_t in_all(unsigned char byte) { return byte * std::uint64_t{0x0101010101010101}; }

// Eight bytes at once, as text::to_lower does each: the top bit of each says whether it is a letter, which no sum
// carries over from another.
std::uint64_t to_lower(std::uint64_t bytes) {
  const std::uint64_t low = bytes & in_all(0x7F);
  const std::uint64_t is_from_a = low + in_all(0x80 - 'A');
  const std::uint64_t is_after_z = low + in_all(0x7F - 'Z');
  const std::uint64_t is_upper = (is_from_a ^ is_after_z) & ~bytes & in_all(0x80);
  return bytes | is_upper >> 2;
}

}  // namespace

bool are_equal_names(std::string_view a, std::string_view b, NameCase name_case) {
  return a == b || (name_case == NameCase::folded && text::is_same_word(a, b));
}

inline NameTable::Key NameTable::key_of(std::string_view name) const {
  constexpr std::size_t half_part = 4;
  Key key;
  key.size = name.size();
  if (name.size() >= sizeof key.first) {
    key.first = part_at(name.data());
    key.last = part_at(name.data() + name.size() - sizeof key.last);
  } else if (name.size() >= half_part) {
    std::uint32_t halves[2];
    std::memcpy(&halves[0], name.data(), half_part);
    std::memcpy(&halves[1], name.data() + name.size() - half_part, half_part);
    key.first = std::uint64_t{halves[1]} << 32 | halves[0];
  } else {
    for (const char c : name) key.first = key.first << 8 | static_cast<unsigned char>(c);
  }
  const bool is_folded = name_case_ == NameCase::folded;
  if (is_folded) key.first = to_lower(key.first);
  if (is_folded && key.last != 0) key.last = to_lower(key.last);
  const auto mix = [](std::uint64_t hash) { return hash ^ hash >> 32; };
  constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
  key.hash = mix((key.first ^ key.last * factor ^ name.size()) * factor);
  for (std::size_t i = sizeof key.first; i + sizeof key.last < name.size(); i += sizeof key.first) {
    const std::uint64_t part = part_at(name.data() + std::min(i, name.size() - 2 * sizeof key.first));
    key.hash = mix((key.hash ^ (is_folded ? to_lower(part) : part)) * factor);
  }
  return key;
}

inline bool NameTable::is_called(const Entry& entry, const Key& key, std::string_view name) const {
  if (entry.key.first != key.first || entry.key.last != key.last || entry.key.size != key.size) return false;
  return key.size <= 2 * sizeof key.first ||
         are_equal_names({bytes_.data() + entry.begin, entry.key.size}, name, name_case_);
}

inline std::size_t NameTable::slot_of(std::string_view name, const Key& key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(key.hash) & mask;
  while (slots_[slot] != 0 && !is_called(entries_[slots_[slot] - 1], key, name)) slot = (slot + 1) & mask;
  return slot;
}

std::optional<std::uint32_t> NameTable::find(std::string_view name) const {
  if (slots_.empty()) return std::nullopt;
  const std::uint32_t number = slots_[slot_of(name, key_of(name))];
  if (number == 0) return std::nullopt;
  return entries_[number - 1].value;
}

void NameTable::set(std::string_view name, std::uint32_t value) {
  // At least half of the slots stay free, so that searching is short.
  if (slots_.size() <= 2 * entries_.size()) grow();
  const Key key = key_of(name);
  const std::size_t slot = slot_of(name, key);
  if (slots_[slot] != 0) {
    entries_[slots_[slot] - 1].value = value;
    return;
  }
  entries_.push_back({key, bytes_.size(), value});
  bytes_ += name;
  slots_[slot] = static_cast<std::uint32_t>(entries_.size());
}

void NameTable::grow() {
  const std::size_t size = slots_.empty() ? 32 : 2 * slots_.size();
  slots_.assign(size, 0);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    std::size_t slot = static_cast<std::size_t>(entries_[i].key.hash) & (size - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (size - 1);
    slots_[slot] = static_cast<std::uint32_t>(i + 1);
  }
}

}  // namespace plyglot::homeworlds
