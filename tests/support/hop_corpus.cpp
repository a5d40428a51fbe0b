#include "support/hop_corpus.hpp"

#include "support/hives.hpp"
#include "support/hop_texts.hpp"
#include "support/vectors.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace plyglot::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::size_t random_positions = 500;

bool is_record(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string::npos && line[first] != '#';
}

std::vector<CorpusRecord> records_of(const std::string& text, std::size_t offset) {
  std::vector<CorpusRecord> records;
  std::size_t line = 1;
  while (offset < text.size()) {
    const std::size_t end = std::min(text.find('\n', offset), text.size());
    const std::string content = text.substr(offset, end - offset);
    if (is_record(content)) records.push_back({line, offset, content});
    ++line;
    offset = end + 1;
  }
  return records;
}

Json suite_case(const std::string& id, const std::string& dialect, const std::string& input) {
  Json row{{"id", id}, {"dialect", dialect}, {"input", input}};
  row.update(naive_answer(input, dialect));
  return row;
}

// The findings in the whole file. The style check is on for the file that shows it.
std::string expected_findings_of(const CorpusFile& file) {
  Json rows = Json::array();
  if (file.has_byte_order_mark) {
    rows.push_back({{"name", "hop/byte-order-mark"}, {"severity", "info"}, {"start", 0}, {"end", 3}});
  }
  for (const CorpusRecord& record : file.records) {
    const Json answer = naive_answer(record.text, file.dialect);
    if (file.name == "invalid/not-canonical" && answer["canonical"] != record.text) {
      rows.push_back({{"name", "hop/not-canonical"},
                      {"severity", "info"},
                      {"start", record.offset},
                      {"end", record.offset + record.text.size()}});
    }
    for (Json row : answer["diagnostics"]) {
      row["start"] = row["start"].get<std::size_t>() + record.offset;
      row["end"] = row["end"].get<std::size_t>() + record.offset;
      rows.push_back(row);
    }
  }
  std::string text;
  for (const Json& row : rows) text += row.dump() + '\n';
  return text;
}

std::string hand_written_suite() {
  std::string text;
  for (const CorpusFile& file : corpus_files()) {
    for (const CorpusRecord& record : file.records) {
      text += suite_case(file.name + ':' + std::to_string(record.line), file.dialect, record.text).dump() + '\n';
    }
  }
  for (const std::string& line : split(read_corpus_file("strings.jsonl"), '\n')) {
    const Json row = Json::parse(line);
    text += suite_case(row["id"], row["dialect"], row["input"]).dump() + '\n';
  }
  return text;
}

// Positions like those of games, positions that only follow the notation, and broken texts.
std::string random_suite() {
  std::string text;
  for (std::size_t number = 1; number <= random_positions; ++number) {
    Random random(number);
    HiveWishes wishes;
    wishes.like_a_game = number % 2 == 0;
    wishes.standard_set = wishes.like_a_game;
    wishes.most_bugs = wishes.like_a_game ? 28 : 40;
    wishes.dragonflies = false;
    const hive::Position position = random_hive(random, wishes);
    for (const auto dialect : {hive::hop::Dialect::spec, hive::hop::Dialect::hivegame}) {
      const std::string name = dialect == hive::hop::Dialect::spec ? "spec" : "hivegame";
      const std::string id = "random/" + std::to_string(number) + ':' + name;
      text += suite_case(id, name, random_text(random, position, dialect)).dump() + '\n';
    }
  }
  return text;
}

}  // namespace

std::string corpus_folder() { return std::string(PLYGLOT_SOURCE_DIR) + "/corpus/hop"; }

std::string read_corpus_file(const std::string& path) {
  std::ifstream file(corpus_folder() + '/' + path, std::ios::binary);
  if (!file) throw std::runtime_error("there is no corpus/hop/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<CorpusFile> corpus_files() {
  std::vector<CorpusFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(corpus_folder())) {
    if (entry.path().extension() != ".hop") continue;
    CorpusFile file;
    const std::string path = fs::relative(entry.path(), corpus_folder()).generic_string();
    file.name = path.substr(0, path.size() - std::string(".hop").size());
    file.dialect = path.find("/hivegame/") == std::string::npos ? "spec" : "hivegame";
    file.text = read_corpus_file(path);
    file.has_byte_order_mark = file.text.rfind(byte_order_mark, 0) == 0;
    file.records = records_of(file.text, file.has_byte_order_mark ? byte_order_mark.size() : 0);
    files.push_back(std::move(file));
  }
  std::sort(files.begin(), files.end(), [](const CorpusFile& a, const CorpusFile& b) { return a.name < b.name; });
  return files;
}

std::map<std::string, std::string> generated_corpus() {
  std::map<std::string, std::string> generated;
  for (const CorpusFile& file : corpus_files()) {
    generated[file.name + ".expected.jsonl"] = expected_findings_of(file);
  }
  generated["suite.jsonl"] = hand_written_suite();
  generated["random.jsonl"] = random_suite();
  return generated;
}

}  // namespace plyglot::test
