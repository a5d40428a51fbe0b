#pragma once
// What can be wrong in a config, put into words.

#include "plyglot/config/toml_tree.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool::config {

class Problems {
 public:
  explicit Problems(std::vector<diagnostics::Diagnostic>& into) : into_(into) {}

  diagnostics::Diagnostic& add(diagnostics::DiagnosticId id, text::Span span, std::string message);
  void not_toml(const TomlProblem& problem);
  // `place` is "here", "in `[[overrides]]`" and the like.
  void unknown_key(const TomlEntry& entry, std::string_view place, const std::vector<std::string_view>& known);
  // `wanted` is what the key takes, with its article.
  void wrong_type(std::string_view key, const TomlNode& value, std::string_view wanted, std::string help);
  void unknown_diagnostic(std::string_view name, text::Span span);
  void unknown_level(const TomlNode& value);

 private:
  std::vector<diagnostics::Diagnostic>& into_;
};

}  // namespace plyglot::tool::config
