// The program of all targets for libFuzzer. Which target it is, its own name says: `fuzz-parse-hop` and the like are
// links to it. `--list` prints all, `--dictionaries FOLDER` writes a dictionary for each subject.
//
// libFuzzer pays for each text it tries, whatever is done with it. So a target that is quick on a text also takes some
// changes of it, which hang on the text alone; where the program is run on files, it shows each before it takes it.
#include "fuzz/harness/dictionary.hpp"
#include "fuzz/harness/target.hpp"
#include "fuzz/mutator/mutator.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <optional>

// libFuzzer's own changes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

namespace fuzz = plyglot::fuzz;

const fuzz::Target* target = nullptr;
std::optional<fuzz::Mutator> mutator;
bool shows_texts = false;
std::size_t texts_taken = 0;

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

void take(std::string_view text, fuzz::Check check) {
  if (shows_texts) std::cerr << "--- text " << texts_taken << ":\n" << text << std::endl;
  check(text, *target->subject);
  ++texts_taken;
}

void take_changes(std::string_view text) {
  constexpr int changes = 31;
  constexpr std::size_t most_bytes_more = 64;
  plyglot::test::Random random(fuzz::hash_of(text));
  for (int i = 0; i < changes; ++i) {
    take(mutator->changed(std::string(text), text.size() + most_bytes_more, random), target->check_change);
  }
}

// A word too long for a file's name is none.
bool is_file(std::string_view word) {
  std::error_code error;
  return std::filesystem::is_regular_file(word, error);
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
  shows_texts = std::any_of(words.begin() + 1, words.end(), is_file);
  std::atexit([] { std::cerr << "texts taken: " << texts_taken << std::endl; });
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = text_of(data, size);
  take(text, target->check);
  if (target->check_change != nullptr) take_changes(text);
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
