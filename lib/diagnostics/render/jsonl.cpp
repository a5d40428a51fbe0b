#include "diagnostics/render/formats.hpp"
#include "text/json_writer.hpp"

namespace plyglot::diagnostics::render {
namespace {

using text::JsonWriter;

void write_span(text::Span span, JsonWriter& json) { json.key("start").number(span.begin).key("end").number(span.end); }

void write_list(const std::vector<std::string>& items, JsonWriter& json) {
  json.begin_array();
  for (const std::string& item : items) json.string(item);
  json.end_array();
}

void write_labels(const std::vector<Label>& labels, JsonWriter& json) {
  json.begin_array();
  for (const Label& label : labels) {
    json.begin_object();
    write_span(label.span, json);
    json.key("message").string(label.text).end_object();
  }
  json.end_array();
}

void write_fix(const std::optional<Fix>& fix, JsonWriter& json) {
  if (!fix) {
    json.null();
    return;
  }
  json.begin_object().key("title").string(fix->title);
  json.key("safety").string(name_of(fix->safety)).key("edits").begin_array();
  for (const Edit& edit : fix->edits) {
    json.begin_object();
    write_span(edit.span, json);
    json.key("text").string(edit.text).end_object();
  }
  json.end_array().end_object();
}

void write_arguments(const std::vector<Argument>& arguments, JsonWriter& json) {
  json.begin_object();
  for (const Argument& argument : arguments) {
    json.key(argument.name);
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) {
      json.number(*number);
    } else {
      json.string(*std::get_if<std::string>(&argument.value));
    }
  }
  json.end_object();
}

}  // namespace

void append_jsonl(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out) {
  const auto [begin, end] = lines.range(diagnostic.span);
  JsonWriter json(out);
  json.begin_object().key("file").string(lines.source().name);
  json.key("name").string(catalogue_entry(diagnostic.id).name);
  json.key("severity").string(name_of(diagnostic.severity));
  json.key("message").string(diagnostic.message);
  write_span(diagnostic.span, json);
  json.key("line").number(begin.line).key("column").number(begin.code_point_column);
  json.key("endLine").number(end.line).key("endColumn").number(end.code_point_column);
  json.key("labels");
  write_labels(diagnostic.labels, json);
  json.key("notes");
  write_list(diagnostic.notes, json);
  json.key("help");
  write_list(diagnostic.helps, json);
  json.key("fix");
  write_fix(diagnostic.fix, json);
  if (!diagnostic.label.empty()) json.key("label").string(diagnostic.label);
  if (!diagnostic.arguments.empty()) {
    json.key("arguments");
    write_arguments(diagnostic.arguments, json);
  }
  json.end_object();
  out += '\n';
}

}  // namespace plyglot::diagnostics::render
