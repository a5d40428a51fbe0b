// How fast games of Homeworlds are read, played and judged, beside a bare scan of the same bytes. An item is a turn.
#include "bench/measuring.hpp"
#include "homeworlds/notation/record_reader.hpp"
#include "homeworlds/notation/resolve.hpp"
#include "homeworlds/record_replay.hpp"
#include "support/homeworlds_players.hpp"
#include "support/shared_files.hpp"

#include <plyglot/session.hpp>

#include <benchmark/benchmark.h>

using namespace plyglot;
using homeworlds::Dialect;
using homeworlds::Record;

namespace {

constexpr std::uint64_t seed = 20260102;
constexpr std::size_t generated = 200;

// Files, each of them a game.
struct Corpus {
  std::string language;
  Dialect dialect = Dialect::seed;
  std::vector<std::string> files;
  std::size_t turns = 0;
  std::size_t bytes = 0;
};

void add(Corpus& corpus, std::string file) {
  homeworlds::ReadOptions options;
  options.dialect = corpus.dialect;
  homeworlds::Ast ast;
  std::vector<homeworlds::Finding> findings;
  homeworlds::read_record({"bench.hw", file}, options, ast, findings);
  corpus.turns += ast.turns.size();
  corpus.bytes += file.size();
  corpus.files.push_back(std::move(file));
}

const Corpus& generated_games() {
  static const Corpus corpus = [] {
    Corpus made;
    made.language = "homeworlds:seed";
    test::Random random(seed);
    for (std::size_t i = 0; i < generated; ++i) add(made, test::played_homeworlds_game(random, {}));
    return made;
  }();
  return corpus;
}

// The games of the archive, where its files lie beside the project; else empty.
const Corpus& archive_games() {
  static const Corpus corpus = [] {
    Corpus made;
    made.language = "homeworlds:sdg";
    made.dialect = Dialect::sdg;
    const auto rows = test::shared_file("vectors/homeworlds/sdg-games.tsv");
    if (!rows) return made;
    for (const std::string& row : test::split(*rows, '\n')) {
      auto file = test::shared_file("data/homeworlds/sdg-raw/" + row.substr(0, row.find('\t')) + ".raw");
      if (file) add(made, std::move(*file));
    }
    return made;
  }();
  return corpus;
}

void count(benchmark::State& state, const Corpus& corpus) {
  const auto rounds = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(rounds * static_cast<std::int64_t>(corpus.turns));
  state.SetBytesProcessed(rounds * static_cast<std::int64_t>(corpus.bytes));
}

void scan(benchmark::State& state, const Corpus& corpus) {
  for (auto _ : state) {
    for (const std::string& file : corpus.files) benchmark::DoNotOptimize(bench::scanned(file));
  }
  count(state, corpus);
}

// The floors of the reader without a session around them.
void read_alone(benchmark::State& state, const Corpus& corpus, bool plays) {
  homeworlds::ReadOptions options;
  options.dialect = corpus.dialect;
  homeworlds::Ast ast;
  std::vector<homeworlds::Finding> findings;
  std::vector<homeworlds::Violation> violations;
  Record record;
  for (auto _ : state) {
    for (const std::string& file : corpus.files) {
      const text::Source source{"bench.hw", file};
      findings.clear();
      violations.clear();
      homeworlds::read_record(source, options, ast, findings);
      if (plays) resolve(source, ast, homeworlds::profile_of(corpus.dialect), findings, violations, record);
    }
  }
  count(state, corpus);
}

std::vector<Record> records_of(const Corpus& corpus) {
  std::vector<Record> records;
  const auto keep = [](void* kept, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<Record>*>(kept)->push_back(std::get<Record>(model));
  };
  const diagnostics::SeverityPolicy policy;
  std::size_t found = 0;
  toolchain::Session session(bench::language_of(corpus.language), policy);
  for (const std::string& file : corpus.files) {
    toolchain::Chunk chunk;
    chunk.source = {"bench.hw", file};
    session.read(chunk, keep, &records, bench::count_into(found));
  }
  return records;
}

// The rules alone: the actions are known, and each is judged and played.
void judge_alone(benchmark::State& state, const Corpus& corpus) {
  const std::vector<Record> records = records_of(corpus);
  for (auto _ : state) {
    for (const Record& record : records) {
      homeworlds::RecordReplay replay(record, record.profile);
      replay.play_to(record.certain_turns);
      benchmark::DoNotOptimize(replay.state().to_move());
    }
  }
  count(state, corpus);
}

// What `plyglot lint` and `plyglot fmt` do with a file.
void run_session(benchmark::State& state, const Corpus& corpus, bool formats) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of(corpus.language), policy);
  std::size_t found = 0;
  for (auto _ : state) {
    for (const std::string& file : corpus.files) {
      toolchain::Chunk chunk;
      chunk.source = {"bench.hw", file};
      if (formats) {
        benchmark::DoNotOptimize(session.format(chunk, bench::count_into(found)).text.size());
      } else {
        benchmark::DoNotOptimize(session.lint(chunk, bench::count_into(found)).records);
      }
    }
  }
  count(state, corpus);
}

void register_for(const std::string& name, const Corpus& corpus) {
  const auto add_stage = [&](const std::string& stage, auto function, auto... arguments) {
    benchmark::RegisterBenchmark((name + "/" + stage).c_str(), [&corpus, function, arguments...](auto& state) {
      function(state, corpus, arguments...);
    });
  };
  add_stage("scan", scan);
  add_stage("parse", read_alone, false);
  add_stage("judge alone", judge_alone);
  add_stage("parse and play", read_alone, true);
  add_stage("lint", run_session, false);
  add_stage("format", run_session, true);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  register_for("homeworlds, generated games", generated_games());
  if (!archive_games().files.empty()) register_for("homeworlds, archive games", archive_games());
  benchmark::RunSpecifiedBenchmarks();
}
