#include "fuzz/harness/readings.hpp"

#include "toolchain/registry/registry.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <map>

namespace plyglot::fuzz {
namespace {

const diagnostics::SeverityPolicy& everything() {
  static const diagnostics::SeverityPolicy policy;
  return policy;
}

}  // namespace

toolchain::Session& session_for(const Way& way) {
  static std::map<const toolchain::Language*, toolchain::Session> sessions;
  const auto place = sessions.try_emplace(&way.language, way.language, everything()).first;
  return place->second;
}

toolchain::Chunk chunk_of(std::string_view text, const Way& way) {
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  chunk.source.line_ends = way.language.notation->about().line_ends;
  chunk.is_file = way.is_file;
  return chunk;
}

std::vector<diagnostics::Diagnostic> findings_in(std::string_view text, const Way& way) {
  std::vector<diagnostics::Diagnostic> findings;
  const auto reading = session_for(way).lint(chunk_of(text, way), collect_into(findings));
  toolchain::report_unused(way.language, reading.file_comments, reading.used_file_suppressions, everything(),
                           collect_into(findings));
  return findings;
}

std::vector<diagnostics::Diagnostic> findings_with_suppressed(std::string_view text, const Way& way) {
  const auto pass_over = [](void*, text::Span, const toolchain::Model&, bool) {};
  std::vector<diagnostics::Diagnostic> findings;
  session_for(way).read(chunk_of(text, way), pass_over, nullptr, collect_into(findings));
  return findings;
}

std::string report_of(const std::vector<diagnostics::Diagnostic>& findings, const text::Source& source) {
  const text::LineIndex lines(source);
  diagnostics::RenderOptions options;
  options.format = diagnostics::OutputFormat::jsonl;
  std::string report;
  for (const auto& finding : findings) append_diagnostic(finding, lines, options, false, report);
  return report;
}

std::vector<Record> records_of(std::string_view text, const Way& way) {
  struct Context {
    std::string_view text;
    std::vector<Record> records;
  } context{text, {}};
  const auto keep = [](void* pointer, text::Span span, const toolchain::Model& model, bool is_sound) {
    auto& kept = *static_cast<Context*>(pointer);
    const std::string_view record = kept.text.substr(span.begin, span.size());
    kept.records.push_back({std::string(record), model, is_sound});
  };
  std::vector<diagnostics::Diagnostic> findings;
  session_for(way).read(chunk_of(text, way), keep, &context, collect_into(findings));
  return std::move(context.records);
}

std::string formatted(std::string_view text, const Way& way, toolchain::Open open) {
  std::vector<diagnostics::Diagnostic> findings;
  auto result = session_for(way).format(chunk_of(text, way), collect_into(findings), open);
  result.text.resize(result.text.size() - result.trailing_blank_lines);
  return std::move(result.text);
}

std::string_view without_blank_lines_at_the_end(std::string_view text) {
  const std::size_t end = text.find_last_not_of('\n');
  return end == std::string_view::npos ? "" : text.substr(0, end + 2);
}

toolchain::Target target_named(std::string_view name) {
  std::string problem;
  toolchain::Target target = toolchain::target(name, problem);
  require(target.language.notation != nullptr || target.form != nullptr, problem);
  return target;
}

toolchain::Session::Translated translated(std::string_view text, const Way& way, const toolchain::Target& to) {
  std::vector<diagnostics::Diagnostic> findings;
  return session_for(way).translate(chunk_of(text, way), to, false, collect_into(findings));
}

}  // namespace plyglot::fuzz
