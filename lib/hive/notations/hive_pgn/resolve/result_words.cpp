#include "hive/notations/hive_pgn/resolve/result_words.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

struct OtherWord {
  std::string_view text;
  Outcome outcome;
};
constexpr OtherWord other_words[] = {{"1-0", Outcome::white_wins},     {"0-1", Outcome::black_wins},
                                     {"1/2-1/2", Outcome::draw},       {half_each, Outcome::draw},
                                     {"*", Outcome::in_progress},      {"Unkown", Outcome::in_progress},
                                     {"Unknown", Outcome::in_progress}};
constexpr Outcome outcomes[] = {Outcome::not_started, Outcome::in_progress, Outcome::draw, Outcome::white_wins,
                                Outcome::black_wins};

}  // namespace

std::optional<ResultWord> outcome_of(std::string_view text, uhp::Dialect dialect) {
  for (const Outcome outcome : outcomes) {
    if (text == name_of(outcome)) return ResultWord{outcome, true};
  }
  for (const OtherWord& word : other_words) {
    if (text != word.text) continue;
    return ResultWord{word.outcome, dialect == uhp::Dialect::hivegame && text == half_each};
  }
  return std::nullopt;
}

}  // namespace plyglot::hive::hive_pgn
