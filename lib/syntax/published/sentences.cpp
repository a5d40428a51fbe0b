#include "syntax/published/sentences.hpp"

#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::syntax {
namespace {

constexpr std::uint32_t endless = 0xFFFFFFFF;

std::uint8_t byte_of(char c) { return static_cast<std::uint8_t>(c); }

// How many bytes a class holds between its bounds, negation left aside.
std::uint32_t size_of(std::string_view pairs) {
  std::uint32_t size = 0;
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) size += 1U + byte_of(pairs[i + 1]) - byte_of(pairs[i]);
  return size;
}

char member_of(std::string_view pairs, std::uint32_t index) {
  std::size_t pair = 0;
  for (; index > static_cast<std::uint32_t>(byte_of(pairs[pair + 1]) - byte_of(pairs[pair])); pair += 2) {
    index -= 1U + byte_of(pairs[pair + 1]) - byte_of(pairs[pair]);
  }
  return static_cast<char>(byte_of(pairs[pair]) + index);
}

bool contains(std::string_view pairs, char byte) {
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
    if (byte_of(pairs[i]) <= byte_of(byte) && byte_of(byte) <= byte_of(pairs[i + 1])) return true;
  }
  return false;
}

}  // namespace

// One sentence in the making.
struct Sentences::Writing {
  const Sentences& of;
  Chooser choose;
  std::string& out;
  std::size_t begin;
  std::uint32_t depth = 0;

  bool wants_to_end() const { return depth >= of.bounds_.deepest || out.size() - begin >= of.bounds_.most_bytes; }

  void write(const Expression& it) {
    switch (it.op) {
      case Operator::literal:
        out += it.text;
        break;
      case Operator::character_class:
        write_class(it);
        break;
      case Operator::any:
        out += static_cast<char>(choose(256));
        break;
      case Operator::reference:
        ++depth;
        write(body_of(it.operands[0]));
        --depth;
        break;
      case Operator::choice:
        write(alternative_of(it));
        break;
      case Operator::optional:
        repeat(it, 0, 1);
        break;
      case Operator::star:
        repeat(it, 0, of.bounds_.most_repeats);
        break;
      case Operator::plus:
        repeat(it, 1, of.bounds_.most_repeats);
        break;
      case Operator::sequence:
        for (const std::uint32_t operand : it.operands) write(expression(operand));
        break;
      default:
        break;
    }
  }

 private:
  const Expression& expression(std::uint32_t index) const { return of.table_.expressions[index]; }
  const Expression& body_of(std::uint32_t rule) const { return expression(of.table_.rules[rule].expression); }

  const Expression& alternative_of(const Expression& it) {
    if (!wants_to_end()) return expression(it.operands[choose(static_cast<std::uint32_t>(it.operands.size()))]);
    return expression(*std::min_element(it.operands.begin(), it.operands.end(), [&](std::uint32_t a, std::uint32_t b) {
      return of.height_of(expression(a)) < of.height_of(expression(b));
    }));
  }

  void repeat(const Expression& it, std::uint32_t least, std::uint32_t most) {
    const std::uint32_t times = wants_to_end() ? least : least + choose(most - least + 1);
    for (std::uint32_t i = 0; i < times; ++i) write(expression(it.operands[0]));
  }

  void write_class(const Expression& it) {
    if (!it.negated) {
      out += member_of(it.text, choose(size_of(it.text)));
      return;
    }
    char byte = static_cast<char>(choose(256));
    while (contains(it.text, byte)) ++byte;
    out += byte;
  }
};

Sentences::Sentences(const RuleTable& plain, SentenceBounds bounds)
    : table_(plain), bounds_(bounds), heights_(plain.rules.size(), endless) {
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (std::size_t rule = 0; rule < heights_.size(); ++rule) {
      const std::uint32_t height = height_of(table_.expressions[table_.rules[rule].expression]);
      has_changed |= height != heights_[rule];
      heights_[rule] = height;
    }
  }
}

std::uint32_t Sentences::height_of(const Expression& it) const {
  const auto operand_height = [&](std::uint32_t index) { return height_of(table_.expressions[index]); };
  switch (it.op) {
    case Operator::reference: {
      const std::uint32_t inner = heights_[it.operands[0]];
      return inner == endless ? endless : inner + 1;
    }
    case Operator::choice: {
      std::uint32_t least = endless;
      for (const std::uint32_t index : it.operands) least = std::min(least, operand_height(index));
      return least;
    }
    case Operator::sequence:
    case Operator::plus: {
      std::uint32_t most = 0;
      for (const std::uint32_t index : it.operands) most = std::max(most, operand_height(index));
      return most;
    }
    default:
      return 0;
  }
}

void Sentences::write(Chooser choose, std::string& out, std::uint32_t rule) const {
  Writing writing{*this, choose, out, out.size()};
  writing.write(table_.expressions[table_.rules[rule].expression]);
}

std::vector<std::string> dictionary_of(const RuleTable& rules) {
  constexpr std::uint32_t longest_class = 32;
  std::vector<std::string> words;
  for (const Expression& it : rules.expressions) {
    if (it.op == Operator::literal) words.push_back(it.text);
    if (it.op != Operator::character_class || it.negated || size_of(it.text) > longest_class) continue;
    for (std::uint32_t i = 0; i < size_of(it.text); ++i) words.emplace_back(1, member_of(it.text, i));
  }
  text::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

}  // namespace plyglot::syntax
