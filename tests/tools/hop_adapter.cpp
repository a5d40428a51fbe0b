// Speaks the protocol of the published HOP suite (corpus/hop/README.md) for the library.
//   --naive         for the naive reader instead
//   --one-dialect   takes every string for the dialect spec, which the suite must find out

#include "support/hop_answers.hpp"

#include <iostream>

namespace {

bool has_argument(int count, char** arguments, const std::string& wanted) {
  for (int i = 1; i < count; ++i) {
    if (arguments[i] == wanted) return true;
  }
  return false;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const bool is_naive = has_argument(argument_count, arguments, "--naive");
  const bool one_dialect = has_argument(argument_count, arguments, "--one-dialect");
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos) {
      std::cerr << "a line without a tab\n";
      return 2;
    }
    const std::string dialect = one_dialect ? "spec" : line.substr(0, tab);
    const std::string text = line.substr(tab + 1);
    const auto answer = is_naive ? plyglot::test::naive_answer(text, dialect) : plyglot::test::answer(text, dialect);
    std::cout << answer.dump() << std::endl;
  }
}
