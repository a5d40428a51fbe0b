#include "support/hexix/session.hpp"

namespace plyglot::test {
namespace {

toolchain::Chunk whole(std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source = {"game.hexix", text};
  return chunk;
}

std::string range(text::Span span) { return std::to_string(span.begin) + '-' + std::to_string(span.end); }

}  // namespace

HexixSession::HexixSession(const Options& options, const std::string& notation)
    : session_(language_of(notation, options), {}) {}

void HexixSession::lint(std::string_view text) {
  findings_.clear();
  session_.lint(whole(text), collect_into(findings_));
}

std::string HexixSession::report() const {
  std::string out;
  for (const diagnostics::Diagnostic& found : findings_) {
    out += catalogue_entry(found.id).name;
    out += ' ';
    out += name_of(found.severity);
    out += ' ' + range(found.span);
    std::string labels;
    for (const diagnostics::Label& label : found.labels) labels += (labels.empty() ? "" : ", ") + range(label.span);
    if (!labels.empty()) out += " [" + labels + ']';
    out += '\n';
  }
  return out;
}

std::vector<hexix::Record> HexixSession::read(std::string_view text) {
  std::vector<hexix::Record> records;
  const auto keep = [](void* list, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<hexix::Record>*>(list)->push_back(std::get<hexix::Record>(model));
  };
  findings_.clear();
  session_.read(whole(text), keep, &records, collect_into(findings_));
  return records;
}

toolchain::Session::Formatted HexixSession::format(std::string_view text) {
  findings_.clear();
  return session_.format(whole(text), collect_into(findings_));
}

std::string HexixSession::canonical(std::string_view text) {
  return session_.format(whole(text), diagnostics::Sink::none(), toolchain::Open::settled).text;
}

toolchain::Session::Translated HexixSession::translate(std::string_view text, const toolchain::Target& target) {
  findings_.clear();
  return session_.translate(whole(text), target, false, collect_into(findings_));
}

}  // namespace plyglot::test
