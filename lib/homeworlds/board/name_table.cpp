#include "homeworlds/board/name_table.hpp"

#include "text/ascii.hpp"

namespace plyglot::homeworlds {

bool are_equal_names(std::string_view a, std::string_view b, NameCase name_case) {
  if (name_case == NameCase::exact) return a == b;
  return text::is_same_word(a, b);
}

// FNV-1a.
std::uint64_t NameTable::hash_of(std::string_view name) const {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : name) {
    hash ^= static_cast<unsigned char>(name_case_ == NameCase::exact ? c : text::to_lower(c));
    hash *= 0x100000001B3U;
  }
  return hash ^ (hash >> 32);
}

std::size_t NameTable::slot_of(std::string_view name, std::uint64_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(hash) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    const Entry& entry = entries_[slots_[slot] - 1];
    if (entry.hash != hash) continue;
    if (are_equal_names(std::string_view(bytes_).substr(entry.begin, entry.size), name, name_case_)) break;
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
