// The program of all targets for libFuzzer. Which target it is, its own name says: `fuzz-parse-hop` and the like are
// links to it. `--list` prints all, `--dictionaries FOLDER` writes a dictionary for each subject.
#include "fuzz/harness/dictionary.hpp"
#include "fuzz/harness/target.hpp"
#include "fuzz/mutator/mutator.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <optional>

// libFuzzer's own changes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

namespace fuzz = plyglot::fuzz;

const fuzz::Target* target = nullptr;
std::optional<fuzz::Mutator> mutator;

std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

void choose_target(std::string_view program) {
  constexpr std::string_view prefix = "fuzz-";
  const std::string_view name = program.substr(program.find_last_of('/') + 1);
  if (name.substr(0, prefix.size()) == prefix) target = fuzz::find_target(name.substr(prefix.size()));
  if (target == nullptr) {
    std::cerr << "there is no target of this name: " << name << std::endl;
    std::exit(2);
  }
  mutator.emplace(target->subject->grammars);
}

// With the subject, and the extensions of its texts.
void list_targets() {
  for (const fuzz::Target& it : fuzz::all_targets()) {
    std::cout << it.name << ' ' << it.subject->name;
    for (const std::string_view extension : it.subject->extensions) std::cout << ' ' << extension;
    std::cout << '\n';
  }
}

std::size_t copy_to(std::uint8_t* data, std::string_view text) {
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  const std::vector<std::string_view> words(*arguments, *arguments + *count);
  if (words.size() == 2 && words[1] == "--list") {
    list_targets();
    std::exit(0);
  }
  if (words.size() == 3 && words[1] == "--dictionaries") {
    std::exit(fuzz::write_dictionaries(std::string(words[2])) ? 0 : 1);
  }
  choose_target(words[0]);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  target->check(text_of(data, size), *target->subject);
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  plyglot::test::Random random(seed);
  constexpr std::size_t percent_of_bytes = 40;
  if (random.chance(percent_of_bytes)) return LLVMFuzzerMutate(data, size, most);
  return copy_to(data, mutator->changed(std::string(text_of(data, size)), most, random));
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t first_size,
                                                 const std::uint8_t* second, std::size_t second_size, std::uint8_t* out,
                                                 std::size_t most, unsigned seed) {
  plyglot::test::Random random(seed);
  return copy_to(out, mutator->crossed(text_of(first, first_size), text_of(second, second_size), most, random));
}
