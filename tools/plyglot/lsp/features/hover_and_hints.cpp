// What is shown between the words of the text, and where the pointer rests.

#include "plyglot/lsp/features/boards.hpp"
#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/features/finding_text.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::tool::lsp {
namespace {

using annotations::HintKind;
using annotations::Remark;

// Whether the text has a number before the place, as in `12. ` and in `[12 `, and not only a word that ends in one.
bool has_number_before(std::string_view text, std::uint32_t offset) {
  std::size_t end = text.substr(0, offset).find_last_not_of(" \t.):");
  if (end == std::string_view::npos || !text::is_digit(text[end])) return false;
  while (end > 0 && text::is_digit(text[end - 1])) --end;
  return end == 0 || std::string_view(" \t\r\n[").find(text[end - 1]) != std::string_view::npos;
}

// The plies of a record whose text does not count them itself: of each the first place that is about it.
std::vector<const Remark*> plies_without_numbers(const Document& document, const Document::Record& record) {
  std::vector<const Remark*> plies;
  for (const Remark& remark : record.annotations.remarks) {
    if (remark.ply.value_or(0) == 0 || (!plies.empty() && plies.back()->ply == remark.ply)) continue;
    if (has_number_before(document.text(), remark.span.begin)) return {};
    plies.push_back(&remark);
  }
  return plies;
}

Json hint_json(const Document& document, std::uint32_t offset, const std::string& text, const char* padding) {
  return {{"position", json_of(document.positions().place_of(offset))}, {"label", text}, {padding, true}};
}

// The smallest place that holds the offset; null if nothing is said there.
const Remark* remark_at(const Document::Record& record, std::uint32_t offset) {
  const Remark* here = nullptr;
  for (const Remark& remark : record.annotations.remarks) {
    if (remark.span.begin > offset || offset > remark.span.end) continue;
    if (here == nullptr || remark.span.size() <= here->span.size()) here = &remark;
  }
  return here;
}

// The smallest turn or ply of the text that holds the place; else the place itself.
text::Span move_around(const Document::Record& record, text::Span place) {
  text::Span found = place;
  bool is_found = false;
  for (const annotations::Part& part : record.annotations.parts) {
    if (part.kind != annotations::PartKind::turn && part.kind != annotations::PartKind::ply) continue;
    const bool holds = part.span.begin <= place.begin && place.end <= part.span.end;
    if (!holds || (is_found && part.span.size() > found.size())) continue;
    found = part.span;
    is_found = true;
  }
  return found;
}

struct Refusal {
  const diagnostics::Diagnostic& finding;
  // The whole move.
  text::Span span;
};

// The first rule that a move there breaks.
std::optional<Refusal> refusal_at(const Document::Record& record, std::uint32_t offset) {
  for (const diagnostics::Diagnostic& finding : record.findings) {
    const bool is_rule = diagnostics::catalogue_entry(finding.id).phase == diagnostics::Phase::rule;
    if (!is_rule || finding.severity != diagnostics::Severity::error || finding.span.empty()) continue;
    const text::Span span = move_around(record, finding.span);
    if (span.begin <= offset && offset <= span.end) return Refusal{finding, span};
  }
  return std::nullopt;
}

std::string in_fence(const std::string& board) { return board.empty() ? board : "\n\n```text\n" + board + "```"; }

// Each line a paragraph: Markdown would join them.
std::string in_paragraphs(std::string_view lines) {
  std::string text;
  for (const char each : lines) text.append(each == '\n' ? 2 : 1, each);
  return text;
}

Json markdown_hover(const Document& document, const std::string& text, text::Span span) {
  return {{"contents", {{"kind", "markdown"}, {"value", text}}},
          {"range", json_of(document.positions().range_of(span))}};
}

// Why a move is refused, unless the editor shows that itself, and the board on which it should have been played.
Json hover_on_refusal(const Document& document, std::uint32_t number, const Refusal& refusal, bool is_shown) {
  // A move that is played nonetheless has a remark too.
  const Remark* before = nullptr;
  for (const Remark& remark : document.record(number).annotations.remarks) {
    if (remark.ply && remark.span.begin < refusal.span.begin) before = &remark;
  }
  const std::uint32_t ply = before != nullptr ? *before->ply : 0;
  std::string text = is_shown ? "This move is refused." : in_paragraphs("refused: " + text_of(refusal.finding));
  const std::string board = board_view(document, number, ply, View::text);
  if (!board.empty()) {
    text += ply == 0 ? "\n\nThe board at the start:" : text::format("\n\nThe board before it, after ply {}:", ply);
  }
  return markdown_hover(document, text + in_fence(board), refusal.span);
}

}  // namespace

Json inlay_hints(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const text::Span range = document.positions().span_of(range_in(member_in(params, "range")));
  const auto is_in_range = [&](std::uint32_t offset) { return touches({offset, offset}, range); };
  Json hints = Json::array();
  const auto [first, end] = document.records_touching(range);
  for (std::uint32_t number = first; number < end; ++number) {
    const Document::Record& record = document.record(number);
    for (const annotations::Hint& hint : record.annotations.hints) {
      if (!is_in_range(hint.offset) || (hint.kind == HintKind::cell && !workspace.settings.has_cells)) continue;
      hints.push_back(hint_json(document, hint.offset, hint.text, "paddingLeft"));
    }
    if (!workspace.settings.has_numbers) continue;
    for (const Remark* ply : plies_without_numbers(document, record)) {
      if (!is_in_range(ply->span.begin)) continue;
      hints.push_back(hint_json(document, ply->span.begin, text::format("{}.", *ply->ply), "paddingRight"));
    }
  }
  return hints;
}

Json hover(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const std::uint32_t offset = document.positions().offset_of(place_in(member_in(params, "position")));
  const std::uint32_t number = document.record_number_at(offset);
  if (number == 0) return nullptr;
  const bool has_plies = toolchain::facts_of(*document.language()->notation).has_plies;
  const Document::Record& record = document.record(number);
  const std::optional<Refusal> refusal = has_plies ? refusal_at(record, offset) : std::nullopt;
  if (refusal) return hover_on_refusal(document, number, *refusal, workspace.settings.shows_findings);
  const Remark* const here = remark_at(record, offset);
  if (here == nullptr) return nullptr;
  std::string text = here->text;
  if (here->ply) text += in_fence(board_view(document, number, here->ply, View::text));
  if (here->ply || !has_plies) {
    const std::string count = count_of_games(workspace, document, number, here->ply);
    if (!count.empty()) text += "\n\n" + count;
  }
  return markdown_hover(document, text, here->span);
}

}  // namespace plyglot::tool::lsp
