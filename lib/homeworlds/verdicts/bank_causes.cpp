#include "homeworlds/verdicts/bank_causes.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::homeworlds::verdicts {
namespace {

// Pieces that an action took from the bank, or that are at a system of the position.
struct Taking {
  Cause by;
  PieceSet pieces;
  bool is_slip = false;
};

// Those that explain most come first.
bool explains_more(const Taking& a, const Taking& b) {
  if (a.is_slip != b.is_slip) return a.is_slip;
  const bool is_a_played = a.by.action != no_action;
  const bool is_b_played = b.by.action != no_action;
  if (is_a_played != is_b_played) return is_a_played;
  return is_a_played ? a.by.action > b.by.action : a.by.system < b.by.system;
}

void add(std::vector<Taking>& takings, const Wording& wording, Cause by, Piece piece) {
  const auto known =
      std::find_if(takings.begin(), takings.end(), [&](const Taking& taking) { return taking.by == by; });
  const PieceSet single = PieceSet::single(piece);
  if (known != takings.end()) {
    known->pieces = known->pieces | single;
  } else {
    takings.push_back({by, single, by.action != no_action && wording.slips.at(by.action) != nullptr});
  }
}

std::vector<Taking> takings_of(const Wording& wording, PieceSet pieces) {
  std::vector<Taking> takings;
  for (const State::Place& place : wording.state().places()) {
    PieceSet here = place.pieces() & pieces;
    while (!here.is_empty()) {
      const Piece piece = here.take_first();
      const ActionNumber taker = wording.history().taker(piece);
      add(takings, wording, {taker, taker == no_action ? place.id : 0}, piece);
    }
  }
  text::sort(takings.begin(), takings.end(), explains_more);
  return takings;
}

// "a `b3`", "two `b3` and a `b2`"
std::string some_pieces(PieceSet pieces) {
  std::vector<std::string> phrases;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const unsigned count = pieces.count(kind);
    if (count > 0) phrases.push_back(text::format("{} {}", count == 1 ? "a" : number_word(count), quoted(kind)));
  }
  return joined(phrases);
}

std::string_view noun_of(Verb verb) { return verb == Verb::discover ? "discovery" : name_of(verb); }

// "this build took a `b3`, though it says `b1`"
std::string taking_phrase(const Wording& wording, const Taking& taking) {
  const RecordAction& action = wording.record().actions[taking.by.action];
  const std::string took = text::format("this {} took {}", noun_of(action.verb), some_pieces(taking.pieces));
  if (taking.is_slip)
    return text::format("{}, though it says {}", took, quoted(wording.slips.at(taking.by.action)->written));
  const bool is_by_colour = action.verb == Verb::build && !action.has_written_size;
  return is_by_colour ? took + ", the smallest then" : took;
}

std::string ships_phrase(const std::string& owner, unsigned count, std::string_view system) {
  if (count == 1) return text::format("one is a ship of {} at {}", owner, system);
  return text::format("{} are ships of {} at {}", number_word(count), owner, system);
}

std::string stars_phrase(const State::Place& place, unsigned count, std::string_view system) {
  if (count == 2) return text::format("two are the stars of {}", system);
  return text::format("one is {} star of {}", place.stars.count() == 1 ? "the" : "a", system);
}

std::string return_phrase(const Wording& wording, const PieceLoss& loss, PieceSet pieces) {
  const std::string back = text::format("{} came back to the bank", some_pieces(pieces));
  switch (loss.reason) {
    case LossReason::sacrificed:
      return back + " by this sacrifice";
    case LossReason::traded:
      return back + " by this trade";
    case LossReason::destroyed:
      return back + " in this catastrophe";
    case LossReason::without_stars:
    case LossReason::without_ships:
      return text::format("{} when {} was forgotten here", back, wording.system(loss.system));
    case LossReason::eliminated:
      break;
  }
  return back + " at the end of this turn";
}

}  // namespace

std::string whereabouts(const Wording& wording, PieceKind kind) {
  std::vector<std::string> phrases;
  for (const State::Place& place : wording.state().places()) {
    const std::string system = wording.system(place.id);
    if (const unsigned stars = place.stars.count(kind)) phrases.push_back(stars_phrase(place, stars, system));
    for (Player player = 0; player < wording.state().players(); ++player) {
      const unsigned ships = place.ships[player].count(kind);
      if (ships > 0) phrases.push_back(ships_phrase(wording.player(player), ships, system));
    }
  }
  return joined(phrases, ", ");
}

std::string systems_with(const Wording& wording, PieceKind kind) {
  std::vector<std::string> systems;
  unsigned count = 0;
  for (const State::Place& place : wording.state().places()) {
    if (!place.pieces().has(kind)) continue;
    systems.push_back(wording.system(place.id));
    count += place.pieces().count(kind);
  }
  return text::format("the {} are at {}", number_word(count), joined(systems));
}

std::string shares(const Wording& wording, Colour colour) {
  const Player players = wording.state().players();
  std::array<unsigned, most_players> ships{};
  unsigned stars = 0;
  for (const State::Place& place : wording.state().places()) {
    stars += place.stars.count(colour);
    for (Player player = 0; player < players; ++player) ships[player] += place.ships[player].count(colour);
  }
  std::vector<std::string> phrases;
  for (Player player = 0; player < players; ++player) {
    if (ships[player] == 0) continue;
    phrases.push_back(text::format("{} {} of {}", number_word(ships[player]),
                                   ships[player] == 1 ? "is a ship" : "are ships", wording.player(player)));
  }
  if (stars > 0) phrases.push_back(text::format("{} {}", number_word(stars), stars == 1 ? "is a star" : "are stars"));
  const unsigned all = sizes * (players + 1U);
  return text::format("of the {} {} pieces {}", number_word(all), name_of(colour), joined(phrases));
}

void point_to_takers(Wording& wording, PieceSet pieces) {
  const std::vector<Taking> takings = takings_of(wording, pieces);
  for (std::size_t i = 0; i < std::min(takings.size(), most_causes); ++i) {
    const Taking& taking = takings[i];
    const std::string by_action = taking.by.action == no_action ? std::string() : taking_phrase(wording, taking);
    wording.point_to(taking.by, by_action, text::format("{} in the position", some_pieces(taking.pieces)));
  }
}

void point_to_returns(Wording& wording, PieceSet pieces) {
  struct Return {
    PieceLoss loss;
    PieceSet pieces;
  };
  std::vector<Return> returns;
  while (!pieces.is_empty()) {
    const Piece piece = pieces.take_first();
    const PieceLoss& loss = wording.history().loss(piece);
    if (loss.action == no_action) return;
    const auto known =
        std::find_if(returns.begin(), returns.end(), [&](const Return& r) { return r.loss.action == loss.action; });
    if (known == returns.end()) {
      returns.push_back({loss, PieceSet::single(piece)});
    } else {
      known->pieces = known->pieces | PieceSet::single(piece);
    }
  }
  text::sort(returns.begin(), returns.end(),
             [](const Return& a, const Return& b) { return a.loss.action > b.loss.action; });
  constexpr std::size_t most_returns = 2;
  for (std::size_t i = 0; i < std::min(returns.size(), most_returns); ++i) {
    wording.point_to(returns[i].loss.action, return_phrase(wording, returns[i].loss, returns[i].pieces));
  }
}

void point_to_slip(Wording& wording, PieceKind written) {
  const Slip* const slip = wording.slips.saying(written);
  if (slip == nullptr || slip->action == wording.violation.action) return;
  const Verb verb = wording.record().actions[slip->action].verb;
  wording.point_to(slip->action,
                   text::format("this {} says {}, and took a {}", name_of(verb), quoted(written), quoted(slip->taken)));
}

void offer_catastrophe(Wording& wording, PieceSet kinds) {
  for (const State::Place& place : wording.state().places()) {
    const PieceSet wanted = place.pieces() & kinds;
    if (wanted.is_empty()) continue;
    const Colour colour = colour_of(kind_of(wanted.first()));
    if (!is_overpopulated(place, colour)) continue;
    wording.help(text::format("was a catastrophe left out? {} has {} {} pieces, among them {}",
                              wording.system(place.id), number_word(place.pieces().count(colour)), name_of(colour),
                              pieces_phrase(wanted)));
    return;
  }
}

}  // namespace plyglot::homeworlds::verdicts
