// How fast HOP is read, checked, printed and drawn, beside a bare scan of the same bytes.
#include "bench/support/lines.hpp"
#include "bench/support/samples.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "hive/notations/hop/resolve/resolve.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/files/shared_files.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/texts.hpp"

#include <plyglot/diagnostic_render.hpp>

using namespace plyglot;
using bench::Texts;
using hive::hop::Dialect;

namespace {

constexpr std::uint64_t seed = 20260101;

const Texts& generated_texts() { return bench::sample("hop").texts(); }

// The same with a byte or two changed.
const Texts& broken_texts() {
  static const Texts texts = [] {
    std::string all;
    test::Random random(seed);
    for (const std::string& line : test::split(generated_texts().files.front(), '\n')) {
      std::string text = test::mutated(random, line);
      for (char& c : text) {
        if (c == '\n' || c == '\r') c = '+';
      }
      all += text + '\n';
    }
    return Texts{"hop", {all}, generated_texts().items};
  }();
  return texts;
}

// Positions of real games, where they lie beside the project; else none.
const Texts& real_texts() {
  constexpr std::size_t hop_column = 3;
  static const Texts texts = bench::column_of("hop", {{"hive/hop-canonical.tsv", hop_column}}, ",");
  return texts;
}

// The floors of the reader without a session around them.
void read_alone(benchmark::State& state, const Texts& texts, bool resolves) {
  const diagnostics::SeverityPolicy policy;
  std::size_t found = 0;
  diagnostics::Reporter reporter(policy, bench::count_into(found));
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  hive::hop::Ast ast;
  hive::hop::ResolveScratch scratch;
  hive::Position position;
  bench::measure_lines(state, texts, [&](const text::Source& source, text::Span line) {
    parse(source, line, Dialect::spec, mapped, tree, ast, reporter);
    if (resolves) resolve(source, ast, Dialect::spec, diagnostics::Severity::info, scratch, position, reporter);
    reporter.finish();
  });
}

void lint_and_show(benchmark::State& state, const Texts& texts, diagnostics::OutputFormat format) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(bench::language_of("hop"), policy);
  diagnostics::RenderOptions options;
  options.format = format;
  bench::measure(state, texts, [&](const std::string& file) {
    const toolchain::Chunk chunk = bench::chunk_of(file);
    const text::LineIndex lines(chunk.source);
    std::vector<diagnostics::Diagnostic> findings;
    session.lint(chunk, collect_into(findings));
    std::string out;
    for (const auto& finding : findings) append_diagnostic(finding, lines, options, false, out);
    benchmark::DoNotOptimize(out.size());
  });
}

// Full boards: all 28 bugs.
void canonicalise(benchmark::State& state) {
  constexpr std::size_t bugs = 28;
  test::Random random(seed);
  test::HiveWishes wishes;
  wishes.fewest_bugs = wishes.most_bugs = bugs;
  wishes.standard_set = wishes.like_a_game = true;
  std::vector<hive::Position> positions;
  while (positions.size() < 1000) {
    hive::Position position = random_hive(random, wishes);
    if (position.bugs.size() == bugs) positions.push_back(std::move(position));
  }
  std::size_t bytes = 0;
  std::string out;
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const hive::Position& position : positions) {
      out.clear();
      print(position, Dialect::spec, out);
      bytes += out.size();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(positions.size()));
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes));
}

void add_inner_stages(const bench::Inputs& inputs) {
  inputs.add("parse", read_alone, false);
  inputs.add("parse and resolve", read_alone, true);
  inputs.add("lint and show to people", lint_and_show, diagnostics::OutputFormat::human);
  inputs.add("lint and show as JSON lines", lint_and_show, diagnostics::OutputFormat::jsonl);
  inputs.add("draw as text", bench::show, toolchain::Session::View::text);
}

void add_outer_stages(const bench::Inputs& inputs) {
  inputs.add("scan", bench::scan);
  inputs.add("lint", bench::lint);
  inputs.add("format", bench::format);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  add_inner_stages({"hop", generated_texts});
  const std::pair<const char*, bench::Inputs::Make> others[] = {{"hop, broken positions", broken_texts},
                                                                {"hop, positions of real games", real_texts}};
  for (const auto& [name, texts] : others) {
    if (texts().files.empty()) continue;
    add_outer_stages({name, texts});
    add_inner_stages({name, texts});
  }
  benchmark::RegisterBenchmark("hop, 28 bugs/canonical text", canonicalise);
  bench::run_all();
}
