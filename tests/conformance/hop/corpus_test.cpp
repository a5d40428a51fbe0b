// A second, simple reader of HOP finds in the texts of HOP in the corpus what is expected beside them.

#include "naive/hop/reading.hpp"
#include "support/checks/catch.hpp"
#include "support/door/corpus_outcome.hpp"
#include "support/door/reports.hpp"
#include "text/utf8.hpp"

using namespace plyglot;

namespace {

std::string report_line(std::string_view name, std::string_view severity, std::size_t begin, std::size_t end) {
  return std::string(name) + ' ' + std::string(severity) + ' ' + std::to_string(begin) + '-' + std::to_string(end) +
         '\n';
}

bool is_record(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string::npos && line[first] != '#';
}

std::string report_of_line(const std::string& line, std::size_t offset, bool is_checked, naive::Dialect dialect) {
  const naive::Reading reading = naive::read(line, dialect);
  std::string report;
  if (is_checked && naive::canonical(reading, dialect) != line) {
    report += report_line("hop/not-canonical", "info", offset, offset + line.size());
  }
  for (const naive::Finding& found : reading.findings) {
    report += report_line(found.name, found.severity, found.start + offset, found.end + offset);
  }
  return report;
}

std::string second_report(const test::CorpusText& file) {
  const naive::Dialect dialect = file.options.empty() ? naive::Dialect::spec : naive::Dialect::hivegame;
  std::string report;
  std::size_t offset = 0;
  if (text::begins_with_byte_order_mark(file.text)) {
    offset = text::byte_order_mark.size();
    report += report_line("hop/byte-order-mark", "info", 0, offset);
  }
  while (offset < file.text.size()) {
    const std::size_t end = std::min(file.text.find('\n', offset), file.text.size());
    const std::string line = file.text.substr(offset, end - offset);
    if (is_record(line)) report += report_of_line(line, offset, !file.checks.empty(), dialect);
    offset = end + 1;
  }
  return report;
}

}  // namespace

TEST_CASE("hop corpus: the second reader finds the same") {
  std::size_t count = 0;
  for (const test::CorpusFile& file : test::corpus_files()) {
    const test::CorpusText& text = file.texts.front();
    // It knows no comments that suppress findings.
    const bool is_suppressing =
        text.text.find("plyglot:") != std::string::npos || text.text.find("PLYGLOT:") != std::string::npos;
    if (text.notation != "hop" || file.is_collection || is_suppressing) continue;
    CAPTURE(text.name);
    CHECK(test::report_of(test::outcome_of(text).findings) == second_report(text));
    ++count;
  }
  CHECK(count > 0);
}
