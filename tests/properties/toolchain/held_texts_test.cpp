// A text inside of another file says what it says alone: over the texts of the corpus, put into Markdown, CSV and JSON
// lines by writers that know nothing of the readers.

#include "support/checks/catch.hpp"
#include "support/door/corpus_texts.hpp"
#include "support/door/fixing.hpp"
#include "text/utf8.hpp"
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/markdown.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using text::Span;
using toolchain::HeldPart;
using toolchain::HeldText;

namespace {

// A file with a text in it, and where each byte of the text is.
struct Holder {
  std::string file;
  std::vector<Span> bytes;

  void add(std::string_view written) {
    const auto begin = static_cast<std::uint32_t>(file.size());
    file += written;
    bytes.push_back({begin, static_cast<std::uint32_t>(file.size())});
  }
};

Holder in_markdown(std::string_view text, std::string_view lead, std::string_view prefix) {
  std::size_t longest = 2;
  for (std::size_t at = 0, size = 0; at < text.size(); ++at) {
    size = text[at] == '`' ? size + 1 : 0;
    longest = std::max(longest, size);
  }
  const std::string fence(longest + 1, '`');
  Holder out{"A game:\n\n" + std::string(lead) + fence + "uhp ply=1\n", {}};
  bool is_line_start = true;
  for (const char byte : text) {
    if (is_line_start) out.file += prefix;
    out.add({&byte, 1});
    is_line_start = byte == '\n';
  }
  out.file += std::string(prefix) + fence + "\n\nAnd so on.\n";
  return out;
}

Holder in_csv(std::string_view text) {
  Holder out{"id,text,note\r\n1,\"", {}};
  for (const char byte : text) out.add(byte == '"' ? std::string_view("\"\"") : std::string_view(&byte, 1));
  out.file += "\",\"a \"\"note\"\"\"\r\n2,,\r\n";
  return out;
}

Holder in_json(std::string_view text) {
  Holder out{R"({"id": [1, {"text": 2}], "text": ")", {}};
  for (const char byte : text) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    std::string written(1, byte);
    if (byte == '"' || byte == '\\') written.insert(0, 1, '\\');
    if (value < 0x20) written = std::string("\\u00") + digits[value >> 4] + digits[value & 15];
    out.add(written);
  }
  out.file += "\"}\n\n{\"text\": null}\n";
  return out;
}

using Parts = std::vector<std::unique_ptr<HeldPart>>;
using Read = Parts (*)(const std::string& file);

const diagnostics::SeverityPolicy held_policy;

Parts read_as_markdown(const std::string& file) {
  Parts parts;
  parts.push_back(std::make_unique<HeldPart>());
  parts[0]->bytes = file;
  parts[0]->source = {"input", parts[0]->bytes};
  toolchain::read_markdown(*parts[0], held_policy);
  return parts;
}

template <toolchain::TableFormat format>
Parts read_as_table(const std::string& file) {
  toolchain::ColumnReader reader(format, "text", true, "input", held_policy);
  Parts parts;
  reader.append(file);
  reader.end();
  while (auto part = reader.next()) parts.push_back(std::move(part));
  return parts;
}

// The only text in it.
const HeldText& text_in(const Parts& parts) {
  const HeldText* only = nullptr;
  std::string findings;
  for (const auto& part : parts) {
    for (const Diagnostic& found : part->findings) findings += found.message + '\n';
    for (const HeldText& text : part->texts) {
      REQUIRE(only == nullptr);
      only = &text;
    }
  }
  CHECK(findings == "");
  REQUIRE(only != nullptr);
  return *only;
}

Span expected_place(const Holder& holder, Span span) {
  if (!span.empty()) return {holder.bytes[span.begin].begin, holder.bytes[span.end - 1].end};
  const std::uint32_t at = span.begin < holder.bytes.size() ? holder.bytes[span.begin].begin : holder.bytes.back().end;
  return {at, at};
}

std::string with_edit(std::string file, const diagnostics::Edit& edit) {
  return file.replace(edit.span.begin, edit.span.size(), edit.text);
}

void check_in(const Holder& holder, const std::string& text, const std::vector<Diagnostic>& alone, Read read) {
  CAPTURE(holder.file);
  const Parts parts = read(holder.file);
  const HeldText& held = text_in(parts);
  REQUIRE(held.decoded() == text);
  for (const Diagnostic& found : alone) {
    Diagnostic placed = found;
    toolchain::place_in_file(held, placed);
    CHECK(placed.span == expected_place(holder, found.span));
    for (std::size_t i = 0; i < found.labels.size(); ++i) {
      CHECK(placed.labels[i].span == expected_place(holder, found.labels[i].span));
    }
    if (!found.fix) continue;
    const std::string fixed = test::with_fix(text, found);
    const auto becomes = toolchain::rewritten(held, fixed);
    if (!becomes || becomes->text != fixed) continue;
    const Parts after_fix = read(test::with_fix(holder.file, placed));
    CHECK(text_in(after_fix).decoded() == fixed);
    const Parts after_write = read(with_edit(holder.file, becomes->edit));
    CHECK(text_in(after_write).decoded() == fixed);
  }
}

std::vector<Diagnostic> findings_alone(const test::CorpusText& how, const std::string& text, bool is_file) {
  const toolchain::Language language = test::language_of(how.notation, how.options);
  toolchain::Chunk chunk;
  chunk.source = {"input", text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  chunk.is_file = is_file;
  return toolchain::check(language, chunk, held_policy).findings;
}

bool has_line_of_blanks(const std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::size_t first = text.find_first_not_of(" \t\r", at);
    if (end != at && text[at] != '\r' && (first == std::string::npos || first >= end)) return true;
    at = end;
  }
  return false;
}

}  // namespace

TEST_CASE("held texts: in Markdown a text says what it says alone") {
  std::size_t count = 0;
  for (const test::CorpusFile& file : test::corpus_files()) {
    for (const test::CorpusText& how : file.texts) {
      std::string text = how.text;
      if (text.empty() || text.size() > 4000) continue;
      if (text.back() != '\n') text += '\n';
      CAPTURE(how.name);
      const std::vector<Diagnostic> alone = findings_alone(how, text, true);
      check_in(in_markdown(text, "", ""), text, alone, &read_as_markdown);
      check_in(in_markdown(text, "> ", "> "), text, alone, &read_as_markdown);
      if (has_line_of_blanks(text)) continue;
      check_in(in_markdown(text, "12. > - ", "    >   "), text, alone, &read_as_markdown);
      ++count;
    }
  }
  CHECK(count > 1000);
}

TEST_CASE("held texts: in a cell or a string of JSON a text says what it says alone") {
  std::size_t count = 0;
  for (const test::CorpusFile& file : test::corpus_files()) {
    for (const test::CorpusText& how : file.texts) {
      const std::string& text = how.text;
      if (text.empty() || text.size() > 4000) continue;
      CAPTURE(how.name);
      const std::vector<Diagnostic> alone = findings_alone(how, text, false);
      check_in(in_csv(text), text, alone, &read_as_table<toolchain::TableFormat::csv>);
      if (text::utf8_prefix(text) != text.size()) continue;
      check_in(in_json(text), text, alone, &read_as_table<toolchain::TableFormat::json_lines>);
      ++count;
    }
  }
  CHECK(count > 1000);
}
