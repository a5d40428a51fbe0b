#include "support/files/vectors.hpp"

#include "framework/skips.hpp"
#include "support/files/project_folder.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <stdexcept>

namespace plyglot::test {
namespace {

// What stays beside the project of one file.
struct Beside {
  // The numbers of rows in the whole file, rising; none if the file is one vector.
  std::vector<std::size_t> rows;
  // Of the bytes of these rows, with their line ends, one after the other.
  std::string hash;
  std::string reason;
};

// `3,7-9`.
std::vector<std::size_t> row_numbers(const std::string& text) {
  std::vector<std::size_t> rows;
  if (text == "all") return rows;
  for (const std::string& range : split(text, ',')) {
    const std::vector<std::string> ends = split(range, '-');
    const std::size_t last = std::stoul(ends.back());
    for (std::size_t row = std::stoul(ends.front()); row <= last; ++row) rows.push_back(row);
  }
  return rows;
}

std::string project_vectors(const std::string& path) {
  std::optional<std::string> text = file_bytes(project_folder() + "/tests/conformance/vectors/" + path);
  if (!text) throw std::runtime_error("there is no tests/conformance/vectors/" + path);
  return *std::move(text);
}

std::optional<std::string> vectors_beside(const std::string& path) {
  return file_bytes(shared_folder() + "/vectors/" + path);
}

const Beside* beside_of(const std::string& path) {
  static const std::map<std::string, Beside> files = [] {
    std::map<std::string, Beside> listed;
    for (const std::string& line : split(project_vectors("beside.tsv"), '\n')) {
      const std::vector<std::string> cells = split(line, '\t');
      if (cells.front() != "file") listed[cells.front()] = {row_numbers(cells.at(1)), cells.at(2), cells.at(3)};
    }
    return listed;
  }();
  const auto found = files.find(path);
  return found == files.end() ? nullptr : &found->second;
}

void require_hash(const std::string& path, const Beside& beside, const std::string& bytes) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  if (beside.hash != text)
    throw std::runtime_error("beside the project, " + path + " has other rows than beside.tsv lists");
}

// Puts the rows beside the project in their places.
void insert(std::vector<std::string>& lines, std::size_t headers, const std::string& path, const Beside& beside,
            const std::string& whole) {
  const std::vector<std::string> theirs = split(whole, '\n');
  std::string bytes;
  for (const std::size_t row : beside.rows) {
    const std::size_t line = headers + row - 1;
    bytes += theirs.at(line) + '\n';
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), theirs[line]);
  }
  require_hash(path, beside, bytes);
}

// Rows whose expectation is an older decision, by file.
const std::multimap<std::string, nlohmann::json>& superseded() {
  static const auto rows = [] {
    std::multimap<std::string, nlohmann::json> listed;
    for (const std::string& line : split(project_vectors("superseded.jsonl"), '\n')) {
      nlohmann::json row = nlohmann::json::parse(line);
      for (const char* member : {"reason", "row", "was", "now"}) row.at(member);
      listed.emplace(row.at("file").get<std::string>(), std::move(row));
    }
    return listed;
  }();
  return rows;
}

// Whether the row has every member of `part`, with the same value.
bool holds(const nlohmann::json& row, const nlohmann::json& part) {
  const auto is_same = [&row](const auto& member) {
    return row.contains(member.key()) && row[member.key()] == member.value();
  };
  for (const auto& member : part.items()) {
    if (!is_same(member)) return false;
  }
  return true;
}

// Gives the rows that are superseded their new expectation. `may_lack`: rows are absent that stay beside the project.
void supersede(const std::string& path, bool may_lack, std::vector<nlohmann::json>& rows) {
  const auto [first, last] = superseded().equal_range(path);
  for (auto it = first; it != last; ++it) {
    const nlohmann::json& change = it->second;
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const auto& found) { return holds(found, change["row"]); });
    if (row == rows.end() && may_lack) continue;
    if (row == rows.end() || !holds(*row, change["was"])) {
      throw std::runtime_error("superseded.jsonl lists what " + path + " does not have: " + change.dump());
    }
    row->update(change["now"]);
  }
}

}  // namespace

std::vector<std::string> vector_lines(const std::string& path) {
  std::vector<std::string> lines = split(project_vectors(path), '\n');
  const Beside* const beside = beside_of(path);
  if (beside == nullptr) return lines;
  const std::size_t headers = path.substr(path.rfind('.')) == ".tsv" ? 1 : 0;
  if (const auto whole = vectors_beside(path)) {
    insert(lines, headers, path, *beside, *whole);
  } else {
    skip_rows(beside->rows.size(), path, beside->reason, lines.size() == headers);
  }
  return lines;
}

std::vector<nlohmann::json> json_vectors(const std::string& path) {
  std::vector<nlohmann::json> rows;
  for (const std::string& line : vector_lines(path)) rows.push_back(nlohmann::json::parse(line));
  supersede(path, beside_of(path) != nullptr, rows);
  return rows;
}

std::vector<std::vector<std::string>> table_vectors(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  std::vector<std::string> columns;
  std::vector<nlohmann::json> objects;
  for (const std::string& line : vector_lines(path)) {
    const std::vector<std::string> cells = split(line, '\t');
    if (columns.empty()) {
      columns = cells;
      continue;
    }
    rows.push_back(cells);
  }
  if (superseded().count(path) == 0) return rows;
  for (const std::vector<std::string>& cells : rows) {
    nlohmann::json object;
    for (std::size_t i = 0; i < cells.size(); ++i) object[columns.at(i)] = cells[i];
    objects.push_back(std::move(object));
  }
  supersede(path, beside_of(path) != nullptr, objects);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t i = 0; i < rows[row].size(); ++i) rows[row][i] = objects[row][columns[i]].get<std::string>();
  }
  return rows;
}

std::optional<std::string> vector_file(const std::string& path) {
  const Beside* const beside = beside_of(path);
  if (beside == nullptr) return project_vectors(path);
  std::optional<std::string> text = vectors_beside(path);
  if (text) {
    require_hash(path, *beside, *text);
  } else {
    skip_rows(0, path, beside->reason, true);
  }
  return text;
}

nlohmann::json json_vector(const std::string& path) { return nlohmann::json::parse(vector_file(path).value()); }

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
