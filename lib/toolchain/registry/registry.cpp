// The rows of all notations, found by id and by extension.
#include "toolchain/registry/registry.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

bool ends_in(std::string_view name, std::string_view extension) {
  if (name.size() <= extension.size()) return false;
  return text::is_same_word(name.substr(name.size() - extension.size()), extension);
}

// Of words that are divided by one blank each: the first, which is taken from them.
std::string_view take_word(std::string_view& words) {
  const std::string_view word = words.substr(0, words.find(' '));
  words.remove_prefix(std::min(word.size() + 1, words.size()));
  return word;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) words.push_back(take_word(text));
  return words;
}

}  // namespace

OptionFacts facts_of(const notation::OptionRow& row) {
  OptionFacts facts{row.key, row.help, {}, row.minimum, row.maximum, {}};
  facts.choices.assign(row.choices, row.choices + row.choice_count);
  facts.fallback = facts.choices.empty() ? std::to_string(row.fallback) : std::string(facts.choices.front());
  return facts;
}

NotationFacts facts_of(const Notation& notation) {
  const notation::About& about = notation.about();
  NotationFacts facts;
  facts.id = about.id;
  facts.title = about.title;
  facts.game = about.game;
  facts.extensions = words_of(about.extensions);
  facts.can_hold_many_records = about.file_shape == notation::FileShape::many_records;
  facts.record_name = about.record_name;
  facts.line_ends = about.line_ends;
  facts.kept_part_name = about.kept_part_name;
  facts.formats_whole_files = about.formatting_unit == notation::FormattingUnit::file;
  const auto is_of_positions = [](auto row) {
    using Typed = std::remove_const_t<std::remove_pointer_t<decltype(row)>>;
    return std::is_same_v<Typed, notation::Row<hive::Position>> || std::is_same_v<Typed, notation::Row<hopgi::Setup>>;
  };
  facts.has_plies = !std::visit(is_of_positions, notation.row);
  for (const notation::OptionRow& row : about.options) {
    facts.options.push_back(facts_of(row));
    if (row.key == notation::dialect_option) facts.dialects = facts.options.back().choices;
  }
  return facts;
}

std::vector<NotationFacts> notations() {
  std::vector<NotationFacts> list;
  for (const Notation& notation : all_notations()) list.push_back(facts_of(notation));
  for (const WrittenForm& form : all_written_forms()) {
    NotationFacts facts;
    facts.id = form.id;
    facts.title = form.title;
    facts.game = form.game;
    facts.extensions = {form.extension};
    facts.can_be_read = false;
    list.push_back(std::move(facts));
  }
  return list;
}

std::string_view notation_for_file(std::string_view file_name) {
  for (const Notation& notation : all_notations()) {
    for (std::string_view extensions = notation.about().extensions; !extensions.empty();) {
      if (ends_in(file_name, take_word(extensions))) return notation.about().id;
    }
  }
  return {};
}

const syntax::Grammar& grammar_of(const Language& language) {
  const notation::OptionValues values = values_of(language);
  return std::visit([&](const auto* row) -> const syntax::Grammar& { return row->grammar(values); },
                    language.notation->row);
}

bool may_be(const Notation& notation, std::string_view beginning) {
  const auto has_signature = notation.about().has_signature;
  return has_signature == nullptr || has_signature(beginning);
}

std::string_view file_extension_of(const Target& to) {
  if (to.form != nullptr) return to.form->extension;
  const std::vector<std::string_view> extensions = words_of(to.language.notation->about().extensions);
  const std::string_view dialect = values_of(to.language).choice(notation::dialect_option);
  // One that has the name of a dialect is that of the dialect, as homeworlds L15 has it.
  for (const std::string_view extension : extensions) {
    if (!dialect.empty() && extension.substr(1) == dialect) return extension;
  }
  return extensions.front();
}

}  // namespace plyglot::toolchain
