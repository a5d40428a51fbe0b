#pragma once
// Typed option tables: help, checking and did-you-mean come from them, and nowhere else are option names spelled.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::notation {

// The option that holds the dialect, where a notation has dialects: the first row of its table.
inline constexpr std::string_view dialect_option = "dialect";

// One option of a notation or a game. The first choice is the default.
struct OptionRow {
  std::string_view key;
  std::string_view help;
  // For options with a closed list of values; empty for numbers.
  const std::string_view* choices = nullptr;
  std::uint32_t choice_count = 0;
  // For options with a number as value.
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
  std::int64_t fallback = 0;
};

// A list of rows that lives as long as the program.
struct OptionTable {
  const OptionRow* rows = nullptr;
  std::uint32_t count = 0;

  const OptionRow* begin() const { return rows; }
  const OptionRow* end() const { return rows + count; }
  // The index of the row with this key, if there is one.
  std::optional<std::uint32_t> find(std::string_view key) const;
};

// The values in force for one table, resolved once a file. A later `set` wins over an earlier one, so that callers
// set in the order of precedence: dialect or profile, the file's own headers, configuration, command line.
class OptionValues {
 public:
  explicit OptionValues(OptionTable table = {});

  // Empty on success; else a sentence that says what is wrong, with a near name where one exists.
  std::string set(std::string_view key, std::string_view value);
  // Index of the choice, or the number; 0, which is the first choice, where the table has no such option.
  std::int64_t operator[](std::string_view key) const {
    // Asked for each record: nearly always by the constant that the row has its key from.
    for (std::uint32_t row = 0; row < table_.count; ++row) {
      const std::string_view known = table_.rows[row].key;
      if (known.data() == key.data() && known.size() == key.size()) return values_[row];
    }
    return value_of(key);
  }
  // The word of the choice; empty for a number, and where the table has no such option.
  std::string_view choice(std::string_view key) const;
  // Whether someone chose the value; else it is the default, which a text itself may set aside.
  bool is_set(std::string_view key) const;
  OptionTable table() const { return table_; }

 private:
  std::int64_t value_of(std::string_view key) const;

  OptionTable table_;
  std::vector<std::int64_t> values_;
  std::vector<bool> is_set_;
};

}  // namespace plyglot::notation
