#include "fuzz/harness/readings.hpp"

#include <plyglot/diagnostic_render.hpp>

namespace plyglot::fuzz {
namespace {

const diagnostics::SeverityPolicy& everything() {
  static const diagnostics::SeverityPolicy policy;
  return policy;
}

toolchain::Language looked_up(const char* name, const char* option = nullptr, const char* value = nullptr) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  require(language.notation != nullptr, problem);
  if (option != nullptr) require(toolchain::set_option(language, option, value).empty(), "the option is known");
  return language;
}

toolchain::Session session_for(const Way& way) { return {way.language, everything()}; }

}  // namespace

const toolchain::Language& hop(std::string_view dialect) {
  static const toolchain::Language spec = looked_up("hop:spec");
  static const toolchain::Language hivegame = looked_up("hop:hivegame");
  return dialect == "spec" ? spec : hivegame;
}

const std::vector<toolchain::Language>& languages_of(std::string_view game) {
  static const std::vector<toolchain::Language> of_hive = {
      looked_up("uhp"),      looked_up("uhp:hivegame", "repetition", "threefold"),
      looked_up("thehive"),  looked_up("thehive", "pieces", "mlp"),
      looked_up("hive-pgn"), looked_up("boardspace-sgf"),
  };
  // Without a dialect the text may name one.
  static const std::vector<toolchain::Language> of_homeworlds = {
      looked_up("homeworlds"),     looked_up("homeworlds:seed", "layout", "block"),
      looked_up("homeworlds:ap"),  looked_up("homeworlds:sdg"),
      looked_up("homeworlds:jpb"), looked_up("homeworlds:quux"),
  };
  static const std::vector<toolchain::Language> of_hexix = {
      looked_up("hexix"),
      looked_up("hexix:2019"),
      looked_up("hexix", "numbers", "on"),
      looked_up("hexix", "values", "on"),
  };
  static const std::vector<toolchain::Language> of_hopgi = {
      looked_up("hopgi"),
      looked_up("hopgi", "notation", "short"),
      looked_up("hopgi", "line-width", "0"),
      looked_up("hopgi", "linked-kings", "warning"),
      looked_up("hopgi-fen"),
      looked_up("hopgi-fen", "hole", "-"),
      looked_up("hopgi-fen", "promoted", "letter"),
      looked_up("hopgi-diagram"),
  };
  if (game == "hive") return of_hive;
  if (game == "hopgi") return of_hopgi;
  return game == "hexix" ? of_hexix : of_homeworlds;
}

toolchain::Chunk chunk_of(std::string_view text, const Way& way) {
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  chunk.source.line_ends = toolchain::facts_of(*way.language.notation).line_ends;
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

std::string formatted(std::string_view text, const Way& way) {
  std::vector<diagnostics::Diagnostic> findings;
  auto result = session_for(way).format(chunk_of(text, way), collect_into(findings));
  result.text.resize(result.text.size() - result.trailing_blank_lines);
  return std::move(result.text);
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
