#include "tools/slips/reading/plies.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <cstdlib>

namespace plyglot::slips {
namespace {

using text::Span;
using Turns = std::vector<ReadTurn>;

// The board alone: what a text says besides is not in its key.
std::string position_text(const toolchain::Model& model, bool is_sound) {
  if (!is_sound) return {};
  const std::optional<PositionKeys> keys = toolchain::keys_of(model);
  return keys ? name_of(keys->key) : std::string();
}

Turns turns(const toolchain::Model&, std::monostate, bool) { return {}; }

// The bugs and their neighbours, however the board is turned: where no list of moves is possible, there is no key
// (hive-rules H32).
std::string bugs_text(const hive::Position& position) {
  const auto name = [](const hive::Bug& bug) {
    return text::format("{}{}{}", static_cast<unsigned>(bug.colour), letter_of(bug.kind), bug.level);
  };
  std::vector<std::string> bugs;
  for (const hive::Bug& bug : position.bugs) {
    std::vector<std::string> beside;
    for (const hive::Bug& other : position.bugs) {
      const std::int32_t q = other.cell.q - bug.cell.q;
      const std::int32_t r = other.cell.r - bug.cell.r;
      if (std::abs(q) <= 1 && std::abs(r) <= 1 && std::abs(q + r) <= 1) beside.push_back(name(other));
    }
    std::sort(beside.begin(), beside.end());
    std::string text = name(bug) + ':';
    for (const std::string& each : beside) text += ' ' + each;
    bugs.push_back(std::move(text));
  }
  std::sort(bugs.begin(), bugs.end());
  std::string text;
  for (const std::string& bug : bugs) text += bug + '\n';
  return text;
}

Turns turns(const toolchain::Model& model, const hive::Position& position, bool is_sound) {
  const std::string text = position_text(model, is_sound);
  const bool has_board = is_sound && position.are_cells_known;
  return {{position.span, text.empty() && has_board ? bugs_text(position) : text}};
}

Turns turns(const toolchain::Model& model, const hopgi::Setup& setup, bool is_sound) {
  if (!setup.has_position) return {};
  return {{setup.span, position_text(model, is_sound)}};
}

// hive-notations N9: what is not played is not in the record.
Turns turns(const toolchain::Model&, const hive::Record& record, bool) {
  Turns all;
  for (const hive::Ply& ply : record.plies) {
    if (ply.is_pass()) {
      all.push_back({ply.span, "pass"});
    } else {
      all.push_back({ply.span, text::format("{} {},{}", hive::name_of(ply.piece), ply.to.q, ply.to.r)});
    }
  }
  return all;
}

std::string piece_text(std::optional<homeworlds::PieceKind> piece) {
  return piece ? std::to_string(static_cast<unsigned>(*piece)) : "-";
}

std::string action_text(const homeworlds::Record& record, const homeworlds::RecordAction& action) {
  const auto name = [&](const homeworlds::SystemName& of) { return text::lower_case(name_of(record, of)); };
  return text::format("{} {} {} {} {} {} {} {};", name_of(action.verb), piece_text(action.stars[0]),
                      piece_text(action.stars[1]), piece_text(action.ship), static_cast<unsigned>(action.colour),
                      name(action.system), name(action.other_system), static_cast<unsigned>(action.star));
}

Turns turns(const toolchain::Model&, const homeworlds::Record& record, bool) {
  Turns all;
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    const homeworlds::RecordTurn& turn = record.turns[i];
    std::string ply = text::format("{}: ", static_cast<unsigned>(turn.player));
    for (std::uint32_t action = 0; action < turn.action_count; ++action) {
      ply += action_text(record, record.actions[turn.first_action + action]);
    }
    const bool is_played = i < record.certain_turns;
    // homeworlds-rules E5: a turn that is left out is one without an action.
    const bool is_left_out = is_played && !turn.verbatim.empty() && turn.action_count == 0;
    all.push_back({turn.span, turn.verbatim.empty() ? ply : std::string(), is_played, ply, is_left_out});
  }
  return all;
}

std::string ply_text(const hexix::Ply& ply) {
  if (!ply.is_move()) return {};
  return text::format("{} {} {} {} {} {}", static_cast<unsigned>(ply.player), static_cast<unsigned>(ply.kind),
                      static_cast<unsigned>(ply.cell), static_cast<unsigned>(ply.target),
                      static_cast<unsigned>(ply.mark), static_cast<unsigned>(ply.number));
}

Turns turns(const toolchain::Model& model, const hexix::Record& record, bool is_sound) {
  Turns all;
  for (const hexix::Ply& ply : record.plies) {
    if (ply.is_move() || ply.kind == hexix::PlyKind::unreadable) {
      all.push_back({ply.span, ply_text(ply), ply.is_applied});
    }
  }
  // A position has no plies.
  if (record.rows.empty() && record.initial) all.push_back({record.span, position_text(model, is_sound)});
  return all;
}

std::string leg_text(const hopgi::Leg& leg) {
  return text::format("{} {} {} {} {};", static_cast<unsigned>(leg.kind), static_cast<unsigned>(leg.piece),
                      static_cast<unsigned>(leg.from), static_cast<unsigned>(leg.to),
                      static_cast<unsigned>(leg.promotes));
}

std::string turn_text(const hopgi::RecordTurn& turn) {
  if (!turn.is_applied() || !turn.written.empty()) return {};
  return text::format("{}: {}{}", static_cast<unsigned>(turn.side), leg_text(turn.turn.first),
                      turn.turn.second ? leg_text(*turn.turn.second) : std::string());
}

Turns turns(const toolchain::Model&, const hopgi::Record& record, bool) {
  Turns all;
  for (const hopgi::RecordTurn& turn : record.turns) {
    if (turn.depth == 0) all.push_back({turn.span, turn_text(turn), turn.is_applied()});
  }
  return all;
}

}  // namespace

Turns turns_of(const toolchain::Model& model, bool is_sound) {
  return std::visit([&](const auto& typed) { return turns(model, typed, is_sound); }, model);
}

std::vector<Span> moves_of(const toolchain::Model& model) {
  std::vector<Span> spans;
  if (const auto* record = std::get_if<homeworlds::Record>(&model)) {
    for (const homeworlds::RecordAction& action : record->actions) spans.push_back(action.span);
    return spans;
  }
  for (const ReadTurn& turn : turns_of(model, false)) spans.push_back(turn.span);
  return spans;
}

}  // namespace plyglot::slips
