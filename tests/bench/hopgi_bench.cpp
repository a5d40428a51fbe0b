// How fast records of Hopgi are read and played, beside a bare scan of the same bytes. An item is a turn.
#include "bench/measuring.hpp"
#include "hopgi/record/parse.hpp"
#include "hopgi/record/print.hpp"
#include "hopgi/record/resolve.hpp"
#include "hopgi/record/units.hpp"
#include "support/hopgi_recipes.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

struct Corpus {
  std::string text;
  std::int64_t turns = 0;

  text::Source source() const { return {"bench.hopgi", text}; }
};

// Calls visit(content) for each game.
template <class Visit>
void for_each_game(const text::Source& source, Visit visit) {
  for (std::uint32_t offset = 0; offset < source.span().end;) {
    const notation::Unit unit = hopgi::record::next_unit(source, offset);
    if (unit.kind == notation::UnitKind::record) visit(unit.content);
    offset = unit.whole.end;
  }
}

// A game with all that is needed to read it.
class Reader {
 public:
  explicit Reader(const Corpus& corpus) : source_(corpus.source()) {}

  const hopgi::record::Ast& build(text::Span game) {
    build_ast(source_, game, scratch_, ast_);
    return ast_;
  }
  const hopgi::record::Ast& parse(text::Span game) {
    hopgi::record::parse({source_, values_, reporter_, nullptr, 1}, game, scratch_, ast_);
    return ast_;
  }
  const hopgi::Record& play(text::Span game) {
    resolve(source_, parse(game), {}, record_, reporter_);
    return record_;
  }
  const std::string& print(text::Span game) {
    out_.clear();
    hopgi::record::print(play(game), {}, out_);
    return out_;
  }
  // What was found does not count here.
  void end_game() { reporter_.discard(); }

 private:
  text::Source source_;
  diagnostics::SeverityPolicy policy_;
  std::size_t found_ = 0;
  diagnostics::Reporter reporter_{policy_, bench::count_into(found_)};
  notation::OptionValues values_{hopgi::record::option_table()};
  hopgi::record::ParseScratch scratch_;
  hopgi::record::Ast ast_;
  hopgi::Record record_;
  std::string out_;
};

Corpus corpus_of(const std::string& recipe) {
  Corpus corpus;
  corpus.text = text_of(*test::hopgi_recipe(recipe));
  Reader reader(corpus);
  for_each_game(corpus.source(),
                [&](text::Span game) { corpus.turns += static_cast<std::int64_t>(reader.build(game).turns.size()); });
  return corpus;
}

void count(benchmark::State& state, const Corpus& corpus) {
  const auto rounds = static_cast<std::int64_t>(state.iterations());
  state.SetItemsProcessed(rounds * corpus.turns);
  state.SetBytesProcessed(rounds * static_cast<std::int64_t>(corpus.text.size()));
}

void scan(benchmark::State& state, const Corpus& corpus) {
  for (auto _ : state) benchmark::DoNotOptimize(bench::scanned(corpus.text));
  count(state, corpus);
}

enum class Stage : std::uint8_t { units, ast, findings, play, print };

// The stages of the reader without a session around them.
void read_alone(benchmark::State& state, const Corpus& corpus, Stage last) {
  Reader reader(corpus);
  for (auto _ : state) {
    for_each_game(corpus.source(), [&](text::Span game) {
      benchmark::DoNotOptimize(game);
      if (last == Stage::ast) benchmark::DoNotOptimize(reader.build(game).items.data());
      if (last == Stage::findings) benchmark::DoNotOptimize(reader.parse(game).items.data());
      if (last == Stage::play) benchmark::DoNotOptimize(reader.play(game).turns.data());
      if (last == Stage::print) benchmark::DoNotOptimize(reader.print(game).data());
      reader.end_game();
    });
  }
  count(state, corpus);
}

void run_session(benchmark::State& state, const Corpus& corpus, bool formats) {
  bench::FileRuns runs("hopgi", corpus.source());
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
  add_stage("units", read_alone, Stage::units);
  add_stage("tree", read_alone, Stage::ast);
  add_stage("parse", read_alone, Stage::findings);
  add_stage("parse and play", read_alone, Stage::play);
  add_stage("parse, play and print", read_alone, Stage::print);
  add_stage("lint", run_session, false);
  add_stage("format", run_session, true);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  static const Corpus plain = corpus_of("random greedy 1 games=200 turns=120");
  static const Corpus annotated =
      corpus_of("random greedy 1 games=100 turns=120 comments variations annotations short");
  register_for("hopgi", plain);
  register_for("hopgi, annotated", annotated);
  benchmark::RunSpecifiedBenchmarks();
}
