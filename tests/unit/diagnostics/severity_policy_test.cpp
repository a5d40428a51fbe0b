#include "diagnostics/ids.hpp"

#include <plyglot/severity_policy.hpp>

#include "support/checks/catch.hpp"

using namespace plyglot::diagnostics;

namespace {

constexpr auto lost_plus = DiagnosticId::hop_lost_plus;
constexpr auto player_case = DiagnosticId::hop_player_case;
constexpr auto climb = DiagnosticId::hive_unreachable_climb;
constexpr auto style = DiagnosticId::hop_not_canonical;

}  // namespace

TEST_CASE("without options a finding keeps its severity and style checks are off") {
  const SeverityPolicy policy;
  CHECK(policy.resolve(lost_plus, Severity::warning) == Severity::warning);
  CHECK(policy.resolve(lost_plus, Severity::error) == Severity::error);
  CHECK_FALSE(policy.wants(style));
  CHECK(policy.resolve(style, Severity::info) == Severity::off);
}

TEST_CASE("selecting leaves only what is selected, and switches style checks on") {
  SeverityPolicy policy;
  CHECK(policy.select("hop/"));
  CHECK(policy.wants(lost_plus));
  CHECK(policy.wants(style));
  CHECK_FALSE(policy.wants(climb));
  CHECK(policy.select("all"));
  CHECK(policy.wants(climb));
}

TEST_CASE("what is ignored stays so") {
  SeverityPolicy policy;
  CHECK(policy.ignore("hop/lost-plus"));
  CHECK(policy.select("hop/"));
  CHECK(policy.set("hop/lost-plus", Severity::error));
  CHECK_FALSE(policy.wants(lost_plus));
  CHECK(policy.wants(player_case));
}

TEST_CASE("the last severity holds, and off is one of them") {
  SeverityPolicy policy;
  CHECK(policy.set("all", Severity::error));
  CHECK(policy.set("hop/lost-plus", Severity::info));
  CHECK(policy.set("hop/player-case", Severity::off));
  CHECK(policy.resolve(lost_plus, Severity::warning) == Severity::info);
  CHECK(policy.resolve(player_case, Severity::warning) == Severity::off);
  CHECK(policy.resolve(climb, Severity::warning) == Severity::error);
}

TEST_CASE("a severity switches a style check on") {
  SeverityPolicy policy;
  CHECK(policy.set("hop/not-canonical", Severity::warning));
  CHECK(policy.resolve(style, Severity::info) == Severity::warning);
}

TEST_CASE("a name that no diagnostic bears changes nothing") {
  SeverityPolicy policy;
  CHECK_FALSE(policy.select("hop/lost"));
  CHECK_FALSE(policy.ignore("hop"));
  CHECK_FALSE(policy.set("", Severity::off));
  CHECK_FALSE(policy.select("hops/"));
  CHECK(policy.wants(lost_plus));
}
