// How fast records of Hexix are read and played, beside a bare scan of the same bytes. An item is a ply.
#include "bench/support/lines.hpp"
#include "bench/support/samples.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/notations/hexix/resolve/resolve.hpp"
#include "hexix/notations/hexix/row.hpp"
#include "support/files/shared_files.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;
using bench::Texts;

namespace {

const Texts& generated_games() { return bench::sample("hexix:2024").texts(); }

// The published game many times over, where it lies beside the project; else none.
const Texts& published_game() {
  static const Texts texts = [] {
    Texts made{"hexix", {}};
    const auto game = test::shared_file("data/hexix/new-player-game.txt");
    if (!game) return made;
    std::string& file = made.files.emplace_back();
    for (std::size_t i = 0; i < 400; ++i) file += (i > 0 ? "\n" : "") + *game;
    made.items = items_in(made);
    return made;
  }();
  return texts;
}

// The stages of the reader without a session around them.
void read_alone(benchmark::State& state, const Texts& texts, bool plays) {
  const diagnostics::SeverityPolicy policy;
  const notation::OptionValues values(hexix::option_table());
  std::size_t found = 0;
  diagnostics::Reporter reporter(policy, bench::count_into(found));
  hexix::ParseScratch scratch;
  hexix::Ast ast;
  hexix::Record record;
  const auto read = [&](const text::Source& source, text::Span span) {
    hexix::parse({source, values, reporter, nullptr, 1}, span, hexix::Dialect::v2024, scratch, ast);
    if (plays) resolve(source, ast, {}, record, reporter);
    benchmark::DoNotOptimize(ast.rows.data());
    // What was found does not count here.
    reporter.discard();
  };
  bench::measure_units(state, texts, hexix::next_unit, read);
}

void add_inner_stages(const bench::Inputs& inputs) {
  inputs.add("parse", read_alone, false);
  inputs.add("parse and play", read_alone, true);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  add_inner_stages({"hexix:2024", generated_games});
  if (!published_game().files.empty()) {
    const bench::Inputs inputs("hexix, published game", published_game);
    inputs.add("scan", bench::scan);
    add_inner_stages(inputs);
    inputs.add("lint", bench::lint);
    inputs.add("format", bench::format);
  }
  bench::run_all();
}
