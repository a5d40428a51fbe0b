#include "hive/notations/hive_pgn/resolve/result_words.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

struct OtherWord {
  std::string_view text;
  Outcome outcome;
};
constexpr OtherWord other_words[] = {{"1-0", Outcome::white_wins},     {"0-1", Outcome::black_wins},
                                     {"1/2-1/2", Outcome::draw},       {"*", Outcome::in_progress},
                                     {"Unkown", Outcome::in_progress}, {"Unknown", Outcome::in_progress}};
constexpr Outcome outcomes[] = {Outcome::not_started, Outcome::in_progress, Outcome::draw, Outcome::white_wins,
                                Outcome::black_wins};

}  // namespace

std::optional<ResultWord> outcome_of(std::string_view text) {
  for (const Outcome outcome : outcomes) {
    if (text == name_of(outcome)) return ResultWord{outcome, true};
  }
  for (const OtherWord& word : other_words) {
    if (text == word.text) return ResultWord{word.outcome, false};
  }
  return std::nullopt;
}

}  // namespace plyglot::hive::hive_pgn
