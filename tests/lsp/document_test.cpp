// A text that is edited is read as one that was opened as it is now: its units, findings and records, byte by byte.
// PLYGLOT_EDITS sets how many edits are made.
#include "plyglot/lsp/documents/document.hpp"

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/values/random.hpp"
#include "text/utf8.hpp"

#include <plyglot/toolchain.hpp>

#include <cstdlib>
#include <filesystem>

using namespace plyglot;
using namespace std::string_literals;
using tool::lsp::Document;
using tool::lsp::EditorSettings;
using tool::lsp::Encoding;

namespace {

std::string said(text::Span span) { return std::to_string(span.begin) + '-' + std::to_string(span.end) + ' '; }

std::string said(const diagnostics::Diagnostic& finding) {
  std::string text(diagnostics::catalogue_entry(finding.id).name);
  text += ' ' + said(finding.span) + finding.message + '|' + finding.label;
  text += finding.severity == diagnostics::Severity::error ? " error" : " other";
  for (const diagnostics::Label& label : finding.labels) text += "\n  " + said(label.span) + label.text;
  for (const std::string& note : finding.notes) text += "\n  note " + note;
  for (const std::string& help : finding.helps) text += "\n  help " + help;
  if (finding.fix) {
    text += "\n  " + std::string(name_of(finding.fix->safety)) + ' ' + finding.fix->title;
    for (const diagnostics::Edit& edit : finding.fix->edits) text += "\n  " + said(edit.span) + edit.text;
  }
  return text + '\n';
}

std::string said(const annotations::Annotations& annotations) {
  std::string text;
  for (const auto& thing : annotations.things) text += thing.name + ' ';
  for (const auto& mention : annotations.mentions) text += said(mention.span) + std::to_string(mention.thing) + ' ';
  for (const auto& hint : annotations.hints) text += std::to_string(hint.offset) + hint.text + ' ';
  for (const auto& part : annotations.parts) text += said(part.span) + said(part.name_span) + part.name + part.detail;
  for (const auto& remark : annotations.remarks) text += said(remark.span) + remark.text;
  return text;
}

std::string said(const std::vector<annotations::Token>& tokens) {
  std::string text;
  for (const auto& token : tokens) text += said(token.span) + std::to_string(static_cast<int>(token.kind)) + '\n';
  return text;
}

text::Span whole_of(const Document& document) { return {0, static_cast<std::uint32_t>(document.text().size())}; }

std::string findings_said(const Document& document) {
  std::string text;
  for (const notation::Unit& unit : document.units()) {
    text += std::to_string(static_cast<int>(unit.kind)) + ' ' + said(unit.content) + said(unit.whole);
  }
  text += '\n';
  for (const diagnostics::Diagnostic& finding : document.findings()) text += said(finding);
  return text;
}

std::string records_said(const Document& document) {
  std::string text;
  for (std::uint32_t number = 1; number <= document.record_count(); ++number) {
    const Document::Record& record = document.record(number);
    text += said(record.span) + said(record.annotations) + '\n';
    for (const diagnostics::Diagnostic& finding : record.findings) text += said(finding);
  }
  return text;
}

// As the whole text is read in one piece.
std::string tokens_of_whole(const Document& document) {
  const diagnostics::SeverityPolicy policy;
  return said(toolchain::Session(*document.language(), policy).tokens(document.chunk()));
}

// Short texts of the corpus by the id of a notation, and a few parts that decide where records end and what holds for
// them.
struct Texts {
  std::string id;
  std::string extension;
  std::vector<std::string> texts;
};

// As every message of an editor is.
bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const text::Decoded character = text::decode_utf8(text);
    if (!character.is_valid) return false;
    text.remove_prefix(character.size);
  }
  return true;
}

std::vector<Texts> all_texts() {
  std::vector<Texts> all;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read || facts.extensions.empty()) continue;
    Texts texts{std::string(facts.id), std::string(facts.extensions.front()), {}};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::project_folder() + "/corpus")) {
      constexpr std::uintmax_t longest = 3000;
      if (entry.path().extension() != texts.extension || entry.file_size() > longest) continue;
      std::string text = test::file_text(entry.path());
      if (is_utf8(text)) texts.texts.push_back(std::move(text));
    }
    std::sort(texts.texts.begin(), texts.texts.end());
    REQUIRE_FALSE(texts.texts.empty());
    all.push_back(std::move(texts));
  }
  return all;
}

const std::string parts[] = {"\n",
                             "\n\n",
                             "\r\n",
                             "\r",
                             " ",
                             "",
                             ";",
                             "# plyglot: ignore-file\n",
                             "# plyglot: ignore\n",
                             "x",
                             "1. ",
                             "2. ",
                             "(",
                             ")",
                             "[",
                             "]",
                             "\xEF\xBB\xBF",
                             "é",
                             "; c\n",
                             "{",
                             "}",
                             "//",
                             ",",
                             "*",
                             "-",
                             "Base;InProgress;White[1]\n"};

class Edits {
 public:
  Edits(const Texts& texts, test::Random& random) : texts_(texts), random_(random) {}

  const std::string& any_text() { return texts_.texts[random_.below(texts_.texts.size())]; }

  std::string any_part() {
    if (random_.below(3) != 0) return parts[random_.below(std::size(parts))];
    const std::string& text = any_text();
    const text::Span span = any_span(text, 60);
    return text.substr(span.begin, span.size());
  }

  // Of about as many bytes at most, and of whole characters, as editors send them.
  text::Span any_span(const std::string& text, std::size_t most) {
    std::size_t begin = random_.below(text.size() + 1);
    while (!is_place(text, begin)) --begin;
    std::size_t end = std::min(text.size(), begin + random_.below(most));
    while (!is_place(text, end)) ++end;
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  static bool is_place(const std::string& text, std::size_t at) {
    const bool is_inside = at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    return !is_inside && !(at > 0 && at < text.size() && text[at - 1] == '\r' && text[at] == '\n');
  }

  // Changes that come together; `text` is what they leave of it.
  std::vector<Document::TextChange> any_changes(std::string& text) {
    std::vector<Document::TextChange> changes;
    for (std::size_t count = random_.below(4) == 0 ? 3 : 1; count > 0; --count) {
      const text::Span span = any_span(text, random_.below(4) == 0 ? 80 : 3);
      const std::string by = any_part();
      const bool is_whole = random_.below(40) == 0;
      if (is_whole) {
        changes.push_back({std::nullopt, text + by});
        text += by;
      } else {
        changes.push_back({tool::lsp::TextPositions(text, Encoding::utf16).range_of(span), by});
        text.replace(span.begin, span.size(), by);
      }
    }
    return changes;
  }

 private:
  const Texts& texts_;
  test::Random& random_;
};

}  // namespace

TEST_CASE("a text that is edited is read as one that is opened") {
  const char* const wanted = std::getenv("PLYGLOT_EDITS");
  const std::vector<Texts> all = all_texts();
  const std::size_t edits_each = (wanted == nullptr ? 2000 : std::strtoul(wanted, nullptr, 10)) / all.size() + 1;
  const EditorSettings settings;
  test::Random random(52);
  for (const Texts& texts : all) {
    Edits edits(texts, random);
    Document document("file:///none/x" + texts.extension, texts.id, Encoding::utf16, settings);
    REQUIRE(document.language() != nullptr);
    for (std::size_t i = 0; i < edits_each; ++i) {
      constexpr std::size_t longest = 6000;
      if (i % 40 == 0 || document.text().size() > longest) {
        std::string text;
        for (std::size_t count = 1 + random.below(4); count > 0; --count) text += edits.any_text();
        document.replace_all(text);
        findings_said(document);
      }
      std::string expected = document.text();
      document.edit(edits.any_changes(expected));
      REQUIRE(document.text() == expected);
      Document fresh("file:///none/x" + texts.extension, texts.id, Encoding::utf16, settings);
      fresh.replace_all(expected);
      INFO(texts.id << " after edit " << i << ":\n" << document.text());
      REQUIRE(findings_said(document) == findings_said(fresh));
      if (random.below(4) == 0) REQUIRE(records_said(document) == records_said(fresh));
      if (random.below(4) == 0) REQUIRE(said(document.tokens(whole_of(document))) == tokens_of_whole(fresh));
    }
  }
}
