#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"

#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {

using diagnostics::Safety;

void word_homeworlds_byte_order_mark(Wording& wording) {
  wording.say("the file begins with a byte order mark");
  // A second one behind it would become the mark.
  const std::uint32_t end = wording.finding.span.end;
  const std::string_view mark = wording.written();
  if (wording.source().text.substr(end - wording.source().base, mark.size()) == mark) return;
  wording.fix("delete the byte order mark", Safety::safe, wording.finding.span, "");
}

void word_homeworlds_not_utf8(Wording& wording) {
  wording.say(text::format("{} is not UTF-8", text::describe_character(wording.written())));
  wording.note("bytes that are not UTF-8 are taken as characters of names");
  wording.help("save the file in the encoding UTF-8");
}

void word_homeworlds_bad_record(Wording& wording) {
  const std::string_view due = wording.finding.value_due;
  if (!due.empty()) {
    wording.say(text::format("{} is written where {} is expected", wording.quoted(), due));
  } else if (wording.finding.span.empty()) {
    wording.say("the JSON ends too early");
  } else {
    wording.say(text::format("{} cannot be here in JSON", text::describe_character(wording.written())));
  }
  wording.advise("a game record of Abstract Play is an object with `header` and `moves`, a list of rounds");
  wording.note("nothing of the game is played");
}

}  // namespace plyglot::homeworlds
