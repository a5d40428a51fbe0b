#include "naive/hop/parts.hpp"

namespace plyglot::naive {
namespace {

bool is_sign(char value) { return value == '+' || value == '-'; }

// Reads the characters of a gametype from left to right.
class GametypeReader {
 public:
  GametypeReader(const Field& field, Dialect dialect, std::size_t comma_end, std::vector<Finding>& findings)
      : field_(field), dialect_(dialect), comma_end_(comma_end), findings_(findings) {}

  Gametype read() {
    drop_unexpected();
    if (characters_.empty()) {
      report(findings_, "hop/empty-gametype", "warning", field_.start, comma_end_);
      result_.set = ultimate_set();
    } else if (begins_with("ultimate")) {
      read_alias_form(8, ultimate_set());
    } else if (begins_with("base")) {
      read_alias_form(4, base_set());
    } else {
      read_other_form();
    }
    if (!result_.has_error) check_set();
    return result_;
  }

 private:
  void error(std::string_view name, std::size_t start, std::size_t end) {
    report(findings_, name, "error", start, end);
    result_.has_error = true;
  }

  // hop T3 and the first sentence of T4.
  void drop_unexpected() {
    for (const Character& character : field_.trimmed) {
      if (character.value == ' ') {
        report(findings_, "hop/lost-plus", "warning", character.start, character.end);
        characters_.push_back({'+', character.start, character.end});
      } else if (is_letter(character.value) || is_digit(character.value) || is_sign(character.value)) {
        characters_.push_back(character);
      } else {
        error("hop/unexpected-character", character.start, character.end);
      }
    }
  }

  bool begins_with(std::string_view alias) const {
    if (characters_.size() < alias.size()) return false;
    for (std::size_t i = 0; i < alias.size(); ++i) {
      if (lower(characters_[i].value) != alias[i]) return false;
    }
    return true;
  }

  void read_alias_form(std::size_t size, Set set) {
    result_.set = std::move(set);
    bool is_lower = true;
    for (std::size_t i = 0; i < size; ++i) is_lower &= characters_[i].value == lower(characters_[i].value);
    const std::size_t alias_end = characters_[size - 1].end;
    if (!is_lower) report(findings_, "hop/alias-case", "warning", characters_[0].start, alias_end);
    at_ = size;
    if (at_ < characters_.size() && !is_sign(characters_[at_].value)) {
      std::size_t sign = at_;
      while (sign < characters_.size() && !is_sign(characters_[sign].value)) ++sign;
      error("hop/missing-modifier-sign", alias_end,
            sign < characters_.size() ? characters_[sign].start : field_.trimmed_end);
      read_tokens(+1);
    }
    read_modifiers();
  }

  void read_other_form() {
    std::size_t run = 0;
    bool has_unknown_letter = false;
    while (run < characters_.size() && is_letter(characters_[run].value)) {
      has_unknown_letter |= !is_bug(characters_[run].value);
      ++run;
    }
    if (has_unknown_letter) {
      error("hop/unknown-alias", characters_[0].start, characters_[run - 1].end);
      result_.set = ultimate_set();
      while (at_ < characters_.size() && !is_sign(characters_[at_].value)) ++at_;
      is_syntax_only_ = true;
      read_modifiers();
      return;
    }
    read_tokens(+1);
    if (at_ < characters_.size()) {
      report(findings_, "hop/modifier-on-literal", "warning", characters_[at_].start, field_.trimmed_end);
    }
    read_modifiers();
  }

  void read_modifiers() {
    while (at_ < characters_.size()) {
      const Character sign = characters_[at_++];
      if (at_ == characters_.size() || is_sign(characters_[at_].value)) {
        error("hop/empty-modifier", sign.start, sign.end);
      } else {
        read_tokens(sign.value == '+' ? +1 : -1);
      }
    }
  }

  // Reads tokens up to the next sign.
  void read_tokens(int sign) {
    while (at_ < characters_.size() && !is_sign(characters_[at_].value)) read_token(sign);
  }

  void read_token(int sign) {
    const std::size_t start = characters_[at_].start;
    std::string digits;
    std::size_t digits_end = start;
    while (at_ < characters_.size() && is_digit(characters_[at_].value)) {
      digits += characters_[at_].value;
      digits_end = characters_[at_++].end;
    }
    const bool is_bad_count = !digits.empty() && (digits.size() > 1 || digits < "1" || digits > "8");
    if (is_bad_count) error("hop/bad-token-count", start, digits_end);
    if (at_ == characters_.size() || !is_letter(characters_[at_].value)) {
      if (!is_bad_count) error("hop/token-without-letter", start, digits_end);
      return;
    }
    const Character letter = characters_[at_++];
    if (!is_bug(letter.value)) {
      error("hop/unknown-bug", letter.start, letter.end);
      return;
    }
    if (is_syntax_only_) return;
    if (upper(letter.value) == 'D' && dialect_ == Dialect::hivegame) {
      error("hop/dragonfly-unsupported", letter.start, letter.end);
    }
    if (is_bad_count) return;
    long& count = result_.set[letter.value];
    count += sign * (digits.empty() ? 1 : digits[0] - '0');
    if (count < 0) {
      error("hop/negative-count", start, letter.end);
      count = 0;
    }
  }

  // hop R2.
  void check_set() {
    if (field_.trimmed.empty()) return;
    const auto whole = [&](std::string_view name, std::string_view severity) {
      report(findings_, name, severity, field_.trimmed_start, field_.trimmed_end);
    };
    if (dialect_ == Dialect::hivegame && !is_published()) {
      error("hop/nonstandard-set", field_.trimmed_start, field_.trimmed_end);
      return;
    }
    bool is_above_eight = false;
    for (const auto& [letter, count] : result_.set) is_above_eight |= count > 8;
    if (is_above_eight) whole("hop/count-above-eight", "warning");
    if (result_.set['Q'] != 1 || result_.set['q'] != 1) whole("hop/queen-count", "warning");
    bool is_one_sided = false;
    for (const char kind : std::string_view("MLPD")) {
      is_one_sided |= (result_.set[kind] > 0) != (result_.set[lower(kind)] > 0);
    }
    if (is_one_sided) whole("hop/one-sided-expansion", "warning");
    if (!is_published()) whole("hop/nonstandard-set", "info");
  }

  bool is_published() {
    for (int choice = 0; choice < 8; ++choice) {
      Set set = base_set();
      if ((choice & 1) != 0) set['M'] = set['m'] = 1;
      if ((choice & 2) != 0) set['L'] = set['l'] = 1;
      if ((choice & 4) != 0) set['P'] = set['p'] = 1;
      bool is_same = true;
      for (const char kind : kinds) {
        is_same &= set[kind] == result_.set[kind] && set[lower(kind)] == result_.set[lower(kind)];
      }
      if (is_same) return true;
    }
    return false;
  }

  const Field& field_;
  Dialect dialect_;
  std::size_t comma_end_;
  std::vector<Finding>& findings_;
  Characters characters_;
  std::size_t at_ = 0;
  bool is_syntax_only_ = false;
  Gametype result_;
};

}  // namespace

Gametype read_gametype(const Field& field, Dialect dialect, std::size_t comma_end, std::vector<Finding>& findings) {
  if (!field.exists) return {ultimate_set(), false};
  return GametypeReader(field, dialect, comma_end, findings).read();
}

}  // namespace plyglot::naive
