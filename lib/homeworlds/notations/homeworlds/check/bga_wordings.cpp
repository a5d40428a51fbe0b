#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"
#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::homeworlds {

using text::format;

// homeworlds B6.
void word_homeworlds_unknown_sentence(NotedWording& wording) {
  if (wording.finding.count > 0) {
    wording.say("no line of this text is a sentence of a log of Board Game Arena");
    wording.help("`plyglot lint` without `--from` finds the notation of most texts");
    wording.help("only the log in English is read: the site translates its sentences");
    return;
  }
  wording.say(format("{} is none of the log's sentences", wording.quoted()));
  if (!seems_action(wording.written())) {
    wording.note("the line is left out");
  } else if (wording.written().back() == '.') {
    wording.help("a piece is a letter of `rygb` and a size from 1 to 3");
  } else {
    wording.help("the sentence breaks off: it ends with a full stop");
  }
}

void word_homeworlds_discovery_without_move(NotedWording& wording) {
  const ActionNode& discovery = *wording.action_at(wording.finding.span.begin);
  wording.say(
      format("no ship moves to {}, which is discovered here", wording.Cursor::quoted(discovery.other_system.span)));
  wording.advise("the sentence after a discovery says which ship moves there, and from where");
}

void word_homeworlds_missing_turn_end(NotedWording& wording) {
  const TurnNode& turn = wording.ast().turns[wording.turn_at(wording.finding.related.begin)];
  wording.label_if_there(wording.finding.related, "this turn is not ended");
  // Of a turn of broken actions alone no one is known.
  if (turn.handle.empty()) {
    wording.say(format("{} comes before the turn above is ended", wording.quoted()));
    wording.help("a line such as `Ann ends their turn.` is missing: the turn is taken to end here");
    return;
  }
  wording.say(format("{} comes before {} has ended the turn", wording.quoted(), wording.Cursor::quoted(turn.handle)));
  wording.help(
      format("the line `{} ends their turn.` is missing: the turn is taken to end here", wording.slice(turn.handle)));
}

void word_homeworlds_restarted_turn(NotedWording& wording) {
  const std::uint32_t count = wording.finding.count;
  if (count == 0) return wording.say("the turn is begun again, and nothing was done in it");
  wording.say(format("{} of this turn {} taken back", text::counted(count, "action"), count == 1 ? "is" : "are"));
  wording.label_if_there(wording.finding.related, "left out of the game");
}

}  // namespace plyglot::homeworlds
