#include "diagnostics/render/formats.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

#include <utility>

namespace plyglot::diagnostics::render {
namespace {

using text::JsonWriter;

std::string_view level_of(Severity severity) { return severity == Severity::info ? "note" : name_of(severity); }

// The path as a URI reference: relative paths stay relative, without a start that says no more than that, and absolute
// ones get the file scheme.
std::string uri_of(std::string_view path) {
  constexpr std::string_view kept = "-._~/";
  if (path.substr(0, 2) == "./") path.remove_prefix(2);
  std::string uri = path.substr(0, 1) == "/" ? "file://" : "";
  for (const char c : path) {
    const bool is_alphanumeric = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (is_alphanumeric || kept.find(c) != std::string_view::npos) {
      uri += c;
    } else {
      text::append(uri, "%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
  }
  return uri;
}

void write_text(std::string_view key, std::string_view value, JsonWriter& json) {
  json.key(key).begin_object().key("text").string(value).end_object();
}

void write_region(std::string_view key, text::Span span, const text::LineIndex& lines, JsonWriter& json) {
  const auto [begin, end] = lines.range(span);
  json.key(key).begin_object().key("startLine").number(begin.line).key("startColumn").number(begin.utf16_column);
  json.key("endLine").number(end.line).key("endColumn").number(end.utf16_column);
  json.key("byteOffset").number(span.begin).key("byteLength").number(span.size()).end_object();
}

void write_artifact(const text::LineIndex& lines, JsonWriter& json) {
  json.key("artifactLocation").begin_object().key("uri").string(uri_of(lines.source().name)).end_object();
}

void write_location(text::Span span, std::string_view message, const text::LineIndex& lines, JsonWriter& json) {
  json.key("physicalLocation").begin_object();
  write_artifact(lines, json);
  write_region("region", span, lines, json);
  json.end_object();
  if (!message.empty()) write_text("message", message, json);
}

// Viewers show the message alone, so that notes and helps belong to it.
std::string whole_message(const Diagnostic& diagnostic) {
  std::string message = diagnostic.message;
  for (const std::string& note : diagnostic.notes) message += "\nnote: " + note;
  for (const std::string& help : diagnostic.helps) message += "\nhelp: " + help;
  return message;
}

void write_related(const std::vector<Label>& labels, const text::LineIndex& lines, JsonWriter& json) {
  if (labels.empty()) return;
  json.key("relatedLocations").begin_array();
  std::int64_t id = 0;
  for (const Label& label : labels) {
    json.begin_object().key("id").number(id++);
    write_location(label.span, label.text, lines, json);
    json.end_object();
  }
  json.end_array();
}

void write_fix(const Fix& fix, const text::LineIndex& lines, JsonWriter& json) {
  json.key("fixes").begin_array().begin_object();
  write_text("description", fix.title, json);
  json.key("artifactChanges").begin_array().begin_object();
  write_artifact(lines, json);
  json.key("replacements").begin_array();
  for (const Edit& edit : fix.edits) {
    json.begin_object();
    write_region("deletedRegion", edit.span, lines, json);
    if (!edit.text.empty()) write_text("insertedContent", edit.text, json);
    json.end_object();
  }
  json.end_array().end_object().end_array();
  json.key("properties").begin_object();
  json.key("safety").string(name_of(fix.safety)).end_object();
  json.end_object().end_array();
}

// The paragraphs below the page's first heading of the second level: what the finding means.
std::string_view first_section(std::string_view page) {
  const std::size_t heading = page.find("\n## ");
  if (heading == std::string_view::npos) return {};
  page.remove_prefix(page.find('\n', heading + 1) + 1);
  page = page.substr(0, page.find("\n## "));
  const std::size_t first = page.find_first_not_of('\n');
  if (first == std::string_view::npos) return {};
  return page.substr(first, page.find_last_not_of('\n') + 1 - first);
}

void write_rule(const CatalogueEntry& entry, JsonWriter& json) {
  json.begin_object().key("id").string(entry.name);
  write_text("shortDescription", entry.summary, json);
  const std::string_view page = page_of(entry);
  if (const std::string_view meaning = first_section(page); !meaning.empty()) {
    write_text("fullDescription", meaning, json);
  }
  if (!page.empty()) json.key("help").begin_object().key("text").string(page).key("markdown").string(page).end_object();
  json.key("defaultConfiguration").begin_object().key("enabled").boolean(!entry.on_request);
  json.key("level").string(level_of(entry.severity)).end_object();
  json.end_object();
}

}  // namespace

void append_sarif_prologue(std::string& out) {
  out += R"({"$schema":"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",)"
         R"("version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","results":[)"
         "\n";
}

// Which rules there are is known at the end.
void append_sarif_epilogue(const std::set<DiagnosticId>& shown, std::string& out) {
  out += R"(],"tool":{"driver":{"name":"plyglot","version":")" PLYGLOT_VERSION R"(","rules":[)";
  bool is_first = true;
  for (const DiagnosticId rule : shown) {
    out += std::exchange(is_first, false) ? "\n" : ",\n";
    JsonWriter json(out);
    write_rule(catalogue_entry(rule), json);
  }
  out += "\n]}}}]}\n";
}

void append_sarif(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out) {
  JsonWriter json(out);
  json.begin_object().key("ruleId").string(catalogue_entry(diagnostic.id).name);
  json.key("level").string(level_of(diagnostic.severity));
  write_text("message", whole_message(diagnostic), json);
  json.key("locations").begin_array().begin_object();
  write_location(diagnostic.span, diagnostic.label, lines, json);
  json.end_object().end_array();
  write_related(diagnostic.labels, lines, json);
  if (diagnostic.fix) write_fix(*diagnostic.fix, lines, json);
  json.end_object();
  out += '\n';
}

}  // namespace plyglot::diagnostics::render
