#include "support/hop/session.hpp"

#include "support/door/reports.hpp"
#include "support/door/translating.hpp"

#include <map>

namespace plyglot::test {
namespace {

toolchain::Chunk chunk_of(std::string_view text, bool is_file) {
  toolchain::Chunk chunk;
  chunk.source.name = "test.hop";
  chunk.source.text = text;
  chunk.is_file = is_file;
  return chunk;
}

}  // namespace

HopSession::HopSession(std::string_view dialect, std::string_view selected)
    : session_(language_of("hop:" + std::string(dialect)), policy_with(selected)) {}

void HopSession::read(std::string_view text) {
  findings_.clear();
  const auto visit = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    auto& self = *static_cast<HopSession*>(context);
    self.position_ = std::get<hive::Position>(model);
    self.is_sound_ = is_sound;
  };
  session_.read(chunk_of(text, false), visit, this, diagnostics::collect_into(findings_));
}

std::string HopSession::report() const { return report_of(findings_); }

std::string HopSession::format(std::string_view text) {
  findings_.clear();
  return session_.format(chunk_of(text, false), diagnostics::collect_into(findings_)).text;
}

std::string HopSession::canonical(std::string_view text) {
  return session_.format(chunk_of(text, false), diagnostics::Sink::none(), toolchain::Open::settled).text;
}

std::optional<std::string> HopSession::translate(std::string_view text, const toolchain::Target& target) {
  findings_.clear();
  const auto translated =
      session_.translate(chunk_of(text, false), target, false, diagnostics::collect_into(findings_));
  if (translated.written == 0) return std::nullopt;
  return translated.text;
}

std::string HopSession::diagram(std::string_view text) {
  findings_.clear();
  toolchain::Session::ViewOptions options;
  options.view = toolchain::Session::View::diagram;
  std::vector<toolchain::Session::Viewed> viewed;
  session_.view(chunk_of(text, false), options, viewed, diagnostics::collect_into(findings_));
  std::string shown;
  for (const auto& view : viewed) shown += view.text;
  return shown;
}

std::string HopSession::format_file(std::string_view text) {
  findings_.clear();
  toolchain::Session::Formatted formatted = session_.format(chunk_of(text, true), diagnostics::collect_into(findings_));
  formatted.text.resize(formatted.text.size() - formatted.trailing_blank_lines);
  return formatted.text;
}

void HopSession::lint_file(std::string_view text) {
  findings_.clear();
  session_.lint(chunk_of(text, true), diagnostics::collect_into(findings_));
}

std::string board_text(const hive::Position& position) {
  // By r, then q.
  std::map<std::pair<int, int>, std::string> cells;
  for (std::size_t i = 0; i < position.bugs.size(); ++i) {
    const hive::Bug& bug = position.bugs[i];
    std::string& stack = cells[{bug.cell.r, bug.cell.q}];
    if (!stack.empty()) stack += '>';
    stack += hive::id_of(bug);
    if (position.last_moved == i) stack += '!';
  }
  std::string text;
  for (const auto& [cell, stack] : cells) {
    if (!text.empty()) text += ' ';
    text += std::to_string(cell.second) + ',' + std::to_string(cell.first) + '=' + stack;
  }
  return text;
}

}  // namespace plyglot::test
