#include "support/hop/corpus.hpp"

#include "naive/hop/reading.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/texts.hpp"
#include "support/project_folder.hpp"
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

Json finding(std::string_view name, std::string_view severity, std::size_t start, std::size_t end) {
  return {{"name", name}, {"severity", severity}, {"start", start}, {"end", end}};
}

// The findings in the whole file. The style check is on for the file that shows it.
std::string expected_findings_of(const CorpusFile& file) {
  const naive::Dialect dialect = file.dialect == "spec" ? naive::Dialect::spec : naive::Dialect::hivegame;
  std::string text;
  if (file.has_byte_order_mark) text += finding("hop/byte-order-mark", "info", 0, 3).dump() + '\n';
  for (const CorpusRecord& record : file.records) {
    const naive::Reading reading = naive::read(record.text, dialect);
    if (file.name == "invalid/not-canonical" && naive::canonical(reading, dialect) != record.text) {
      const std::size_t end = record.offset + record.text.size();
      text += finding("hop/not-canonical", "info", record.offset, end).dump() + '\n';
    }
    for (const naive::Finding& found : reading.findings) {
      const std::size_t start = found.start + record.offset;
      text += finding(found.name, found.severity, start, found.end + record.offset).dump() + '\n';
    }
  }
  return text;
}

}  // namespace

std::string corpus_folder() { return project_folder() + "/corpus/hop"; }

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
  return generated;
}

std::string random_hop_strings(std::size_t count) {
  std::string text;
  for (std::size_t number = 1; number <= count; ++number) {
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
      text += Json{{"id", id}, {"dialect", name}, {"input", random_text(random, position, dialect)}}.dump() + '\n';
    }
  }
  return text;
}

}  // namespace plyglot::test
