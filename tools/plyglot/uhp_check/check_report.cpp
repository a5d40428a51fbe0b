#include "plyglot/uhp_check/check_report.hpp"

#include "plyglot/output/markup_text.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::tool::uhp_check {
namespace {

using text::counted;
using text::visible;

std::size_t failed_cases(const CheckLog& log) {
  return static_cast<std::size_t>(
      std::count_if(log.cases().begin(), log.cases().end(), [](const CheckCase& done) { return !done.is_passed(); }));
}

std::size_t all_findings(const CheckLog& log) {
  std::size_t count = 0;
  for (const CheckLog::Reported& reported : log.findings()) count += 1 + reported.more;
  return count;
}

void append_finding(const CheckLog::Reported& reported, std::string& out) {
  const CheckFinding& finding = reported.finding;
  const bool is_warning = finding.name == "uhp-check/lax";
  text::append(out, "{}[{}]: {}\n  in: {}\n", is_warning ? "warning" : "error", finding.name, visible(finding.message),
               visible(reported.where));
  if (!finding.game.empty()) text::append(out, "  game: {}\n", visible(finding.game));
  if (!finding.board.empty()) {
    out += '\n';
    // Drawings have blanks at the ends of no line; an empty line stays empty.
    for (std::size_t begin = 0; begin < finding.board.size();) {
      const std::size_t stop = std::min(finding.board.find('\n', begin), finding.board.size());
      if (stop != begin) out += "    " + text::visible_lines(finding.board.substr(begin, stop - begin));
      out += '\n';
      begin = stop + 1;
    }
    out += '\n';
  }
  if (!finding.rule.empty()) text::append(out, "  = rule: {}\n", finding.rule);
  for (const std::string& note : finding.notes) text::append(out, "  = note: {}\n", visible(note));
  if (reported.more != 0) text::append(out, "  = note: {} more of this kind\n", text::grouped(reported.more));
  out += '\n';
}

// Seconds with their thousandths.
std::string seconds(std::chrono::milliseconds took) {
  return text::format("{}.{:03}", took.count() / 1000, took.count() % 1000);
}

}  // namespace

void append_human(const CheckedEngine& engine, std::uint64_t most, std::string& out) {
  const CheckLog& log = *engine.log;
  std::uint64_t shown = 0;
  for (const CheckLog::Reported& reported : log.findings()) {
    if (most != 0 && shown == most) break;
    append_finding(reported, out);
    ++shown;
  }
  if (shown < log.findings().size()) {
    text::append(out, "{} not shown\n", counted(log.findings().size() - shown, "kind of finding", "kinds of findings"));
  }
  text::append(out, "{}{}: {} of {} passed; {} with {} compared; ", visible(engine.command),
               engine.id.empty() ? std::string() : text::format(" ({})", visible(engine.id)),
               log.cases().size() - failed_cases(log), counted(log.cases().size(), "check"),
               counted(log.positions(), "position"), counted(log.moves(), "move"));
  if (log.findings().empty())
    out += "nothing found\n";
  else
    text::append(out, "{} of {}\n", counted(all_findings(log), "finding"), counted(log.findings().size(), "kind"));
  if (log.skipped_games() != 0) {
    text::append(out, "{} skipped, of game types that the engine does not know\n",
                 counted(log.skipped_games(), "game"));
  }
}

void append_json_lines(const CheckedEngine& engine, std::uint64_t most, std::string& out) {
  const CheckLog& log = *engine.log;
  std::uint64_t shown = 0;
  for (const CheckLog::Reported& reported : log.findings()) {
    if (most != 0 && shown++ == most) break;
    const CheckFinding& finding = reported.finding;
    text::JsonWriter json(out);
    json.begin_object().key("engine").string(engine.command).key("name").string(finding.name);
    json.key("message").string(finding.message).key("in").string(reported.where);
    if (!finding.rule.empty()) json.key("rule").string(finding.rule);
    if (!finding.move.empty()) json.key("move").string(finding.move);
    if (!finding.game.empty()) json.key("game").string(finding.game);
    json.key("notes").begin_array();
    for (const std::string& note : finding.notes) json.string(note);
    json.end_array().key("more").number(static_cast<std::int64_t>(reported.more)).end_object();
    out += '\n';
  }
  text::JsonWriter json(out);
  json.begin_object().key("engine").string(engine.command).key("id").string(engine.id);
  json.key("checks").number(static_cast<std::int64_t>(log.cases().size()));
  json.key("failed").number(static_cast<std::int64_t>(failed_cases(log)));
  json.key("positions").number(static_cast<std::int64_t>(log.positions()));
  json.key("moves").number(static_cast<std::int64_t>(log.moves()));
  json.key("skipped").number(static_cast<std::int64_t>(log.skipped_games()));
  json.key("kinds").number(static_cast<std::int64_t>(log.findings().size()));
  json.key("findings").number(static_cast<std::int64_t>(all_findings(log))).end_object();
  out += '\n';
}

void append_junit(const CheckedEngine& engine, std::string& out) {
  const CheckLog& log = *engine.log;
  std::chrono::milliseconds took{0};
  for (const CheckCase& done : log.cases()) took += done.took;
  text::append(out, "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" time=\"{}\">\n",
               markup_text(engine.command), log.cases().size(), failed_cases(log), seconds(took));
  for (const CheckCase& done : log.cases()) {
    text::append(out, "    <testcase classname=\"{}\" name=\"{}\" time=\"{}\"", done.group, markup_text(done.name),
                 seconds(done.took));
    if (done.is_passed()) {
      out += "/>\n";
      continue;
    }
    out += ">\n";
    for (const std::size_t index : done.findings) {
      const CheckLog::Reported& reported = log.findings()[index];
      std::string body;
      append_finding(reported, body);
      text::append(out, "      <failure type=\"{}\" message=\"{}\">{}</failure>\n", reported.finding.name,
                   markup_text(reported.finding.message), markup_text(body));
    }
    if (done.findings.empty()) {
      text::append(out, "      <failure type=\"uhp-check/repeated\" message=\"{} of kinds reported before\"/>\n",
                   counted(done.repeated, "finding"));
    }
    out += "    </testcase>\n";
  }
  out += "  </testsuite>\n";
}

}  // namespace plyglot::tool::uhp_check
