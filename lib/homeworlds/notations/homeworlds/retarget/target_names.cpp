#include "homeworlds/notations/homeworlds/retarget/target_names.hpp"

#include "diagnostics/ids.hpp"
#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// homeworlds 3.3: words that come between names in `quux`.
constexpr std::array<std::string_view, 5> prepositions = {"at", "to", "from", "for", "in"};

}  // namespace

std::string in_letters_of(const Target& target, std::string_view name) {
  if (target.letters == NameLetters::as_given) return std::string(name);
  std::string result = text::lower_case(name);
  if (target.letters == NameLetters::first_capital && !result.empty()) result[0] = text::to_upper(result[0]);
  return result;
}

std::string_view cut_to(std::string_view word, std::size_t size) {
  if (word.size() <= size) return word;
  std::size_t end = 0;
  while (true) {
    const std::size_t next = end + text::decode_utf8(word.substr(end)).size;
    if (next > size) return word.substr(0, end);
    end = next;
  }
}

std::string in_characters_of(const Target& target, std::string_view name) {
  std::string result;
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view character = rest.substr(0, text::decode_utf8(rest).size);
    const bool can_stand = std::all_of(character.begin(), character.end(), target.has_byte);
    result += can_stand ? character : std::string_view("_");
    rest.remove_prefix(character.size());
  }
  result = cut_to(result, target.longest_name);
  if (is_name(result, form_of(target.form.dialect))) return result;
  return std::string(cut_to("x" + result, target.longest_name));
}

void TargetNames::name_position() {
  Record& record = into_.record;
  if (!record.initial) return;
  std::vector<Loss> losses;
  losses.swap(into_.losses);
  existing_.clear();
  for (SystemId id = 0; id < record.initial->systems.size(); ++id) {
    RecordSystem& system = record.systems[id];
    if (target_.home_call == HomeCall::seat && system.home_of) {
      system.name = seat_name(*system.home_of, record.player_count);
    } else {
      adapt(system, system.name_span, [&](std::string_view name) { return is_in_use(name); });
    }
    record.initial->systems[id].name = system.name;
    existing_.push_back(id);
  }
  // A system of a position has its name already: another spelling of it is not reported where a name is given.
  for (Loss& loss : into_.losses) {
    if (loss.id == diagnostics::DiagnosticId::translate_changed_name) losses.push_back(std::move(loss));
  }
  into_.losses.swap(losses);
}

void TargetNames::name(SystemId id, const State& before, RecordAction& action) {
  RecordSystem& system = into_.record.systems[id];
  const bool is_home = action.verb == Verb::homeworld;
  SystemName& written = is_home ? action.system : action.other_system;
  const text::Span where = action.has_written_name ? written.span : action.span;
  if (target_.home_call == HomeCall::number) {
    number(id, where, action.has_written_name);
    action.has_written_name = false;
  } else if (!is_home || target_.home_call == HomeCall::own_name) {
    existing_.clear();
    for (const State::Place& place : before.places()) existing_.push_back(place.id);
    adapt(system, where, [&](std::string_view name) { return is_word_for_home(name, before) || is_in_use(name); });
    action.has_written_name = true;
  } else {
    name_home(system, where, action.has_written_name);
    action.has_written_name = false;
  }
  written.span = action.has_written_name ? where : text::Span{};
  system.name_span = written.span;
}

void TargetNames::name_home(RecordSystem& system, text::Span where, bool is_written) {
  const bool has_seat = target_.home_call == HomeCall::seat;
  const std::string name(has_seat ? seat_name(*system.home_of, into_.record.player_count)
                                  : std::string_view(handles_[*system.home_of]));
  // Called by that word anyway, it loses nothing.
  const bool is_lost = is_written && !text::is_same_word(system.name, name);
  if (is_lost) into_.losses.push_back(lost_home_name(target_.form, where, system.name, name));
  system.name = name;
}

// homeworlds H1. A home that is called as its player is loses nothing.
void TargetNames::number(SystemId id, text::Span where, bool is_written) {
  RecordSystem& system = into_.record.systems[id];
  std::string name = std::to_string(id + 1);
  const bool is_kept = system.name == name || (system.home_of && system.name == handles_[*system.home_of]);
  if (is_written && !is_kept) into_.losses.push_back(lost_system_name(target_.form, where, system.name, name));
  system.name = std::move(name);
}

template <class IsTaken>
void TargetNames::adapt(RecordSystem& system, text::Span where, IsTaken is_taken) {
  const std::string word = first_free(in_characters_of(target_, system.name), target_.longest_name, is_taken);
  std::string name = in_letters_of(target_, word);
  if (word != system.name) {
    into_.losses.push_back(changed_name(target_.form, where, system.name, name));
  } else if (name != system.name) {
    into_.losses.push_back(lost_name_case(target_.form, where, system.name, name));
  }
  system.name = std::move(name);
}

bool TargetNames::is_word_for_home(std::string_view name, const State& before) const {
  const auto is_name = [&](std::string_view each) { return text::is_same_word(each, name); };
  if (target_.home_call == HomeCall::handle && std::any_of(handles_.begin(), handles_.end(), is_name)) return true;
  for (Player player = 0; player < before.players(); ++player) {
    if (!is_name(seat_name(player, before.players()))) continue;
    if (target_.home_call == HomeCall::seat) return true;
    const State::Place* const home = before.home_of(player);
    return target_.home_call == HomeCall::handle && home != nullptr && before.creation(home->id) != no_action;
  }
  return false;
}

bool TargetNames::is_in_use(std::string_view name) const {
  if (target_.form.dialect == Dialect::quux &&
      std::find(prepositions.begin(), prepositions.end(), name) != prepositions.end()) {
    return true;
  }
  return std::any_of(existing_.begin(), existing_.end(), [&](SystemId id) {
    return are_equal_names(into_.record.systems[id].name, name, target_.name_case);
  });
}

}  // namespace plyglot::homeworlds
