#pragma once
// A text that is open in the editor.

#include "plyglot/lsp/documents/edited_text.hpp"
#include "plyglot/lsp/documents/pieced_text.hpp"
#include "plyglot/lsp/documents/text_settings.hpp"
#include "plyglot/lsp/protocol/text_positions.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::tool::lsp {

// In the order of what they say.
// NOLINTNEXTLINE(clang-analyzer-optin.performance.Padding)
class Document {
 public:
  // The language is that of the editor's name for it, such as `hop` or `homeworlds-sdg`, or else of the file's name,
  // unless a config says otherwise; the text decides on a dialect that none of them names. The settings of the editor
  // must outlive it.
  Document(std::string uri, std::string language_id, Encoding encoding, const EditorSettings& editor);

  // A text that is not a file, with the settings of another document.
  Document(const TextSettings& settings, Encoding encoding);
  Document(Document&&) = delete;
  Document& operator=(Document&&) = delete;

  // Looks at the configs again.
  void configure();

  const std::string& uri() const { return uri_; }
  // Null for a text in none of our notations, of which nothing is ever said, and for Markdown, of whose blocks there
  // are findings.
  const toolchain::Language* language() const {
    return settings_.language.notation == nullptr ? nullptr : &settings_.language;
  }
  // Whether no other dialect reads the text about as well. Else it is not rewritten.
  bool has_certain_dialect() const { return has_certain_dialect_; }
  const TextSettings& settings() const { return settings_; }
  bool opens_pages() const { return editor_ != nullptr && editor_->opens_pages; }
  std::int64_t version() const { return version_; }
  const std::string& text() const { return text_; }
  const TextPositions& positions() const;
  // The whole text. The chunk views the document, and is of use until that changes.
  toolchain::Chunk chunk() const;

  // Of the range, or of the whole text.
  struct TextChange {
    std::optional<Range> range;
    std::string by;
  };
  // Makes changes that come together, each of what those before it have left.
  void edit(const std::vector<TextChange>& changes);
  void replace_all(std::string by);
  // After the changes that lead to it.
  void set_version(std::int64_t version) { version_ = version; }

  // What is found in the text as it is now.
  const std::vector<diagnostics::Diagnostic>& findings() const;
  // Goes on to look for it, for some milliseconds. True once all of it is known, so that `findings` costs nothing.
  bool find_some() const;

  using Record = PiecedText::Record;
  // What the text consists of, in its order: records, and what is between them. It costs little.
  const std::vector<notation::Unit>& units() const;
  std::uint32_t record_count() const;
  // Its place, of a number from 1 to the count.
  text::Span record_span(std::uint32_t number) const;
  // The same of the record, which is read when it is asked for first. It stays where it is until the text changes,
  // or all are read.
  const Record& record(std::uint32_t number) const;
  // The numbers of the records that touch a place: the first, and one more than the last.
  std::pair<std::uint32_t, std::uint32_t> records_touching(text::Span span) const;
  // The tokens around a place, in the order of the text.
  std::vector<annotations::Token> tokens(text::Span span) const;
  // Reads all records, for whoever asks for each of them.
  void read_records() const;
  // Goes on to read them, for some milliseconds. True once all are read.
  bool read_some() const;
  // Another one after every change of the text or its settings, which no other document has had.
  std::uint64_t revision() const { return revision_; }
  // The number of the record, from 1, that the offset is in or after; 0 if it is before the first.
  std::uint32_t record_number_at(std::uint32_t offset) const;
  // That record; null if there is none.
  const Record* record_at(std::uint32_t offset) const;
  // The same number, but that of the first record for what comes before it; 0 if there are no records.
  std::uint32_t record_number_near(std::uint32_t offset) const;

 private:
  void choose_dialect();
  void changed();
  void find_in_blocks() const;
  // The language must be known.
  PiecedText& pieces() const;

  std::string uri_;
  std::string language_id_;
  // Null for a text that is not a file.
  const EditorSettings* editor_ = nullptr;
  TextSettings settings_;
  // The language without the dialect that the text decides.
  toolchain::Language named_language_;
  bool has_certain_dialect_ = true;
  // As findings call it.
  std::string name_;
  Encoding encoding_;
  std::int64_t version_ = 0;
  std::uint64_t revision_ = 0;
  std::string text_;
  // The same, while it is edited.
  std::optional<EditedText> edited_;
  // Made when they are first asked for.
  mutable std::unique_ptr<TextPositions> positions_;
  mutable std::unique_ptr<PiecedText> pieces_;
  // Of a text with blocks in notations.
  mutable std::optional<std::vector<diagnostics::Diagnostic>> findings_in_blocks_;
};

}  // namespace plyglot::tool::lsp
