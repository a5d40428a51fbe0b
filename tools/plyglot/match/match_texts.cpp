#include "hive/notations/hive_pgn/print.hpp"
#include "plyglot/match/run_folder.hpp"
#include "plyglot/uhp_check/referee.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

namespace plyglot::tool::match {
namespace {

hive::Tag tag(std::string key, std::string value) { return {std::move(key), std::move(value), {}}; }

void append_lines(std::string_view text, std::string_view margin, std::string& out) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t stop = std::min(text.find('\n', begin), text.size());
    // A drawing of a finding may have blank lines.
    if (stop != begin) text::append(out, "{}{}", margin, text::visible(text.substr(begin, stop - begin)));
    out += '\n';
    begin = stop + 1;
  }
}

}  // namespace

std::string pgn_of(const MatchPlan& plan, const MatchGame& game) {
  const std::string& opening = plan.openings[game.planned.opening];
  uhp_check::Referee referee(opening.substr(0, opening.find(';')));
  for (const MatchMove& move : game.moves) referee.play(move.words);
  hive::Record record = referee.record();
  record.result = game.outcome;
  const PlannedGame& planned = game.planned;
  record.tags = {tag("Event", "plyglot match"),
                 tag("Round", std::to_string(planned.number)),
                 tag("White", plan.engines[planned.white].name),
                 tag("Black", plan.engines[planned.black].name),
                 tag("Opening", std::to_string(planned.opening + 1)),
                 tag("OpeningPlies", std::to_string(game.opening_plies)),
                 tag("Termination", game.end)};
  for (std::uint32_t ply = game.opening_plies; ply < game.moves.size(); ++ply) {
    const std::uint32_t time = game.moves[ply].milliseconds;
    record.comments.push_back({ply + 1, false, text::format("{}.{:03} s", time / 1000, time % 1000), {}});
  }
  std::string out;
  hive::hive_pgn::print(record, hive::References::canonical, out);
  return out + '\n';
}

std::string log_of(const MatchPlan& plan, const MatchGame& game, std::size_t engine) {
  const PlannedGame& planned = game.planned;
  const std::size_t loser = game.outcome == hive::Outcome::white_wins ? planned.black : planned.white;
  std::string out;
  for (const MatchFinding& finding : game.findings) {
    if (finding.engine != engine) continue;
    const bool is_loss = finding.name == game.end && engine == loser;
    text::append(out, "{}[{}]: {}\n  game {}, {} against {}, after {}{}\n  board: {}\n", is_loss ? "error" : "warning",
                 finding.name, text::visible(finding.message), planned.number, plan.engines[planned.white].name,
                 plan.engines[planned.black].name, text::counted(finding.ply, "ply", "plies"),
                 is_loss ? ": the game is lost" : "", text::visible(finding.game));
    append_lines(finding.said, "  said: ", out);
    append_lines(finding.shown, "  | ", out);
    for (const std::string& note : finding.notes) text::append(out, "  = note: {}\n", text::visible(note));
    if (finding.more != 0) text::append(out, "  = note: {} more like this in this game\n", finding.more);
    out += '\n';
  }
  return out;
}

}  // namespace plyglot::tool::match
