#pragma once
// What holds for a text: its language and the weight of findings, from configs and the command line, and where each
// value comes from.

#include "plyglot/config/match.hpp"
#include "plyglot/options/options.hpp"

#include <plyglot/severity_policy.hpp>

#include <functional>
#include <map>
#include <mutex>
#include <span>

namespace plyglot::tool {

// The origin of a choice that was made by looking at what is to be read.
inline constexpr const char* by_the_text = "the text";

// The notation of a text as it was found out.
struct NotationChoice {
  // `NOTATION[:DIALECT]`.
  std::string name;
  // `--from`, `the extension`, or the place in a config.
  std::string origin;
  // Those that the text itself names, which win over all others: they are known to be good.
  std::vector<std::pair<std::string, std::string>> options = {};
};

struct Settings {
  toolchain::Language language;
  diagnostics::SeverityPolicy policy;
  // All that a config says of the text.
  config::Match match;
  // The later one of two holds.
  std::vector<config::OptionChoice> options;
  std::vector<config::SeverityChoice> severities;
  // Where nothing names the dialect: the same settings in another one. For any thread.
  std::function<const Settings&(std::string_view dialect)> in_other_dialect;

  bool leaves_dialect_open() const { return in_other_dialect != nullptr; }
  // An empty dialect is the own one.
  const Settings& in_dialect(std::string_view dialect) const {
    return dialect.empty() ? *this : in_other_dialect(dialect);
  }
};

// The weight of findings in a text, where a config chooses these.
using PolicyMaker = std::function<diagnostics::SeverityPolicy(std::span<const config::SeverityChoice> choices)>;

// Makes the settings of texts from the options of a run. Texts with the same settings share one object, so that work
// can be shared: each is made once, however many files it is for.
class SettingsTable {
 public:
  // The options must outlive the table. Without a maker of policies findings have the weight that they have anywhere.
  SettingsTable(const InputOptions& options, PolicyMaker make_policy);

  // What is wrong on the command line is a UsageError.
  const Settings& of(const config::Match& match, const NotationChoice& notation);
  // Those of a file that holds texts in any notations: it has no language itself.
  const Settings& without_language(const config::Match& match);
  // Whether any of the notations has an option of that name.
  bool has_option(std::string_view key) const;

 private:
  Settings make(const config::Match& match, const NotationChoice& notation) const;
  void choose_options(const config::Match& match, const NotationChoice& notation, Settings& settings) const;
  void choose_policy(const config::Match& match, Settings& settings) const;

  const InputOptions& options_;
  PolicyMaker make_policy_;
  // Held while the settings that are known are looked up or made.
  std::mutex mutex_;
  // By the notation and the options that the text names.
  std::map<std::pair<config::Match, std::string>, Settings> known_;
};

// `KEY=VALUE` in two; a UsageError if there is no `=`.
std::pair<std::string, std::string> split_option(const std::string& text);

}  // namespace plyglot::tool
