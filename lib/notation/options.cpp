#include "notation/options.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <charconv>

namespace plyglot::notation {
namespace {

using diagnostics::did_you_mean;

std::string unknown_option(const OptionTable& table, std::string_view key) {
  if (table.count == 0) return text::format("there is no option `{}`, nor any other", key);
  std::vector<std::string_view> keys;
  for (const OptionRow& row : table) keys.push_back(row.key);
  const std::string near = did_you_mean(key, keys);
  return text::format("there is no option `{}`", key) + (near.empty() ? ", only " + text::listed(keys, " and ") : near);
}

std::string unknown_value(const OptionRow& row, std::string_view value) {
  std::string out = text::format("`{}` is not a value of the option `{}`", value, row.key);
  if (row.choice_count == 0) {
    text::append(out, ": it takes a number from {} to {}", row.minimum, row.maximum);
    return out;
  }
  const std::vector<std::string_view> choices(row.choices, row.choices + row.choice_count);
  const std::string near = did_you_mean(value, choices);
  return out + (near.empty() ? ": it takes " + text::listed(choices, " or ") : near);
}

std::optional<std::int64_t> value_named(const OptionRow& row, std::string_view value) {
  for (std::uint32_t i = 0; i < row.choice_count; ++i) {
    if (row.choices[i] == value) return i;
  }
  if (row.choice_count != 0) return std::nullopt;
  std::int64_t number = 0;
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, number);
  const bool is_number = error == std::errc() && stop == end;
  if (!is_number || number < row.minimum || number > row.maximum) return std::nullopt;
  return number;
}

}  // namespace

std::optional<std::uint32_t> OptionTable::find(std::string_view key) const {
  for (std::uint32_t i = 0; i < count; ++i) {
    if (rows[i].key == key) return i;
  }
  return std::nullopt;
}

OptionValues::OptionValues(OptionTable table) : table_(table), is_set_(table.count) {
  values_.reserve(table.count);
  for (const OptionRow& row : table) values_.push_back(row.choice_count != 0 ? 0 : row.fallback);
}

std::string OptionValues::set(std::string_view key, std::string_view value) {
  const std::optional<std::uint32_t> index = table_.find(key);
  if (!index) return unknown_option(table_, key);
  const OptionRow& row = table_.rows[*index];
  const std::optional<std::int64_t> number = value_named(row, value);
  if (!number) return unknown_value(row, value);
  values_[*index] = *number;
  is_set_[*index] = true;
  return {};
}

std::int64_t OptionValues::value_of(std::string_view key) const {
  const std::optional<std::uint32_t> row = table_.find(key);
  return row ? values_[*row] : 0;
}

std::string_view OptionValues::choice(std::string_view key) const {
  const std::optional<std::uint32_t> row = table_.find(key);
  if (!row || table_.rows[*row].choice_count == 0) return {};
  return table_.rows[*row].choices[static_cast<std::size_t>(values_[*row])];
}

bool OptionValues::is_set(std::string_view key) const {
  const std::optional<std::uint32_t> row = table_.find(key);
  return row && is_set_[*row];
}

}  // namespace plyglot::notation
