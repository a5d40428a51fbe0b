#include "support/door/both_ways.hpp"

#include <algorithm>

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

}  // namespace plyglot::test
