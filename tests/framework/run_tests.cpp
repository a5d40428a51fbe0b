#include "framework/run_tests.hpp"

#include "framework/skips.hpp"

#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#include <catch2/interfaces/catch_interfaces_capture.hpp>
#include <catch2/internal/catch_context.hpp>
#else
// Version 2 is compiled where this is defined.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include <iostream>

namespace plyglot::test {

int run_tests(int argc, char** argv) {
  const int status = Catch::Session().run(argc, argv);
  for (const std::string& line : skipped_lines()) std::cout << line << '\n';
  return status;
}

std::string running_test() {
  const Catch::IResultCapture* const capture = Catch::getCurrentContext().getResultCapture();
  return capture == nullptr ? "" : capture->getCurrentTestName();
}

}  // namespace plyglot::test
