// How fast records of Hopgi are read and played, stage by stage. An item is a turn.
#include "bench/support/lines.hpp"
#include "bench/support/samples.hpp"
#include "hopgi/notations/hopgi/print/print.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/resolve/resolve.hpp"
#include "hopgi/notations/hopgi/row.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;
using bench::Texts;

namespace {

enum class Stage : std::uint8_t { units, ast, findings, play, print };

// The stages of the reader without a session around them.
void read_alone(benchmark::State& state, const Texts& texts, Stage last) {
  const diagnostics::SeverityPolicy policy;
  const notation::OptionValues values(hopgi::record::option_table());
  std::size_t found = 0;
  diagnostics::Reporter reporter(policy, bench::count_into(found));
  hopgi::record::ParseScratch scratch;
  hopgi::record::Ast ast;
  hopgi::Record record;
  std::string out;
  const auto read = [&](const text::Source& source, text::Span game) {
    benchmark::DoNotOptimize(game);
    if (last == Stage::ast) build_ast(source, game, scratch, ast);
    if (last >= Stage::findings) hopgi::record::parse({source, values, reporter, nullptr, 1}, game, scratch, ast);
    if (last >= Stage::play) resolve(source, ast, {}, record, reporter);
    out.clear();
    if (last == Stage::print) hopgi::record::print(record, {}, out);
    // What was found does not count here.
    reporter.discard();
  };
  bench::measure_units(state, texts, hopgi::record::next_unit, read);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  for (const char* name : {"hopgi", "hopgi, short legs", "hopgi, annotated"}) {
    const bench::Inputs inputs(name, bench::sample(name).texts);
    inputs.add("units", read_alone, Stage::units);
    inputs.add("words", read_alone, Stage::ast);
    inputs.add("parse", read_alone, Stage::findings);
    inputs.add("parse and play", read_alone, Stage::play);
    inputs.add("parse, play and print", read_alone, Stage::print);
  }
  benchmark::RunSpecifiedBenchmarks();
}
