#pragma once
// What the steps of reading a record share.

#include "homeworlds/notations/homeworlds/read/lines/finding.hpp"

namespace plyglot::homeworlds {

struct Reading {
  const text::Source& source;
  const DialectForm& form;
  Ast& ast;
  std::vector<Finding>& findings;
  // ReadOptions::has_turns_only.
  bool has_turns_only = false;

  // Of a word that is not there nothing, wherever the source begins.
  std::string_view slice(text::Span span) const { return span.empty() ? std::string_view() : source.slice(span); }

  // With the severity of the dialect; nothing where the dialect has nothing to say.
  Finding* report(DiagnosticId id, text::Span span, std::optional<std::string> fix = std::nullopt);
};

}  // namespace plyglot::homeworlds
