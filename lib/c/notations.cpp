#include "c/parts.hpp"

using plyglot::c::count_of;
using plyglot::c::item_of;
using plyglot::c::part_of;
using plyglot::c::text_of;
using plyglot::c::word_of;
using plyglot::toolchain::NotationFacts;
using plyglot::toolchain::OptionFacts;

namespace {

const NotationFacts* row_of(const plyglot_notations* list, size_t index) {
  return item_of(list, &plyglot_notations::rows, index);
}

const OptionFacts* option_of(const plyglot_notations* list, size_t index, size_t option) {
  return item_of(row_of(list, index), &NotationFacts::options, option);
}

}  // namespace

plyglot_notations* plyglot_notations_new() noexcept { return new plyglot_notations{plyglot::toolchain::notations()}; }
void plyglot_notations_free(plyglot_notations* list) noexcept { delete list; }
size_t plyglot_notations_count(const plyglot_notations* list) noexcept {
  return count_of(list, &plyglot_notations::rows);
}

plyglot_text plyglot_notations_id(const plyglot_notations* list, size_t index) noexcept {
  return text_of(row_of(list, index), &NotationFacts::id);
}

plyglot_text plyglot_notations_title(const plyglot_notations* list, size_t index) noexcept {
  return text_of(row_of(list, index), &NotationFacts::title);
}

plyglot_text plyglot_notations_game(const plyglot_notations* list, size_t index) noexcept {
  return text_of(row_of(list, index), &NotationFacts::game);
}

int plyglot_notations_can_be_read(const plyglot_notations* list, size_t index) noexcept {
  return part_of(row_of(list, index), &NotationFacts::can_be_read) ? 1 : 0;
}

int plyglot_notations_has_plies(const plyglot_notations* list, size_t index) noexcept {
  return part_of(row_of(list, index), &NotationFacts::has_plies) ? 1 : 0;
}

size_t plyglot_notations_dialect_count(const plyglot_notations* list, size_t index) noexcept {
  return count_of(row_of(list, index), &NotationFacts::dialects);
}

plyglot_text plyglot_notations_dialect(const plyglot_notations* list, size_t index, size_t dialect) noexcept {
  return word_of(row_of(list, index), &NotationFacts::dialects, dialect);
}

size_t plyglot_notations_extension_count(const plyglot_notations* list, size_t index) noexcept {
  return count_of(row_of(list, index), &NotationFacts::extensions);
}

plyglot_text plyglot_notations_extension(const plyglot_notations* list, size_t index, size_t extension) noexcept {
  return word_of(row_of(list, index), &NotationFacts::extensions, extension);
}

size_t plyglot_notations_option_count(const plyglot_notations* list, size_t index) noexcept {
  return count_of(row_of(list, index), &NotationFacts::options);
}

plyglot_text plyglot_notations_option_key(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return text_of(option_of(list, index, option), &OptionFacts::key);
}

plyglot_text plyglot_notations_option_help(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return text_of(option_of(list, index, option), &OptionFacts::help);
}

plyglot_text plyglot_notations_option_default(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return text_of(option_of(list, index, option), &OptionFacts::fallback);
}

size_t plyglot_notations_choice_count(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return count_of(option_of(list, index, option), &OptionFacts::choices);
}

plyglot_text plyglot_notations_choice(const plyglot_notations* list, size_t index, size_t option,
                                      size_t choice) noexcept {
  return word_of(option_of(list, index, option), &OptionFacts::choices, choice);
}

int64_t plyglot_notations_minimum(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return part_of(option_of(list, index, option), &OptionFacts::minimum);
}

int64_t plyglot_notations_maximum(const plyglot_notations* list, size_t index, size_t option) noexcept {
  return part_of(option_of(list, index, option), &OptionFacts::maximum);
}
