#pragma once
// The text that a request speaks of, and how it is to be read.

#include "plyglot/answer/members.hpp"

#include <plyglot/session.hpp>

namespace plyglot::tool {

class RequestedText {
 public:
  // Throws a MalformedRequest or an UnsupportedRequest.
  explicit RequestedText(const Request& request);

  const toolchain::Language& language() const { return language_; }
  // Views the text.
  toolchain::Chunk chunk() const;
  toolchain::Session session(const diagnostics::SeverityPolicy& policy = {}) const { return {language_, policy}; }

 private:
  toolchain::Language language_;
  std::string text_;
  bool is_file_ = true;
  toolchain::Selection wanted_;
};

// For whoever does not ask what is found.
diagnostics::Sink ignored();

// The only record of the text, or the one that it asks for.
struct RequestedRecord {
  toolchain::Model model;
  // False if it has an error.
  bool is_sound = false;
};
// None if there is no record, or no such ply. Throws a MalformedRequest if there are several.
std::optional<RequestedRecord> only_record(const RequestedText& text);

// Throws an UnsupportedRequest if the notation has no such option, or the option no such value.
void set_options(toolchain::Language& language, const std::vector<std::pair<std::string, std::string>>& options);

// Puts a text into an answer: as `text` if it is UTF-8, else as `base64`.
void put_text(Answer& answer, const std::string& text);

}  // namespace plyglot::tool
