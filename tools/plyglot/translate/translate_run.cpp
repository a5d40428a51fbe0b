// Inputs translated by several threads, and their texts printed or put into files.
#include "plyglot/findings/kept_records.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/texts/part_text.hpp"
#include "plyglot/texts/target.hpp"
#include "plyglot/translate/output_files.hpp"
#include "plyglot/translate/translate.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <map>
#include <utility>

namespace plyglot::tool {

using text::counted;

namespace {

// Passes findings on, and keeps the one that says why a text is not translated: the first error, or else the first that
// leaves something unread.
class Reason {
 public:
  explicit Reason(diagnostics::Sink next) : next_(next) {}

  diagnostics::Sink sink() {
    const auto pass = [](void* context, diagnostics::Diagnostic&& found) {
      static_cast<Reason*>(context)->take(std::move(found));
    };
    return {pass, this};
  }
  // Empty if there is none.
  std::string_view name() const {
    const auto id = error_ ? error_ : unread_;
    return id ? diagnostics::catalogue_entry(*id).name : std::string_view();
  }

 private:
  void take(diagnostics::Diagnostic&& found) {
    if (!error_ && found.severity == diagnostics::Severity::error) error_ = found.id;
    if (!unread_ && found.leaves_unread) unread_ = found.id;
    next_(std::move(found));
  }

  diagnostics::Sink next_;
  std::optional<diagnostics::DiagnosticId> error_;
  std::optional<diagnostics::DiagnosticId> unread_;
};

struct TranslatedChunk {
  RenderedFindings findings;
  toolchain::Session::Translated translated;
  std::string refused;
  std::string_view reason;

  // False if a record is translated in part or not at all.
  bool is_whole() const {
    return translated.refused == 0 && translated.written_in_part == 0 && translated.written_without_unread == 0 &&
           findings.counts.errors == 0;
  }
};

class TranslateRun {
 public:
  explicit TranslateRun(const TranslateOptions& options);
  int run();

 private:
  TranslatedChunk work(toolchain::Session& session, const InputChunk& chunk) const;
  void merge(const Input& input, const InputChunk& chunk, TranslatedChunk&& worked);
  void merge_text(const InputChunk& chunk, TranslatedChunk& worked);
  void add_statuses(const Input& input, const toolchain::HeldPart& part);
  void end_part(const Input& input, const InputChunk& chunk);
  void append(const Input& input, const toolchain::OwnedChunk& chunk, const toolchain::Session::Translated& translated);
  void write_games(const Input& input, const toolchain::OwnedChunk& chunk,
                   const toolchain::Session::Translated& translated);
  void end_input(const Input& input, bool is_whole);
  void summarise();

  const TranslateOptions& options_;
  Run run_;
  Inputs inputs_;
  toolchain::Target target_;
  OutputFiles output_;
  FindingReport report_;
  Totals totals_;
  // Of the part of a file whose texts are translated.
  std::vector<diagnostics::Edit> edits_;
  // The statuses of its texts, by their indices.
  std::map<std::size_t, std::string_view> statuses_;
  // Records of texts in other files that stay as they are.
  std::uint64_t kept_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t written_in_part_ = 0;
  std::uint64_t written_without_unread_ = 0;
  // Whether the target holds one game a file; then how many the input has had so far, and the first of them, which is
  // written when it is known to be the only one.
  bool holds_one_game_ = false;
  std::uint64_t games_ = 0;
  std::optional<std::string> only_game_;
  // Of the input that is being read: whether something of it was refused, and whether something was written.
  bool has_refusal_ = false;
  bool has_text_ = false;
  // Those that come last so far.
  std::size_t blank_lines_ = 0;
};

// What is lost weighs as much as an error where it is to be one.
PolicyMaker policy_maker(const TranslateOptions& options) {
  return [&options](std::span<const config::SeverityChoice>) {
    diagnostics::SeverityPolicy policy;
    if (options.loss_is_error) policy.set("translate/", diagnostics::Severity::error);
    return policy;
  };
}

TranslateRun::TranslateRun(const TranslateOptions& options)
    : options_(options),
      run_(options.speech),
      inputs_(options.input, run_, policy_maker(options)),
      target_(target_of(options.to, options.to_options)),
      output_(options.output, toolchain::file_extension_of(target_), inputs_, run_),
      report_(run_, Stream::error),
      totals_(run_, inputs_) {
  holds_one_game_ = target_.form == nullptr && !toolchain::facts_of(*target_.language.notation).can_hold_many_records;
  for (const Input& input : inputs_.list()) {
    const std::string problem = toolchain::cannot_translate(input.language(), target_);
    if (!problem.empty()) throw UsageError(problem);
  }
}

TranslatedChunk TranslateRun::work(toolchain::Session& session, const InputChunk& chunk) const {
  TranslatedChunk worked;
  FindingRenderer renderer = report_.renderer(chunk, Interest::errors_and_losses);
  Reason reason(renderer.sink());
  worked.translated = session.translate(chunk.chunk, target_, options_.loss_is_error, reason.sink());
  worked.reason = reason.name();
  worked.findings = renderer.take();
  worked.refused = kept_records(chunk, worked.translated.refused_without_finding, "cannot be written");
  return worked;
}

// A text takes the place of the old one where all of it is translated: half of a game would look like a whole one.
void TranslateRun::merge_text(const InputChunk& chunk, TranslatedChunk& worked) {
  toolchain::Session::Translated& translated = worked.translated;
  const bool is_whole = worked.is_whole();
  if (is_whole) {
    if (translated.text.ends_with('\n')) translated.text.pop_back();
    edits_.push_back(toolchain::replaced(*chunk.held, std::move(translated.text))->edit);
  } else {
    kept_ += translated.records;
  }
  if (options_.input.status_column.empty()) return;
  const bool is_in_part = translated.written_in_part != 0 || translated.written_without_unread != 0;
  const auto text = static_cast<std::size_t>(chunk.held - chunk.part->held().texts.data());
  statuses_[text] = is_whole ? "ok" : is_in_part || worked.reason.empty() ? "partial" : worked.reason;
}

// The cells of the column that is added to a table.
void TranslateRun::add_statuses(const Input& input, const toolchain::HeldPart& part) {
  const std::string& column = options_.input.status_column;
  if (part.has_added_column) {
    throw UsageError(
        text::format("{} has a column `{}` already: give --status-column another name", input.name, column));
  }
  for (const toolchain::HeldRow& row : part.rows) {
    std::string_view status;
    if (row.text) {
      const auto known = statuses_.find(*row.text);
      if (known != statuses_.end()) status = known->second;
    } else if (row.finding) {
      status = diagnostics::catalogue_entry(*row.finding).name;
    }
    std::string value = row.is_header ? toolchain::csv_cell(column, row.divider.back()) : std::string(status);
    if (input.holder->table == toolchain::TableFormat::json_lines) {
      value = status.empty() ? "null" : text::format("\"{}\"", status);
    }
    edits_.push_back({{row.end, row.end}, row.divider + value});
  }
  statuses_.clear();
  text::sort(edits_.begin(), edits_.end(),
             [](const diagnostics::Edit& a, const diagnostics::Edit& b) { return a.span.begin < b.span.begin; });
}

// The rest of a file stays as it is around its texts.
void TranslateRun::end_part(const Input& input, const InputChunk& chunk) {
  const text::Source& source = chunk.source_in_file();
  if (!options_.input.status_column.empty()) add_statuses(input, chunk.part->held());
  output_.append(input, source.base == 0, edited(source, std::exchange(edits_, {})).text);
  has_text_ = true;
}

void TranslateRun::merge(const Input& input, const InputChunk& chunk, TranslatedChunk&& worked) {
  if (chunk.held != nullptr) {
    merge_text(chunk, worked);
  } else if (holds_one_game_) {
    write_games(input, chunk, worked.translated);
  } else {
    append(input, chunk, worked.translated);
  }
  has_refusal_ = has_refusal_ || worked.translated.refused != 0;
  has_text_ = has_text_ || (chunk.held == nullptr && !worked.translated.text.empty());
  if (chunk.held == nullptr) {
    refused_ += worked.translated.refused;
    written_in_part_ += worked.translated.written_in_part;
    written_without_unread_ += worked.translated.written_without_unread;
  }
  report_.add(std::move(worked.findings));
  run_.write(Stream::error, worked.refused);
  totals_.add_records(worked.translated.records, chunk.end_in_file());
}

// Blank lines are kept where something follows them in the file.
void TranslateRun::append(const Input& input, const toolchain::OwnedChunk& chunk,
                          const toolchain::Session::Translated& translated) {
  const std::string_view body = translated.without_trailing_blank_lines();
  std::string text;
  if (!body.empty()) text = std::string(std::exchange(blank_lines_, 0), '\n').append(body);
  blank_lines_ += translated.trailing_blank_lines;
  output_.append(input, chunk.chunk.source.base == 0, text);
}

// One file a game, or the only game as it is. A file of a notation that holds one game is expected to have no other.
void TranslateRun::write_games(const Input& input, const toolchain::OwnedChunk& chunk,
                               const toolchain::Session::Translated& translated) {
  if (chunk.chunk.source.base == 0) games_ = 0;
  const bool numbers_all =
      output_.is_directory() && toolchain::facts_of(*input.language().notation).can_hold_many_records;
  std::size_t begin = 0;
  for (const std::size_t end : translated.ends) {
    const std::string_view game = std::string_view(translated.text).substr(begin, end - begin);
    begin = end;
    ++games_;
    if (games_ == 1 && !numbers_all) {
      only_game_ = game;
    } else if (output_.is_directory()) {
      if (only_game_) output_.write_one(input, 1, *std::exchange(only_game_, std::nullopt));
      output_.write_one(input, games_, game);
    } else {
      throw UsageError(
          text::format("`{}` holds one game a file, but {} has more: choose one with --record N, or name "
                       "a directory for them, `-o DIR/`",
                       options_.to, input.name));
    }
  }
}

void TranslateRun::end_input(const Input& input, bool is_whole) {
  if (only_game_) output_.append(input, true, *only_game_);
  only_game_.reset();
  // A file without what was refused would look like one in which nothing is wrong, and one that is there already holds
  // something else.
  const bool is_kept = !has_text_ && output_.is_there(input);
  output_.end_input(is_whole && !is_kept && (has_text_ || !has_refusal_));
  if (is_whole && is_kept) run_.note_about(output_.path_for(input), "left as it is: there is nothing to write");
  has_refusal_ = has_text_ = false;
  blank_lines_ = 0;
}

void TranslateRun::summarise() {
  report_.finish();
  if (refused_ == 0 && kept_ == 0 && written_without_unread_ == 0 && report_.counts().errors == 0) return;
  run_.found();
  const std::string all = counted(totals_.records(), inputs_.record_name());
  if (refused_ != 0) run_.note(text::format("{} of {} not translated", refused_, all));
  if (kept_ != 0) run_.note(text::format("{} of {} not translated: the text stays as it was", kept_, all));
  if (written_in_part_ != 0) run_.note(text::format("{} of {} translated only up to an error", written_in_part_, all));
  if (written_without_unread_ != 0) {
    run_.note(text::format("{} of {} translated without text that is not read", written_without_unread_, all));
  }
}

int TranslateRun::run() {
  Stages<TranslatedChunk> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, TranslatedChunk&& worked) {
    merge(input, chunk, std::move(worked));
  };
  stages.show = [this](const InputChunk& chunk) { report_.add_part_findings(chunk, Interest::errors); };
  stages.end_part = [this](const Input& input, const InputChunk& chunk) { end_part(input, chunk); };
  stages.end = [this](const Input& input, const InputEnd& end) {
    totals_.end_input();
    end_input(input, end.problem.empty());
    if (!end.problem.empty()) run_.failure(end.problem);
  };
  Pipeline<TranslatedChunk>(stages, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  summarise();
  return run_.finish();
}

}  // namespace

int translate(const TranslateOptions& options) { return TranslateRun(options).run(); }

}  // namespace plyglot::tool
