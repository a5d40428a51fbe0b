#include "plyglot/uhp_check/check_log.hpp"

namespace plyglot::tool::uhp_check {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

void CheckLog::begin(std::string_view group, std::string name) {
  end();
  cases_.push_back({group, std::move(name), {}, 0, milliseconds(0)});
  begin_ = steady_clock::now();
  is_open_ = true;
}

void CheckLog::end() {
  if (!is_open_) return;
  cases_.back().took = std::chrono::duration_cast<milliseconds>(steady_clock::now() - begin_);
  is_open_ = false;
}

namespace {

// What an engine says can be a mebibyte.
void shorten(std::string& text) {
  constexpr std::size_t longest = 2000;
  if (text.size() > longest) text.replace(longest, std::string::npos, " ...");
}

}  // namespace

void CheckLog::add(CheckFinding finding) {
  shorten(finding.message);
  shorten(finding.move);
  for (std::string& note : finding.notes) shorten(note);
  const std::string key = std::string(finding.name) + '\n' + finding.rule + '\n' + finding.kind +
                          (finding.rule.empty() ? '\n' + finding.message : std::string());
  CheckCase& now = cases_.back();
  const auto [known, is_new] = known_.emplace(key, findings_.size());
  if (!is_new) {
    Reported& reported = findings_[known->second];
    ++reported.more;
    ++now.repeated;
    // The shortest game is the easiest to look at.
    if (finding.game.size() < reported.finding.game.size()) {
      reported.finding = std::move(finding);
      reported.where = now.name;
    }
    return;
  }
  now.findings.push_back(findings_.size());
  findings_.push_back({std::move(finding), now.name, 0});
}

}  // namespace plyglot::tool::uhp_check
