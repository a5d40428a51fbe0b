#pragma once
// The handles of plyglot.h for tests: freed with their object.

#include <plyglot.h>

#include <memory>
#include <string>
#include <string_view>

namespace plyglot::test {

template <auto free_handle>
struct Free {
  template <class Handle>
  void operator()(Handle* handle) const {
    free_handle(handle);
  }
};
using Notations = std::unique_ptr<plyglot_notations, Free<plyglot_notations_free>>;
using Settings = std::unique_ptr<plyglot_settings, Free<plyglot_settings_free>>;
using Target = std::unique_ptr<plyglot_target, Free<plyglot_target_free>>;
using Document = std::unique_ptr<plyglot_document, Free<plyglot_document_free>>;
using Outcome = std::unique_ptr<plyglot_outcome, Free<plyglot_outcome_free>>;

inline plyglot_text lend(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(plyglot_text text) {
  return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.size);
}

// Null if it cannot be read.
inline Document read(std::string_view name, std::string_view text, const plyglot_settings* settings = nullptr) {
  plyglot_document* document = nullptr;
  plyglot_document_read(settings, lend(name), lend(text), &document);
  return Document(document);
}

// Calls function(arguments..., &outcome) and keeps what it hands out.
template <class Function, class... Arguments>
Outcome outcome_of(Function function, Arguments... arguments) {
  plyglot_outcome* outcome = nullptr;
  function(arguments..., &outcome);
  return Outcome(outcome);
}

inline std::string_view text_of(const Outcome& outcome) { return view(plyglot_outcome_text(outcome.get())); }

}  // namespace plyglot::test
