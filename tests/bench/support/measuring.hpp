#pragma once
// What the measurements of all notations share.

#include <plyglot/diagnostic.hpp>
#include <plyglot/session.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <vector>

namespace plyglot::bench {

// Texts in one notation that are measured together.
struct Texts {
  // As in `--from`.
  std::string language;
  std::vector<std::string> files;
  // Positions, plies or turns, whatever the notation has.
  std::int64_t items = 0;
};

// Findings are counted and forgotten.
inline diagnostics::Sink count_into(std::size_t& count) {
  return {[](void* context, diagnostics::Diagnostic&&) { ++*static_cast<std::size_t*>(context); }, &count};
}

toolchain::Language language_of(const std::string& name);
toolchain::Chunk chunk_of(const std::string& file);
// Positions, plies of games or turns, as the library reads them.
std::int64_t items_in(const Texts& texts);

// Runs what is registered. What could not be measured because its data is missing is reported on standard error.
void run_all();

// Says how much was done in all passes.
void count(benchmark::State& state, const Texts& texts);

// Does the work on all texts again and again.
template <class Work>
void measure(benchmark::State& state, const Texts& texts, Work work) {
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const std::string& file : texts.files) work(file);
  }
  count(state, texts);
}

// The leaves of the tree of legal moves, `depth` plies deep, by the `perft` of the position's game. A wrong count is an
// error, since it is worth nothing to be fast.
template <class Position>
void count_leaves(benchmark::State& state, const Position& position, unsigned depth, std::uint64_t expected) {
  std::uint64_t leaves = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    leaves = perft(position, depth);
    if (leaves != expected) state.SkipWithError("the count is wrong");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(leaves));
}

// The stages that every notation has. What any reader must do at least: look at every byte once.
void scan(benchmark::State& state, const Texts& texts);
// What `plyglot lint`, `fmt`, `translate` and `show` do with files, without reading and printing them.
void lint(benchmark::State& state, const Texts& texts);
void format(benchmark::State& state, const Texts& texts);
void translate(benchmark::State& state, const Texts& texts, const std::string& target);
void show(benchmark::State& state, const Texts& texts, toolchain::Session::View view);

// Registers a stage as `inputs/stage`. The texts are made when the first of their stages runs.
class Inputs {
 public:
  using Make = const Texts& (*)();
  Inputs(std::string name, Make make) : name_(std::move(name)), make_(make) {}

  template <class Stage, class... Arguments>
  void add(const std::string& stage, Stage run, Arguments... arguments) const {
    const auto measured = [make = make_, run, arguments...](benchmark::State& state) {
      run(state, make(), arguments...);
    };
    benchmark::RegisterBenchmark((name_ + "/" + stage).c_str(), measured);
  }

 private:
  std::string name_;
  Make make_;
};

}  // namespace plyglot::bench
