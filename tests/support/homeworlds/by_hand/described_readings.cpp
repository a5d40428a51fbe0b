#include "support/homeworlds/by_hand/described_readings.hpp"

#include <algorithm>
#include <charconv>

namespace plyglot::test {
namespace {

using namespace homeworlds;

// Written by hand, since hundreds of thousands of texts are compared.
class ReadingText {
 public:
  void line(std::string_view name) {
    out_ += '\n';
    out_ += name;
  }
  void value(std::uint64_t number) {
    char digits[20];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
    static_cast<void>(error);
    out_ += ' ';
    out_.append(digits, end);
  }
  void value(text::Span span) {
    value(span.begin);
    value(span.end);
  }
  void value(const Word& word) { value(word.span); }
  void value(const std::string& words) {
    out_ += " \"";
    out_ += words;
    out_ += '"';
  }
  template <class T>
  requires(std::is_enum_v<T>) void value(T of) { value(static_cast<std::uint64_t>(of)); }
  template <class T>
  void value(const std::optional<T>& maybe) {
    if (!maybe) {
      out_ += " -";
    } else {
      value(*maybe);
    }
  }
  template <class... Values>
  void line(std::string_view name, const Values&... values) {
    line(name);
    (value(values), ...);
  }

  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

void describe(const HeaderNode& header, ReadingText& out) {
  out.line("header", header.key, header.value, header.line, header.known, header.has_effect, header.is_last_line,
           header.is_on_line_of_turn);
}

void describe(const TurnNode& turn, ReadingText& out) {
  out.line("turn", turn.span, turn.number_span, turn.is_later_half, turn.half, turn.first_line, turn.number,
           turn.handle, turn.first_action, turn.action_count, turn.confirmation, turn.is_broken, turn.goes_on_below,
           turn.ends_in_mark, turn.has_swallowed);
}

void describe(const ActionNode& action, ReadingText& out) {
  out.line("action", action.verb, action.span, action.verb_span, action.stars[0], action.stars[1], action.ship,
           action.system, action.other_system, action.star, action.colour, action.owner, action.order,
           action.can_be_reordered, action.is_all, action.is_playable);
}

void describe(const NotedFinding& finding, ReadingText& out) {
  out.line(catalogue_entry(finding.id).name, finding.severity, finding.span, finding.fix, finding.related,
           finding.is_of_trade_order, finding.leaves_turn_whole, finding.count, finding.due, finding.systems[0],
           finding.systems[1], std::string(finding.value_due), finding.where, finding.holds_action, finding.is_in_chat,
           finding.is_above_turn, finding.stops_play);
}

}  // namespace

std::string described_reading(const Ast& ast, const std::vector<NotedFinding>& findings) {
  ReadingText out;
  out.line("file", ast.span, ast.dialect, ast.player_count, ast.profile, ast.layout, ast.position,
           ast.initial.has_value(), ast.position_problem.has_value(), ast.second_game, ast.uncertain_from,
           ast.is_fragment);
  for (const HeaderNode& header : ast.headers) describe(header, out);
  out.line("known", ast.known_headers.size());
  for (const std::optional<std::uint32_t>& header : ast.known_headers) out.value(header);
  for (const text::Span player : ast.players) out.line("player", player);
  for (const std::string& name : ast.player_names) out.line("name", name);
  for (const CommentNode& comment : ast.comments) {
    out.line("comment", comment.span, comment.stands_alone, comment.sign_size);
  }
  for (const TurnNode& turn : ast.turns) describe(turn, out);
  for (const ActionNode& action : ast.actions) describe(action, out);
  for (const std::uint32_t line : ast.separator_lines) out.line("separators", line);
  for (const NotedFinding& finding : findings) describe(finding, out);
  return out.take();
}

std::string first_difference(const std::string& a, const std::string& b) {
  if (a == b) return {};
  const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  const auto line_at = [](const std::string& text, std::string::const_iterator at) {
    const auto offset = static_cast<std::size_t>(at - text.begin());
    const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
    return text.substr(begin, std::min(text.find('\n', std::max(begin, offset)), text.size()) - begin);
  };
  return "`" + line_at(a, in_a) + "` and `" + line_at(b, in_b) + "`";
}

}  // namespace plyglot::test
