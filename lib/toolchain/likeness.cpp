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

bool has_content(std::monostate) { return false; }
bool has_content(const hive::Position& position) { return !position.bugs.empty(); }
bool has_content(const hive::Record& record) { return !record.plies.empty(); }
bool has_content(const homeworlds::Record& record) { return !record.actions.empty() || record.initial; }

// What reading found.
struct Findings {
  bool has_syntax_error = false;
  bool has_content = false;

  void add(const diagnostics::Diagnostic& found) {
    const diagnostics::Phase phase = diagnostics::catalogue_entry(found.id).phase;
    const bool is_of_syntax = phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
    has_syntax_error |= is_of_syntax && found.severity == diagnostics::Severity::error;
  }
};

// A text of comments and headers alone says nothing.
bool reads(const Language& language, std::string_view text) {
  Findings findings;
  const diagnostics::SeverityPolicy policy;
  const diagnostics::Sink sink(
      [](void* pointer, diagnostics::Diagnostic&& found) { static_cast<Findings*>(pointer)->add(found); }, &findings);
  const auto visit = [](void* pointer, text::Span, const Model& model, bool) {
    static_cast<Findings*>(pointer)->has_content |=
        std::visit([](const auto& typed) { return has_content(typed); }, model);
  };
  Chunk chunk;
  chunk.source.text = text;
  Session(language, policy).read(chunk, visit, &findings, sink);
  return findings.has_content && !findings.has_syntax_error;
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
