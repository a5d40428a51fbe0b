#pragma once
// Which diagnostics are wanted, and how much they weigh.

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

// The severities in force. Precedence, lowest first: catalogue, dialect (the severity a finding is reported with),
// configuration and `--severity`. Names may be a whole name (`hop/lost-plus`), a prefix that ends in a slash
// (`hop/`) or `all`.
class SeverityPolicy {
 public:
  SeverityPolicy();

  // From the first call on only the selected names are reported; selecting a style check switches it on.
  // What is ignored stays so, whatever is selected or set before or after; of several severities the last one holds.
  // Each returns false, and does nothing, if no diagnostic bears the name.
  bool select(std::string_view name);
  bool ignore(std::string_view name);
  bool set(std::string_view name, Severity severity);

  // Whether a finding of this kind would be reported at all: expensive style checks ask first.
  bool wants(DiagnosticId id) const;
  // The severity to report with, where the notation proposes `proposed`.
  Severity resolve(DiagnosticId id, Severity proposed) const;

 private:
  struct Row {
    bool ignored = false;
    bool selected = false;
    bool is_explicit = false;
    Severity severity = Severity::off;
  };
  template <class Change>
  bool change(std::string_view name, Change change);

  bool selecting_ = false;
  std::vector<Row> rows_;
};

}  // namespace plyglot::diagnostics
