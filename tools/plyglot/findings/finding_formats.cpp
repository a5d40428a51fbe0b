#include "plyglot/findings/finding_formats.hpp"

#include "plyglot/findings/fixable.hpp"
#include "plyglot/output/markup_text.hpp"
#include "text/fnv.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"

namespace plyglot::tool {
namespace {

using diagnostics::Diagnostic;
using diagnostics::OutputFormat;
using diagnostics::Severity;
using text::JsonWriter;

std::string_view name_of(const Diagnostic& found) { return diagnostics::catalogue_entry(found.id).name; }

// As the value of an attribute, in which a line end would be read as a blank.
void append_xml(std::string_view value, std::string& out) {
  for (const char c : markup_text(value)) c == '\n' ? out += "&#10;" : out += c;
}

void append_attribute(std::string_view name, std::string_view value, std::string& out) {
  text::append(out, " {}=\"", name);
  append_xml(value, out);
  out += '"';
}

void append_concise(const Diagnostic& found, const text::LineIndex& lines, std::string& out) {
  const text::Position at = lines.position(found.span.begin);
  text::append_visible(out, lines.source().name);
  text::append(out, ":{}:{}: {}[{}]: ", at.line, at.code_point_column, diagnostics::name_of(found.severity),
               name_of(found));
  text::append_visible(out, found.message);
  if (found.fix) text::append(out, " ({})", option_that_applies(found.fix->safety));
  out += '\n';
}

void append_checkstyle(const Diagnostic& found, const text::LineIndex& lines, std::string& out) {
  const text::Position at = lines.position(found.span.begin);
  out += "<file";
  append_attribute("name", lines.source().name, out);
  text::append(out, "><error line=\"{}\" column=\"{}\" severity=\"{}\"", at.line, at.code_point_column,
               diagnostics::name_of(found.severity));
  append_attribute("message", found.message, out);
  append_attribute("source", text::format("plyglot.{}", name_of(found)), out);
  out += "/></file>\n";
}

void append_junit(const Diagnostic& found, const text::LineIndex& lines, std::string& out) {
  const text::Position at = lines.position(found.span.begin);
  const std::string_view file = lines.source().name;
  out += "<testsuite";
  append_attribute("name", file, out);
  out += " tests=\"1\" failures=\"1\" errors=\"0\"><testcase";
  append_attribute("name", text::format("{} at {}:{}", name_of(found), at.line, at.code_point_column), out);
  append_attribute("classname", file, out);
  append_attribute("file", file, out);
  text::append(out, " line=\"{}\"><failure", at.line);
  append_attribute("message", found.message, out);
  append_attribute("type", diagnostics::name_of(found.severity), out);
  out += '>';
  std::string shown;
  diagnostics::append_diagnostic(found, lines, {}, true, shown);
  append_xml(shown, out);
  out += "</failure></testcase></testsuite>\n";
}

// GitLab compares reports by it: it stays the same where lines come and go above, and no two findings of a file that
// differ share it. Findings that say the same of two equal lines differ by the number of their line.
std::string fingerprint(const Diagnostic& found, const text::LineIndex& lines) {
  const text::Source& source = lines.source();
  const std::uint32_t number = lines.line_of(found.span.begin);
  const std::string_view line = source.slice(lines.line(number));
  const bool is_only = source.text.find(line) == source.text.rfind(line);
  const std::string identity = text::format("{}\n{}\n{}\n{}\n{}\n{}", source.name, name_of(found), found.message, line,
                                            found.span.begin - lines.line(number).begin, is_only ? 0 : number);
  return text::format("{:016x}", text::fnv(identity));
}

void write_place(std::string_view key, std::uint32_t line, std::uint32_t column, JsonWriter& json) {
  json.key(key).begin_object().key("line").number(line).key("column").number(column).end_object();
}

std::string_view gitlab_severity(Severity severity) {
  return severity == Severity::error ? "major" : severity == Severity::warning ? "minor" : "info";
}

void append_gitlab(const Diagnostic& found, const text::LineIndex& lines, std::string& out) {
  const auto [begin, end] = lines.range(found.span);
  JsonWriter json(out);
  json.begin_object().key("type").string("issue").key("check_name").string(name_of(found));
  json.key("description").string(found.message).key("severity").string(gitlab_severity(found.severity));
  json.key("fingerprint").string(fingerprint(found, lines));
  json.key("location").begin_object().key("path").string(lines.source().name).key("positions").begin_object();
  write_place("begin", begin.line, begin.code_point_column, json);
  write_place("end", end.line, end.code_point_column, json);
  json.end_object().end_object().end_object();
  out += '\n';
}

// Columns are bytes there.
void write_range(text::Span span, const text::LineIndex& lines, JsonWriter& json) {
  const auto [begin, end] = lines.range(span);
  json.key("range").begin_object();
  write_place("start", begin.line, begin.byte_column, json);
  write_place("end", end.line, end.byte_column, json);
  json.end_object();
}

std::string_view rdjson_severity(Severity severity) {
  return severity == Severity::error ? "ERROR" : severity == Severity::warning ? "WARNING" : "INFO";
}

void append_rdjson(const Diagnostic& found, const text::LineIndex& lines, std::string& out) {
  JsonWriter json(out);
  json.begin_object().key("message").string(found.message).key("severity").string(rdjson_severity(found.severity));
  json.key("code").begin_object().key("value").string(name_of(found)).end_object();
  json.key("location").begin_object().key("path").string(lines.source().name);
  write_range(found.span, lines, json);
  json.end_object();
  // Each is one that may be taken alone, so that a fix of several edits is none.
  if (found.fix && found.fix->edits.size() == 1) {
    json.key("suggestions").begin_array().begin_object();
    write_range(found.fix->edits.front().span, lines, json);
    json.key("text").string(found.fix->edits.front().text).end_object().end_array();
  }
  json.end_object();
  out += '\n';
}

constexpr std::string_view xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

}  // namespace

std::string prologue_of(const ReportOptions& options) {
  std::string out;
  switch (options.report) {
    case FindingFormat::of_library:
      diagnostics::append_prologue(options, out);
      break;
    case FindingFormat::concise:
      break;
    case FindingFormat::checkstyle:
      return std::string(xml) + "<checkstyle version=\"4.3\">\n";
    case FindingFormat::junit:
      return std::string(xml) + "<testsuites name=\"plyglot\">\n";
    case FindingFormat::gitlab:
      return "[\n";
    case FindingFormat::rdjson:
      return "{\"source\":{\"name\":\"plyglot\"},\"diagnostics\":[\n";
  }
  return out;
}

std::string_view separator_of(const ReportOptions& options) {
  if (options.report == FindingFormat::gitlab || options.report == FindingFormat::rdjson) return ",\n";
  const bool is_of_library = options.report == FindingFormat::of_library;
  return is_of_library && options.format == OutputFormat::sarif ? ",\n" : "";
}

std::string epilogue_of(const ReportOptions& options, const std::set<diagnostics::DiagnosticId>& shown) {
  std::string out;
  switch (options.report) {
    case FindingFormat::of_library:
      diagnostics::append_epilogue(options, shown, out);
      break;
    case FindingFormat::concise:
      break;
    case FindingFormat::checkstyle:
      return "</checkstyle>\n";
    case FindingFormat::junit:
      // Servers take a run without any test for one that broke.
      if (shown.empty()) {
        out =
            "<testsuite name=\"plyglot\" tests=\"1\" failures=\"0\" errors=\"0\">"
            "<testcase name=\"no findings\" classname=\"plyglot\"/></testsuite>\n";
      }
      return out + "</testsuites>\n";
    case FindingFormat::gitlab:
      return "]\n";
    case FindingFormat::rdjson:
      return "]}\n";
  }
  return out;
}

void append_finding(const Diagnostic& found, const text::LineIndex& lines, const ReportOptions& options,
                    std::string& out) {
  switch (options.report) {
    case FindingFormat::of_library:
      return diagnostics::append_diagnostic(found, lines, options, true, out);
    case FindingFormat::concise:
      return append_concise(found, lines, out);
    case FindingFormat::checkstyle:
      return append_checkstyle(found, lines, out);
    case FindingFormat::junit:
      return append_junit(found, lines, out);
    case FindingFormat::gitlab:
      return append_gitlab(found, lines, out);
    case FindingFormat::rdjson:
      return append_rdjson(found, lines, out);
  }
}

}  // namespace plyglot::tool
