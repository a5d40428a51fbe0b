#include "hive/verdicts/offered_moves.hpp"

#include "hive/verdicts/near_moves.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hive::play {
namespace {

constexpr std::size_t most_examples = 3;
constexpr std::size_t most_destinations = 6;

// A word that a shell takes as it is, or one in quotes.
std::string shell_word(std::string_view word) {
  constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789%+,-./:=@_";
  if (word.find_first_not_of(plain) == std::string_view::npos) return std::string(word);
  std::string quoted = "'";
  for (const char c : word) quoted.append(c == '\'' ? "'\\''" : std::string_view(&c, 1));
  return quoted += '\'';
}

void offer_near_moves(Finding& finding) {
  // A fix says already what was meant.
  if (finding.has_fix()) return;
  const NearMoves near = near_moves(finding);
  if (near.texts.empty()) return;
  if (near.are_slips) return finding.help(text::format("did you mean {}?", listed(near.texts, " or ")));
  finding.help(text::format("{} close by: {}", near.texts.size() == 1 ? "a legal move" : "legal moves",
                            listed(near.texts, " and ")));
}

std::vector<std::string> texts_of(const Finding& finding, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(spelled(finding.context.spelling, finding.state(), move));
  text::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace

std::string command_for_moves(const PlayContext& context) {
  const std::string_view name = context.source.name;
  std::string command = "plyglot moves";
  if (context.record_number > 1) text::append(command, " --record {}", context.record_number);
  text::append(command, " --ply {}", context.game.state().plies());
  // Names of texts that are no files are in angle brackets: `<stdin>`. A name that looks like an option is one in this
  // folder.
  if (!name.empty() && name.front() != '<') {
    text::append(command, " {}{}", name.front() == '-' ? "./" : "", shell_word(name));
  }
  return command;
}

std::string count_of_moves(const Finding& finding) {
  std::vector<Move> examples;
  const auto add = [&](bool wants_new_piece) {
    for (const Move move : finding.legal) {
      const bool is_known = std::any_of(examples.begin(), examples.end(), [&](Move known) {
        return wants_new_piece ? known.piece == move.piece : known == move;
      });
      if (!is_known && examples.size() < most_examples) examples.push_back(move);
    }
  };
  add(true);
  add(false);
  const std::vector<std::string> texts = texts_of(finding, examples);
  const std::size_t count = finding.legal.size();
  return text::format("{} legal here{} {}", text::counted(count, "move is", "moves are"),
                      count > examples.size() ? ", such as" : ":", listed(texts, " and "));
}

void note_destinations(Finding& finding, std::string_view can) {
  const GameState& state = finding.state();
  std::vector<std::string> places;
  for (const Move move : finding.legal) {
    if (move.piece != finding.attempt.piece) continue;
    const auto reference = canonical_reference(state, move);
    if (reference) places.push_back(finding.context.spelling.reference(*reference));
  }
  if (places.empty()) return finding.note(text::format("{} has no legal move here", finding.name()));
  if (places.size() > most_destinations) {
    return finding.note(text::format("{} has {} here", finding.name(), text::counted(places.size(), "legal move")));
  }
  text::sort(places.begin(), places.end());
  finding.note(text::format("{} {} {}", finding.name(), can, listed(places, " and ")));
}

void offer_moves(Finding& finding) {
  // After the end nothing can be played, and of a piece that is not in the game nobody knows what was meant.
  if (finding.legal.empty() || finding.verdict.check == Check::piece_not_in_gametype) return;
  if (finding.legal.front().is_pass()) {
    return finding.help(text::format("{} can only pass here: a `pass` may be missing", finding.side()));
  }
  const std::string command = command_for_moves(finding.context);
  if (finding.attempt.piece == no_piece) return finding.help(text::format("`{}` lists them", command));
  offer_near_moves(finding);
  const std::size_t count = finding.legal.size();
  if (count > most_examples) {
    return finding.help(
        text::format("{} legal here: `{}`", text::counted(count, "other move is", "other moves are"), command));
  }
  const std::vector<std::string> texts = texts_of(finding, finding.legal);
  finding.help(text::format("only {} {} legal here", listed(texts, " and "), count == 1 ? "is" : "are"));
}

}  // namespace plyglot::hive::play
