// Prints a grammar, which is a library of its own.
#include <plyglot/toolchain.hpp>

#include <iostream>

int main() {
  namespace toolchain = plyglot::toolchain;
  std::string problem;
  std::cout << toolchain::grammar_text(toolchain::language("hop", problem), false, toolchain::GrammarFormat::peg);
}
