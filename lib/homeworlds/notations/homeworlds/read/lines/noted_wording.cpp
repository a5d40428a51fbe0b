#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "text/ascii.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::homeworlds {
namespace {

bool is_of_earlier_system(const SystemName& a, const SystemName& b) {
  return std::tuple(a.kind, a.index) < std::tuple(b.kind, b.index);
}

bool stands_before(const SystemName& a, const SystemName& b) {
  return std::tuple(a.kind, a.index, a.span.begin) < std::tuple(b.kind, b.index, b.span.begin);
}

bool begins_with_homeworld(const Ast& ast, const TurnNode& turn) {
  return turn.action_count > 0 && ast.actions[turn.first_action].verb == Verb::homeworld;
}

bool is_layout_guessed(const FindingContext& context) {
  const Ast& ast = context.ast;
  const bool is_said = ast.layout == Layout::numbered || ast.layout == Layout::rounds || !ast.position.empty() ||
                       find_header(ast, HeaderKey::layout);
  if (!form_of(ast.dialect).has_layouts || is_said || ast.turns.size() < 2) return false;
  if (!begins_with_homeworld(ast, ast.turns[0]) || !begins_with_homeworld(ast, ast.turns[1])) return true;
  // Two homeworlds in one group of lines: no layout is like that but `line`.
  return has_blank_line(context.source.slice({ast.turns[0].span.end, ast.turns[1].span.begin}));
}

// Whether it is new; it is known then.
bool is_noted_first(std::vector<DiagnosticId>& known, DiagnosticId id) {
  if (std::find(known.begin(), known.end(), id) != known.end()) return false;
  known.push_back(id);
  return true;
}

}  // namespace

NameUses::NameUses(const Record& record) {
  for (const RecordAction& action : record.actions) {
    for (const SystemName& name : {action.system, action.other_system}) {
      if (!name.span.empty()) uses_.push_back(name);
    }
  }
  text::sort(uses_.begin(), uses_.end(), stands_before);
}

std::span<const SystemName> NameUses::of(const SystemName& name) const {
  const auto [first, last] = std::equal_range(uses_.begin(), uses_.end(), name, is_of_earlier_system);
  return std::span(uses_).subspan(static_cast<std::size_t>(first - uses_.begin()),
                                  static_cast<std::size_t>(last - first));
}

const NameUses& FindingScope::name_uses() {
  if (!name_uses_) name_uses_.emplace(context.record);
  return *name_uses_;
}

bool FindingScope::is_system(std::string_view word) {
  if (!short_names_) {
    short_names_.emplace();
    const auto look_at = [&](std::string_view name) {
      if (name.size() <= 2) short_names_->insert(text::lower_case(name));
    };
    for (const RecordSystem& system : context.record.systems) look_at(system.name);
    for (const std::string& name : context.record.other_names) look_at(name);
  }
  return short_names_->count(text::lower_case(word)) != 0;
}

bool FindingScope::has_guessed_layout() {
  if (!has_guessed_layout_) has_guessed_layout_ = is_layout_guessed(context);
  return *has_guessed_layout_;
}

const std::string& FindingScope::line_end() {
  if (!line_end_.empty()) return line_end_;
  const std::string_view text = context.source.text;
  const std::size_t first = text.find_first_of("\r\n");
  line_end_ = first == std::string_view::npos ? "\n" : text.substr(first, text.substr(first, 2) == "\r\n" ? 2 : 1);
  return line_end_;
}

NotedWording::NotedWording(FindingScope& said_in, const homeworlds::NotedFinding& found,
                           diagnostics::Reporter& reporter)
    : Cursor(said_in.context.source),
      findings::Finding(reporter, found.id, found.severity, found.span, {}),
      scope(said_in),
      finding(found),
      is_first(is_noted_first(said_in.known, found.id)) {}

std::uint32_t NotedWording::before_blanks(std::uint32_t offset) const {
  while (is_blank(byte_before(offset))) --offset;
  return offset;
}

std::uint32_t NotedWording::after_blanks(std::uint32_t offset) const {
  while (is_blank(byte_at(offset))) ++offset;
  return offset;
}

// Recognised by the offset, since the byte before it can also be 0.
bool NotedWording::is_line_start_at(std::uint32_t offset) const {
  const bool is_after_mark =
      source().base == 0 && offset == text::byte_order_mark.size() && text::begins_with_byte_order_mark(source().text);
  return offset == source().base || is_after_mark || byte_before(offset) == '\n' || byte_before(offset) == '\r';
}

bool NotedWording::is_line_end_at(std::uint32_t offset) const {
  return offset >= source().span().end || byte_at(offset) == '\n' || byte_at(offset) == '\r';
}

std::uint32_t NotedWording::after_line_end(std::uint32_t offset) const {
  if (byte_at(offset) == '\r' && byte_at(offset + 1) == '\n') return offset + 2;
  return byte_at(offset) == '\n' || byte_at(offset) == '\r' ? offset + 1 : offset;
}

bool NotedWording::holds_comment(text::Span span) const {
  const std::vector<CommentNode>& comments = ast().comments;
  const auto first =
      std::lower_bound(comments.begin(), comments.end(), span.begin,
                       [](const CommentNode& comment, std::uint32_t offset) { return comment.span.begin < offset; });
  return first != comments.end() && first->span.begin < span.end;
}

const ActionNode* NotedWording::action_at(std::uint32_t offset) const {
  const std::vector<ActionNode>& actions = ast().actions;
  const auto after =
      std::upper_bound(actions.begin(), actions.end(), offset,
                       [](std::uint32_t place, const ActionNode& action) { return place < action.span.begin; });
  return after == actions.begin() ? nullptr : &*(after - 1);
}

const RecordAction& NotedWording::record_of(const ActionNode& action) const {
  return record().actions[static_cast<std::size_t>(&action - ast().actions.data())];
}

std::size_t NotedWording::turn_at(std::uint32_t offset) const {
  const std::vector<TurnNode>& turns = ast().turns;
  const auto after =
      std::upper_bound(turns.begin(), turns.end(), offset,
                       [](std::uint32_t place, const TurnNode& turn) { return place < turn.whole().begin; });
  return after == turns.begin() ? turns.size() : static_cast<std::size_t>(after - turns.begin() - 1);
}

std::string NotedWording::player(Player player) const { return text::quote(player_name(record(), player)); }

void NotedWording::label_if_there(text::Span span, std::string text) {
  if (!span.empty()) label(span, std::move(text));
}

void NotedWording::advise(std::string text) {
  if (is_first) help(std::move(text));
}

void NotedWording::write_due(diagnostics::Safety safety) {
  if (finding.fix) fix("write " + text::quote(*finding.fix), safety, finding.span, *finding.fix);
}

}  // namespace plyglot::homeworlds
