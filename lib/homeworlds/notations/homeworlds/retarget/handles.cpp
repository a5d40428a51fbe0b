#include "homeworlds/notations/homeworlds/retarget/handles.hpp"

#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/notations/homeworlds/retarget/spelled_name.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

struct Called {
  std::string name;
  // Where it is said; empty if it is not.
  text::Span span;
};

Called name_of_player(const Record& record, const Head& head, Player player) {
  if (!head.players.empty()) {
    const auto fact = std::find_if(head.facts.begin(), head.facts.end(),
                                   [](const Fact& each) { return text::is_same_word(each.key, players_key); });
    return {head.players[player], fact == head.facts.end() ? text::Span{} : fact->span};
  }
  const auto home = std::find_if(record.systems.begin(), record.systems.end(),
                                 [&](const RecordSystem& system) { return system.home_of == player; });
  if (home != record.systems.end()) return {home->name, home->name_span};
  return {std::string(seat_name(player, record.player_count)), {}};
}

// homeworlds 3.1.
std::string one_word(std::string_view name) {
  std::string word(name);
  for (char& byte : word) {
    const bool is_visible = static_cast<unsigned char>(byte) > 0x20 && byte != 0x7f;
    if (!is_visible || std::string_view(":;,/()#").find(byte) != std::string_view::npos) byte = '_';
  }
  return word;
}

// homeworlds R13: homes are found by their seats too, whatever they are called.
bool is_seat_of_other(std::string_view word, Player player, Player players) {
  for (Player seat = 0; seat < players; ++seat) {
    if (seat != player && text::is_same_word(seat_name(seat, players), word)) return true;
  }
  return false;
}

}  // namespace

std::vector<std::string> handles_of(const Record& record, const Head& head, RetargetForm to,
                                    std::vector<Loss>& losses) {
  std::vector<std::string> handles;
  for (Player player = 0; player < record.player_count; ++player) {
    const Called called = name_of_player(record, head, player);
    const auto is_taken = [&](std::string_view word) {
      return is_seat_of_other(word, player, record.player_count) ||
             std::any_of(handles.begin(), handles.end(),
                         [&](const std::string& handle) { return text::is_same_word(handle, word); });
    };
    handles.push_back(first_free(one_word(called.name), any_length, is_taken));
    if (handles.back() != called.name) losses.push_back(changed_name(to, called.span, called.name, handles.back()));
  }
  return handles;
}

}  // namespace plyglot::homeworlds
