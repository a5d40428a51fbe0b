#include "support/vectors.hpp"

#include "support/catch.hpp"

#include <algorithm>

namespace plyglot::test {

std::vector<nlohmann::json> json_vectors(const std::string& path) {
  std::vector<nlohmann::json> rows;
  const auto text = shared_file(path);
  if (!text) WARN("skipped: there is no " << path);
  for (const std::string& line : split(text.value_or(""), '\n')) rows.push_back(nlohmann::json::parse(line));
  return rows;
}

std::vector<std::vector<std::string>> table_vectors(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  const auto text = shared_file(path);
  if (!text) WARN("skipped: there is no " << path);
  for (const std::string& line : split(text.value_or(""), '\n')) rows.push_back(split(line, '\t'));
  if (!rows.empty()) rows.erase(rows.begin());
  return rows;
}

std::string input_of(const nlohmann::json& row) {
  if (row.contains("input")) return row["input"].get<std::string>();
  const std::string hex = row["input_hex"].get<std::string>();
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
  }
  return bytes;
}

std::string expected_findings(const nlohmann::json& diagnostics) {
  std::string text;
  for (const auto& row : diagnostics) {
    text += row.at("name").get<std::string>() + ' ' + row.at("severity").get<std::string>() + ' ' +
            std::to_string(row.at("start").get<int>()) + '-' + std::to_string(row.at("end").get<int>()) + '\n';
  }
  return text;
}

std::string sorted_expected_findings(const nlohmann::json& diagnostics) {
  std::vector<std::string> lines = split(expected_findings(diagnostics), '\n');
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) {
    if (!line.empty()) text += line + '\n';
  }
  return text;
}

}  // namespace plyglot::test
