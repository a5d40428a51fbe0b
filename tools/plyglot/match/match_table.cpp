#include "plyglot/match/match_table.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace plyglot::tool::match {
namespace {

// With so many digits after the point.
std::string decimal(double value, int digits) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, "%.*f", digits, value);
  return buffer;
}

std::string said_elo(double elo) {
  if (std::isinf(elo)) return elo < 0 ? "-infinite" : "infinite";
  // Not -0.
  const std::string text = decimal(elo, 1);
  return text == "-0.0" ? "0.0" : text;
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

std::string json_elo(double elo) { return std::isinf(elo) ? "null" : decimal(elo, 4); }

}  // namespace

MatchTable::MatchTable(const MatchPlan& plan)
    : plan_(plan), sides_(plan.engines.size()), pairs_(plan.pairings().size()) {}

double MatchTable::ratio() const { return log_likelihood_ratio(pairs_.front(), plan_.sprt->first, plan_.sprt->second); }

void MatchTable::add(const MatchGame& game) {
  const PlannedGame& planned = game.planned;
  const std::uint32_t first = game.half_points();
  for (const auto& [engine, points] :
       {std::pair(planned.engines[0], first), std::pair(planned.engines[1], 2 - first)}) {
    ++(points == 2 ? sides_[engine].won : points == 1 ? sides_[engine].drawn : sides_[engine].lost);
  }
  ++games_;
  ++ends_[game.end];
  for (const MatchFinding& finding : game.findings) findings_ += 1 + finding.more;
  if (planned.number % 2 == 1) {
    first_half_points_ = first;
    return;
  }
  ++pairs_[planned.pairing].pairs[first_half_points_ + 2 - first];
  if (!plan_.sprt) return;
  const double now = ratio();
  if (now >= ratio_bound) sprt_state_ = SprtState::h1;
  if (now <= -ratio_bound) sprt_state_ = SprtState::h0;
}

void MatchTable::append_sides(std::string& out) const {
  const auto share = [&](std::size_t engine) {
    return sides_[engine].games() == 0 ? 0.0 : sides_[engine].half_points() / 2.0 / sides_[engine].games();
  };
  std::vector<std::size_t> order(sides_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return share(a) > share(b); });
  std::size_t width = std::string_view("engine").size();
  for (const MatchEngine& engine : plan_.engines) width = std::max(width, engine.name.size());
  text::append(out, "{:{}}  {:>6}  {:>6}  {:>6}  {:>6}  {:>7}\n", "engine", width, "games", "won", "drawn", "lost",
               "score");
  for (const std::size_t engine : order) {
    const Side& side = sides_[engine];
    text::append(out, "{:{}}  {:>6}  {:>6}  {:>6}  {:>6}  {:>7}\n", plan_.engines[engine].name, width, side.games(),
                 side.won, side.drawn, side.lost, percent(share(engine)));
  }
}

void MatchTable::append_pairing(std::size_t pairing, std::string& out) const {
  const PairCounts& counts = pairs_[pairing];
  if (counts.total() == 0) return;
  const auto [first, second] = plan_.pairings()[pairing];
  text::append(out, "\n{} against {}: {} by points 0, 1/2, 1, 3/2, 2:", plan_.engines[first].name,
               plan_.engines[second].name, text::counted(counts.total(), "pair"));
  for (const std::uint32_t count : counts.pairs) text::append(out, " {}", count);
  const Estimate found = estimate(counts);
  text::append(out, "\n  Elo difference {}", said_elo(found.elo));
  if (!found.has_interval) {
    out += "; no interval, since all pairs ended alike\n";
    return;
  }
  text::append(out, ", 95 % interval {} to {}; likelihood of superiority {}\n", said_elo(found.low),
               said_elo(found.high), percent(found.los));
}

std::string MatchTable::human() const {
  std::string out;
  append_sides(out);
  for (std::size_t pairing = 0; pairing < pairs_.size(); ++pairing) append_pairing(pairing, out);
  if (plan_.sprt) {
    constexpr std::string_view verdicts[] = {"not decided", "H0 is accepted", "H1 is accepted"};
    text::append(out, "  SPRT, H0 {} Elo, H1 {} Elo: log-likelihood ratio {} (bounds {} and {}): {}\n",
                 decimal(plan_.sprt->first, 1), decimal(plan_.sprt->second, 1), decimal(ratio(), 2),
                 decimal(-ratio_bound, 2), decimal(ratio_bound, 2), verdicts[static_cast<std::size_t>(sprt_state_)]);
  }
  out += "\nended by ";
  std::string_view joint;
  for (const auto& [end, count] : ends_) {
    text::append(out, "{}{} {}", joint, end, count);
    joint = ", ";
  }
  text::append(out, "; {}\n", findings_ == 0 ? "nothing found" : text::counted(findings_, "finding"));
  return out;
}

std::string MatchTable::json() const {
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("event").string("table").key("games").number(games_);
  json.key("engines").begin_array();
  for (std::size_t engine = 0; engine < sides_.size(); ++engine) {
    const Side& side = sides_[engine];
    json.begin_object().key("name").string(plan_.engines[engine].name).key("won").number(side.won);
    json.key("drawn").number(side.drawn).key("lost").number(side.lost).end_object();
  }
  json.end_array().key("pairings").begin_array();
  const auto pairings = plan_.pairings();
  std::string_view joint;
  for (std::size_t index = 0; index < pairings.size(); ++index) {
    const PairCounts& counts = pairs_[index];
    if (counts.total() == 0) continue;
    const Estimate found = estimate(counts);
    // Fractions are not among what the writer writes.
    std::string row;
    text::JsonWriter pairing(row);
    pairing.begin_object().key("first").string(plan_.engines[pairings[index].first].name);
    pairing.key("second").string(plan_.engines[pairings[index].second].name).key("pairs").begin_array();
    for (const std::uint32_t count : counts.pairs) pairing.number(count);
    pairing.end_array();
    text::append(out, "{}{},\"elo\":{}", joint, row, json_elo(found.elo));
    if (found.has_interval) {
      text::append(out, ",\"low\":{},\"high\":{},\"los\":{}", json_elo(found.low), json_elo(found.high),
                   decimal(found.los, 6));
    }
    out += '}';
    joint = ",";
  }
  out += ']';
  if (plan_.sprt) {
    constexpr std::string_view names[] = {"undecided", "h0", "h1"};
    text::append(out, ",\"llr\":{},\"sprt\":\"{}\"", decimal(ratio(), 6), names[static_cast<std::size_t>(sprt_state_)]);
  }
  text::append(out, ",\"findings\":{}}}\n", findings_);
  return out;
}

std::string MatchTable::progress() const {
  std::string out = text::format("{} of {}", games_, text::counted(plan_.game_count(), "game"));
  for (std::size_t engine = 0; engine < sides_.size(); ++engine) {
    text::append(out, "; {} +{} ={} -{}", plan_.engines[engine].name, sides_[engine].won, sides_[engine].drawn,
                 sides_[engine].lost);
  }
  if (plan_.sprt) out += "; LLR " + decimal(ratio(), 2);
  return out;
}

}  // namespace plyglot::tool::match
