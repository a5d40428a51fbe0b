#include "support/hive/hive_pgn_parsing.hpp"

#include "hive/notations/hive_pgn/resolve/result_words.hpp"
#include "support/door/reports.hpp"
#include "support/hive/hop_parsing.hpp"

#include <algorithm>
#include <regex>

namespace plyglot::test {
namespace {

// hive-notations P2: digits without a zero in front, a point, blanks.
bool is_strict_number(std::string_view number) {
  const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
  if (digits == 0 || number[0] == '0' || digits + 1 >= number.size() || number[digits] != '.') return false;
  return number.find_first_not_of(' ', digits + 1) == std::string_view::npos;
}

// Moves on as long as one of the patterns fits.
class Lines {
 public:
  explicit Lines(const std::string& text) : at_(text.begin()), end_(text.end()) {}

  bool take(const std::regex& pattern) {
    std::match_results<std::string::const_iterator> found;
    if (at_ == end_ || !std::regex_search(at_, end_, found, pattern, std::regex_constants::match_continuous)) {
      return false;
    }
    at_ += found.length();
    return true;
  }
  bool is_at_end() const { return at_ == end_; }

 private:
  std::string::const_iterator at_;
  std::string::const_iterator end_;
};

std::regex line(const std::string& content) { return std::regex(content + "[ \\t]*(\\r?\\n|$(?![^]))"); }

}  // namespace

void HivePgnParsing::parse(std::string_view text) {
  text_ = text;
  findings_.clear();
  const text::Source source{"file", text_};
  diagnostics::Reporter reporter(policy_, diagnostics::collect_into(findings_));
  hive::hive_pgn::parse(source, source.span(), mapped_, tree_, ast_, reporter);
  reporter.finish();
}

bool HivePgnParsing::is_strict() const {
  const std::string_view text = text_;
  const auto has_strict_number = [text](const hive::hive_pgn::PlyLine& ply) {
    return is_strict_number(text.substr(ply.number.begin, ply.number.size()));
  };
  if (!std::all_of(ast_.plies.begin(), ast_.plies.end(), has_strict_number)) return false;
  // A lone point, as boardspace.net has it, is found where the move is played.
  const auto has_lone_point = [text](const hive::hive_pgn::PlyLine& ply) {
    return text.substr(ply.move_text.begin, ply.move_text.size()).ends_with(" .");
  };
  if (std::any_of(ast_.plies.begin(), ast_.plies.end(), has_lone_point)) return false;
  const auto is_late = [](const hive::hive_pgn::TagLine& tag) { return tag.is_late(); };
  if (std::any_of(ast_.tags.begin(), ast_.tags.end(), is_late)) return false;
  if (ast_.result) {
    const text::Span value = ast_.result->value;
    const auto word = hive::hive_pgn::outcome_of(text.substr(value.begin, value.size()), hive::uhp::Dialect::mzinga);
    if (!word || !word->is_strict || !ast_.result->indent.empty()) return false;
  }
  return std::none_of(findings_.begin(), findings_.end(), [](const diagnostics::Diagnostic& finding) {
    const std::string_view name = name_of(finding);
    // One at the start of the file is part of the notation.
    if (name == "hive-pgn/byte-order-mark" && finding.span.begin != 0) return true;
    const bool is_counted =
        name == "hive-pgn/ply-number" || name == "hive-pgn/empty-variation" || name == "hive-pgn/variation-without-ply";
    return is_about_syntax(name) && !is_counted;
  });
}

std::string HivePgnParsing::report() const { return report_of(findings_); }

bool is_strict_hive_pgn(const std::string& text) {
  static const std::string piece = "[wb]([QMLP]|[SB][12]|[GA][123])";
  static const std::string move = "(pass|" + piece + "( ([-/\\\\]" + piece + "|" + piece + "[-/\\\\]?))?)";
  static const std::regex byte_order_mark("\xEF\xBB\xBF");
  static const std::regex blank = std::regex("[ \\t]*\\r?\\n|[ \\t]+$(?![^])");
  static const std::regex tag = line("\\[[A-Za-z_][A-Za-z0-9_]* \"[^\"\\r\\n]*\"\\]");
  static const std::regex ply = line("[1-9][0-9]*\\. +" + move);
  static const std::regex comment = line("\\{[^}]*\\}");
  static const std::regex open = line("\\(");
  static const std::regex close = line("\\)");
  static const std::regex result = line("(NotStarted|InProgress|Draw|WhiteWins|BlackWins)");
  // Of which nothing is read, though a comment may hold any bytes.
  static const std::regex utf16("[^\\0]\\0[^\\0]\\0|\\0[^\\0]\\0[^\\0]");
  Lines lines(text);
  lines.take(byte_order_mark);
  if (lines.take(utf16)) return false;
  while (lines.take(tag) || lines.take(blank)) {
  }
  // Variations nest a hundred deep.
  std::size_t depth = 0;
  while (true) {
    if (lines.take(ply) || lines.take(comment) || lines.take(blank)) continue;
    if (depth < 100 && lines.take(open)) {
      ++depth;
    } else if (depth > 0 && lines.take(close)) {
      --depth;
    } else {
      break;
    }
  }
  if (depth > 0) return false;
  lines.take(result);
  while (lines.take(blank)) {
  }
  return lines.is_at_end();
}

}  // namespace plyglot::test
