// How fast GameStrings are read and their games judged, beside a bare scan of the same bytes. An item is a ply.
#include "bench/support/lines.hpp"
#include "bench/support/samples.hpp"
#include "hive/notations/uhp/parse.hpp"
#include "hive/notations/uhp/resolve.hpp"
#include "hive/rules/legality/legality.hpp"
#include "support/files/shared_files.hpp"
#include "support/values/random.hpp"

using namespace plyglot;
using bench::Texts;
using hive::uhp::Dialect;

namespace {

constexpr std::uint64_t seed = 20260102;

const Texts& generated_games() { return bench::sample("uhp").texts(); }

// The same with a byte or two changed.
const Texts& broken_games() {
  static const Texts texts = [] {
    std::string all;
    test::Random random(seed);
    for (std::string line : test::split(generated_games().files.front(), '\n')) {
      for (std::size_t changes = random.between(1, 2); changes > 0 && !line.empty(); --changes) {
        line[random.below(line.size())] = random.pick(std::string(" ;wbQAsG123-/\\."));
      }
      all += line + '\n';
    }
    return Texts{"uhp", {all}, generated_games().items};
  }();
  return texts;
}

// Real games, where they lie beside the project; else none.
const Texts& real_games() {
  static const Texts texts = bench::column_of("uhp", {{"hive/sgf-games.tsv", 8}, {"hive/hive-pgn-games.tsv", 2}}, ";");
  return texts;
}

// The floors of the reader without a session around them.
void read_alone(benchmark::State& state, const Texts& texts, bool resolves) {
  const diagnostics::SeverityPolicy policy;
  std::size_t found = 0;
  diagnostics::Reporter reporter(policy, bench::count_into(found));
  hive::uhp::ParseScratch scratch;
  hive::uhp::Ast ast;
  hive::Record record;
  bench::measure_lines(state, texts, [&](const text::Source& source, text::Span line) {
    parse(source, line, Dialect::mzinga, scratch, ast, reporter);
    if (resolves) resolve(source, ast, Dialect::mzinga, {}, 1, record, reporter);
    reporter.finish();
  });
}

// The rules alone: the moves are known, and each is judged and made.
void judge_alone(benchmark::State& state, const Texts& texts) {
  const std::vector<hive::Record> records = bench::records_of<hive::Record>(texts);
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const hive::Record& record : records) {
      hive::Game game(record.type);
      for (const hive::Ply& ply : record.plies) {
        const hive::Attempt attempt{ply.piece, ply.to};
        if (!hive::judge(game, attempt).is_legal()) state.SkipWithError("a played ply is legal");
        game.play(hive::move_of(attempt));
      }
    }
  }
  bench::count(state, texts);
}

// Broken games have plies that the rules refuse, such as of pieces out of the order of their numbers (hive-rules H8).
enum class Moves : std::uint8_t { legal, broken };

void add_inner_stages(const bench::Inputs& inputs, Moves moves) {
  inputs.add("parse", read_alone, false);
  if (moves == Moves::legal) inputs.add("judge alone", judge_alone);
  inputs.add("parse and play", read_alone, true);
}

void add_all(const bench::Inputs& inputs, Moves moves) {
  inputs.add("scan", bench::scan);
  add_inner_stages(inputs, moves);
  inputs.add("lint", bench::lint);
  inputs.add("format", bench::format);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  add_inner_stages({"uhp", generated_games}, Moves::legal);
  add_all({"uhp, broken games", broken_games}, Moves::broken);
  if (!real_games().files.empty()) add_all({"uhp, real games", real_games}, Moves::legal);
  bench::run_all();
}
