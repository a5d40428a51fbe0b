// Every notation beside a bare scan of its bytes and a reader written by hand: what the grammar costs, and what the
// commands cost. With --write=FOLDER the records are written there and nothing is measured, for readers that are no
// C++.
#include "bench/hand_written/readers.hpp"
#include "bench/support/recognisers.hpp"
#include "bench/support/samples.hpp"
#include "toolchain/registry/registry.hpp"

#include "text/mapped_text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>

using namespace plyglot;

namespace {

using Reader = std::int64_t (*)(std::string_view text);

struct HandWritten {
  std::string_view notation;
  Reader read;
  // Whether it counts what we count.
  bool counts_items = true;
};

using namespace bench::hand_written;
// The first whose name a sample begins with.
constexpr HandWritten readers[] = {
    {"uhp", read_uhp},
    {"thehive", read_thehive},
    {"hive-pgn", read_hive_pgn},
    {"boardspace-sgf", read_boardspace_sgf, false},
    {"homeworlds", read_homeworlds, false},
    {"hexix", read_hexix},
    {"hopgi-fen", read_hopgi_fen},
    {"hopgi-diagram", read_hopgi_diagram},
    {"hopgi", read_hopgi},
    {"hop", read_hop},
};

// None for texts with comments, variations and short legs, which take more than an afternoon.
const HandWritten* reader_of(const std::string& sample) {
  if (sample == "hopgi, annotated" || sample == "hopgi, short legs") return nullptr;
  const auto reads = [&](const HandWritten& reader) { return sample.rfind(reader.notation, 0) == 0; };
  const auto* found = std::find_if(std::begin(readers), std::end(readers), reads);
  return found == std::end(readers) ? nullptr : found;
}

// A fast wrong reading is worth nothing.
void read_by_hand(benchmark::State& state, const bench::Texts& texts, const HandWritten* reader) {
  std::int64_t items = 0;
  for (const std::string& file : texts.files) items += reader->read(file);
  if (reader->counts_items && items != texts.items) state.SkipWithError("something else is read");
  bench::measure(state, texts, [&](const std::string& file) { benchmark::DoNotOptimize(reader->read(file)); });
}

// Calls visit(text) for each record of a file.
void for_each_record(const toolchain::Language& language, const std::string& file,
                     const std::function<void(std::string_view)>& visit) {
  const text::Source source{"measured", file, 0, 1, language.notation->about().line_ends};
  for (std::uint32_t offset = 0; offset < source.span().end;) {
    const notation::Unit unit =
        std::visit([&](const auto* row) { return row->next_unit(source, offset); }, language.notation->row);
    if (unit.kind == notation::UnitKind::record) visit(source.slice(unit.content));
    offset = unit.whole.end;
  }
}

void recognise(benchmark::State& state, const bench::Texts& texts) {
  const toolchain::Language language = bench::language_of(texts.language);
  const bench::Recogniser is_read = bench::recogniser_of(grammar_of(language));
  if (is_read == nullptr) return state.SkipWithError("no recogniser for the grammar");
  bench::measure(state, texts, [&](const std::string& file) {
    for_each_record(language, file, [&](std::string_view record) { benchmark::DoNotOptimize(is_read(record)); });
  });
}

void build_tree(benchmark::State& state, const bench::Texts& texts) {
  const toolchain::Language language = bench::language_of(texts.language);
  const syntax::Grammar& grammar = grammar_of(language);
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  bench::measure(state, texts, [&](const std::string& file) {
    for_each_record(language, file, [&](std::string_view record) {
      mapped.reset(record, 0);
      mapped.finish();
      benchmark::DoNotOptimize(grammar.build(mapped, tree, failures));
    });
  });
}

void add(const bench::Sample& sample) {
  const bench::Inputs inputs(sample.name, sample.texts);
  inputs.add("scan", bench::scan);
  if (const HandWritten* reader = reader_of(sample.name)) inputs.add("read by hand", read_by_hand, reader);
  inputs.add("recognise", recognise);
  inputs.add("tree", build_tree);
  inputs.add("lint", bench::lint);
  inputs.add("format", bench::format);
  inputs.add("translate to " + sample.target, bench::translate, sample.target);
  inputs.add("draw as SVG", bench::show, toolchain::Session::View::svg);
}

// FOLDER/SAMPLE/NUMBER for each record.
void write_samples(const std::filesystem::path& folder) {
  for (const bench::Sample& sample : bench::samples()) {
    std::filesystem::create_directories(folder / sample.name);
    const toolchain::Language language = bench::language_of(sample.texts().language);
    std::size_t number = 0;
    for (const std::string& file : sample.texts().files) {
      for_each_record(language, file, [&](std::string_view record) {
        std::ofstream(folder / sample.name / std::to_string(number++), std::ios::binary) << record;
      });
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string first = argc > 1 ? argv[1] : "";
  if (first.rfind("--write=", 0) == 0) {
    write_samples(first.substr(first.find('=') + 1));
    return 0;
  }
  benchmark::Initialize(&argc, argv);
  for (const bench::Sample& sample : bench::samples()) add(sample);
  benchmark::RunSpecifiedBenchmarks();
}
