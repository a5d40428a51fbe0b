// Records of two inputs paired in order, and their differences printed.
#include "plyglot/diff/diff.hpp"
#include "plyglot/reading/record_reader.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

// Both texts are read in step, so that only a chunk of each is kept.
class DiffRun {
 public:
  explicit DiffRun(const DiffOptions& options)
      : options_(options), run_(options.speech), inputs_(options.input, run_), report_(run_, Stream::error) {}
  int run();

 private:
  void compare(const Record& a, const Record& b);
  void say_unpaired(const Input& input, const Record& record);
  // Then no line need be named.
  bool is_single(const Input& input) const { return input.kind == InputKind::text || options_.input.record != 0; }

  const DiffOptions& options_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  std::uint64_t pairs_ = 0;
  std::uint64_t different_ = 0;
  std::uint64_t unpaired_ = 0;
  // Compared up to an error, or not at all.
  std::uint64_t in_part_ = 0;
  std::uint64_t unsound_ = 0;
};

void DiffRun::compare(const Record& a, const Record& b) {
  ++pairs_;
  const toolchain::Comparison comparison = toolchain::compare(a.model, b.model, {a.is_sound, b.is_sound});
  if (comparison.text.empty()) {
    ++unsound_;
    return;
  }
  if (!comparison.is_same) run_.found();
  if (!comparison.is_whole) {
    ++in_part_;
  } else if (!comparison.is_same) {
    ++different_;
  }
  const Input& left = inputs_.list()[0];
  const Input& right = inputs_.list()[1];
  if (!is_single(left) || !is_single(right)) {
    run_.result(text::format("{}:{} {}:{}: ", text::visible(left.name), a.line, text::visible(right.name), b.line));
  }
  run_.result(comparison.text);
}

void DiffRun::say_unpaired(const Input& input, const Record& record) {
  ++unpaired_;
  run_.found();
  run_.result(text::format("{}:{}: is only here\n", text::visible(input.name), record.line));
}

int DiffRun::run() {
  if (options_.input.paths.size() + options_.input.texts.size() != 2) {
    throw UsageError("two texts are compared: give two paths, or --text twice");
  }
  if (inputs_.list().size() > 2) throw UsageError("files are compared, not directories");
  if (inputs_.list().size() < 2) return run_.finish();
  const Input& left = inputs_.list()[0];
  const Input& right = inputs_.list()[1];
  const std::string problem = toolchain::cannot_compare(left.language(), right.language());
  if (!problem.empty()) throw UsageError(problem);

  RecordReader from_left(left, options_.input.wanted(), report_, run_);
  RecordReader from_right(right, options_.input.wanted(), report_, run_);
  std::optional<Record> a = from_left.next();
  std::optional<Record> b = from_right.next();
  for (; a && b; a = from_left.next(), b = from_right.next()) compare(*a, *b);
  // What a text lacks is unknown if it could not be read.
  const bool is_known = from_left.is_good() && from_right.is_good();
  for (; a && is_known; a = from_left.next()) say_unpaired(left, *a);
  for (; b && is_known; b = from_right.next()) say_unpaired(right, *b);
  report_.finish();
  if (report_.counts().errors != 0) run_.found();
  if (unsound_ != 0) {
    run_.failure(text::format("{} not compared, since one of the two has an error", counted(unsound_, "pair")));
  }
  if (pairs_ + unpaired_ > 1) {
    std::string line = text::format("{} of {} {}, {} without a partner", different_, counted(pairs_, "pair"),
                                    different_ == 1 ? "differs" : "differ", unpaired_);
    if (in_part_ != 0) line += text::format(", {} compared only up to an error", in_part_);
    run_.note(line);
  }
  return run_.finish();
}

}  // namespace

int diff(const DiffOptions& options) { return DiffRun(options).run(); }

}  // namespace plyglot::tool
