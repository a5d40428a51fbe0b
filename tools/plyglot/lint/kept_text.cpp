#include "plyglot/lint/kept_text.hpp"

#include "text/glyph.hpp"

#include <cstring>
#include <limits>

namespace plyglot::tool {
namespace {

using diagnostics::Safety;
using diagnostics::Severity;

// Numbers of 64 bits, and texts after their sizes.
class KeptWriter {
 public:
  void number(std::uint64_t number) { out_.append(reinterpret_cast<const char*>(&number), sizeof number); }
  void text(std::string_view text) {
    number(text.size());
    out_ += text;
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

class KeptReader {
 public:
  explicit KeptReader(std::string_view text) : rest_(text) {}

  // Less than `bound`; else 0, and all that follows is wrong.
  std::uint64_t number(std::uint64_t bound) {
    std::uint64_t number = bound;
    if (rest_.size() >= sizeof number) std::memcpy(&number, rest_.data(), sizeof number);
    rest_.remove_prefix(std::min(rest_.size(), sizeof number));
    is_right_ = is_right_ && number < bound;
    return is_right_ ? number : 0;
  }
  // How many things follow, each of which has a byte or more.
  std::size_t count() { return static_cast<std::size_t>(number(rest_.size() + 1)); }
  std::string text() {
    const std::size_t size = count();
    std::string text(rest_.substr(0, size));
    is_right_ = is_right_ && text.size() == size;
    rest_.remove_prefix(text.size());
    return text;
  }
  bool is_right_so_far() const { return is_right_; }
  bool is_right() const { return is_right_ && rest_.empty(); }

 private:
  std::string_view rest_;
  bool is_right_ = true;
};

constexpr std::uint64_t any_number = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t count_of_severities = static_cast<std::uint64_t>(Severity::error) + 1;
constexpr std::uint64_t count_of_fixes = diagnostics::safeties.size() + 1;

// Without colours: the only sequences for a terminal that findings have.
std::string without_colours(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t escape = std::min(text.find("\x1b["), text.size());
    out += text.substr(0, escape);
    text.remove_prefix(escape);
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    if (text.empty() || end == text.npos || text[end] != 'm') return out += text;
    text.remove_prefix(end + 1);
  }
  return out;
}

bool is_fit_to_be_shown(std::string_view text) {
  const std::string plain = without_colours(text);
  return text::visible_lines(plain) == plain;
}

diagnostics::DiagnosticId read_id(KeptReader& in) {
  return static_cast<diagnostics::DiagnosticId>(in.number(diagnostics::catalogue_size()));
}

}  // namespace

std::size_t kept_size(const RenderedFindings& findings) {
  return findings.text.size() + sizeof(std::uint64_t) * (2 * findings.shown.size() + 3 * findings.kinds.size());
}

std::string kept_text(const RenderedFindings& findings, const std::vector<std::string>& suggestions) {
  KeptWriter out;
  const Counts& counts = findings.counts;
  for (const std::uint64_t count : {counts.errors, counts.warnings, counts.infos}) out.number(count);
  for (const Safety safety : diagnostics::safeties) out.number(counts.fixable.count(safety));
  out.text(findings.text);
  out.number(findings.shown.size());
  for (const RenderedFindings::Shown& shown : findings.shown) {
    out.number(static_cast<std::uint64_t>(shown.id));
    out.number(shown.end);
  }
  out.number(findings.kinds.size());
  for (const FindingKind& kind : findings.kinds) {
    out.number(static_cast<std::uint64_t>(kind.id));
    out.number(static_cast<std::uint64_t>(kind.severity));
    out.number(kind.fix ? static_cast<std::uint64_t>(*kind.fix) + 1 : 0);
  }
  out.number(suggestions.size());
  for (const std::string& suggestion : suggestions) out.text(suggestion);
  return out.take();
}

bool read_kept_text(std::string_view text, RenderedFindings& findings, std::vector<std::string>& suggestions) {
  KeptReader in(text);
  Counts& counts = findings.counts;
  for (std::uint64_t* count : {&counts.errors, &counts.warnings, &counts.infos}) *count = in.number(any_number);
  for (const Safety safety : diagnostics::safeties) counts.fixable.add(safety, in.number(any_number));
  findings.text = in.text();
  for (std::size_t left = in.count(), begin = 0; left > 0 && in.is_right_so_far(); --left) {
    const auto id = read_id(in);
    const auto end = static_cast<std::size_t>(in.number(findings.text.size() + 1));
    if (end < begin) return false;
    findings.shown.push_back({id, begin = end});
  }
  for (std::size_t left = in.count(); left > 0 && in.is_right_so_far(); --left) {
    const auto id = read_id(in);
    const auto severity = static_cast<Severity>(in.number(count_of_severities));
    const std::uint64_t fix = in.number(count_of_fixes);
    findings.kinds.push_back(
        {id, severity,
         fix == 0 ? std::nullopt : std::optional(diagnostics::safeties[static_cast<std::size_t>(fix) - 1])});
  }
  for (std::size_t left = in.count(); left > 0 && in.is_right_so_far(); --left) suggestions.push_back(in.text());
  return in.is_right() && is_fit_to_be_shown(findings.text);
}

}  // namespace plyglot::tool
