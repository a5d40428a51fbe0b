// Speaks the protocol of the published HOP suite (corpus/hop/README.md) for the naive reader, and with `--one-dialect`
// for one that takes everything for the dialect spec, which the suite must find out.

#include "support/hop_answers.hpp"

#include <iostream>

int main(int argument_count, char** arguments) {
  const bool one_dialect = argument_count > 1 && std::string(arguments[1]) == "--one-dialect";
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos) {
      std::cerr << "a line without a tab\n";
      return 2;
    }
    const std::string dialect = one_dialect ? "spec" : line.substr(0, tab);
    std::cout << plyglot::test::naive_answer(line.substr(tab + 1), dialect).dump() << std::endl;
  }
}
