// Which characters of a record are replaced, and what is said of them.
#include "toolchain/chunks/plain_record.hpp"

#include "findings/finding.hpp"
#include "syntax/lookalikes.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

constexpr std::string_view word_ends = " \t\r\n";

// A byte of a character beyond ASCII that is not its first.
bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

PlainRecord::PlainRecord(const text::Source& source, std::uint32_t before, text::Span unit, text::Span record)
    : source_(source), part_{before, unit.end}, unit_(unit), record_(record), plain_(source) {
  // Where a unit ends is seen from the lines after it.
  constexpr std::uint32_t most_after = 4 * 1024;
  part_.end += std::min(most_after, source.span().end - unit.end);
}

bool PlainRecord::replace_in_words_of(std::span<const diagnostics::Diagnostic> found) {
  lookalikes_before_ = lookalikes_;
  for (const diagnostics::Diagnostic& each : found) {
    const bool is_of_syntax = diagnostics::catalogue_entry(each.id).phase == diagnostics::Phase::syntax;
    const bool is_warning = each.severity == diagnostics::Severity::warning;
    if (each.severity == diagnostics::Severity::error || (is_warning && is_of_syntax)) add_in_words_at(each.span);
  }
  if (lookalikes_.size() == lookalikes_before_.size()) return false;
  write();
  return true;
}

void PlainRecord::take_back() {
  lookalikes_ = std::move(lookalikes_before_);
  write();
}

void PlainRecord::write() {
  text_.reset(source_.slice(part_), part_.begin);
  for (const Lookalike& each : lookalikes_) {
    text_.replace(each.span.begin - part_.begin, each.span.end - part_.begin, each.meaning);
  }
  text_.finish();
  plain_.text = text_.view();
  plain_.base = part_.begin;
}

// The words may be long where nothing divides them.
void PlainRecord::add_in_words_at(text::Span span) {
  constexpr std::size_t longest = 64;
  const std::string_view text = source_.slice(record_);
  if (!record_.contains(span)) return;
  std::size_t begin = span.begin - record_.begin;
  std::size_t end = span.end - record_.begin;
  const auto is_inside = [&](std::size_t at) { return word_ends.find(text[at]) == std::string_view::npos; };
  for (std::size_t i = 0; begin > 0 && (i < longest || goes_on(text[begin])) && is_inside(begin - 1); ++i) --begin;
  for (std::size_t i = 0; end < text.size() && (i < longest || goes_on(text[end])) && is_inside(end); ++i) ++end;
  for (std::size_t at = begin; at < end;) {
    at += text::ascii_prefix(text.substr(at, end - at));
    if (at >= end) break;
    const text::Decoded character = text::decode_utf8(text.substr(at));
    const auto place = record_.begin + static_cast<std::uint32_t>(at);
    at += character.size;
    // Each notation has a word of its own about a byte order mark.
    constexpr char32_t byte_order_mark = 0xFEFF;
    const auto meaning = syntax::lookalike_of(character.code_point);
    if (!meaning || character.code_point == byte_order_mark) continue;
    const auto next =
        std::lower_bound(lookalikes_.begin(), lookalikes_.end(), place,
                         [](const Lookalike& each, std::uint32_t offset) { return each.span.begin < offset; });
    if (next != lookalikes_.end() && next->span.begin == place) continue;
    lookalikes_.insert(next, {{place, place + character.size}, *meaning});
  }
}

void PlainRecord::place(diagnostics::Diagnostic& found) const {
  found.span = text_.to_file(found.span);
  for (diagnostics::Label& label : found.labels) label.span = text_.to_file(label.span);
  if (!found.fix) return;
  for (diagnostics::Edit& edit : found.fix->edits) edit.span = text_.to_file(edit.span);
}

void PlainRecord::report(diagnostics::Reporter& reporter) const {
  std::vector<bool> is_reported(lookalikes_.size());
  for (std::size_t i = 0; i < lookalikes_.size(); ++i) {
    if (is_reported[i]) continue;
    const std::string_view written = source_.slice(lookalikes_[i].span);
    const std::string_view meaning = lookalikes_[i].meaning;
    std::vector<diagnostics::Edit> edits;
    for (std::size_t k = i; k < lookalikes_.size(); ++k) {
      if (source_.slice(lookalikes_[k].span) != written) continue;
      is_reported[k] = true;
      edits.push_back({lookalikes_[k].span, std::string(meaning)});
    }
    const std::string name = text::describe_character(written);
    const std::string plain = meaning == " " ? "a space" : text::format("`{}`", meaning);
    findings::Finding it(reporter, diagnostics::DiagnosticId::plyglot_lookalike_character, lookalikes_[i].span,
                         meaning.empty() ? text::format("{} cannot be seen, and is not read", name)
                                         : text::format("{} is read as {}, which it looks like", name, plain));
    if (edits.size() > 1) it.note(text::format("there are {} of them in this record", edits.size()));
    it.fix(meaning.empty() ? "delete it" : text::format("write {}", plain), diagnostics::Safety::safe,
           std::move(edits));
  }
}

}  // namespace plyglot::toolchain
