#pragma once
// What the steps of reading a game record in JSON share.

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"

namespace plyglot::homeworlds {

struct ApReading {
  const text::Source& file;
  const JsonDocument& json;
  ApRecord& into;
  std::vector<NotedFinding>& findings;
  // As many as the header has players; 0 if it does not say.
  std::size_t seats = 0;

  // Reports a value that is not as in homeworlds 3.3, and what it should be; it lives as long as the program.
  void reject(text::Span value, std::string_view due);
  void reject(JsonValue value, std::string_view due) { reject(json.span(value), due); }
  // The value of the key if it is of that kind; another one is reported.
  std::optional<JsonValue> find(const std::vector<JsonMember>& members, std::string_view key, JsonKind kind);
};

}  // namespace plyglot::homeworlds
