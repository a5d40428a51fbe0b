#include "bench/support/measuring.hpp"

#include "framework/skips.hpp"

#include <iostream>
#include <stdexcept>

namespace plyglot::bench {

using toolchain::Session;

namespace {

struct Counting {
  std::int64_t items = 0;

  void add(std::monostate) {}
  void add(const hive::Position&) { ++items; }
  void add(const hopgi::Setup&) { ++items; }
  void add(const hive::Record& record) { items += static_cast<std::int64_t>(record.plies.size()); }
  void add(const hexix::Record& record) { items += static_cast<std::int64_t>(record.plies.size()); }
  void add(const homeworlds::Record& record) { items += static_cast<std::int64_t>(record.turns.size()); }
  void add(const hopgi::Record& record) { items += static_cast<std::int64_t>(record.turns.size()); }
};

// Calls work(session, chunk, sink) for each file, with one session for all passes.
template <class Work>
void measure_session(benchmark::State& state, const Texts& texts, Work work) {
  const diagnostics::SeverityPolicy policy;
  Session session(language_of(texts.language), policy);
  std::size_t found = 0;
  measure(state, texts,
          [&](const std::string& file) { benchmark::DoNotOptimize(work(session, chunk_of(file), count_into(found))); });
}

}  // namespace

void run_all() {
  benchmark::RunSpecifiedBenchmarks();
  for (const std::string& line : test::skipped_lines()) std::cerr << line << '\n';
}

toolchain::Language language_of(const std::string& name) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  if (!problem.empty()) throw std::invalid_argument(problem);
  return language;
}

toolchain::Chunk chunk_of(const std::string& file) {
  toolchain::Chunk chunk;
  chunk.source = {"measured", file};
  return chunk;
}

std::int64_t items_in(const Texts& texts) {
  const diagnostics::SeverityPolicy policy;
  Session session(language_of(texts.language), policy);
  std::size_t found = 0;
  Counting counting;
  const Session::Visit visit = [](void* context, text::Span, const toolchain::Model& model, bool) {
    std::visit([context](const auto& typed) { static_cast<Counting*>(context)->add(typed); }, model);
  };
  for (const std::string& file : texts.files) session.read(chunk_of(file), visit, &counting, count_into(found));
  return counting.items;
}

void count(benchmark::State& state, const Texts& texts) {
  const auto passes = static_cast<std::int64_t>(state.iterations());
  std::size_t bytes = 0;
  for (const std::string& file : texts.files) bytes += file.size();
  state.SetItemsProcessed(passes * texts.items);
  state.SetBytesProcessed(passes * static_cast<std::int64_t>(bytes));
}

void scan(benchmark::State& state, const Texts& texts) {
  measure(state, texts, [](const std::string& file) {
    std::uint32_t letters = 0;
    for (const char c : file) letters += static_cast<std::uint32_t>(c >= 'A' && c <= 'z');
    benchmark::DoNotOptimize(letters);
  });
}

void lint(benchmark::State& state, const Texts& texts) {
  measure_session(state, texts, [](Session& session, const toolchain::Chunk& chunk, diagnostics::Sink sink) {
    return session.lint(chunk, sink).records;
  });
}

void format(benchmark::State& state, const Texts& texts) {
  measure_session(state, texts, [](Session& session, const toolchain::Chunk& chunk, diagnostics::Sink sink) {
    return session.format(chunk, sink).text.size();
  });
}

void translate(benchmark::State& state, const Texts& texts, const std::string& name) {
  std::string problem;
  const toolchain::Target to = toolchain::target(name, problem);
  measure_session(state, texts, [&to](Session& session, const toolchain::Chunk& chunk, diagnostics::Sink sink) {
    return session.translate(chunk, to, false, sink).text.size();
  });
}

void show(benchmark::State& state, const Texts& texts, Session::View view) {
  measure_session(state, texts, [view](Session& session, const toolchain::Chunk& chunk, diagnostics::Sink sink) {
    std::vector<Session::Viewed> shown;
    session.view(chunk, {view, false}, shown, sink);
    return shown.size();
  });
}

}  // namespace plyglot::bench
