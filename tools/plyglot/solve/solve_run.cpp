// Forced wins of one position, or of every ply of a game.
#include "plyglot/reading/record_reader.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/solve/solve.hpp"
#include "plyglot/solve/win_finder.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"
#include "toolchain/moment.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

void print(const toolchain::Solution& solution, std::uint32_t plies, Run& run) {
  const std::string within = counted(plies, "ply", "plies");
  if (!solution.plies) {
    run.result(text::format("{} has no forced win within {}\n", solution.side, within));
    return run.found();
  }
  run.result(text::format("{} wins in {}\n", solution.side, counted(*solution.plies, "ply", "plies")));
  const bool is_only = solution.first_moves.size() == 1;
  run.result(text::format("{}: {}\n", is_only ? "only first move" : "first moves", joined_moves(solution.first_moves)));
  run.result(text::format("line: {}\n", joined_moves(solution.line)));
}

void print(const toolchain::Solution& solution, const SolveOptions& options, Run& run) {
  if (!solution.problem.empty()) {
    run.problem(text::format("nothing to solve: {}", solution.problem));
    return run.found();
  }
  if (!solution.is_finished) {
    run.problem(text::format("the search was ended by its limit, {}", counted(options.nodes, "position")));
    run.found();
  }
  if (options.format == ListFormat::jsonl) {
    run.result(json_line(solution));
    if (!solution.plies) run.found();
  } else if (solution.plies || solution.is_finished) {
    print(solution, options.plies, run);
  }
}

// How many plies of a record that ends at the ply that was named are as they are written.
std::size_t known_plies(const toolchain::Model& model) {
  const auto count = []<class Typed>(const Typed& typed) -> std::size_t {
    if constexpr (std::is_same_v<Typed, std::monostate>)
      return 0;
    else
      return toolchain::known_plies(typed);
  };
  return std::visit(count, model);
}

// A position that rests on a guess is not solved.
bool is_known(const Record& record, const std::optional<std::uint32_t>& ply) {
  return record.is_sound || (ply && known_plies(record.model) >= *ply);
}

std::string why_unknown(const Record& record, std::string_view name, const std::optional<std::uint32_t>& ply) {
  if (name == "position") return "the position has an error";
  if (!ply) {
    return text::format(
        "the {} has an error, so that the position at its end is unknown; name a ply before it, `--ply N`", name);
  }
  return text::format("the {} has an error, so that the position after ply {} is unknown; after ply {} it is known",
                      name, *ply, known_plies(record.model));
}

void solve_one(const SolveOptions& options, Run& run) {
  const Inputs inputs(options.input, run);
  if (inputs.list().size() > 1) throw UsageError("one text is solved: `--find` looks at several");
  if (inputs.list().empty()) return inputs.report_no_record("solve");
  FindingReport report(run, Stream::error);
  RecordReader reader(inputs.list().front(), options.input.wanted(), report, run);
  const std::optional<Record> record = reader.next();
  if (reader.next()) {
    throw UsageError("there is more than one record: choose one with --record N, or look at all with --find");
  }
  report.finish();
  if (report.counts().errors != 0) run.found();
  if (!record) return inputs.report_no_record("solve");
  const toolchain::Language& language = inputs.list().front().language();
  if (is_known(*record, options.input.ply)) {
    return print(toolchain::solve(record->model, language, options.plies, {options.nodes}), options, run);
  }
  const std::string_view name = toolchain::facts_of(*language.notation).record_name;
  run.problem(text::format("nothing to solve: {}", why_unknown(*record, name, options.input.ply)));
  run.found();
}

}  // namespace

int solve(const SolveOptions& options) {
  Run run(options.speech);
  if (options.finds && options.input.ply) throw UsageError("--find looks at every ply, --ply N at one");
  if (options.finds) {
    WinFinder(options, run).find();
  } else {
    solve_one(options, run);
  }
  return run.finish();
}

}  // namespace plyglot::tool
