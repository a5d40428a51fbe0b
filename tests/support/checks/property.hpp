#pragma once
// Properties of RapidCheck as checks of Catch2: silent when they hold, with the counterexample when they do not.

#include "support/checks/catch.hpp"

#include <rapidcheck.h>

#include <sstream>

namespace plyglot::test {

template <class Property>
void check_property(Property&& property) {
  const auto result = rc::detail::checkTestable(std::forward<Property>(property));
  std::ostringstream report;
  rc::detail::printResultMessage(result, report);
  INFO(report.str());
  CHECK(result.template is<rc::detail::SuccessResult>());
}

}  // namespace plyglot::test
