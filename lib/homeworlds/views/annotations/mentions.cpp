#include "homeworlds/views/annotations/mentions.hpp"

#include "homeworlds/record/record_replay.hpp"
#include "text/ascii.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::homeworlds {
namespace {

using annotations::ThingKind;

// What is named, by its list in the record and its place there.
struct Named {
  enum class List : std::uint8_t { players, systems, other_names };
  List list = List::players;
  std::uint32_t index = 0;

  friend bool operator==(Named a, Named b) = default;
};

struct NamedPlace {
  text::Span span;
  Named named;
  bool is_definition = false;
};

// Outer places come before those inside them. Several actions can have one word (homeworlds 3.3, `quux`): the first of
// them defines.
bool is_listed_before(const NamedPlace& a, const NamedPlace& b) {
  const auto key = [](const NamedPlace& place) {
    return std::tuple(place.span.begin, ~place.span.end, place.named.list, place.named.index, !place.is_definition);
  };
  return key(a) < key(b);
}

class NamedPlaces {
 public:
  NamedPlaces(const Record& record, const text::Source& source) : record_(record), source_(source) {}

  void append(annotations::Annotations& out) {
    find_players();
    find_systems();
    text::sort(places_.begin(), places_.end(), is_listed_before);
    const auto is_same = [](const NamedPlace& a, const NamedPlace& b) {
      return a.span == b.span && a.named == b.named;
    };
    places_.erase(std::unique(places_.begin(), places_.end(), is_same), places_.end());
    number_things(out);
  }

 private:
  using List = Named::List;

  void add(text::Span span, List list, std::uint32_t index, bool is_definition) {
    if (!span.empty()) places_.push_back({span, {list, index}, is_definition});
  }

  bool is_called(Player player, std::string_view name) const {
    return player < record_.players.size() && text::is_same_word(record_.players[player], name);
  }

  // homeworlds R2: the header says who plays, or else the handles do, each at its first occurrence.
  void find_players() {
    const std::vector<text::Span>& spans = record_.player_spans;
    for (std::uint32_t i = 0; i < spans.size(); ++i) add(spans[i], List::players, i, true);
    std::array<bool, most_players> is_known{};
    for (const RecordTurn& turn : record_.turns) {
      if (turn.handle_span.empty() || !is_called(turn.player, turn.handle)) continue;
      add(turn.handle_span, List::players, turn.player, spans.empty() && !is_known[turn.player]);
      is_known[turn.player] = true;
    }
    if (!record_.is_json) find_winners();
  }

  void find_winners() {
    for (const RecordHeader& header : record_.headers) {
      // homeworlds H5: `e,Ann` names a player too.
      const bool is_ending = record_.dialect == Dialect::hwl && header.is_last_line;
      if (!is_ending && !text::is_same_word(header.key, "Winner")) continue;
      std::string_view name = header.value;
      if (is_ending) name.remove_prefix(std::min<std::size_t>(name.find(',') + 1, name.size()));
      const auto size = static_cast<std::uint32_t>(name.size());
      for (std::uint32_t i = 0; i < record_.players.size(); ++i) {
        if (!text::is_same_word(record_.players[i], name)) continue;
        add({header.span.end - size, header.span.end}, List::players, i, false);
      }
    }
  }

  void find_systems() {
    for (SystemId id = 0; id < record_.systems.size(); ++id) {
      const RecordSystem& system = record_.systems[id];
      if (system.created == no_action) add(system.name_span, List::systems, id, true);
    }
    for (ActionNumber number = 0; number < record_.actions.size(); ++number) {
      const RecordAction& action = record_.actions[number];
      find_system(action.system, number, action.verb == Verb::homeworld);
      find_system(action.other_system, number, action.verb == Verb::discover);
    }
  }

  void find_system(const SystemName& name, ActionNumber number, bool gives_name) {
    if (name.kind == SystemName::Kind::none) return;
    if (name.kind == SystemName::Kind::other) return add(name.span, List::other_names, name.index, gives_name);
    const RecordSystem& system = record_.systems[name.index];
    const bool is_definition = system.created == number;
    add(is_definition && name.span.empty() ? record_.actions[number].span : name.span, List::systems, name.index,
        is_definition);
    if (system.home_of && !system.has_written_name() && !name.span.empty()) find_player_of(system, name.span);
  }

  // homeworlds R13: by the player's name or by the seat.
  void find_player_of(const RecordSystem& home, text::Span span) {
    if (is_called(*home.home_of, source_.slice(span))) {
      add(span, List::players, *home.home_of, false);
    } else {
      has_words_for_seats_ = true;
    }
  }

  void number_things(annotations::Annotations& out) {
    // In a game record in JSON a word can be written with escapes, which a new name would need too. In `bga` names are
    // in sentences that tell of other things as well.
    const bool has_free_names = !record_.is_json && record_.dialect != Dialect::bga;
    const bool can_rename = has_free_names && is_wholly_known(record_);
    can_rename_systems_ = can_rename && !has_given_names();
    can_rename_players_ = can_rename && !has_words_for_seats_ && !is_comment_naming_players();
    std::array<std::vector<std::optional<std::uint32_t>>, 3> numbers;
    numbers[0].resize(record_.players.size());
    numbers[1].resize(record_.systems.size());
    numbers[2].resize(record_.other_names.size());
    for (const NamedPlace& place : places_) {
      auto& number = numbers[static_cast<std::size_t>(place.named.list)][place.named.index];
      if (!number) {
        number = static_cast<std::uint32_t>(out.things.size());
        out.things.push_back(thing(place.named));
      }
      out.mentions.push_back({place.span, *number, place.is_definition});
    }
  }

  annotations::Thing thing(Named named) const {
    switch (named.list) {
      case List::players:
        return {ThingKind::player, record_.players[named.index], can_rename_players_};
      case List::systems:
        return {ThingKind::place, record_.systems[named.index].name, can_be_renamed(record_.systems[named.index])};
      case List::other_names:
        break;
    }
    return {ThingKind::place, record_.other_names[named.index], false};
  }

  // homeworlds R11: the name that a discovery gets depends on those that are taken.
  bool has_given_names() const {
    return std::any_of(record_.actions.begin(), record_.actions.end(), [](const RecordAction& action) {
      return action.verb == Verb::discover && !action.has_written_name;
    });
  }

  // homeworlds 8: what `jpb` has for the header. A name that cannot be there is not reported.
  bool is_comment_naming_players() const {
    if (record_.player_spans.empty()) return false;
    return std::any_of(record_.comments.begin(), record_.comments.end(), [&](const RecordComment& comment) {
      return comment.span.contains(record_.player_spans.front());
    });
  }

  // homeworlds 3.3: in two dialects a home is called by its seat, or by its player.
  bool can_be_renamed(const RecordSystem& system) const {
    const bool is_called_by_player = record_.dialect == Dialect::ap || record_.dialect == Dialect::sdg;
    return can_rename_systems_ && system.has_written_name() && !(system.home_of && is_called_by_player);
  }

  const Record& record_;
  const text::Source& source_;
  std::vector<NamedPlace> places_;
  // Whether a home that is called by its player is called by the seat somewhere.
  bool has_words_for_seats_ = false;
  bool can_rename_systems_ = false;
  bool can_rename_players_ = false;
};

}  // namespace

void append_mentions(const Record& record, const text::Source& source, annotations::Annotations& out) {
  NamedPlaces(record, source).append(out);
}

}  // namespace plyglot::homeworlds
