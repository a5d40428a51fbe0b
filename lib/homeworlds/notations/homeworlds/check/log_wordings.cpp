// What only the dialect `hwl` has: serials of pieces, and how a log begins and ends (homeworlds H1 to H5).

#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {

using diagnostics::Safety;
using text::format;

void word_homeworlds_missing_players(NotedWording& wording) {
  wording.say("the log does not begin with the line `Players:`");
  wording.note("Homeworlds Live looks for the players in the first line, and cannot load a log without them");
  wording.advise("the first line is such as `Players: Ann,Ben`, and the second `Winner: none`");
}

void word_homeworlds_serial_letter(NotedWording& wording) {
  const unsigned pieces = wording.record().player_count + 1U;
  const std::string kind(wording.written().substr(0, 2));
  wording.say(format("there is no {}: of {} there are {}, `A` to `{}`", wording.quoted(), text::quote(kind), pieces,
                     static_cast<char>('A' + pieces - 1)));
}

void word_homeworlds_short_serial(NotedWording& wording) {
  wording.say(format("{} does not say which piece is taken from the bank", wording.quoted()));
  wording.advise("a piece is a colour, a size and a letter, such as `g1A`");
  // Another piece may have been taken, which later turns then call by its letter.
  wording.write_due(Safety::unsafe);
}

void word_homeworlds_serial_in_use(NotedWording& wording) {
  const std::string& where = wording.finding.where;
  wording.say(where.empty() ? format("{} is named twice in this turn", wording.quoted())
                            : format("{} is not in the bank: it is {}", wording.quoted(), where));
  wording.label_if_there(wording.finding.related, "this put it there");
  wording.write_due(Safety::unsafe);
}

void word_homeworlds_serial_in_bank(NotedWording& wording) {
  wording.say(format("{} is in the bank, and no ship", wording.quoted()));
}

void word_homeworlds_serial_is_star(NotedWording& wording) {
  wording.say(format("{} is {}, and no ship", wording.quoted(), wording.finding.where));
  wording.label_if_there(wording.finding.related, "this put it there");
}

void word_homeworlds_unfinished_turn(NotedWording& wording) {
  // homeworlds B6.
  if (wording.ast().dialect == Dialect::bga) {
    return wording.say("this turn is not ended, and left out of the game");
  }
  wording.say("the log ends before its last turn does");
  wording.note("what there is of the turn is played as if it were all");
}

void word_homeworlds_turn_after_elimination(NotedWording& wording) {
  wording.say("a turn after a player has resigned or run out of time");
  wording.label_if_there(wording.finding.related, "a log ends here");
  wording.note("play continues as if it were not said");
}

}  // namespace plyglot::homeworlds
