#include "support/door/seen_text.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

std::string place_of(text::Span span) { return std::to_string(span.begin) + '-' + std::to_string(span.end); }

std::string line_of(const diagnostics::Diagnostic& finding) {
  std::string line(diagnostics::catalogue_entry(finding.id).name);
  line += ' ' + std::string(diagnostics::name_of(finding.severity)) + ' ' + place_of(finding.span);
  for (const diagnostics::Label& label : finding.labels) line += " label " + place_of(label.span);
  if (!finding.fix) return line;
  for (const diagnostics::Edit& edit : finding.fix->edits) line += " edit " + place_of(edit.span);
  line += ' ' + std::string(diagnostics::name_of(finding.fix->safety));
  return line;
}

std::string words_of_finding(const diagnostics::Diagnostic& finding) {
  std::string words = finding.message + " | " + finding.label;
  for (const diagnostics::Label& label : finding.labels) words += " | label: " + label.text;
  for (const std::string& note : finding.notes) words += " | note: " + note;
  for (const std::string& help : finding.helps) words += " | help: " + help;
  if (!finding.fix) return words;
  words += " | fix: " + finding.fix->title;
  for (const diagnostics::Edit& edit : finding.fix->edits) words += " | edit: " + edit.text;
  return words;
}

}  // namespace

SeenText seen(const std::string& text, const toolchain::Language& language) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language, policy);
  return seen(text, language, session);
}

SeenText seen(const std::string& text, const toolchain::Language& language, toolchain::Session& session) {
  using Session = toolchain::Session;
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  chunk.source.line_ends = toolchain::facts_of(*language.notation).line_ends;
  SeenText result;
  std::vector<diagnostics::Diagnostic> findings;
  session.lint(chunk, collect_into(findings));
  for (const diagnostics::Diagnostic& finding : findings) {
    result.findings.push_back(line_of(finding));
    result.words.push_back(words_of_finding(finding));
  }
  std::vector<diagnostics::Diagnostic> said_again;
  std::vector<Session::Moves> moves;
  session.moves(chunk, moves, collect_into(said_again));
  for (const Session::Moves& of_record : moves) {
    result.moves.insert(result.moves.end(), of_record.moves.begin(), of_record.moves.end());
  }
  std::sort(result.moves.begin(), result.moves.end());
  std::vector<Session::Viewed> viewed;
  session.view(chunk, {Session::View::board, false}, viewed, collect_into(said_again));
  for (const Session::Viewed& of_record : viewed) result.board += of_record.text;
  return result;
}

std::vector<std::string> words_in_any_order(const std::vector<std::string>& texts) {
  std::vector<std::string> result;
  for (const std::string& text : texts) {
    std::vector<std::string> words;
    with_words(text, [&](const std::string& word) { return words.emplace_back(word); });
    std::sort(words.begin(), words.end());
    result.insert(result.end(), words.begin(), words.end());
    result.emplace_back();
  }
  return result;
}

}  // namespace plyglot::test
