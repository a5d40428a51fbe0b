#include "c/handles.hpp"

using plyglot::c::lent;
using plyglot::toolchain::NotationFacts;
using plyglot::toolchain::OptionFacts;

namespace {

const NotationFacts* row_of(const plyglot_notations* list, size_t index) {
  return list != nullptr && index < list->rows.size() ? &list->rows[index] : nullptr;
}

const OptionFacts* option_of(const plyglot_notations* list, size_t index, size_t option) {
  const NotationFacts* row = row_of(list, index);
  return row != nullptr && option < row->options.size() ? &row->options[option] : nullptr;
}

plyglot_text word(const std::vector<std::string_view>& words, size_t index) {
  return lent(index < words.size() ? words[index] : std::string_view());
}

}  // namespace

plyglot_notations* plyglot_notations_new() noexcept { return new plyglot_notations{plyglot::toolchain::notations()}; }
void plyglot_notations_free(plyglot_notations* list) noexcept { delete list; }
size_t plyglot_notations_count(const plyglot_notations* list) noexcept {
  return list == nullptr ? 0 : list->rows.size();
}

plyglot_text plyglot_notations_id(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? plyglot_text{} : lent(row->id);
}

plyglot_text plyglot_notations_title(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? plyglot_text{} : lent(row->title);
}

plyglot_text plyglot_notations_game(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? plyglot_text{} : lent(row->game);
}

int plyglot_notations_can_be_read(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row != nullptr && row->can_be_read ? 1 : 0;
}

int plyglot_notations_has_plies(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row != nullptr && row->has_plies ? 1 : 0;
}

size_t plyglot_notations_dialect_count(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? 0 : row->dialects.size();
}

plyglot_text plyglot_notations_dialect(const plyglot_notations* list, size_t index, size_t dialect) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? plyglot_text{} : word(row->dialects, dialect);
}

size_t plyglot_notations_extension_count(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? 0 : row->extensions.size();
}

plyglot_text plyglot_notations_extension(const plyglot_notations* list, size_t index, size_t extension) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? plyglot_text{} : word(row->extensions, extension);
}

size_t plyglot_notations_option_count(const plyglot_notations* list, size_t index) noexcept {
  const NotationFacts* row = row_of(list, index);
  return row == nullptr ? 0 : row->options.size();
}

plyglot_text plyglot_notations_option_key(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? plyglot_text{} : lent(facts->key);
}

plyglot_text plyglot_notations_option_help(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? plyglot_text{} : lent(facts->help);
}

plyglot_text plyglot_notations_option_default(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? plyglot_text{} : lent(facts->fallback);
}

size_t plyglot_notations_choice_count(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? 0 : facts->choices.size();
}

plyglot_text plyglot_notations_choice(const plyglot_notations* list, size_t index, size_t option,
                                      size_t choice) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? plyglot_text{} : word(facts->choices, choice);
}

int64_t plyglot_notations_minimum(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? 0 : facts->minimum;
}

int64_t plyglot_notations_maximum(const plyglot_notations* list, size_t index, size_t option) noexcept {
  const OptionFacts* facts = option_of(list, index, option);
  return facts == nullptr ? 0 : facts->maximum;
}
