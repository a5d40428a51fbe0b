#include "support/door/annotated.hpp"

#include <plyglot/line_index.hpp>

#include <algorithm>

namespace plyglot::test {
namespace {

using annotations::Annotations;
using annotations::Part;
using annotations::PartKind;
using text::Source;
using text::Span;

std::string in_one_line(std::string_view text) {
  std::string line(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

std::string_view word_for(PartKind kind) {
  switch (kind) {
    case PartKind::game:
      return "game";
    case PartKind::position:
      return "position";
    case PartKind::header:
      return "header";
    case PartKind::turn:
      return "turn";
    case PartKind::ply:
      return "ply";
    case PartKind::branch:
      return "branch";
    case PartKind::piece:
      return "piece";
  }
  return "?";
}

void append_mentions(const Source& source, const Annotations& annotations, std::vector<std::string>& lines) {
  const text::LineIndex index(source);
  for (std::uint32_t thing = 0; thing < annotations.things.size(); ++thing) {
    std::string line = annotations.things[thing].name + ':';
    for (const annotations::Mention& mention : annotations.mentions) {
      if (mention.thing != thing) continue;
      const text::Position at = index.position(mention.span.begin);
      line += line.back() == ':' ? " " : ", ";
      line += (mention.is_definition ? "*" : "") + in_one_line(source.slice(mention.span));
      line += ' ' + std::to_string(at.line) + ':' + std::to_string(at.byte_column);
    }
    lines.push_back(line);
  }
}

void append_hints(const Source& source, const Annotations& annotations, std::vector<std::string>& lines) {
  const text::LineIndex index(source);
  auto hint = annotations.hints.begin();
  for (std::uint32_t number = 1; number <= index.line_count(); ++number) {
    const Span span = index.line(number);
    std::string line;
    std::uint32_t done = span.begin;
    for (; hint != annotations.hints.end() && hint->offset <= span.end; ++hint) {
      line += std::string(source.slice({done, hint->offset})) + '<' + hint->text + '>';
      done = hint->offset;
    }
    if (!line.empty()) lines.push_back(line + std::string(source.slice({done, span.end})));
  }
}

// The parts from `first` to `end`.
void append_parts(const std::vector<Part>& parts, std::size_t first, std::size_t end, const std::string& margin,
                  std::vector<std::string>& lines) {
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    const Part& part = parts[i];
    lines.push_back(margin + std::string(word_for(part.kind)) + ' ' + part.name);
    if (!part.detail.empty()) lines.back() += " | " + part.detail;
    append_parts(parts, i + 1, i + 1 + part.parts_inside, margin + "  ", lines);
  }
}

void append_remarks(const Source& source, const Annotations& annotations, std::vector<std::string>& lines) {
  for (const annotations::Remark& remark : annotations.remarks) {
    std::string line = in_one_line(source.slice(remark.span)) + " | " + in_one_line(remark.text);
    if (remark.ply) line += " | after ply " + std::to_string(*remark.ply);
    lines.push_back(line);
  }
}

}  // namespace

void for_each_annotated(const toolchain::Language& language, const std::string& text, const VisitAnnotated& visit) {
  toolchain::Chunk chunk;
  chunk.source.name = "input";
  chunk.source.text = text;
  chunk.source.line_ends = toolchain::facts_of(*language.notation).line_ends;
  struct Context {
    const Source& source;
    const VisitAnnotated& visit;
  } context{chunk.source, visit};
  const auto each = [](void* with, Span record, const toolchain::Model& model, bool) {
    const auto& [source, visit_one] = *static_cast<Context*>(with);
    visit_one(source, record, toolchain::annotate(model, source));
  };
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Session(language, policy).read(chunk, each, &context, collect_into(findings));
}

Annotated annotated(const toolchain::Language& language, const std::string& text) {
  Annotated shown;
  for_each_annotated(language, text, [&](const Source& source, Span, const Annotations& annotations) {
    append_mentions(source, annotations, shown.mentions);
    append_hints(source, annotations, shown.hints);
    append_parts(annotations.parts, 0, annotations.parts.size(), "", shown.parts);
    append_remarks(source, annotations, shown.remarks);
  });
  return shown;
}

Annotated annotated(const std::string& notation, const std::string& text) {
  return annotated(language_of(notation), text);
}

}  // namespace plyglot::test
