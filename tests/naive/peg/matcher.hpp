#pragma once
// Runs a parsing expression grammar as it is written, with every rule tried at most once at each place of a text.

#include "naive/peg/grammar.hpp"

#include <optional>
#include <string_view>

namespace plyglot::naive::peg {

// A grammar cannot count, and this neither: what is beyond has no verdict.
struct Bounds {
  std::size_t most_bytes = 20000;
  // Of expressions inside each other, which is how deep this recurs.
  std::size_t deepest = 4000;
};

class Matcher {
 public:
  // The grammar must have no problem.
  explicit Matcher(Grammar grammar, Bounds bounds = {});

  // Whether the first rule takes the whole text; none if the text is too long, or something in it too deep.
  std::optional<bool> accepts(std::string_view text);

  // How many expressions were tried in all texts so far.
  std::size_t work() const { return work_; }

 private:
  // Where it ends; none if it does not begin there.
  using End = std::optional<std::size_t>;

  End match(std::size_t expression, std::size_t at);
  End match_kind(const Expression& it, std::size_t at);
  End match_rule(std::size_t rule, std::size_t at);
  End match_repeated(const Expression& it, std::size_t at);

  Grammar grammar_;
  Bounds bounds_;
  std::string_view text_;
  // By place and rule: unknown, failed, or two more than the end.
  std::vector<std::size_t> known_;
  std::size_t depth_ = 0;
  std::size_t work_ = 0;
  bool is_beyond_ = false;
};

}  // namespace plyglot::naive::peg
