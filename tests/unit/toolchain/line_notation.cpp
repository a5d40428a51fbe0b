#include "unit/toolchain/line_notation.hpp"

#include "notation/lines.hpp"

#include <algorithm>

namespace plyglot::tests {
namespace {

using diagnostics::DiagnosticId;
using hive::Position;
using notation::OptionValues;
using notation::ReadContext;

constexpr std::string_view cases[] = {"lower", "upper"};
constexpr notation::OptionRow options[] = {
    {.key = "case", .help = "how it is written", .choices = cases, .choice_count = 2}};

const notation::About about = {
    .id = "lines",
    .title = "Lines",
    .game = "letters",
    .extensions = ".lines",
    .options = {options, 1},
    .byte_order_mark = DiagnosticId::hop_byte_order_mark,
    .comment_sign = "#",
    .has_lookalikes = false,
};

void write_instead(diagnostics::Diagnostic& found, std::string text, diagnostics::Safety safety) {
  found.fix = diagnostics::Fix{"write it otherwise", safety, {{found.span, std::move(text)}}};
}

// The text is kept in the only member of the model that holds text.
void read(const ReadContext& context, text::Span record, Position& model) {
  model.clear();
  model.span = record;
  model.orientation = context.source.slice(record);
  for (std::uint32_t i = record.begin; i < record.end; ++i) {
    const text::Span here{i, i + 1};
    const char c = context.source.slice(here).front();
    if (c == '!') context.reporter.report(DiagnosticId::hop_unknown_bug, here, "`!` is an error");
    if (c == '~') {
      write_instead(context.reporter.report(DiagnosticId::hop_player_case, here, "`~`"), "", diagnostics::Safety::safe);
    }
    if (c == '?' || c == '%') {
      write_instead(context.reporter.report(DiagnosticId::hop_lost_plus, here, "`?`"), "", diagnostics::Safety::unsafe);
    }
    if (c == '<' || c == '>') {
      write_instead(context.reporter.report(DiagnosticId::hop_bad_player, here, "`<`"), c == '<' ? ">" : "<",
                    diagnostics::Safety::unsafe);
    }
  }
}

bool print(const Position& model, const OptionValues& values, std::string& out) {
  const bool is_upper = values["case"] == 1;
  for (const char c : model.orientation) {
    if (c == '%') continue;
    out += static_cast<char>(is_upper ? std::toupper(c) : std::tolower(c));
    if (c == '^') return false;
  }
  return true;
}

bool admits(const Position& model, const OptionValues&, const notation::WriteContext& context) {
  if (context.options["case"] == 0) return true;
  if (model.orientation.find('y') != std::string::npos) {
    context.reporter.report(DiagnosticId::translate_metadata_dropped, model.span, "`y` is lost");
  }
  if (model.orientation.find('z') == std::string::npos) return true;
  context.reporter.report(DiagnosticId::translate_not_representable, model.span, "`z` cannot be written");
  return false;
}

const notation::Row<Position> row = {
    .about = &about,
    .grammar = nullptr,
    .make_arena = [] { return notation::Arena(nullptr, [](void*) {}); },
    .next_unit = [](const text::Source& source,
                    std::uint32_t offset) { return notation::next_line_unit(source, offset, "#"); },
    .read = read,
    .print = print,
    .admits = admits,
    .syntax_of = nullptr,
    .dump_ast = nullptr,
    .views = nullptr,
};

}  // namespace

const toolchain::Notation& line_notation() {
  static const toolchain::Notation notation{&row};
  return notation;
}

toolchain::Language line_language() { return {&line_notation(), {}}; }

toolchain::Chunk file_chunk(std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source = {"x.lines", text, 0, 1, text::LineEnds::lf_or_crlf};
  return chunk;
}

std::string Findings::text() const {
  std::string out;
  for (const diagnostics::Diagnostic& found : list) {
    if (!out.empty()) out += ' ';
    out += std::string(diagnostics::catalogue_entry(found.id).name) + "@" + std::to_string(found.span.begin) + "-" +
           std::to_string(found.span.end);
  }
  return out;
}

}  // namespace plyglot::tests
