#include "plyglot/texts/target.hpp"

#include "plyglot/run/usage_error.hpp"
#include "plyglot/texts/settings.hpp"

#include "text/format.hpp"

namespace plyglot::tool {

toolchain::Target target_of(const std::string& to, const std::vector<std::string>& options) {
  std::string problem;
  toolchain::Target target = toolchain::target(to, problem);
  for (const std::string& option : options) {
    const auto [key, value] = split_option(option);
    if (!problem.empty()) break;
    problem = target.form != nullptr ? text::format("`{}` has no options", to)
                                     : toolchain::set_option(target.language, key, value);
  }
  if (!problem.empty()) throw UsageError(problem);
  return target;
}

}  // namespace plyglot::tool
