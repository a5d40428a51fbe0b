// How fast games of Homeworlds are read, played and judged, beside a bare scan of the same bytes. An item is a turn.
#include "bench/support/lines.hpp"
#include "bench/support/samples.hpp"
#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "support/files/vectors.hpp"

using namespace plyglot;
using bench::Texts;
using homeworlds::Dialect;
using homeworlds::Record;

namespace {

const Texts& generated_games() { return bench::sample("homeworlds:seed").texts(); }

// The games of the archive, where its files lie beside the project; else none.
const Texts& archive_games() {
  static const Texts texts = [] {
    Texts made{"homeworlds:sdg", {}};
    for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
      auto file = test::shared_file("data/homeworlds/sdg-raw/" + row.front() + ".raw");
      if (file) made.files.push_back(std::move(*file));
    }
    made.items = items_in(made);
    return made;
  }();
  return texts;
}

// The floors of the reader without a session around them.
void read_alone(benchmark::State& state, const Texts& texts, Dialect dialect, bool plays) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  homeworlds::Ast ast;
  std::vector<homeworlds::NotedFinding> findings;
  std::vector<homeworlds::Violation> violations;
  Record record;
  bench::measure(state, texts, [&](const std::string& file) {
    const text::Source source{"measured", file};
    findings.clear();
    violations.clear();
    homeworlds::read_record(source, options, ast, findings);
    if (plays) resolve(source, ast, homeworlds::profile_of(dialect), findings, violations, record);
  });
}

// The rules alone: the actions are known, and each is judged and played.
void judge_alone(benchmark::State& state, const Texts& texts) {
  const std::vector<Record> records = bench::records_of<Record>(texts);
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const Record& record : records) {
      homeworlds::RecordReplay replay(record, record.profile);
      replay.play_to(record.certain_turns);
      benchmark::DoNotOptimize(replay.state().to_move());
    }
  }
  bench::count(state, texts);
}

void add_inner_stages(const bench::Inputs& inputs, Dialect dialect) {
  inputs.add("parse", read_alone, dialect, false);
  inputs.add("judge alone", judge_alone);
  inputs.add("parse and play", read_alone, dialect, true);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  add_inner_stages({"homeworlds:seed", generated_games}, Dialect::seed);
  if (!archive_games().files.empty()) {
    const bench::Inputs inputs("homeworlds, archive games", archive_games);
    inputs.add("scan", bench::scan);
    add_inner_stages(inputs, Dialect::sdg);
    inputs.add("lint", bench::lint);
    inputs.add("format", bench::format);
  }
  bench::run_all();
}
