#include "fuzz/mutator/mutator.hpp"

#include "fuzz/mutator/edits.hpp"

namespace plyglot::fuzz {
namespace {

std::size_t total_weight() {
  std::size_t weight = 0;
  for (const EditRow& row : all_edits()) weight += row.weight;
  return weight;
}

TextEdit random_edit(test::Random& random) {
  static const std::size_t total = total_weight();
  std::size_t number = random.below(total);
  for (const EditRow& row : all_edits()) {
    if (number < row.weight) return row.edit;
    number -= row.weight;
  }
  return all_edits().back().edit;
}

// What no change reaches in some tries is empty or bounded to what it is: then one byte is another.
std::string with_another_byte(std::string text) {
  if (text.empty()) return " ";
  text.back() = static_cast<char>(text.back() ^ 1);
  return text;
}

}  // namespace

std::string Mutator::changed(std::string text, std::size_t most_bytes, test::Random& random) const {
  if (text.size() > most_bytes) text.resize(most_bytes);
  Draft draft{text, random, phrases_};
  for (std::size_t changes = random.between(1, 3); changes > 0; --changes) random_edit(random)(draft);
  constexpr int most_tries = 4;
  for (int tries = 0; draft.text == text && tries < most_tries; ++tries) random_edit(random)(draft);
  if (draft.text.size() > most_bytes) draft.text.resize(most_bytes);
  return draft.text != text ? std::move(draft.text) : with_another_byte(std::move(draft.text));
}

std::string Mutator::crossed(std::string_view beginning, std::string_view end, std::size_t most_bytes,
                             test::Random& random) const {
  Draft first{std::string(beginning), random, phrases_};
  cut(first);
  Draft second{std::string(end), random, phrases_};
  cut(second);
  std::string text;
  if (!first.pieces.empty()) text = first.text.substr(0, random.pick(first.pieces).end());
  if (!second.pieces.empty()) text += second.text.substr(random.pick(second.pieces).begin);
  if (text.size() > most_bytes) text.resize(most_bytes);
  return text;
}

}  // namespace plyglot::fuzz
