#include "support/record_session.hpp"

#include "support/hop_session.hpp"

#include <stdexcept>

namespace plyglot::test {
namespace {

void set_options(toolchain::Language& language, const Options& options) {
  for (const auto& [key, value] : options) {
    const std::string problem = toolchain::set_option(language, key, value);
    if (!problem.empty()) throw std::invalid_argument(problem);
  }
}

diagnostics::SeverityPolicy policy_with(std::string_view selected) {
  diagnostics::SeverityPolicy policy;
  if (!selected.empty() && !policy.select(selected)) throw std::invalid_argument(std::string(selected));
  return policy;
}

toolchain::Chunk chunk_of(std::string_view text, bool is_file) {
  toolchain::Chunk chunk;
  chunk.source.name = "test";
  chunk.source.text = text;
  chunk.is_file = is_file;
  return chunk;
}

}  // namespace

toolchain::Language language_of(std::string_view name, const Options& options) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  if (language.notation == nullptr) throw std::invalid_argument(problem);
  set_options(language, options);
  return language;
}

toolchain::Target target_of(std::string_view name, const Options& options) {
  std::string problem;
  toolchain::Target target = toolchain::target(name, problem);
  if (target.form == nullptr && target.language.notation == nullptr) throw std::invalid_argument(problem);
  set_options(target.language, options);
  return target;
}

RecordSession::RecordSession(std::string_view name, const Options& options, std::string_view selected)
    : session_(language_of(name, options), policy_with(selected)) {}

void RecordSession::read(std::string_view text) { read_chunk(text, false); }
void RecordSession::read_file(std::string_view text) { read_chunk(text, true); }

void RecordSession::read_chunk(std::string_view text, bool is_file) {
  findings_.clear();
  const auto visit = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    auto& self = *static_cast<RecordSession*>(context);
    self.record_ = std::get<hive::Record>(model);
    self.is_sound_ = is_sound;
  };
  session_.read(chunk_of(text, is_file), visit, this, diagnostics::collect_into(findings_));
}

std::string RecordSession::report() const { return report_of(findings_); }

std::string RecordSession::format_chunk(std::string_view text, bool is_file) {
  findings_.clear();
  toolchain::Session::Formatted formatted =
      session_.format(chunk_of(text, is_file), diagnostics::collect_into(findings_));
  formatted.text.resize(formatted.text.size() - formatted.trailing_blank_lines);
  return formatted.text;
}

std::optional<std::string> RecordSession::translate(std::string_view text, const toolchain::Target& target,
                                                    bool is_file) {
  findings_.clear();
  const auto translated =
      session_.translate(chunk_of(text, is_file), target, false, diagnostics::collect_into(findings_));
  if (translated.written == 0) return std::nullopt;
  return translated.text;
}

std::string RecordSession::fix(std::string_view text, diagnostics::Safety least_safe, bool is_file) {
  auto fixed = session_.fix(chunk_of(text, is_file), least_safe);
  findings_ = std::move(fixed.left);
  return fixed.text;
}

}  // namespace plyglot::test
