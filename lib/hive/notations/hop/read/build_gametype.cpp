#include "hive/notations/hop/read/ast_builder.hpp"

namespace plyglot::hive::hop {

using syntax::Node;
using text::Span;

namespace {

class GametypeBuilder {
 public:
  GametypeBuilder(AstBuilder& builder, Gametype& gametype) : to_(builder), gametype_(gametype) {}

  void run(FieldNodes nodes, std::uint32_t field_and_comma_end) {
    for (const Node& node : nodes) add(node);
    end_modifier();
    gametype_.is_empty = gametype_.alias == Alias::none && gametype_.tokens.empty() && !has_sign_;
    if (gametype_.is_empty) to_.findings.empty_gametype({gametype_.field.begin, field_and_comma_end});
  }

 private:
  void add(const Node& node) {
    const Span span = node.span;
    switch (kind_of(node)) {
      case NodeKind::alias:
        add_alias(node);
        break;
      case NodeKind::unknown_alias:
        add_unknown_alias(span);
        break;
      case NodeKind::missing_sign:
        add_missing_sign(span);
        break;
      case NodeKind::sign:
        begin_modifier(span, to_.sign_at(span));
        break;
      case NodeKind::lost_plus:
        to_.findings.lost_plus(span);
        begin_modifier(span, 1);
        break;
      case NodeKind::tab:
      case NodeKind::stray:
        to_.findings.unexpected(span, Field::gametype);
        gametype_.has_error = true;
        break;
      case NodeKind::count:
        token_.count = digit_at(span);
        break;
      case NodeKind::digits:
        add_digits(span);
        break;
      case NodeKind::bug:
      case NodeKind::unknown_letter:
        add_letter(span);
        break;
      case NodeKind::token:
        end_token(span);
        break;
      default:
        break;
    }
  }

  std::uint32_t digit_at(Span span) const { return static_cast<std::uint32_t>(to_.letter_at(span) - '0'); }

  void add_alias(const Node& node) {
    const char first = to_.letter_at(node.span);
    gametype_.alias = first == 'b' || first == 'B' ? Alias::base : Alias::ultimate;
    gametype_.alias_span = node.span;
    // Without strays in it, the alias is a leaf; else its letters are leaves without a kind.
    std::vector<Span> words;
    bool is_lower = true;
    for (const Node* part = &node - (node.size - 1); part <= &node; ++part) {
      if (part != &node && kind_of(*part) != NodeKind::text) continue;
      if (part == &node && node.size != 1) continue;
      for (const char letter : to_.slice(part->span)) is_lower = is_lower && letter >= 'a';
      words.push_back(part->span);
    }
    if (!is_lower) to_.findings.alias_case(node.span, words);
  }

  void add_unknown_alias(Span span) {
    gametype_.alias = Alias::unknown;
    gametype_.alias_span = span;
    gametype_.has_error = true;
    to_.findings.unknown_alias(span);
  }

  void add_missing_sign(Span span) {
    gametype_.has_error = true;
    to_.findings.missing_modifier_sign({gametype_.alias_span.end, span.end}, gametype_.alias_span);
  }

  void begin_modifier(Span sign, std::int8_t direction) {
    end_modifier();
    has_sign_ = true;
    sign_is_empty_ = true;
    sign_span_ = sign;
    sign_ = direction;
    const bool is_first_on_literal = gametype_.alias == Alias::none && gametype_.literal_modifier.empty();
    if (is_first_on_literal) gametype_.literal_modifier = {sign.begin, gametype_.trimmed.end};
  }

  void end_modifier() {
    if (!sign_is_empty_) return;
    sign_is_empty_ = false;
    gametype_.has_error = true;
    to_.findings.empty_modifier(sign_span_);
  }

  // Anything but a strict count: several digits, a digit that counts nothing, or no letter after it.
  void add_digits(Span span) {
    digits_ = span;
    const std::uint32_t digit = digit_at(span);
    if (span.size() == 1 && digit >= 1 && digit <= 8) {
      token_.count = digit;
      return;
    }
    token_.is_sound = false;
    to_.findings.bad_token_count(span);
  }

  void add_letter(Span span) {
    const char letter = to_.letter_at(span);
    token_.letter_span = span;
    token_.bug = bug_of(letter);
    token_.colour = colour_of(letter);
    if (token_.bug != unknown_kind) return;
    token_.is_sound = false;
    to_.findings.unknown_bug(span);
  }

  void end_token(Span span) {
    if (token_.letter_span.empty() && token_.is_sound) {
      token_.is_sound = false;
      to_.findings.token_without_letter(digits_);
    }
    if (!token_.is_sound) gametype_.has_error = true;
    sign_is_empty_ = false;
    token_.sign = sign_;
    token_.span = span;
    gametype_.tokens.push_back(token_);
    token_ = Token();
  }

  AstBuilder& to_;
  Gametype& gametype_;
  Token token_;
  Span digits_;
  bool has_sign_ = false;
  bool sign_is_empty_ = false;
  Span sign_span_;
  std::int8_t sign_ = 0;
};

}  // namespace

// The player field (hop T5), and what the fields share.
Span AstBuilder::trim(FieldNodes nodes, Field field) {
  Span inner = nodes.span();
  if (nodes.first == nodes.last) return inner;
  if (kind_of(*nodes.first) == NodeKind::leading_blanks) {
    findings.space_around_field(nodes.first->span, field);
    inner.begin = nodes.first->span.end;
  }
  // Groups that are not closed at the end of the topology enclose the blanks there.
  const Node* last = nodes.last;
  while (last != nodes.first && (last->size > 1 || last->span.empty())) --last;
  if (kind_of(*last) == NodeKind::trailing_blanks) {
    findings.space_around_field(last->span, field);
    inner.end = last->span.begin;
  }
  return inner;
}

void AstBuilder::build_player(FieldNodes nodes) {
  Player& player = ast.player;
  player.field = nodes.span();
  player.trimmed = trim(nodes, Field::player);
  for (const Node& node : nodes) {
    switch (kind_of(node)) {
      case NodeKind::side:
        player.letter = node.span;
        player.side = (letter_at(node.span) | 0x20) == 'w' ? Colour::white : Colour::black;
        if ((letter_at(node.span) & 0x20) == 0) findings.player_case(node.span);
        break;
      case NodeKind::suffix:
        player.suffix = node.span;
        if (dialect == Dialect::spec) findings.player_suffix(node.span);
        break;
      case NodeKind::missing_player:
        findings.missing_player(node.span, true);
        break;
      case NodeKind::bad_player:
        findings.bad_player(node.span);
        break;
      default:
        break;
    }
  }
}

// The gametype: alias and tokens (hop T4).
void AstBuilder::build_gametype(FieldNodes nodes) {
  Gametype& gametype = ast.gametype.emplace();
  std::swap(gametype.tokens, ast.spare_tokens);
  gametype.field = nodes.span();
  gametype.trimmed = trim(nodes, Field::gametype);
  GametypeBuilder(*this, gametype).run(nodes, ast.topology_field.begin);
}

}  // namespace plyglot::hive::hop
