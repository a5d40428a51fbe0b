#include "hive/notations/hive_pgn/print.hpp"
#include "plyglot/match/match_board.hpp"
#include "plyglot/match/run_folder.hpp"

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

std::string hive_pgn(const MatchPlan& plan, const MatchGame& game, hive::Record record) {
  const PlannedGame& planned = game.planned;
  constexpr hive::Outcome wins[] = {hive::Outcome::white_wins, hive::Outcome::black_wins};
  record.result = game.winner ? wins[*game.winner] : hive::Outcome::draw;
  record.tags = {tag("Event", "plyglot match"),
                 tag("Round", std::to_string(planned.number)),
                 tag("White", plan.engines[planned.engines[0]].name),
                 tag("Black", plan.engines[planned.engines[1]].name),
                 tag("Opening", std::to_string(planned.opening + 1)),
                 tag("OpeningPlies", std::to_string(game.opening_plies)),
                 tag("Termination", game.end)};
  std::uint32_t ply = game.opening_plies;
  for (const MatchMove& move : game.moves) {
    record.comments.push_back(
        {++ply, false, text::format("{}.{:03} s", move.milliseconds / 1000, move.milliseconds % 1000), {}});
  }
  std::string out;
  hive::hive_pgn::print(record, hive::References::canonical, out);
  return out + '\n';
}

}  // namespace

std::string game_text(const MatchPlan& plan, const MatchGame& game) {
  const PlannedGame& planned = game.planned;
  MatchBoard board(plan, plan.openings[planned.opening]);
  for (const std::string& words : board.opening_moves()) {
    // An engine may have lost in the opening.
    if (board.plies() < game.opening_plies) board.play(words);
  }
  for (const MatchMove& move : game.moves) board.play(move.words);
  if (board.is_hive()) return hive_pgn(plan, game, std::get<hive::Record>(board.game().model()));
  const std::string_view sign = plan.game == "hopgi" ? "//" : "#";
  const auto name = [&](std::size_t side) { return plan.engines[planned.engines[side]].name; };
  return text::format("{} Game {}: {} against {}. Winner: {}. End: {}.\n{}\n", sign, planned.number, name(0), name(1),
                      game.winner ? name(*game.winner) : "none", game.end, board.text());
}

std::string game_file_name(const MatchPlan& plan, std::uint32_t number) {
  std::string problem;
  const toolchain::Target written = toolchain::target(plan.game == "hive" ? "hive-pgn" : plan.game, problem);
  return text::format("{:05}{}", number, toolchain::file_extension_of(written));
}

std::string log_of(const MatchPlan& plan, const MatchGame& game, std::size_t engine) {
  const PlannedGame& planned = game.planned;
  std::string out;
  for (const MatchFinding& finding : game.findings) {
    if (finding.engine != engine) continue;
    const bool is_loss = finding.name == game.end && game.winner && planned.engines[*game.winner] != engine;
    text::append(out, "{}[{}]: {}\n  game {}, {} against {}, after {}{}\n", is_loss ? "error" : "warning", finding.name,
                 text::visible(finding.message), planned.number, plan.engines[planned.engines[0]].name,
                 plan.engines[planned.engines[1]].name, text::counted(finding.ply, "ply", "plies"),
                 is_loss ? ": the game is lost" : "");
    append_lines(finding.game, "  board: ", out);
    append_lines(finding.said, "  said: ", out);
    append_lines(finding.shown, "  | ", out);
    for (const std::string& note : finding.notes) text::append(out, "  = note: {}\n", text::visible(note));
    if (finding.more != 0) text::append(out, "  = note: {} more like this in this game\n", finding.more);
    out += '\n';
  }
  return out;
}

}  // namespace plyglot::tool::match
