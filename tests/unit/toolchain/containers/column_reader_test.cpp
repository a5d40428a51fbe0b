#include "toolchain/containers/column_reader.hpp"

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"

using namespace plyglot;
using toolchain::ColumnReader;
using toolchain::TableFormat;

namespace {

const diagnostics::SeverityPolicy table_policy;

struct Table {
  // Each with `;`.
  std::string texts;
  std::string findings;
  std::string bytes;
};

Table read(TableFormat format, const std::string& file, const std::string& column, bool has_header = true,
           std::size_t block = 7) {
  ColumnReader reader(format, column, has_header, "input", table_policy);
  Table table;
  const auto take = [&] {
    while (const auto part = reader.next()) {
      CHECK(part->source.base == table.bytes.size());
      table.bytes += part->bytes;
      for (const auto& text : part->texts) table.texts += std::string(text.decoded()) + ';';
      table.findings += test::report_of(part->findings);
    }
  };
  for (std::size_t at = 0; at < file.size(); at += block) {
    REQUIRE(reader.append(file.substr(at, block)));
    take();
  }
  reader.end();
  take();
  CHECK(table.bytes == file);
  return table;
}

Table csv(const std::string& file, const std::string& column = "b", bool has_header = true) {
  return read(TableFormat::csv, file, column, has_header);
}
Table json(const std::string& file) { return read(TableFormat::json_lines, file, "b"); }

}  // namespace

TEST_CASE("columns: a cell of CSV is what RFC 4180 says") {
  CHECK(csv("a,b\n1,x\n2,\"y\"\n3,\"y,\"\"z\"\"\n\"\n").texts == "x;y;y,\"z\"\n;");
  CHECK(csv("a,b,c\r\n1,x,\r\n\r\n2,y,3").texts == "x;y;");
  CHECK(csv("a,b\n1,\n2,\"\"\n").texts == "");
  CHECK(csv("\"a\n,\",\"b\"\n1,x\n").texts == "x;");
  CHECK(csv("a,b\n1,x\ry\n").texts == "x\ry;");
  CHECK(csv("a,b\n1,x\"y\n").texts == "x\"y;");
  CHECK(csv("a,b\n1,\"x\"y\"z\n").texts == "xy\"z;");
  CHECK(csv("\xEF\xBB\xBF\"b\",a\nx,1\n").texts == "x;");
}

TEST_CASE("columns: by number, and without a header") {
  CHECK(csv("a,b\n1,x\n", "2").texts == "x;");
  CHECK(csv("2,b\n1,x\n", "2").texts == "1;");
  CHECK(csv("a,b\n1,x\n", "2", false).texts == "b;x;");
}

TEST_CASE("columns: what is wrong with a row of CSV") {
  CHECK(csv("a,c\n1,x\n").findings == "csv/no-such-column error 0-3\n");
  CHECK(csv("a,b\n1\n2,x\n").findings == "csv/missing-cell error 4-5\n");
  CHECK(csv("a,b\n1\n2,x\n").texts == "x;");
  CHECK(csv("a,b\n1,\"x\n2,y\n").findings == "csv/unclosed-quote error 6-7\n");
}

TEST_CASE("columns: a member of JSON lines") {
  CHECK(json("{\"b\":\"x\"}\n\n{\"a\":{\"b\":1},\"b\":\"y\\n\\u00e9\\ud83d\\ude00\"}\r\n{\"b\":\"\"}\n{\"b\":null}")
            .texts == "x;y\n\xC3\xA9\xF0\x9F\x98\x80;");
  CHECK(json("{\"b\":\"x\"\n{}\n{\"b\":1}\n[]\n").findings ==
        "jsonl/malformed-line error 8-8\njsonl/missing-member warning 9-11\njsonl/not-a-string error 17-18\n"
        "jsonl/malformed-line error 20-22\n");
}

TEST_CASE("columns: a row that is too long ends the reading, and no byte is lost") {
  const std::string large(ColumnReader::longest_row + 100, 'x');
  const Table table = read(TableFormat::csv, "a,b\n1,y\n2,\"" + large, "b", true, 1 << 16);
  CHECK(table.texts == "y;");
  CHECK(table.findings == "csv/row-too-long error 8-8\n");
}

TEST_CASE("columns: many rows come in parts") {
  std::string file = "a,b\n";
  std::string texts;
  for (int i = 0; i < 20000; ++i) {
    file += "1,\"x\n" + std::to_string(i) + "\"\n";
    texts += "x\n" + std::to_string(i) + ';';
  }
  CHECK(read(TableFormat::csv, file, "b", true, 1000).texts == texts);
  CHECK(read(TableFormat::csv, file, "b", true, file.size()).texts == texts);
}

namespace {

// Each row as it is with ` STATUS` added where a cell goes.
std::string with_statuses(TableFormat format, const std::string& file, const std::string& added = "s") {
  ColumnReader reader(format, "b", true, "input", table_policy);
  reader.note_rows(added);
  std::string out;
  REQUIRE(reader.append(file));
  reader.end();
  while (const auto part = reader.next()) {
    std::uint32_t copied = part->source.base;
    for (const toolchain::HeldRow& row : part->rows) {
      out += part->source.slice({copied, row.end});
      out += row.divider + (row.is_header ? "S" : row.text ? "T" : row.finding ? "F" : "N");
      copied = row.end;
    }
    out += part->source.slice({copied, part->source.span().end});
    if (part->has_added_column) out += "!";
  }
  return out;
}

}  // namespace

TEST_CASE("columns: where a cell is added to a row of CSV") {
  CHECK(with_statuses(TableFormat::csv, "a,b\r\n1,x\r\n\r\n2,\r\n3\r\n4,y") ==
        "a,b,S\r\n1,x,T\r\n\r\n2,,N\r\n3,,F\r\n4,y,T");
  CHECK(with_statuses(TableFormat::csv, "b,a\n\"x\n\",\"1,\"\n") == "b,a,S\n\"x\n\",\"1,\",T\n");
  CHECK(with_statuses(TableFormat::csv, "b,s\nx,1\n") == "b,s,S\nx,1,T\n!");
  CHECK(with_statuses(TableFormat::csv, "a,c\nx,1\n") == "a,c\nx,1\n");
  CHECK(with_statuses(TableFormat::csv, "a,b\nx,\"1\n") == "a,b,S\nx,\"1\n");
}

TEST_CASE("columns: where a member is added to an object of JSON") {
  CHECK(with_statuses(TableFormat::json_lines, "{\"b\":\"x\"}\n{\"b\": \"y\" }\n{}\n{\"b\":null}\n[]\n") ==
        "{\"b\":\"x\",\"s\":T}\n{\"b\": \"y\", \"s\": T }\n{\"s\":F}\n{\"b\":null,\"s\":N}\n[]\n");
  CHECK(with_statuses(TableFormat::json_lines, "{\"s\":1,\"b\":\"x\"}\n") == "{\"s\":1,\"b\":\"x\",\"s\":T}\n!");
}
