// How fast HOP is read, checked, printed and drawn, beside a bare scan of the same bytes.
#include "bench/measuring.hpp"
#include "hive/hop/print.hpp"
#include "hive/hop/resolve.hpp"
#include "support/hives.hpp"
#include "support/hop_texts.hpp"
#include "support/shared_files.hpp"

#include <plyglot/board_render.hpp>
#include <plyglot/diagnostic_render.hpp>
#include <plyglot/session.hpp>

#include <benchmark/benchmark.h>

using namespace plyglot;
using hive::hop::Dialect;

namespace {

constexpr std::uint64_t seed = 20260101;
constexpr std::size_t generated = 4000;

// One text a line, and where the lines are.
struct Corpus {
  std::string text;
  std::vector<text::Span> lines;

  void add(std::string_view line) {
    const auto begin = static_cast<std::uint32_t>(text.size());
    text += line;
    lines.push_back({begin, static_cast<std::uint32_t>(text.size())});
    text += '\n';
  }
  text::Source source() const { return {"bench.hop", text}; }
};

std::vector<hive::Position> random_games(std::size_t fewest, std::size_t most) {
  test::Random random(seed);
  test::HiveWishes wishes;
  wishes.fewest_bugs = fewest;
  wishes.most_bugs = most;
  wishes.standard_set = wishes.like_a_game = true;
  std::vector<hive::Position> positions;
  while (positions.size() < generated) {
    hive::Position position = test::random_hive(random, wishes);
    if (position.bugs.size() >= fewest) positions.push_back(std::move(position));
  }
  return positions;
}

// Positions from the first moves to the last ones, as a player's program would write them.
const Corpus& canonical_texts() {
  static const Corpus corpus = [] {
    Corpus made;
    std::string line;
    for (const hive::Position& position : random_games(2, 28)) {
      line.clear();
      if (print(position, Dialect::spec, line)) made.add(line);
    }
    return made;
  }();
  return corpus;
}

// The same with a byte or two changed.
const Corpus& broken_texts() {
  static const Corpus corpus = [] {
    Corpus made;
    test::Random random(seed);
    const Corpus& sound = canonical_texts();
    for (const text::Span line : sound.lines) {
      std::string text = test::mutated(random, std::string(sound.source().slice(line)));
      for (char& c : text) {
        if (c == '\n' || c == '\r') c = '+';
      }
      made.add(text);
    }
    return made;
  }();
  return corpus;
}

// Positions of real games, where the vectors lie beside the project; else empty.
const Corpus& real_texts() {
  static const Corpus corpus = [] {
    Corpus made;
    constexpr std::size_t hop_column = 3;
    const auto file = test::shared_file("vectors/hive/hop-canonical.tsv");
    if (!file) return made;
    const auto rows = test::split(*file, '\n');
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const auto cells = test::split(rows[i], '\t');
      if (cells.size() > hop_column) made.add(cells[hop_column]);
    }
    return made;
  }();
  return corpus;
}

void count(benchmark::State& state, const Corpus& corpus) {
  const auto rounds = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(rounds * static_cast<std::int64_t>(corpus.lines.size()));
  state.SetBytesProcessed(rounds * static_cast<std::int64_t>(corpus.text.size()));
}

void scan(benchmark::State& state, const Corpus& corpus) {
  for (auto _ : state) benchmark::DoNotOptimize(bench::scanned(corpus.text));
  count(state, corpus);
}

// The floors of the reader without a session around them.
void read_alone(benchmark::State& state, const Corpus& corpus, bool resolves) {
  const diagnostics::SeverityPolicy policy;
  std::size_t found = 0;
  diagnostics::Reporter reporter(policy, bench::count_into(found));
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  hive::hop::Ast ast;
  hive::hop::ResolveScratch scratch;
  hive::Position position;
  const text::Source source = corpus.source();
  for (auto _ : state) {
    for (const text::Span line : corpus.lines) {
      parse(source, line, Dialect::spec, mapped, tree, ast, reporter);
      if (resolves) resolve(source, ast, Dialect::spec, scratch, position, reporter);
      reporter.finish();
    }
  }
  benchmark::DoNotOptimize(found);
  count(state, corpus);
}

void lint(benchmark::State& state, const Corpus& corpus) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("hop"), policy);
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  for (auto _ : state) benchmark::DoNotOptimize(session.lint(chunk, bench::count_into(found)).records);
  count(state, corpus);
}

void lint_and_show(benchmark::State& state, const Corpus& corpus, diagnostics::OutputFormat format) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("hop"), policy);
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  const text::LineIndex lines(chunk.source);
  diagnostics::RenderOptions options;
  options.format = format;
  for (auto _ : state) {
    std::vector<diagnostics::Diagnostic> findings;
    session.lint(chunk, collect_into(findings));
    std::string out;
    for (const auto& finding : findings) append_diagnostic(finding, lines, options, false, out);
    benchmark::DoNotOptimize(out.size());
  }
  count(state, corpus);
}

void format(benchmark::State& state, const Corpus& corpus) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("hop"), policy);
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  for (auto _ : state) benchmark::DoNotOptimize(session.format(chunk, bench::count_into(found)).text.size());
  count(state, corpus);
}

// Full boards: all 28 bugs.
void canonicalise(benchmark::State& state) {
  const std::vector<hive::Position> positions = random_games(28, 28);
  std::size_t bytes = 0;
  std::string out;
  for (auto _ : state) {
    for (const hive::Position& position : positions) {
      out.clear();
      print(position, Dialect::spec, out);
      bytes += out.size();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(positions.size()));
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}

void view(benchmark::State& state, const Corpus& corpus, toolchain::Session::View form) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("hop"), policy);
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  for (auto _ : state) {
    std::vector<toolchain::Session::Viewed> shown;
    session.view(chunk, {form, false}, shown, bench::count_into(found));
    benchmark::DoNotOptimize(shown.size());
  }
  count(state, corpus);
}

void register_for(const std::string& name, const Corpus& corpus) {
  const auto add = [&](const std::string& stage, auto function, auto... arguments) {
    benchmark::RegisterBenchmark((name + "/" + stage).c_str(), [&corpus, function, arguments...](auto& state) {
      function(state, corpus, arguments...);
    });
  };
  add("scan", scan);
  add("parse", read_alone, false);
  add("parse and resolve", read_alone, true);
  add("lint", lint);
  add("lint and show to people", lint_and_show, diagnostics::OutputFormat::human);
  add("lint and show as JSON lines", lint_and_show, diagnostics::OutputFormat::jsonl);
  add("format", format);
  add("draw as text", view, toolchain::Session::View::text);
  add("draw as SVG", view, toolchain::Session::View::svg);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  register_for("hop, generated positions", canonical_texts());
  register_for("hop, broken positions", broken_texts());
  if (!real_texts().lines.empty()) register_for("hop, positions of real games", real_texts());
  benchmark::RegisterBenchmark("hop, 28 bugs/canonical text", canonicalise);
  benchmark::RunSpecifiedBenchmarks();
}
