#include "naive/peg/matcher.hpp"

#include <utility>

namespace plyglot::naive::peg {
namespace {

constexpr std::size_t unknown = 0;
constexpr std::size_t failed = 1;
constexpr std::size_t first_end = 2;

}  // namespace

Matcher::Matcher(Grammar grammar, Bounds bounds) : grammar_(std::move(grammar)), bounds_(bounds) {}

std::optional<bool> Matcher::accepts(std::string_view text) {
  if (text.size() > bounds_.most_bytes) return std::nullopt;
  text_ = text;
  known_.assign(grammar_.rules.size() * (text.size() + 1), unknown);
  depth_ = 0;
  is_beyond_ = false;
  const End end = match_rule(0, 0);
  if (is_beyond_) return std::nullopt;
  return end == text.size();
}

Matcher::End Matcher::match_rule(std::size_t rule, std::size_t at) {
  const std::size_t place = at * grammar_.rules.size() + rule;
  if (known_[place] == failed) return std::nullopt;
  if (known_[place] != unknown) return known_[place] - first_end;
  const End end = match(grammar_.rules[rule].body, at);
  known_[place] = end ? *end + first_end : failed;
  return end;
}

Matcher::End Matcher::match(std::size_t expression, std::size_t at) {
  if (depth_ == bounds_.deepest) is_beyond_ = true;
  if (is_beyond_) return std::nullopt;
  ++depth_;
  ++work_;
  const End end = match_kind(grammar_.expressions[expression], at);
  --depth_;
  return is_beyond_ ? std::nullopt : end;
}

Matcher::End Matcher::match_kind(const Expression& it, std::size_t at) {
  switch (it.kind) {
    case Kind::literal:
      return text_.substr(at, it.bytes.size()) == it.bytes ? End(at + it.bytes.size()) : End();
    case Kind::byte_class:
      return at < text_.size() && it.members[static_cast<unsigned char>(text_[at])] ? End(at + 1) : End();
    case Kind::any:
      return at < text_.size() ? End(at + 1) : End();
    case Kind::reference:
      return match_rule(it.parts[0], at);
    case Kind::sequence: {
      End end = at;
      for (std::size_t i = 0; i < it.parts.size() && end; ++i) end = match(it.parts[i], *end);
      return end;
    }
    case Kind::choice: {
      End end;
      for (std::size_t i = 0; i < it.parts.size() && !end; ++i) end = match(it.parts[i], at);
      return end;
    }
    case Kind::optional:
      return match(it.parts[0], at).value_or(at);
    case Kind::star:
      return match_repeated(it, at);
    case Kind::plus: {
      const End first = match(it.parts[0], at);
      return first ? match_repeated(it, *first) : End();
    }
    case Kind::followed_by:
      return match(it.parts[0], at) ? End(at) : End();
    case Kind::not_followed_by:
      return match(it.parts[0], at) ? End() : End(at);
  }
  return std::nullopt;
}

// An expression that takes nothing would repeat endlessly.
Matcher::End Matcher::match_repeated(const Expression& it, std::size_t at) {
  for (End next = match(it.parts[0], at); next && *next > at; next = match(it.parts[0], at)) at = *next;
  return at;
}

}  // namespace plyglot::naive::peg
