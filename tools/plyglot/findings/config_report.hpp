#pragma once
// The configs of a run, and what is said of those that cannot be used.

#include "plyglot/config/finder.hpp"
#include "plyglot/findings/findings.hpp"

namespace plyglot::tool {

class ConfigReport {
 public:
  ConfigReport(const config::Wish& wish, Run& run);

  struct Found {
    // Null if there is none, or none that can be used.
    const config::Config* config = nullptr;
    // False if there is one that cannot be used. What is wrong in it was said on standard error.
    bool is_good = true;
  };
  Found for_file(std::string_view path) { return reported(finder_.for_file(path)); }
  Found for_working_directory() { return reported(finder_.for_working_directory()); }
  std::string absolute(std::string_view path) const { return finder_.absolute(path); }

  bool are_good() const { return bad_.empty(); }
  // A ConfigError if a config that was found cannot be used.
  void check();

 private:
  Found reported(const config::Config* found);
  void say(const config::Config& config);

  Run& run_;
  config::Finder finder_;
  FindingReport report_;
  // How many of the configs that were read were looked at.
  std::size_t reported_ = 0;
  std::vector<std::string> bad_;
};

}  // namespace plyglot::tool
