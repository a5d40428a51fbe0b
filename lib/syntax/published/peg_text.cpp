#include "syntax/published/peg_text.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::syntax {
namespace {

// What binds weaker needs parentheses inside what binds stronger.
enum class Binding : std::uint8_t { choice, sequence, prefix, suffix, primary };

Binding binding_of(const Expression& it) {
  switch (it.op) {
    case Operator::choice:
      return Binding::choice;
    case Operator::sequence:
      return it.operands.empty() ? Binding::primary : Binding::sequence;
    case Operator::followed_by:
    case Operator::not_followed_by:
    case Operator::end_of_input:
      return Binding::prefix;
    case Operator::optional:
    case Operator::star:
    case Operator::plus:
      return Binding::suffix;
    default:
      return Binding::primary;
  }
}

class Writer {
 public:
  Writer(const RuleTable& rules, PegFormat format) : rules_(rules), format_(format) {}

  std::string run() {
    std::size_t widest = 0;
    for (const Rule& rule : rules_.rules) widest = std::max(widest, rule.name.size());
    const char* const arrow = format_ == PegFormat::peg ? " <- " : " = ";
    for (const Rule& rule : rules_.rules) {
      out_ += rule.name;
      out_.append(widest - rule.name.size(), ' ');
      out_ += arrow;
      write(rule.expression, Binding::choice);
      out_ += '\n';
    }
    return std::move(out_);
  }

  std::string run(std::uint32_t expression) {
    write(expression, Binding::choice);
    return std::move(out_);
  }

 private:
  void write(std::uint32_t index, Binding around) {
    const Expression& it = rules_.expressions[index];
    const bool needs_parentheses = binding_of(it) < around;
    if (needs_parentheses) out_ += '(';
    write_bare(it);
    if (needs_parentheses) out_ += ')';
  }

  void write_bare(const Expression& it) {
    switch (it.op) {
      case Operator::literal:
        write_literal(it.text);
        break;
      case Operator::character_class:
        write_class(it);
        break;
      case Operator::any:
        out_ += '.';
        break;
      case Operator::reference:
        out_ += rules_.rules[it.operands[0]].name;
        break;
      case Operator::sequence:
        if (it.operands.empty()) write_literal("");
        write_joined(it, " ", Binding::prefix);
        break;
      case Operator::choice:
        write_joined(it, " / ", Binding::sequence);
        break;
      case Operator::optional:
        write_before(it, '?');
        break;
      case Operator::star:
        write_before(it, '*');
        break;
      case Operator::plus:
        write_before(it, '+');
        break;
      case Operator::followed_by:
        write_after('&', it);
        break;
      case Operator::not_followed_by:
        write_after('!', it);
        break;
      case Operator::end_of_input:
        out_ += "!.";
        break;
      // A plain grammar has none of these.
      case Operator::tolerated:
      case Operator::guide:
      case Operator::nested:
        break;
    }
  }

  void write_joined(const Expression& it, const char* separator, Binding inside) {
    const char* before = "";
    for (const std::uint32_t operand : it.operands) {
      out_ += before;
      write(operand, inside);
      before = separator;
    }
  }
  void write_before(const Expression& it, char suffix) {
    write(it.operands[0], Binding::primary);
    out_ += suffix;
  }
  void write_after(char prefix, const Expression& it) {
    out_ += prefix;
    write(it.operands[0], Binding::suffix);
  }

  void write_literal(std::string_view text) {
    out_ += '\'';
    for (const char byte : text) write_byte(byte, "'\\");
    out_ += '\'';
  }

  void write_class(const Expression& it) {
    out_ += it.negated ? "[^" : "[";
    for (std::size_t i = 0; i + 1 < it.text.size(); i += 2) {
      write_byte(it.text[i], "]\\-^");
      if (it.text[i] == it.text[i + 1]) continue;
      out_ += '-';
      write_byte(it.text[i + 1], "]\\-^");
    }
    out_ += ']';
  }

  void write_byte(char byte, std::string_view escaped) {
    if (byte == '\t') {
      out_ += "\\t";
    } else if (byte < ' ' || byte > '~') {
      text::append(out_, "\\x{:02X}", static_cast<unsigned char>(byte));
    } else {
      if (escaped.find(byte) != std::string_view::npos) out_ += '\\';
      out_ += byte;
    }
  }

  const RuleTable& rules_;
  PegFormat format_;
  std::string out_;
};

bool has_rule(const RuleTable& rules, std::string_view name) {
  return std::any_of(rules.rules.begin(), rules.rules.end(), [&](const Rule& rule) { return rule.name == name; });
}

}  // namespace

std::string peg_text(const RuleTable& plain, std::uint32_t expression) {
  return Writer(plain, PegFormat::peg).run(expression);
}

std::string peg_text(const RuleTable& rules, Strictness strictness, PegFormat format) {
  const RuleTable plain = plain_grammar(rules, strictness);
  std::string text = Writer(plain, format).run();
  for (const Rule& rule : rules.rules) {
    const Expression& body = rules.expressions[rule.expression];
    if (body.op != Operator::nested || !has_rule(plain, rule.name)) continue;
    text::append(text, "{} {} is nested at most {} levels deep\n", format == PegFormat::peg ? "#" : "//", rule.name,
                 body.text);
  }
  return text;
}

}  // namespace plyglot::syntax
