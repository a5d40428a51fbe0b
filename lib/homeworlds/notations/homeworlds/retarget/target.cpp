#include "homeworlds/notations/homeworlds/retarget/target.hpp"

#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

bool is_letter_or_digit(char byte) { return text::is_letter(byte) || text::is_digit(byte); }
bool is_of_other_script(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }

// homeworlds 3.1.
bool is_of_seed(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value > 0x20 && value != 0x7f && std::string_view(";,/()<>\"*").find(byte) == std::string_view::npos;
}

// homeworlds 3.3.
bool is_of_ap(char byte) { return is_letter_or_digit(byte) || byte == '_' || byte == '-'; }
bool is_of_sdg(char byte) { return static_cast<unsigned char>(byte) > 0x20 && byte != 0x7f; }
bool is_of_jpb(char byte) { return is_letter_or_digit(byte) || byte == '_' || is_of_other_script(byte); }
bool is_of_quux(char byte) { return is_letter_or_digit(byte) || byte == '_'; }

constexpr Target seed = {
    .form = {Dialect::seed, false},
    .home_call = HomeCall::own_name,
    .passes = Passes::as_written,
    .homeworld_place = HomeworldPlace::anywhere,
    .has_one_star_homes = true,
    .confirmations = Confirmations::all,
    .headers = HeaderPlace::headers,
    .has_comments = true,
    .has_comments_after = true,
    .has_position = true,
    .has_numbers_and_handles = true,
    .letters = NameLetters::as_given,
    .name_case = NameCase::folded,
    .longest_name = any_length,
    .has_byte = is_of_seed,
};

constexpr Target ap = {
    .form = {Dialect::ap, false},
    .home_call = HomeCall::seat,
    .passes = Passes::for_all_unused,
    .homeworld_place = HomeworldPlace::anywhere,
    .has_one_star_homes = true,
    .confirmations = Confirmations::of_homeworlds,
    .headers = HeaderPlace::none,
    .always_has_owner = true,
    .letters = NameLetters::small,
    .name_case = NameCase::folded,
    .longest_name = 25,
    .has_byte = is_of_ap,
};

constexpr Target sdg = {
    .form = {Dialect::sdg, false},
    .home_call = HomeCall::handle,
    .passes = Passes::for_all_unused,
    .homeworld_place = HomeworldPlace::anywhere,
    .has_one_star_homes = true,
    .confirmations = Confirmations::of_homeworlds,
    .headers = HeaderPlace::comments,
    .has_comments = true,
    .has_numbers_and_handles = true,
    .letters = NameLetters::first_capital,
    .name_case = NameCase::folded,
    .longest_name = any_length,
    .has_byte = is_of_sdg,
};

constexpr Target jpb = {
    .form = {Dialect::jpb, false},
    .home_call = HomeCall::own_name,
    .passes = Passes::for_all_unused,
    .homeworld_place = HomeworldPlace::last,
    .confirmations = Confirmations::all,
    .headers = HeaderPlace::comments,
    .has_comments = true,
    .has_position = true,
    .letters = NameLetters::as_given,
    .name_case = NameCase::folded,
    .longest_name = 15,
    .has_byte = is_of_jpb,
};

constexpr Target quux = {
    .form = {Dialect::quux, false},
    .home_call = HomeCall::own_name,
    .passes = Passes::alone,
    .homeworld_place = HomeworldPlace::alone,
    .has_one_star_homes = true,
    .confirmations = Confirmations::none,
    .headers = HeaderPlace::none,
    .letters = NameLetters::as_given,
    .name_case = NameCase::exact,
    .longest_name = 15,
    .has_byte = is_of_quux,
};

constexpr Target hwl = {
    .form = {Dialect::hwl, false},
    .home_call = HomeCall::number,
    .passes = Passes::alone,
    .homeworld_place = HomeworldPlace::anywhere,
    .has_one_star_homes = true,
    .confirmations = Confirmations::none,
    .headers = HeaderPlace::none,
    .letters = NameLetters::as_given,
    .name_case = NameCase::folded,
    .longest_name = any_length,
    .has_byte = text::is_digit,
};

constexpr std::array<const Target*, dialects> targets = {&seed, &ap, &sdg, &jpb, &quux, &hwl, &seed};

}  // namespace

Target target_of(RetargetForm form) {
  Target target = *targets[static_cast<std::size_t>(form.dialect)];
  target.form = form;
  if (form.is_json) target.headers = HeaderPlace::headers;
  return target;
}

}  // namespace plyglot::homeworlds
