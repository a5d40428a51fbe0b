// The program as a whole: how long it takes to start, what a second core is worth, and how much memory large files
// need.
#include "bench/support/process_run.hpp"
#include "bench/support/samples.hpp"
#include "toolchain/chunks/chunker.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace plyglot;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t megabyte = 1'000'000;
const std::string program = PLYGLOT_PROGRAM;

// Everything is written below one folder, which is gone at the end.
class Workplace {
 public:
  Workplace() : path_(fs::temp_directory_path() / ("plyglot-bench-" + std::to_string(getpid()))) {
    fs::create_directories(path_);
  }
  ~Workplace() { fs::remove_all(path_); }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

const fs::path& workplace() {
  static const Workplace place;
  return place.path();
}

// With the dot.
std::string extension_of(const std::string& notation) {
  return std::string(toolchain::facts_of(*bench::language_of(notation).notation).extensions.front());
}

// The sample again and again, up to a size. An empty line divides records in every notation.
std::string large_file(const std::string& notation, std::size_t size) {
  const std::string path = workplace() / (std::to_string(size / megabyte) + extension_of(notation));
  if (fs::exists(path)) return path;
  std::string block;
  for (const std::string& text : bench::sample(notation).texts().files) block += text + '\n';
  std::ofstream file(path, std::ios::binary);
  for (std::size_t written = 0; written < size; written += block.size()) file << block;
  return path;
}

// Files of whole records, each of a few thousand bytes.
std::string many_files(const std::string& notation, std::size_t count) {
  constexpr std::size_t file_size = 8000;
  const fs::path folder = workplace() / (notation + "-files");
  if (!fs::create_directory(folder)) return folder;
  const toolchain::Language language = bench::language_of(notation);
  std::vector<std::string> pieces;
  for (const std::string& text : bench::sample(notation).texts().files) {
    toolchain::Chunker chunker(language, "piece", {}, file_size);
    chunker.append(text);
    chunker.end();
    while (const auto chunk = chunker.next()) pieces.push_back(*chunk->bytes);
  }
  for (std::size_t i = 0; i < count; ++i) {
    std::ofstream(folder / (std::to_string(i) + extension_of(notation)), std::ios::binary) << pieces[i % pieces.size()];
  }
  return folder;
}

// The median of many runs, since another program's turn makes some of them long.
void start_up(benchmark::State& state, const std::vector<std::string>& command) {
  constexpr int runs = 201;
  for (auto pass : state) {
    static_cast<void>(pass);
    std::vector<double> wall, cpu;
    for (int i = 0; i < runs; ++i) {
      const bench::Usage usage = bench::run(command);
      wall.push_back(usage.wall_seconds);
      cpu.push_back(usage.cpu_seconds);
    }
    state.SetIterationTime(bench::median(wall));
    state.counters["wall_ms"] = 1000 * bench::median(wall);
    state.counters["cpu_ms"] = 1000 * bench::median(cpu);
  }
}

std::vector<std::string> lint(const std::string& path, int jobs) {
  return {program, "lint", "--quiet", "--jobs", std::to_string(jobs), path};
}

// Pairs of runs with one job and with two, one after the other, so that a slow minute of the machine slows both.
void second_core(benchmark::State& state, const std::string& path) {
  constexpr int pairs = 7;
  for (auto pass : state) {
    static_cast<void>(pass);
    std::vector<double> ratios, work, wall;
    for (int i = 0; i < pairs; ++i) {
      const bench::Usage one = bench::run(lint(path, 1));
      const bench::Usage two = bench::run(lint(path, 2));
      ratios.push_back(one.wall_seconds / two.wall_seconds);
      work.push_back(two.cpu_seconds / one.cpu_seconds);
      wall.push_back(one.wall_seconds);
    }
    state.SetIterationTime(bench::median(wall));
    state.counters["wall_ratio"] = bench::median(ratios);
    state.counters["cpu_ratio"] = bench::median(work);
  }
}

void memory(benchmark::State& state, const std::string& path, int jobs) {
  for (auto pass : state) {
    static_cast<void>(pass);
    const bench::Usage usage = bench::run(lint(path, jobs));
    state.SetIterationTime(usage.wall_seconds);
    state.counters["peak_megabytes"] = usage.peak_megabytes;
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(fs::file_size(path)));
}

template <class Measure>
void add(const std::string& name, Measure measure) {
  benchmark::RegisterBenchmark(name.c_str(), measure)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
}

void add_all() {
  const std::string line = workplace() / "line.hop";
  std::ofstream(line) << "base,A+gas-A-GA+aq,w\n";
  const std::pair<const char*, std::vector<std::string>> starts[] = {
      {"a program that does nothing", {"/bin/true"}},
      {"plyglot --version", {program, "--version"}},
      {"plyglot lint, one position", {program, "lint", "--quiet", line}},
      {"plyglot show, one position", {program, "show", line}},
  };
  for (const auto& [name, command] : starts) {
    add(std::string("start-up/") + name, [command = command](benchmark::State& state) { start_up(state, command); });
  }
  for (const std::string notation : {"hop", "uhp", "hexix:2024", "hopgi"}) {
    add("second core/" + notation + ", 4000 files",
        [=](benchmark::State& state) { second_core(state, many_files(notation, 4000)); });
    add("second core/" + notation + ", one file",
        [=](benchmark::State& state) { second_core(state, large_file(notation, 32 * megabyte)); });
  }
  for (const std::string notation : {"hop", "uhp"}) {
    for (const int jobs : {1, 2}) {
      add("memory/" + notation + ", 1 GB, --jobs " + std::to_string(jobs),
          [=](benchmark::State& state) { memory(state, large_file(notation, 1000 * megabyte), jobs); });
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  add_all();
  benchmark::RunSpecifiedBenchmarks();
}
