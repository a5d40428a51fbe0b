#pragma once
// What systems are called. The same name can be given again and again in a long game, so looking one up takes the same
// time however many there have been.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::homeworlds {

// When two names are equal (homeworlds-rules G26): without regard to ASCII case, or only if they are the same bytes.
enum class NameCase : std::uint8_t { folded, exact };

bool are_equal_names(std::string_view a, std::string_view b, NameCase name_case);

class NameTable {
 public:
  explicit NameTable(NameCase name_case) : name_case_(name_case) {}

  NameCase name_case() const { return name_case_; }
  // The value that was given to the name last.
  std::optional<std::uint32_t> find(std::string_view name) const;
  void set(std::string_view name, std::uint32_t value);

 private:
  // What names are compared by, all but the middle of long ones.
  struct Key {
    std::uint64_t hash = 0;
    // The first eight bytes and the last, without their case where it makes no difference; of a shorter name all, once.
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::size_t size = 0;
  };
  struct Entry {
    Key key;
    std::size_t begin;
    std::uint32_t value;
  };

  Key key_of(std::string_view name) const;
  bool is_called(const Entry& entry, const Key& key, std::string_view name) const;
  // Where the name is, or would be, among the slots. There must be a free one.
  std::size_t slot_of(std::string_view name, const Key& key) const;
  void grow();

  NameCase name_case_;
  // All names, one after another.
  std::string bytes_;
  std::vector<Entry> entries_;
  // Numbers of entries, from 1; 0 is free. Their number is a power of two.
  std::vector<std::uint32_t> slots_;
};

}  // namespace plyglot::homeworlds
