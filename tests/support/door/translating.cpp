#include "support/door/translating.hpp"

#include "support/checks/catch.hpp"

namespace plyglot::test {
namespace {

toolchain::Chunk chunk_of(const std::string& text, bool is_file) {
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  chunk.is_file = is_file;
  return chunk;
}

void set_all(toolchain::Language& language, const Options& options) {
  for (const auto& [key, value] : options) REQUIRE(toolchain::set_option(language, key, value).empty());
}

}  // namespace

toolchain::Language language_of(const std::string& name, const Options& options) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  INFO(problem);
  REQUIRE(language.notation != nullptr);
  set_all(language, options);
  return language;
}

toolchain::Target target_of(const std::string& name, const Options& options) {
  std::string problem;
  toolchain::Target target = toolchain::target(name, problem);
  INFO(problem);
  REQUIRE(problem.empty());
  set_all(target.language, options);
  return target;
}

std::vector<diagnostics::Diagnostic> findings_in_file(const std::string& text, const toolchain::Language& language) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session(language, policy).lint(chunk_of(text, true), collect_into(findings));
  return findings;
}

std::string formatted_file(const std::string& text, const toolchain::Language& language) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  return toolchain::Session(language, policy).format(chunk_of(text, true), collect_into(findings)).text;
}

std::string viewed_file(const std::string& text, const toolchain::Language& language, toolchain::Session::View view) {
  std::vector<diagnostics::Diagnostic> findings;
  std::vector<toolchain::Session::Viewed> viewed;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session(language, policy).view(chunk_of(text, true), {view}, viewed, collect_into(findings));
  std::string out;
  for (const toolchain::Session::Viewed& record : viewed) out += record.text;
  return out;
}

Translation translate(const std::string& text, bool is_file, const toolchain::Language& from,
                      const toolchain::Target& to, std::optional<std::uint32_t> ply) {
  Translation translation;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(from, policy);
  toolchain::Chunk chunk = chunk_of(text, is_file);
  chunk.wanted.ply = ply;
  const auto result = session.translate(chunk, to, false, collect_into(translation.findings));
  if (result.written == 1) translation.text = result.text;
  return translation;
}

hive::Record read_game(const std::string& text, bool is_file, const toolchain::Language& language) {
  std::vector<hive::Record> records;
  const auto keep = [](void* kept, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<hive::Record>*>(kept)->push_back(std::get<hive::Record>(model));
  };
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session(language, policy).read(chunk_of(text, is_file), keep, &records, collect_into(findings));
  REQUIRE(records.size() == 1);
  return std::move(records.front());
}

}  // namespace plyglot::test
