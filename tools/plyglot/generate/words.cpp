#include "plyglot/generate/words.hpp"

#include <plyglot/diagnostic.hpp>
#include <plyglot/perft.hpp>
#include <plyglot/toolchain.hpp>

#include <algorithm>

namespace plyglot::tool::generate {
namespace {

using Words = std::vector<std::string>;

Words sorted_once(Words words) {
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

void add_language(const toolchain::NotationFacts& facts, Words& words) {
  const std::string id(facts.id);
  words.push_back(id);
  for (const std::string_view dialect : facts.dialects) words.push_back(id + ':' + std::string(dialect));
}

// Calls visit(key, value) for each value of each option.
template <class Visit>
void for_each_setting(Visit visit) {
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    for (const toolchain::OptionFacts& option : facts.options) {
      if (option.choices.empty()) visit(std::string(option.key), std::string());
      for (const std::string_view choice : option.choices) visit(std::string(option.key), std::string(choice));
    }
  }
}

Words notation_words() {
  Words words;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.can_be_read) add_language(facts, words);
  }
  return words;
}

Words target_words() {
  Words words;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) add_language(facts, words);
  return words;
}

Words setting_words() {
  Words words;
  for_each_setting([&](const std::string& key, const std::string& value) { words.push_back(key + '=' + value); });
  return sorted_once(std::move(words));
}

Words profile_words() {
  Words words;
  for_each_setting([&](const std::string& key, const std::string& value) {
    if (key == "profile") words.push_back(value);
  });
  return sorted_once(std::move(words));
}

Words game_words() {
  Words words;
  for (const toolchain::GameFacts& game : toolchain::games()) words.emplace_back(game.id);
  return words;
}

Words check_words() {
  Words words;
  for (std::size_t i = 0; i < diagnostics::catalogue_size(); ++i) {
    words.emplace_back(diagnostics::catalogue_entry(i).name);
  }
  return sorted_once(std::move(words));
}

Words prefix_words() {
  Words words = {"all"};
  for (const std::string& name : check_words()) words.push_back(name.substr(0, name.find('/') + 1));
  return sorted_once(std::move(words));
}

Words level_words() {
  Words words;
  using diagnostics::Severity;
  for (const Severity level : {Severity::error, Severity::warning, Severity::info, Severity::off}) {
    words.emplace_back(diagnostics::name_of(level));
  }
  return words;
}

}  // namespace

std::vector<WordList> word_lists() {
  return {{"notations", notation_words()}, {"targets", target_words()}, {"settings", setting_words()},
          {"profiles", profile_words()},   {"games", game_words()},     {"levels", level_words()},
          {"prefixes", prefix_words()},    {"checks", check_words()}};
}

Words extension_words() {
  Words words;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (facts.can_be_read) words.insert(words.end(), facts.extensions.begin(), facts.extensions.end());
  }
  return sorted_once(std::move(words));
}

std::string joined(const Words& words, const std::string& joint) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : joint) + word;
  return out;
}

}  // namespace plyglot::tool::generate
