#include "toolchain/registry/registry.hpp"

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
bool has_content(const hexix::Record& record) { return !record.plies.empty(); }
bool has_content(const hopgi::Setup& setup) { return setup.has_position; }
bool has_content(const hopgi::Record& record) { return !record.turns.empty(); }

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

// The first dialect that reads the text, with its notation; empty if none does.
std::string dialect_that_reads(const Notation& notation, std::string_view text) {
  const notation::About& about = notation.about();
  if (reads({&notation, {}}, text)) return std::string(about.id);
  const std::optional<std::uint32_t> row = about.options.find(dialect_key);
  if (!row) return {};
  const notation::OptionRow& dialects = about.options.rows[*row];
  for (std::uint32_t i = 1; i < dialects.choice_count; ++i) {
    const std::string dialect(dialects.choices[i]);
    if (reads({&notation, {{std::string(dialect_key), dialect}}}, text)) return std::string(about.id) + ':' + dialect;
  }
  return {};
}

}  // namespace

std::string notation_that_reads(std::string_view text) {
  const std::string_view beginning = beginning_of(text);
  if (is_blank(beginning)) return {};
  std::string only;
  for (const Notation& notation : all_notations()) {
    std::string name = dialect_that_reads(notation, beginning);
    if (name.empty()) continue;
    if (!only.empty()) return {};
    only = std::move(name);
  }
  return only;
}

std::string better_notation_for(const Language& own, std::string_view text) {
  if (reads(own, beginning_of(text))) return {};
  return notation_that_reads(text);
}

}  // namespace plyglot::toolchain
