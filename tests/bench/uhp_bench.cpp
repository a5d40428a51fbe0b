// How fast GameStrings are read and their games judged, beside a bare scan of the same bytes. An item is a ply.
#include "bench/measuring.hpp"
#include "hive/game_type.hpp"
#include "hive/legality.hpp"
#include "hive/uhp/uhp.hpp"
#include "support/random_games.hpp"
#include "support/shared_files.hpp"

#include <plyglot/session.hpp>

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace plyglot;
using hive::uhp::Dialect;

namespace {

constexpr std::uint64_t seed = 20260102;
constexpr std::size_t generated = 1000;

// One GameString a line, and where the lines are.
struct Corpus {
  std::string text;
  std::vector<text::Span> lines;
  std::size_t plies = 0;

  void add(std::string_view line) {
    const auto begin = static_cast<std::uint32_t>(text.size());
    text += line;
    lines.push_back({begin, static_cast<std::uint32_t>(text.size())});
    text += '\n';
    // Behind the header, each `;` is a move's.
    const auto semicolons = static_cast<std::size_t>(std::count(line.begin(), line.end(), ';'));
    plies += semicolons - std::min<std::size_t>(semicolons, 2);
  }
  text::Source source() const { return {"bench.uhp", text}; }
};

// Games of all eight types, of the length of real ones.
const Corpus& generated_games() {
  static const Corpus corpus = [] {
    Corpus made;
    test::Random random(seed);
    while (made.lines.size() < generated) {
      test::GameWishes wishes;
      wishes.type = hive::game_types[made.lines.size() % hive::game_types.size()];
      wishes.most_plies = random.between(20, 80);
      made.add(test::game_string_of(random_game(random, wishes)));
    }
    return made;
  }();
  return corpus;
}

// The same with a byte or two changed.
const Corpus& broken_games() {
  static const Corpus corpus = [] {
    Corpus made;
    test::Random random(seed);
    for (const text::Span line : generated_games().lines) {
      std::string text(generated_games().source().slice(line));
      for (std::size_t changes = random.between(1, 2); changes > 0; --changes) {
        text[random.below(text.size())] = random.pick(std::string(" ;wbQAsG123-/\\."));
      }
      made.add(text);
    }
    return made;
  }();
  return corpus;
}

void add_column(Corpus& corpus, const std::string& path, std::size_t column) {
  const auto file = test::shared_file(path);
  if (!file) return;
  const auto rows = test::split(*file, '\n');
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto cells = test::split(rows[i], '\t');
    if (column < cells.size() && cells[column].find(';') != std::string::npos) corpus.add(cells[column]);
  }
}

// Real games, where the vectors lie beside the project; else empty.
const Corpus& real_games() {
  static const Corpus corpus = [] {
    Corpus made;
    add_column(made, "vectors/hive/sgf-games.tsv", 8);
    add_column(made, "vectors/hive/hive-pgn-games.tsv", 2);
    return made;
  }();
  return corpus;
}

void count(benchmark::State& state, const Corpus& corpus) {
  const auto rounds = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(rounds * static_cast<std::int64_t>(corpus.plies));
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
  hive::uhp::ParseScratch scratch;
  hive::uhp::Ast ast;
  hive::Record record;
  const text::Source source = corpus.source();
  for (auto _ : state) {
    for (const text::Span line : corpus.lines) {
      parse(source, line, Dialect::mzinga, scratch, ast, reporter);
      if (resolves) resolve(source, ast, Dialect::mzinga, {}, 1, record, reporter);
      reporter.finish();
    }
  }
  benchmark::DoNotOptimize(found);
  count(state, corpus);
}

// The rules alone: the moves are known, and each is judged and made.
void judge_alone(benchmark::State& state, const Corpus& corpus) {
  std::vector<hive::Record> records;
  const auto keep = [](void* kept, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<hive::Record>*>(kept)->push_back(std::get<hive::Record>(model));
  };
  const diagnostics::SeverityPolicy policy;
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  toolchain::Session(bench::language_of("uhp"), policy).read(chunk, keep, &records, bench::count_into(found));
  for (auto _ : state) {
    for (const hive::Record& record : records) {
      hive::Game game(record.type);
      for (const hive::Ply& ply : record.plies) {
        const hive::Attempt attempt{ply.piece, ply.to};
        if (!hive::judge(game, attempt).is_legal()) state.SkipWithError("a played ply is legal");
        game.play(hive::move_of(attempt));
      }
    }
  }
  count(state, corpus);
}

void lint(benchmark::State& state, const Corpus& corpus) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("uhp"), policy);
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  for (auto _ : state) benchmark::DoNotOptimize(session.lint(chunk, bench::count_into(found)).records);
  count(state, corpus);
}

void format(benchmark::State& state, const Corpus& corpus) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("uhp"), policy);
  std::size_t found = 0;
  toolchain::Chunk chunk;
  chunk.source = corpus.source();
  for (auto _ : state) benchmark::DoNotOptimize(session.format(chunk, bench::count_into(found)).text.size());
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
  add("judge alone", judge_alone);
  add("parse and play", read_alone, true);
  add("lint", lint);
  add("format", format);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  register_for("uhp, generated games", generated_games());
  register_for("uhp, broken games", broken_games());
  if (!real_games().lines.empty()) register_for("uhp, real games", real_games());
  benchmark::RunSpecifiedBenchmarks();
}
