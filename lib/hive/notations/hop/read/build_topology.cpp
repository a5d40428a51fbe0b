// The topology: items in the order of the text (hop 4.2).

#include "hive/notations/hop/read/ast_builder.hpp"
#include "hive/spelling/hop_text.hpp"
#include "text/ascii.hpp"

namespace plyglot::hive::hop {
namespace {

using syntax::Node;
using text::Span;

constexpr std::uint32_t largest_number = std::uint32_t{1} << 31;

std::uint32_t value_of(std::string_view digits) {
  std::uint64_t value = 0;
  for (const char digit : digits) {
    value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    if (value >= largest_number) return largest_number;
  }
  return static_cast<std::uint32_t>(value);
}

class TopologyBuilder {
 public:
  explicit TopologyBuilder(AstBuilder& builder)
      : to_(builder), findings_(builder.findings), end_(builder.ast.topology.end) {}

  // Children come before their parents, so that one pass over the leaves meets everything in the order of the text.
  void run(FieldNodes nodes) {
    // Growing step by step, a long list is there twice. Memory that stays unused is not touched.
    constexpr std::ptrdiff_t many = 4096;
    if (nodes.end() - nodes.begin() > many) {
      to_.ast.items.reserve(static_cast<std::size_t>(nodes.end() - nodes.begin()));
    }
    for (const Node& node : nodes) {
      if (add(node)) continue;
      to_.ast.is_read_whole = false;
      to_.unread = {node.span.begin, end_};
      return;
    }
  }

 private:
  // False if nothing after the node is to be read (hop 2).
  bool add(const Node& node) {
    switch (kind_of(node)) {
      case NodeKind::bug:
        return add_letter(node.span, bug_of(to_.letter_at(node.span)));
      case NodeKind::unknown_letter:
        return add_letter(node.span, unknown_kind);
      case NodeKind::too_deep:
        findings_.too_deep(node.span);
        return false;
      case NodeKind::turn:
        push(ItemKind::turn, node.span).sign = to_.sign_at(node.span);
        break;
      case NodeKind::mark:
        push(ItemKind::mark, node.span);
        break;
      case NodeKind::number:
        number_ = node.span;
        has_number_ = true;
        break;
      case NodeKind::equals:
        equals_ = node.span;
        break;
      case NodeKind::branch_sign:
        add_branch(node.span, to_.sign_at(node.span));
        break;
      case NodeKind::lost_plus:
        add_lost_plus(node.span);
        break;
      case NodeKind::missing_bug:
        add_missing_bug();
        break;
      case NodeKind::dangling:
        add_dangling();
        break;
      case NodeKind::open:
        add_open(node.span);
        break;
      case NodeKind::close:
        --depth_, push(ItemKind::close, node.span);
        break;
      case NodeKind::unclosed:
        add_unclosed();
        break;
      case NodeKind::unmatched:
        findings_.unmatched_parenthesis(node.span);
        push(ItemKind::unmatched_close, node.span);
        break;
      case NodeKind::tab:
      case NodeKind::unexpected:
        findings_.unexpected(node.span, Field::topology);
        push_unexpected(node.span);
        break;
      default:
        break;
    }
    return true;
  }

  Item& push(ItemKind kind, Span span) {
    Item& item = to_.ast.items.emplace_back();
    item.kind = kind;
    item.span = span;
    return item;
  }

  // One item for all adjacent ones.
  void push_unexpected(Span span) {
    std::vector<Item>& items = to_.ast.items;
    const bool goes_on =
        !items.empty() && items.back().kind == ItemKind::unexpected && items.back().span.end == span.begin;
    goes_on ? void(items.back().span.end = span.end) : void(push(ItemKind::unexpected, span));
  }

  // An item that begins with the number read last.
  Item& push_number(ItemKind kind, std::uint32_t end) {
    has_number_ = false;
    Item& item = push(kind, {number_.begin, end});
    item.after_number = static_cast<std::uint8_t>(end - number_.end);
    item.number = value_of(to_.slice(number_));
    return item;
  }

  bool add_letter(Span span, BugKind bug) {
    if (++letters_ > bug_limit) {
      findings_.too_large(span);
      return false;
    }
    if (bug == unknown_kind) findings_.unknown_bug_in_topology(span);
    Item& item = has_number_ ? push_number(ItemKind::stack, span.end) : push(ItemKind::letter, span);
    item.written = to_.letter_at(span);
    item.colour = colour_of(item.written);
    item.bug = bug;
    return true;
  }

  void add_branch(Span sign, std::int8_t direction) { push_number(ItemKind::branch, sign.end).sign = direction; }

  void add_lost_plus(Span blank) {
    findings_.lost_plus(blank);
    if (has_number_) {
      add_branch(blank, 1);
    } else {
      push(ItemKind::turn, blank).sign = 1;
    }
  }

  void add_missing_bug() {
    findings_.missing_stacked_bug({number_.begin, equals_.end});
    push_number(ItemKind::stack_without_letter, equals_.end);
  }

  void add_dangling() {
    const bool letter_follows = number_.end < end_ && text::is_letter(to_.letter_at({number_.end, number_.end + 1}));
    findings_.dangling_number(number_, letter_follows);
    push_number(ItemKind::dangling_number, number_.end);
  }

  void add_open(Span span) {
    open_[depth_++] = static_cast<std::uint32_t>(to_.ast.items.size());
    push(ItemKind::open, span);
  }

  void add_unclosed() {
    findings_.unclosed_group(to_.ast.items[open_[--depth_]].span, end_, ++unclosed_);
    push(ItemKind::close, {end_, end_});
  }

  AstBuilder& to_;
  SyntaxFindings& findings_;
  std::uint32_t end_;
  std::uint32_t unclosed_ = 0;
  std::uint32_t letters_ = 0;
  bool has_number_ = false;
  Span number_;
  Span equals_;
  // The items that opened the groups we are in; the grammar bounds the nesting.
  std::uint32_t depth_ = 0;
  std::uint32_t open_[deepest_nesting];
};

}  // namespace

// T6. The letters `e` and `u` are not bugs, so that no topology begins with these words.
Span AstBuilder::alias_in_topology() const {
  const std::string_view written = slice(ast.topology);
  for (const std::string_view alias : {"base", "ultimate"}) {
    if (!text::is_same_word(written.substr(0, alias.size()), alias)) continue;
    return {ast.topology.begin, ast.topology.begin + static_cast<std::uint32_t>(alias.size())};
  }
  return {};
}

void AstBuilder::build_topology(FieldNodes nodes) {
  ast.topology_field = nodes.span();
  ast.topology = trim(nodes, Field::topology);
  if (const Span alias = has_gametype ? Span{} : alias_in_topology(); !alias.empty()) {
    findings.gametype_in_topology(alias, ast.topology);
    unread = ast.topology;
    ast.is_read_whole = false;
    Item& item = ast.items.emplace_back();
    item.kind = ItemKind::unexpected;
    item.span = ast.topology;
    return;
  }
  TopologyBuilder(*this).run(nodes);
}

}  // namespace plyglot::hive::hop
