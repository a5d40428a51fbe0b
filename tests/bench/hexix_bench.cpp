// How fast records of Hexix are read and played, beside a bare scan of the same bytes. An item is a ply.
#include "bench/measuring.hpp"
#include "hexix/notation/parse.hpp"
#include "hexix/notation/resolve.hpp"
#include "hexix/notation/units.hpp"
#include "support/hexix_players.hpp"
#include "support/shared_files.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

constexpr std::uint64_t seed = 20260103;
constexpr std::size_t generated = 400;
constexpr std::size_t most_plies = 120;

// One file of many records.
struct Corpus {
  std::string text;
  std::int64_t plies = 0;

  text::Source source() const { return {"bench.hexix", text}; }
};

// Calls visit(unit) for each record.
template <class Visit>
void for_each_record(const text::Source& source, Visit visit) {
  for (std::uint32_t offset = 0; offset < source.span().end;) {
    const notation::Unit unit = hexix::next_unit(source, offset);
    if (unit.kind == notation::UnitKind::record) visit(unit.content);
    offset = unit.whole.end;
  }
}

// A record with all that is needed to read it.
class Reader {
 public:
  explicit Reader(const Corpus& corpus) : source_(corpus.source()) {}

  const hexix::Ast& parse(text::Span record) {
    hexix::parse({source_, values_, reporter_, nullptr, 1}, record, hexix::Dialect::v2024, scratch_, ast_);
    return ast_;
  }
  const hexix::Record& play(text::Span record) {
    resolve(source_, parse(record), {}, record_, reporter_);
    return record_;
  }
  // What was found does not count here.
  void end_record() { reporter_.discard(); }

 private:
  text::Source source_;
  diagnostics::SeverityPolicy policy_;
  std::size_t found_ = 0;
  diagnostics::Reporter reporter_{policy_, bench::count_into(found_)};
  notation::OptionValues values_{hexix::option_table()};
  hexix::ParseScratch scratch_;
  hexix::Ast ast_;
  hexix::Record record_;
};

void count_plies(Corpus& corpus) {
  Reader reader(corpus);
  for_each_record(corpus.source(), [&](text::Span record) {
    corpus.plies += static_cast<std::int64_t>(reader.play(record).plies.size());
    reader.end_record();
  });
}

const Corpus& generated_games() {
  static const Corpus corpus = [] {
    Corpus made;
    test::Random random(seed);
    for (std::size_t i = 0; i < generated; ++i) {
      const auto game = played_hexix_game(random, hexix::start_position(),
                                          {test::HexixPlayer::greedy, test::HexixPlayer::random}, most_plies);
      if (i > 0) made.text += '\n';
      made.text += text_of(game, {});
    }
    count_plies(made);
    return made;
  }();
  return corpus;
}

// The published game many times over, where it lies beside the project; else empty.
const Corpus& published_game() {
  static const Corpus corpus = [] {
    Corpus made;
    const auto game = test::shared_file("data/hexix/new-player-game.txt");
    for (std::size_t i = 0; game && i < generated; ++i) made.text += (i > 0 ? "\n" : "") + *game;
    count_plies(made);
    return made;
  }();
  return corpus;
}

void count(benchmark::State& state, const Corpus& corpus) {
  const auto rounds = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(rounds * corpus.plies);
  state.SetBytesProcessed(rounds * static_cast<std::int64_t>(corpus.text.size()));
}

void scan(benchmark::State& state, const Corpus& corpus) {
  for (auto _ : state) benchmark::DoNotOptimize(bench::scanned(corpus.text));
  count(state, corpus);
}

// The stages of the reader without a session around them.
void read_alone(benchmark::State& state, const Corpus& corpus, bool plays) {
  Reader reader(corpus);
  for (auto _ : state) {
    for_each_record(corpus.source(), [&](text::Span record) {
      if (plays) {
        benchmark::DoNotOptimize(reader.play(record).plies.data());
      } else {
        benchmark::DoNotOptimize(reader.parse(record).rows.data());
      }
      reader.end_record();
    });
  }
  count(state, corpus);
}

void run_session(benchmark::State& state, const Corpus& corpus, bool formats) {
  bench::FileRuns runs("hexix", corpus.source());
  for (auto _ : state) benchmark::DoNotOptimize(formats ? runs.format() : runs.lint());
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
  add_stage("parse and play", read_alone, true);
  add_stage("lint", run_session, false);
  add_stage("format", run_session, true);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  register_for("hexix, generated games", generated_games());
  if (!published_game().text.empty()) register_for("hexix, published game", published_game());
  benchmark::RunSpecifiedBenchmarks();
}
