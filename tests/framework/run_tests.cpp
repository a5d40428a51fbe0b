#include "framework/run_tests.hpp"

#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
// Version 2 is compiled where this is defined.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

namespace plyglot::test {

int run_tests(int argc, char** argv) { return Catch::Session().run(argc, argv); }

}  // namespace plyglot::test
