#include "plyglot/findings/config_report.hpp"

#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

ConfigReport::ConfigReport(const config::Wish& wish, Run& run) : run_(run), finder_(wish), report_(run, Stream::error) {
  if (wish.wants_none && !wish.file.empty()) throw UsageError("--config and --no-config exclude each other");
}

ConfigReport::Found ConfigReport::reported(const config::Config* found) {
  for (; reported_ < finder_.read().size(); ++reported_) say(finder_.read()[reported_]);
  if (found == nullptr || found->is_good()) return {found, true};
  return {nullptr, false};
}

void ConfigReport::say(const config::Config& config) {
  if (config.is_good()) return;
  bad_.push_back(config.name);
  if (!config.failure.empty()) return run_.failure(text::format("{}: {}", config.name, config.failure));
  FindingRenderer renderer = report_.renderer({config.name, config.text}, Interest::all);
  for (const diagnostics::Diagnostic& problem : config.problems) renderer.sink()(diagnostics::Diagnostic(problem));
  report_.add(renderer.take());
}

void ConfigReport::check() {
  if (bad_.empty()) return;
  report_.finish();
  run_.finish();
  const std::vector<std::string_view> names(bad_.begin(), bad_.end());
  throw ConfigError(text::format("nothing was done: fix {}, or use --no-config", text::listed(names, " and ")));
}

}  // namespace plyglot::tool
