#include "c/handles.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>
#include <limits>

namespace {

using namespace plyglot;
using toolchain::Session;

constexpr std::string_view source_name = "text";

// One question about a text, and the answer as it comes to be.
class Question {
 public:
  Question(const plyglot_language* language, const char* bytes, std::size_t size) : answer_(new plyglot_answer) {
    if (language->language.notation == nullptr) {
      answer_->problem = language->problem;
    } else if (size >= std::numeric_limits<std::uint32_t>::max()) {
      answer_->problem = "a text of 4 GiB or more is not read";
    } else {
      language_ = &language->language;
      const text::LineEnds line_ends = toolchain::facts_of(*language_->notation).line_ends;
      chunk_.source = {source_name, {bytes, size}, 0, 1, line_ends};
    }
  }

  bool is_possible() const { return answer_->problem.empty(); }
  void refuse(std::string why) { answer_->problem = std::move(why); }
  const toolchain::Language& language() const { return *language_; }
  toolchain::Chunk& chunk() { return chunk_; }
  plyglot_answer& answer() { return *answer_; }
  Session session() const { return Session(*language_, policy_); }
  diagnostics::Sink sink() { return diagnostics::collect_into(found_); }

  void end(const Session::Reading& reading) {
    answer_->records = reading.records;
    toolchain::report_unused(*language_, reading.file_comments, reading.used_file_suppressions, policy_, sink());
  }

  // The findings speak of this text.
  plyglot_answer* finish(std::string_view text) {
    std::stable_sort(found_.begin(), found_.end(), diagnostics::reported_before);
    if (!found_.empty()) {
      const text::LineIndex lines({source_name, text, 0, 1, chunk_.source.line_ends});
      for (diagnostics::Diagnostic& found : found_) add(std::move(found), lines);
    }
    return answer_;
  }
  plyglot_answer* finish() { return finish(chunk_.source.text); }

 private:
  static plyglot_place place_of(const text::LineIndex& lines, std::uint32_t offset) {
    const text::Position position = lines.position(offset);
    return {position.line, position.code_point_column};
  }

  void add(diagnostics::Diagnostic&& found, const text::LineIndex& lines) {
    diagnostics::RenderOptions options;
    options.format = diagnostics::OutputFormat::jsonl;
    append_diagnostic(found, lines, options, answer_->findings.empty(), answer_->findings_json);
    const text::Span span = found.span;
    answer_->findings.push_back({std::move(found), place_of(lines, span.begin), place_of(lines, span.end)});
  }

  plyglot_answer* answer_;
  const toolchain::Language* language_ = nullptr;
  toolchain::Chunk chunk_;
  diagnostics::SeverityPolicy policy_;
  std::vector<diagnostics::Diagnostic> found_;
};

struct NamedView {
  std::string_view name;
  Session::View view;
};
constexpr NamedView views[] = {
    {"text", Session::View::text},   {"diagram", Session::View::diagram}, {"svg", Session::View::svg},
    {"dot", Session::View::dot},     {"json", Session::View::json},       {"syntax", Session::View::syntax},
    {"ast", Session::View::ast},     {"model", Session::View::model},     {"board", Session::View::board},
};

}  // namespace

plyglot_answer* plyglot_lint(const plyglot_language* language, const char* text, size_t size) {
  Question question(language, text, size);
  if (question.is_possible()) question.end(question.session().lint(question.chunk(), question.sink()));
  return question.finish();
}

plyglot_answer* plyglot_fix(const plyglot_language* language, const char* text, size_t size, int unsafe_too) {
  Question question(language, text, size);
  if (!question.is_possible()) return question.finish();
  const auto least_safe = unsafe_too != 0 ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
  Session::Fixed fixed = question.session().fix(question.chunk(), least_safe);
  for (diagnostics::Diagnostic& left : fixed.left) question.sink()(std::move(left));
  question.end(fixed.reading);
  question.answer().text = std::move(fixed.text);
  return question.finish(question.answer().text);
}

plyglot_answer* plyglot_format(const plyglot_language* language, const char* text, size_t size) {
  Question question(language, text, size);
  if (!question.is_possible()) return question.finish();
  Session::Formatted formatted = question.session().format(question.chunk(), question.sink());
  question.end(formatted);
  // Nothing follows for which its last blank lines would stay.
  formatted.text.resize(formatted.text.size() - formatted.trailing_blank_lines);
  question.answer().text = std::move(formatted.text);
  return question.finish();
}

plyglot_answer* plyglot_translate(const plyglot_language* language, const char* text, size_t size, const char* to,
                                  int loss_is_error) {
  Question question(language, text, size);
  if (!question.is_possible()) return question.finish();
  std::string problem;
  const toolchain::Target target = toolchain::target(to, problem);
  if (problem.empty()) problem = toolchain::cannot_translate(question.language(), target);
  if (!problem.empty()) {
    question.refuse(std::move(problem));
    return question.finish();
  }
  Session::Translated translated =
      question.session().translate(question.chunk(), target, loss_is_error != 0, question.sink());
  question.end(translated);
  question.answer().text = std::move(translated.text);
  return question.finish();
}

plyglot_answer* plyglot_show(const plyglot_language* language, const char* text, size_t size, const char* form,
                             int64_t ply) {
  Question question(language, text, size);
  const std::string_view name = form;
  const auto* const named =
      std::find_if(std::begin(views), std::end(views), [&](const NamedView& view) { return view.name == name; });
  if (named == std::end(views)) question.refuse("there is no such form to show a record in");
  if (!question.is_possible()) return question.finish();
  if (ply >= 0) {
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    question.chunk().wanted.ply = static_cast<std::uint32_t>(std::min(ply, most));
  }
  std::vector<Session::Viewed> shown;
  question.end(question.session().view(question.chunk(), {named->view, false}, shown, question.sink()));
  for (const Session::Viewed& record : shown) question.answer().text += record.text;
  return question.finish();
}

plyglot_answer* plyglot_moves(const plyglot_language* language, const char* text, size_t size) {
  Question question(language, text, size);
  if (!question.is_possible()) return question.finish();
  std::vector<Session::Moves> lists;
  question.end(question.session().moves(question.chunk(), lists, question.sink()));
  if (lists.empty()) return question.finish();
  if (!lists.back().problem.empty()) question.refuse(lists.back().problem);
  for (const std::string& move : lists.back().moves) question.answer().text += move + '\n';
  return question.finish();
}
