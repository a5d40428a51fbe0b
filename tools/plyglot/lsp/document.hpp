#pragma once
// A text that is open in the editor.

#include "plyglot/lsp/edited_text.hpp"
#include "plyglot/lsp/text_positions.hpp"
#include "plyglot/lsp/text_settings.hpp"

#include <plyglot/session.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace plyglot::tool::lsp {

class Document {
 public:
  // The language is that of the editor's name for it, such as `hop` or `homeworlds-sdg`, or else of the file's name,
  // unless a config says otherwise.
  Document(std::string uri, std::string language_id, Encoding encoding);

  // A text that is not a file, with the settings of another document.
  Document(const TextSettings& settings, Encoding encoding);

  // Looks at the configs again.
  void configure();

  const std::string& uri() const { return uri_; }
  // Null for a text in none of our notations, of which nothing is ever said, and for Markdown, of whose blocks there
  // are findings.
  const toolchain::Language* language() const {
    return settings_.language.notation == nullptr ? nullptr : &settings_.language;
  }
  const TextSettings& settings() const { return settings_; }
  std::int64_t version() const { return version_; }
  const std::string& text() const { return text_; }
  const TextPositions& positions() const;
  // The whole text.
  toolchain::Chunk chunk() const;

  // A copy of the text for edits that come together. The document takes what they leave with `replace_all`.
  EditedText edited_text() const { return {text_, encoding_}; }
  void replace_all(std::string by);
  // After the changes that lead to it.
  void set_version(std::int64_t version) { version_ = version; }

  // What is found in the text as it is now.
  const std::vector<diagnostics::Diagnostic>& findings() const;

  struct Record {
    text::Span span;
    annotations::Annotations annotations;
  };
  // In the order of the text.
  const std::vector<Record>& records() const;
  // The number of the record, from 1, that the offset is in or after; 0 if it is before the first.
  std::uint32_t record_number_at(std::uint32_t offset) const;
  // That record; null if there is none.
  const Record* record_at(std::uint32_t offset) const;
  // The same number, but that of the first record for what comes before it; 0 if there are no records.
  std::uint32_t record_number_near(std::uint32_t offset) const;

 private:
  void changed();
  void find_in_blocks() const;

  std::string uri_;
  std::string language_id_;
  TextSettings settings_;
  // As findings call it.
  std::string name_;
  Encoding encoding_;
  std::int64_t version_ = 0;
  std::string text_;
  // Found when they are first asked for.
  mutable std::unique_ptr<TextPositions> positions_;
  mutable std::vector<diagnostics::Diagnostic> findings_;
  mutable bool has_findings_ = false;
  mutable std::vector<Record> records_;
  mutable bool has_records_ = false;
};

}  // namespace plyglot::tool::lsp
