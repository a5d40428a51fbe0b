// Files that hold texts, made of any bytes: Markdown, CSV and JSON lines.
#include "fuzz/harness/laws.hpp"
#include "text/utf8.hpp"
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/markdown.hpp"

#include <plyglot/likeness.hpp>

namespace plyglot::fuzz {
namespace {

using toolchain::HeldPart;
using toolchain::HeldText;
using toolchain::TableFormat;

using Parts = std::vector<std::unique_ptr<HeldPart>>;
using Read = Parts (*)(std::string_view file);

const diagnostics::SeverityPolicy held_policy;

Parts read_as_markdown(std::string_view file) {
  Parts parts;
  parts.push_back(std::make_unique<HeldPart>());
  parts[0]->bytes = file;
  parts[0]->source = {"input", parts[0]->bytes};
  toolchain::read_markdown(*parts[0], held_policy);
  return parts;
}

template <TableFormat format>
Parts read_as_table(std::string_view file) {
  toolchain::ColumnReader reader(format, "a", true, "input", held_policy);
  Parts parts;
  // In two blocks: the same as in one.
  require(reader.append(file.substr(0, file.size() / 2)) && reader.append(file.substr(file.size() / 2)), "it is taken");
  reader.end();
  while (auto part = reader.next()) parts.push_back(std::move(part));
  return parts;
}

// For people to see where they differ.
std::string listed_texts(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += std::to_string(text.size()) + ": " + text + '\n';
  return out;
}

std::vector<std::string> decoded_texts(const Parts& parts) {
  std::vector<std::string> texts;
  for (const auto& part : parts) {
    for (const HeldText& text : part->texts) texts.emplace_back(text.decoded());
  }
  return texts;
}

void check_places(const Parts& parts, std::string_view file) {
  std::string bytes;
  for (const auto& part : parts) {
    require(part->source.base == bytes.size(), "parts lie side by side");
    std::uint32_t end = part->source.base;
    for (const HeldText& held : part->texts) {
      require(end <= held.span.begin && held.span.end <= part->source.span().end, "texts lie in their file, in order");
      end = held.span.end;
      const auto size = static_cast<std::uint32_t>(held.decoded().size());
      require(held.span.contains(held.text.to_file(0, size)), "what a text is made of lies in it");
    }
    for (const auto& found : part->findings) {
      require(part->source.span().contains(found.span), "findings lie in the file");
    }
    bytes += part->bytes;
  }
  require_equal(bytes, file, "all parts together are the file");
}

// What a text may become: another that is longer, shorter, or begins otherwise.
std::vector<std::string> changes_of(std::string_view text) {
  const std::string all(text);
  const std::size_t half = text.size() / 2;
  return {all + "QA,b\n", "# \"a\", b\n" + all, all.substr(0, half), "  x\n\n\ty\n" + all.substr(half), "QA-a,b"};
}

// In an item of a list a line of blanks is an empty line (CommonMark 5.2).
bool has_line_of_blanks(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos && line.find_first_of(" \t") != std::string_view::npos) return true;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return false;
}

void check_change(std::string_view file, const HeldText& held, std::size_t number,
                  const std::vector<std::string>& before, const std::string& becomes, Read read) {
  if (held.writing == toolchain::Writing::lines && has_line_of_blanks(becomes)) return;
  // What ends a comment can be part of an address in it.
  const bool is_address = held.writing == toolchain::Writing::address;
  if (is_address && file.find("<!") != std::string_view::npos) return;
  // JSON is UTF-8.
  const bool is_json = held.writing == toolchain::Writing::json_string;
  if (is_json && text::utf8_prefix(becomes) != becomes.size()) return;
  // A cell that becomes an address stands for what that holds.
  if (!is_address && toolchain::text_in_address(becomes)) return;
  const auto written = toolchain::rewritten(held, becomes);
  if (!written) return;
  require(held.span.contains(written->edit.span), "nothing is changed outside of the text");
  std::string changed(file);
  changed.replace(written->edit.span.begin, written->edit.span.size(), written->edit.text);
  // A cell or string that becomes empty holds no text any more.
  if (written->text.empty() && held.writing != toolchain::Writing::lines) return;
  std::vector<std::string> expected = before;
  expected[number] = written->text;
  const Parts parts = read(changed);
  require_equal(listed_texts(decoded_texts(parts)), listed_texts(expected),
                "one text has become another, and no other has");
}

void check_file(std::string_view file, Read read) {
  const Parts parts = read(file);
  check_places(parts, file);
  const std::vector<std::string> texts = decoded_texts(parts);
  std::size_t number = 0;
  for (const auto& part : parts) {
    for (const HeldText& held : part->texts) {
      const auto same = toolchain::rewritten(held, std::string(held.decoded()));
      require(same && same->edit.span.empty() && same->edit.text.empty(), "what stays changes nothing");
      for (const std::string& becomes : changes_of(held.decoded())) {
        check_change(file, held, number, texts, becomes, read);
      }
      ++number;
    }
  }
}

}  // namespace

void check_held_texts(std::string_view text, const Subject&) {
  const std::string all(text);
  check_file(all, &read_as_markdown);
  check_file("> ~~~hop\n> " + all, &read_as_markdown);
  check_file("See https://x.org/?hop=" + all, &read_as_markdown);
  check_file(all, &read_as_table<TableFormat::csv>);
  check_file("a,b\n" + all, &read_as_table<TableFormat::csv>);
  check_file("b,a\n\"\"," + all + "\n", &read_as_table<TableFormat::csv>);
  check_file("b;a\n1;\"https://x.org/?uhp=" + all + "\"\n", &read_as_table<TableFormat::csv>);
  check_file("a\tb\nhttps://x.org/?hop=" + all, &read_as_table<TableFormat::csv>);
  check_file("{\"a\": \"https:\\/\\/x.org/?uhp=" + all + "\"}\n", &read_as_table<TableFormat::json_lines>);
  check_file("{\"a\": \"" + all + "\"}\n", &read_as_table<TableFormat::json_lines>);
  check_file(all, &read_as_table<TableFormat::json_lines>);
}

}  // namespace plyglot::fuzz
