#include "plyglot/archive/find/asked_position.hpp"

#include "plyglot/reading/record_reader.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"

#include <plyglot/likeness.hpp>

#include <charconv>
#include <filesystem>

namespace plyglot::tool::archive {
namespace {

bool is_file(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(name, ignored);
}

// The number after the last `sign`, which goes with it; none if there is no number.
std::optional<std::uint32_t> take_number(std::string& words, char sign) {
  const std::size_t at = words.rfind(sign);
  if (at == std::string::npos || at + 1 == words.size()) return std::nullopt;
  std::uint32_t number = 0;
  const char* const end = words.data() + words.size();
  const auto [read, problem] = std::from_chars(words.data() + at + 1, end, number);
  if (problem != std::errc() || read != end) return std::nullopt;
  words.resize(at);
  return number;
}

// A file whose name ends like a number comes first.
InputOptions input_of(const std::string& words, const std::string& from) {
  InputOptions input;
  if (!from.empty()) input.from = {from};
  input.jobs = 1;
  std::string file = words;
  if (!is_file(file)) input.ply = take_number(file, '@');
  if (!is_file(file)) input.record = take_number(file, ':').value_or(0);
  if (is_file(file)) {
    input.paths = {file};
    return input;
  }
  // A game as a text has a last ply too.
  std::string text = words;
  const std::optional<std::uint32_t> ply = take_number(text, '@');
  input.record = 0;
  input.ply = ply;
  input.texts = {ply ? text : words};
  return input;
}

}  // namespace

std::optional<AskedPosition> read_asked_position(const std::string& words, const std::string& from, Run& run) {
  const InputOptions options = input_of(words, from);
  if (from.empty() && !options.texts.empty() && toolchain::notation_that_reads(options.texts.front()).empty()) {
    throw UsageError(
        text::format("`{}` is not a file, and not plainly a text of one notation: give --notation", words));
  }
  const Inputs inputs(options, run);
  if (inputs.list().empty()) return std::nullopt;
  const Input& input = inputs.list().front();
  FindingReport report(run, Stream::error);
  RecordReader reader(input, options.wanted(), report, run);
  std::optional<Record> record = reader.next();
  if (record && reader.next()) {
    throw UsageError(text::format("`{}` has more than one record: choose one as in `{}:1`", words, words));
  }
  report.finish();
  // What is wrong with it was shown.
  if (report.counts().errors != 0 && (!record || !record->is_sound || options.record == 0)) return std::nullopt;
  if (!record) {
    if (!run.has_failed()) run.failure(text::format("`{}` has no record", words));
    return std::nullopt;
  }
  AskedPosition asked{std::move(record->model), input.language(), {}, {}};
  asked.keys = toolchain::possible_keys_of(asked.model);
  toolchain::list_positions(asked.model, nullptr, 1U << 20, asked.played);
  if (!asked.played.empty()) return asked;
  run.failure(text::format("`{}`: its position is not known", words));
  return std::nullopt;
}

}  // namespace plyglot::tool::archive
