#include "support/door/game_session.hpp"

#include "support/door/reports.hpp"

#include <algorithm>
#include <stdexcept>

namespace plyglot::test {
namespace {

toolchain::Chunk file_of(std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source.name = "test";
  chunk.source.text = text;
  return chunk;
}

}  // namespace

GameSession::GameSession(const std::string& notation, const Options& options, std::string_view selected)
    : session_(language_of(notation, options), policy_with(selected)) {}

void GameSession::read(std::string_view text) {
  findings_.clear();
  const auto visit = [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
    auto& self = *static_cast<GameSession*>(context);
    self.record_ = std::get<hive::Record>(model);
    self.is_sound_ = is_sound;
  };
  session_.read(file_of(text), visit, this, diagnostics::collect_into(findings_));
}

std::string GameSession::report() const { return report_of(findings_); }

void GameSession::lint(std::string_view text) {
  findings_.clear();
  session_.lint(file_of(text), diagnostics::collect_into(findings_));
}

std::string GameSession::format(std::string_view text) {
  findings_.clear();
  return session_.format(file_of(text), diagnostics::collect_into(findings_)).text;
}

std::string GameSession::canonical(std::string_view text) {
  return session_.format(file_of(text), diagnostics::Sink::none(), toolchain::Open::settled).text;
}

std::optional<std::string> GameSession::translate(std::string_view text, const toolchain::Target& target) {
  findings_.clear();
  const auto translated = session_.translate(file_of(text), target, false, diagnostics::collect_into(findings_));
  if (translated.written == 0) return std::nullopt;
  return translated.text;
}

std::string applied(const std::string& text, const diagnostics::Fix& fix) {
  std::string result;
  std::size_t done = 0;
  for (const diagnostics::Edit& edit : fix.edits) {
    if (edit.span.begin < done || edit.span.end < edit.span.begin || edit.span.end > text.size()) {
      throw std::logic_error("the edits of a fix are sorted and lie in the text");
    }
    result += text.substr(done, edit.span.begin - done) + edit.text;
    done = edit.span.end;
  }
  return result + text.substr(done);
}

std::vector<std::string> said_about(const std::string& text, const std::vector<diagnostics::Diagnostic>& findings) {
  std::vector<std::string> lines;
  for (const auto& finding : findings) {
    std::string line = std::string(name_of(finding)) + ": " + finding.message;
    if (finding.fix) {
      line += finding.fix->safety == diagnostics::Safety::safe ? " -> " : " ~> ";
      line += applied(text, *finding.fix);
    }
    std::replace(line.begin(), line.end(), '\n', '~');
    lines.push_back(line);
  }
  return lines;
}

}  // namespace plyglot::test
