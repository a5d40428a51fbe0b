#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"

#include "findings/finding.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/utf8.hpp"

#include <array>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

bool is_ascii(char byte) { return (static_cast<unsigned char>(byte) & 0x80) == 0; }

// The characters U+0080 to U+00FF have two bytes.
std::array<char, 2> utf8_of(char latin1) {
  const auto byte = static_cast<unsigned char>(latin1);
  return {static_cast<char>(0xC0 | (byte >> 6)), static_cast<char>(0x80 | (byte & 0x3F))};
}

struct LineEndCounts {
  std::size_t lf = 0;
  std::size_t crlf = 0;
  std::size_t cr = 0;
};

LineEndCounts count_line_ends(std::string_view bytes) {
  LineEndCounts counts;
  for (std::size_t i = text::plain_prefix(bytes); i < bytes.size(); i += text::plain_prefix(bytes.substr(i))) {
    const char byte = bytes[i++];
    if (byte == '\n') ++counts.lf;
    if (byte != '\r') continue;
    const bool has_lf = i < bytes.size() && bytes[i] == '\n';
    ++(has_lf ? counts.crlf : counts.cr);
    if (has_lf) ++i;
  }
  return counts;
}

void report_line_ends(std::string_view bytes, std::uint32_t base, diagnostics::Reporter& reporter) {
  const LineEndCounts counts = count_line_ends(bytes);
  const int kinds = int{counts.lf != 0} + int{counts.crlf != 0} + int{counts.cr != 0};
  if (kinds < 2) return;
  std::string ends;
  const auto add = [&ends](std::size_t count, std::string_view name) {
    if (count != 0) text::append(ends, "{}{} in {}", ends.empty() ? "" : ", ", count, name);
  };
  add(counts.lf, "LF");
  add(counts.crlf, "CRLF");
  add(counts.cr, "CR alone");
  reporter.report(DiagnosticId::boardspace_sgf_mixed_line_ends, {base, base},
                  text::format("the lines do not end alike: {}", ends));
}

}  // namespace

bool is_utf8(std::string_view bytes) { return text::utf8_prefix(bytes) == bytes.size(); }

void decode(std::string_view bytes, std::uint32_t base, bool is_latin1, text::MappedText& mapped) {
  mapped.reset(bytes, base);
  if (is_latin1) {
    for (std::uint32_t i = 0; i < bytes.size(); ++i) {
      if (is_ascii(bytes[i])) continue;
      const std::array<char, 2> character = utf8_of(bytes[i]);
      mapped.replace(i, i + 1, {character.data(), character.size()});
    }
  }
  mapped.finish();
}

std::string decoded(std::string_view bytes, bool is_latin1) {
  if (!is_latin1) return std::string(bytes);
  std::string text;
  for (const char byte : bytes) {
    if (is_ascii(byte)) {
      text += byte;
    } else {
      text.append(utf8_of(byte).data(), 2);
    }
  }
  return text;
}

void report_encoding(std::string_view bytes, std::uint32_t base, bool is_latin1, diagnostics::Reporter& reporter) {
  if (is_latin1) {
    const auto at = static_cast<std::uint32_t>(base + text::utf8_prefix(bytes));
    Finding(reporter, DiagnosticId::boardspace_sgf_not_utf8, {base, base},
            "the file is not UTF-8: it is read as Latin-1")
        .label({at, at + 1}, "the first byte that is not UTF-8");
  }
  report_line_ends(bytes, base, reporter);
}

}  // namespace plyglot::hive::boardspace_sgf
