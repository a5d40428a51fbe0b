#include "support/door/both_ways.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <cstdlib>

namespace plyglot::test {
namespace {

bool is_same(const diagnostics::Diagnostic& a, const diagnostics::Diagnostic& b) {
  return a.id == b.id && a.severity == b.severity && a.span == b.span && a.message == b.message &&
         a.labels.size() == b.labels.size() && a.notes == b.notes && a.helps == b.helps &&
         a.fix.has_value() == b.fix.has_value();
}

toolchain::Chunk chunk_of(const std::string& text) {
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  return chunk;
}

}  // namespace

bool BothWays::agree_on(const std::string& text) {
  const toolchain::Chunk chunk = chunk_of(text);
  read_.clear();
  known_.clear();
  records_.clear();
  session_.lint(chunk, collect_into(read_), &records_);
  session_.lint(chunk, collect_into(known_));
  return std::equal(read_.begin(), read_.end(), known_.begin(), known_.end(), is_same);
}

std::string BothWays::formatted(const std::string& text) {
  known_.clear();
  return session_.format(chunk_of(text), collect_into(known_)).text;
}

std::vector<BothWays> both_ways_of(const std::string& notation, const std::vector<QuickWay>& ways) {
  std::vector<BothWays> sessions;
  for (const QuickWay& way : ways) {
    diagnostics::SeverityPolicy policy;
    if (way.has_all_findings) policy.select("all");
    sessions.emplace_back(language_of(notation, way.options), policy);
  }
  return sessions;
}

std::size_t quick_rounds(std::size_t usual) {
  const char* const wanted = std::getenv("PLYGLOT_QUICK_ROUNDS");
  return wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
}

void check_findings_of(std::vector<BothWays>& sessions, std::size_t count,
                       const std::function<std::string()>& make_text) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::string text = make_text();
    for (BothWays& session : sessions) {
      if (session.agree_on(text)) continue;
      CAPTURE(text);
      FAIL_CHECK("the findings differ");
    }
  }
}

}  // namespace plyglot::test
