#include "homeworlds/board/name_table.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <cstring>

namespace plyglot::homeworlds {
namespace {

// All bytes of a name of less than eight, of four or more by its first four and its last.
std::uint64_t short_part(std::string_view name) {
  std::uint32_t first = 0;
  if (name.size() >= sizeof first) {
    std::uint32_t last = 0;
    std::memcpy(&first, name.data(), sizeof first);
    std::memcpy(&last, name.data() + name.size() - sizeof last, sizeof last);
    return std::uint64_t{last} << 32 | first;
  }
  for (const char c : name) first = first << 8 | static_cast<unsigned char>(c);
  return first;
}

}  // namespace

bool are_equal_names(std::string_view a, std::string_view b, NameCase name_case) {
  return a == b || (name_case == NameCase::folded && text::is_same_word(a, b));
}

// Eight bytes at a time, the last of them once more if there are not so many left. Letters of either case differ in one
// bit, which is set in all bytes where they are equal; other bytes that become equal by that are compared afterwards.
std::uint64_t NameTable::hash_of(std::string_view name) const {
  constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
  const std::uint64_t unseen = name_case_ == NameCase::exact ? 0 : 0x2020202020202020U;
  std::uint64_t hash = name.size();
  const auto add = [&](std::uint64_t part) {
    hash = (hash ^ (part | unseen)) * factor;
    hash ^= hash >> 32;
  };
  if (name.size() < sizeof(std::uint64_t)) {
    add(short_part(name));
    return hash;
  }
  std::uint64_t part = 0;
  for (std::size_t i = 0; i < name.size(); i += sizeof part) {
    std::memcpy(&part, name.data() + std::min(i, name.size() - sizeof part), sizeof part);
    add(part);
  }
  return hash;
}

std::size_t NameTable::slot_of(std::string_view name, std::uint64_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(hash) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const Entry& entry = entries_[slots_[slot] - 1];
    if (entry.hash != hash) continue;
    if (are_equal_names({bytes_.data() + entry.begin, entry.size}, name, name_case_)) break;
  }
  return slot;
}

std::optional<std::uint32_t> NameTable::find(std::string_view name) const {
  if (slots_.empty()) return std::nullopt;
  const std::uint32_t number = slots_[slot_of(name, hash_of(name))];
  if (number == 0) return std::nullopt;
  return entries_[number - 1].value;
}

void NameTable::set(std::string_view name, std::uint32_t value) {
  // At least half of the slots stay free, so that searching is short.
  if (slots_.size() <= 2 * entries_.size()) grow();
  const std::uint64_t hash = hash_of(name);
  const std::size_t slot = slot_of(name, hash);
  if (slots_[slot] != 0) {
    entries_[slots_[slot] - 1].value = value;
    return;
  }
  entries_.push_back({bytes_.size(), name.size(), hash, value});
  bytes_ += name;
  slots_[slot] = static_cast<std::uint32_t>(entries_.size());
}

void NameTable::grow() {
  const std::size_t size = slots_.empty() ? 32 : 2 * slots_.size();
  slots_.assign(size, 0);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    std::size_t slot = static_cast<std::size_t>(entries_[i].hash) & (size - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (size - 1);
    slots_[slot] = static_cast<std::uint32_t>(i + 1);
  }
}

}  // namespace plyglot::homeworlds
