#include "hexix/spelling/phrases.hpp"
#include "hexix/views/record_views.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::hexix {
namespace {

void append_span(text::Span span, std::string& out) {
  if (!span.empty()) text::append(out, " from {}..{}", span.begin, span.end);
}

std::string ply_words(const Record& record, const Ply& ply) {
  switch (ply.kind) {
    case PlyKind::skipped:
      return "skipped";
    case PlyKind::missing:
      return "missing";
    case PlyKind::unreadable:
      return "unreadable";
    default:
      return ply_text(record, ply);
  }
}

void append_ply(const Record& record, std::size_t index, std::string& out) {
  const Ply& ply = record.plies[index];
  text::append(out, "  ply {}", index + 1);
  append_span(ply.whole, out);
  text::append(out, ": row {}, {} {}", ply.row + 1, name_of(ply.player), ply_words(record, ply));
  if (ply.is_applied) {
    text::append(out, ", number {}", unsigned{ply.number});
  } else if (ply.is_move()) {
    out += ", not applied";
  }
  if (ply.captured) text::append(out, ", takes {}", piece_text(*ply.captured));
  if (!ply.is_certain) out += ", uncertain";
  out += '\n';
}

}  // namespace

void append_record(const Record& record, std::string& out) {
  text::append(out, "record {}..{}\n  dialect {}", record.span.begin, record.span.end,
               record.dialect == Dialect::v2024 ? "2024" : "2019");
  out += record.has_header ? ", with a header" : ", without a header";
  if (record.is_fragment) out += ", a fragment";
  text::append(out, "\n  position: {}\n", record.initial ? position_text(*record.initial) : "unknown");
  for (std::size_t i = 0; i < record.plies.size(); ++i) append_ply(record, i, out);
  for (const Line& line : record.lines) {
    if (line.comment.empty()) continue;
    out += "  comment";
    if (line.kind == LineKind::row) text::append(out, " of row {}", line.row + 1);
    out += ' ';
    text::append_json_string(out, line.comment);
    out += '\n';
  }
  const std::string_view result = result_text(record);
  text::append(out, "  {}\n", result.empty() ? "open" : result);
}

}  // namespace plyglot::hexix
