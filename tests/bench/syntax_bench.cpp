// The syntax engine on canonical HOP texts: recognition, the flat tree, and the AST, beside a bare scan of the bytes.

#include "hive/hop/print.hpp"
#include "support/hives.hpp"
#include "support/hop_texts.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;
using hive::hop::Dialect;

namespace {

using Texts = std::vector<std::string>;

std::vector<hive::Position> random_games() {
  test::Random random(20260101);
  test::HiveWishes wishes;
  wishes.fewest_bugs = 16;
  wishes.most_bugs = 28;
  wishes.standard_set = wishes.like_a_game = true;
  std::vector<hive::Position> positions;
  while (positions.size() < 2000) positions.push_back(test::random_hive(random, wishes));
  return positions;
}

const Texts& canonical_texts() {
  static const Texts texts = [] {
    Texts made;
    for (const hive::Position& position : random_games()) {
      std::string text;
      if (print(position, Dialect::spec, text)) made.push_back(std::move(text));
    }
    return made;
  }();
  return texts;
}

// Read without error, but with escapes, blanks, extra turns and gametypes of every spelling.
const Texts& random_texts() {
  static const Texts texts = [] {
    Texts made;
    test::Random random(20260102);
    for (const hive::Position& position : random_games()) {
      made.push_back(random_text(random, position, Dialect::spec));
    }
    return made;
  }();
  return texts;
}

template <class Work>
void measure(benchmark::State& state, const Texts& texts, Work work) {
  std::size_t bytes = 0;
  for (const std::string& text : texts) bytes += text.size();
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const std::string& text : texts) work(text);
  }
  const auto passes = static_cast<std::int64_t>(state.iterations());
  state.SetBytesProcessed(passes * static_cast<std::int64_t>(bytes));
  state.SetItemsProcessed(passes * static_cast<std::int64_t>(texts.size()));
}

// Every byte is looked at once, as the search for line ends does it.
void scan(benchmark::State& state, const Texts& texts) {
  measure(state, texts, [](const std::string& text) {
    unsigned sum = 0;
    for (const char byte : text) sum += byte == '\n';
    benchmark::DoNotOptimize(sum);
  });
}

void recognise(benchmark::State& state, const Texts& texts) {
  measure(state, texts, [](const std::string& text) { benchmark::DoNotOptimize(hive::hop::grammar.recognise(text)); });
}

void tree(benchmark::State& state, const Texts& texts) {
  text::MappedText mapped;
  syntax::SyntaxTree built;
  std::vector<syntax::FurthestFailure> failures;
  measure(state, texts, [&](const std::string& text) {
    mapped.reset(text, 0);
    mapped.finish();
    benchmark::DoNotOptimize(hive::hop::grammar.build(mapped, built, failures));
  });
}

void parse(benchmark::State& state, const Texts& texts) {
  text::MappedText mapped;
  syntax::SyntaxTree built;
  hive::hop::Ast ast;
  const diagnostics::SeverityPolicy policy;
  std::uint64_t found = 0;
  const diagnostics::Sink count(
      [](void* context, diagnostics::Diagnostic&&) { ++*static_cast<std::uint64_t*>(context); }, &found);
  diagnostics::Reporter reporter(policy, count);
  measure(state, texts, [&](const std::string& text) {
    const text::Source source{"bench.hop", text};
    hive::hop::parse(source, source.span(), Dialect::spec, mapped, built, ast, reporter);
    reporter.finish();
  });
  benchmark::DoNotOptimize(found);
}

#define PLYGLOT_STAGES(texts)                                              \
  BENCHMARK_CAPTURE(scan, texts, texts())->Name(#texts "/scan");           \
  BENCHMARK_CAPTURE(recognise, texts, texts())->Name(#texts "/recognise"); \
  BENCHMARK_CAPTURE(tree, texts, texts())->Name(#texts "/tree");           \
  BENCHMARK_CAPTURE(parse, texts, texts())->Name(#texts "/parse")

PLYGLOT_STAGES(canonical_texts);
PLYGLOT_STAGES(random_texts);

}  // namespace

BENCHMARK_MAIN();
