#include "toolchain/registry.hpp"

#include <plyglot/likeness.hpp>
#include <plyglot/session.hpp>

namespace plyglot::toolchain {
namespace {

// A text that is longer is known by its beginning; the last line may have been cut in two.
std::string_view beginning_of(std::string_view text) {
  constexpr std::size_t longest = 4096;
  if (text.size() <= longest) return text;
  const std::string_view start = text.substr(0, longest);
  return start.substr(0, start.rfind('\n') + 1);
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool reads(const Language& language, std::string_view text) {
  bool is_read = true;
  const diagnostics::SeverityPolicy policy;
  const diagnostics::Sink sink(
      [](void* pointer, diagnostics::Diagnostic&& found) {
        const diagnostics::Phase phase = diagnostics::catalogue_entry(found.id).phase;
        const bool is_of_syntax = phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
        if (is_of_syntax && found.severity == diagnostics::Severity::error) *static_cast<bool*>(pointer) = false;
      },
      &is_read);
  Chunk chunk;
  chunk.source.text = text;
  // A text of comments and blank lines alone says nothing.
  return Session(language, policy).lint(chunk, sink).records != 0 && is_read;
}

}  // namespace

std::string_view notation_that_reads(std::string_view text) {
  const std::string_view beginning = beginning_of(text);
  if (is_blank(beginning)) return {};
  std::string_view only;
  for (const Notation& notation : all_notations()) {
    if (!reads({&notation, {}}, beginning)) continue;
    if (!only.empty()) return {};
    only = notation.about().id;
  }
  return only;
}

std::string_view better_notation_for(const Language& own, std::string_view text) {
  if (reads(own, beginning_of(text))) return {};
  return notation_that_reads(text);
}

}  // namespace plyglot::toolchain
