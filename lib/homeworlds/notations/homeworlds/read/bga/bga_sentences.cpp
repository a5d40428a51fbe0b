#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Said = BgaSentenceKind;

struct Form {
  Said kind;
  // What follows the player: `#` is a piece, `*` a colour, `$` a system, all else is as it is written.
  std::string_view words;
};

constexpr Form forms[] = {
    {Said::homeworld, " establishes a homeworld with a # ship at # and # binary stars."},
    {Said::build, " builds a # ship in $."},
    {Said::trade, " trades a # ship for a # ship in $."},
    {Said::discover, " discovers a # system named $."},
    {Said::move, " moves a # ship from $ to $."},
    {Said::attack, " captures a # ship in $."},
    {Said::sacrifice, " sacrifices a # ship in $."},
    {Said::catastrophe, " triggers a * catastrophe in $."},
    {Said::turn_end, " ends their turn."},
    {Said::restart, " restarts their turn."},
    {Said::elimination, " has no ships in their homeworld and is eliminated."},
    {Said::concession, " concedes the game."},
    {Said::draw, " accepts the draw."},
    {Said::note, " offers a draw."},
    {Said::note, " cancels draw offer."},
};

constexpr bool is_small_piece(std::string_view word) {
  return word.size() == 2 && std::string_view("rygb").find(word[0]) != std::string_view::npos && word[1] >= '1' &&
         word[1] <= '3';
}

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.substr(0, beginning.size()) == beginning;
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

std::size_t digits_at(std::string_view text, std::size_t from) {
  std::size_t at = from;
  while (at < text.size() && text::is_digit(text[at])) ++at;
  return at - from;
}

// One line against the forms.
class SentenceReader {
 public:
  SentenceReader(const text::Source& source, text::Span line, const BgaNames& names) : names_(names) {
    const std::string_view written = source.slice(line);
    line_ = text::trimmed(written, blanks);
    begin_ = line_.empty() ? line.begin : line.begin + static_cast<std::uint32_t>(line_.data() - written.data());
    read_.span = span(0, line_.size());
  }

  BgaSentence read() {
    for (std::size_t below = std::string_view::npos;;) {
      const std::optional<std::string_view> player = names_.player_before(line_, below);
      if (!player) break;
      below = player->size();
      if (read_after(below)) {
        read_.is_player_known = true;
        return read_;
      }
    }
    if (read_fixed() || read_free()) return read_;
    BgaSentence unknown;
    unknown.span = read_.span;
    if (const auto player = names_.player_before(line_, std::string_view::npos)) {
      unknown.player = span(0, player->size());
      unknown.is_player_known = true;
    }
    if (seems_action(line_)) unknown.kind = Said::broken_action;
    return unknown;
  }

 private:
  text::Span span(std::size_t begin, std::size_t end) const {
    return {begin_ + static_cast<std::uint32_t>(begin), begin_ + static_cast<std::uint32_t>(end)};
  }

  enum class Match : std::uint8_t {
    none,
    // Up to its first name, and no further.
    beginning,
    whole,
  };

  // The words of the form from there on.
  Match match(const Form& form, std::size_t at) {
    const std::string_view words = form.words;
    std::size_t pieces = 0;
    std::size_t systems = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == '#') {
        if (!is_small_piece(line_.substr(std::min(at, line_.size()), 2))) return Match::none;
        read_.pieces[pieces++] = span(at, at + 2);
        at += 2;
      } else if (words[i] == '*') {
        const std::size_t end = std::min(line_.find(' ', at), line_.size());
        if (end <= at + 1 || !colour_named(line_.substr(at, end - at))) return Match::none;
        read_.colour = span(at, end);
        at = end;
      } else if (words[i] == '$') {
        const std::optional<std::size_t> end = end_of_system(at, i + 2 == words.size());
        if (!end) return systems == 0 ? Match::beginning : Match::none;
        const text::Span name = span(at, *end);
        read_.systems[systems++] = names_.name_on_board(line_.substr(at, *end - at), name);
        at = *end;
      } else if (at < line_.size() && line_[at] == words[i]) {
        ++at;
      } else {
        return Match::none;
      }
    }
    return at == line_.size() ? Match::whole : Match::none;
  }

  std::optional<std::size_t> end_of_system(std::size_t at, bool is_last) const {
    if (at + 1 >= line_.size() || line_.back() != '.') return std::nullopt;
    if (is_last) return line_.size() - 1;
    const std::optional<std::size_t> to = names_.find_to(line_.substr(at, line_.size() - 1 - at));
    return to ? std::optional(at + *to) : std::nullopt;
  }

  // A sentence whose player is what comes before. `is_begun`: whether it is one up to its first name.
  bool read_after(std::size_t player, bool* is_begun = nullptr) {
    for (const Form& form : forms) {
      // The second letter tells most of them apart.
      if (player + 1 >= line_.size() || line_[player + 1] != form.words[1]) continue;
      const Match matched = match(form, player);
      if (is_begun != nullptr && matched != Match::none) *is_begun = true;
      if (matched != Match::whole) continue;
      read_.kind = form.kind;
      read_.player = span(0, player);
      const std::size_t verb = player + 1;
      read_.verb = span(verb, std::min(line_.find(' ', verb), line_.size()));
      constexpr std::string_view draw = "draw";
      if (form.kind == Said::draw) read_.value = span(line_.size() - 1 - draw.size(), line_.size() - 1);
      return true;
    }
    return false;
  }

  // Without a known player: the first place where the words of a sentence begin.
  bool read_free() {
    bool is_begun = false;
    for (std::size_t at = line_.find(' ', 1); at != std::string_view::npos && !is_begun; at = line_.find(' ', at + 1)) {
      if (read_after(at, &is_begun)) return true;
    }
    return false;
  }

  bool read_fixed() {
    return read_time() || read_result() || read_between({}, " is forgotten.") || read_repetition() ||
           read_between("The colors of ", " have been chosen according to their preferences. Change my preferences.");
  }

  bool take(Said kind) {
    read_.kind = kind;
    return true;
  }

  // With something between the two.
  bool read_between(std::string_view before, std::string_view after) {
    return line_.size() > before.size() + after.size() && begins_with(line_, before) && ends_with(line_, after) &&
           take(Said::note);
  }

  bool read_repetition() {
    constexpr std::string_view before = "This position has occurred ";
    constexpr std::string_view after = " times.";
    constexpr std::string_view draw = " may declare a draw.";
    if (!begins_with(line_, before)) return false;
    const std::size_t count = digits_at(line_, before.size());
    const std::string_view rest = line_.substr(before.size() + count);
    if (count == 0 || !begins_with(rest, after)) return false;
    if (rest.size() == after.size()) return take(Said::note);
    return rest.size() > after.size() + 1 + draw.size() && rest[after.size()] == ' ' && ends_with(rest, draw) &&
           take(Said::note);
  }

  bool read_time() {
    constexpr std::string_view before = "Move ";
    if (!begins_with(line_, before)) return false;
    const std::size_t count = digits_at(line_, before.size());
    std::size_t at = before.size() + count;
    if (count == 0 || line_.substr(at, 2) != " :") return false;
    at += 2;
    std::size_t end = at;
    for (int part = 0; part < 3; ++part) {
      const std::size_t digits = digits_at(line_, end);
      if (digits == 0) return take(Said::time);
      end += digits;
      const char mark = end < line_.size() ? line_[end] : '\0';
      if (mark != (part < 2 ? '/' : ' ')) return take(Said::time);
      if (part < 2) ++end;
    }
    read_.value = span(at, end);
    return take(Said::time);
  }

  bool read_result() {
    constexpr std::string_view tie = "End of game (tie)";
    constexpr std::string_view before = "The end of the game: ";
    constexpr std::string_view after = " wins!";
    if (line_ == tie) {
      read_.value = span(tie.size() - 4, tie.size() - 1);
      return take(Said::tie);
    }
    if (line_.size() <= before.size() + after.size() || !begins_with(line_, before) || !ends_with(line_, after)) {
      return false;
    }
    read_.player = span(before.size(), line_.size() - after.size());
    return take(Said::victory);
  }

  const BgaNames& names_;
  std::string_view line_;
  std::uint32_t begin_;
  BgaSentence read_;
};

}  // namespace

BgaSentence read_bga_sentence(const text::Source& source, text::Span line, const BgaNames& names) {
  return SentenceReader(source, line, names).read();
}

bool seems_action(std::string_view line) {
  for (const Form& form : forms) {
    const std::size_t hole = form.words.find_first_of("#*");
    if (hole == std::string_view::npos) continue;
    const std::size_t found = line.find(form.words.substr(0, hole));
    if (found == std::string_view::npos || found == 0) continue;
    const std::string_view rest = line.substr(found + hole);
    const bool has_piece = rest.size() > 2 && text::is_letter(rest[0]) && text::is_digit(rest[1]) && rest[2] == ' ';
    const bool has_catastrophe =
        form.kind == Said::catastrophe && rest.find(" catastrophe in ") != std::string_view::npos;
    if (has_piece || has_catastrophe || form.kind == Said::homeworld) return true;
  }
  return false;
}

text::Span find_bga_settler(const text::Source& source, text::Span line) {
  constexpr std::string_view form = forms[0].words;
  const std::string_view written = source.slice(line);
  const std::string_view trimmed = text::trimmed(written, blanks);
  // Of pieces the words have one byte, and the sentence two.
  constexpr std::size_t size = form.size() + 3;
  if (trimmed.size() <= size || !ends_with(trimmed, " binary stars.")) return {};
  const std::string_view words = trimmed.substr(trimmed.size() - size);
  std::size_t at = 0;
  for (const char word : form) {
    if (word == '#' ? !is_small_piece(words.substr(at, 2)) : words[at] != word) return {};
    at += word == '#' ? 2 : 1;
  }
  const std::uint32_t begin = line.begin + static_cast<std::uint32_t>(trimmed.data() - written.data());
  return {begin, begin + static_cast<std::uint32_t>(trimmed.size() - size)};
}

bool is_bga_log(std::string_view text) {
  constexpr int looked_at = 3;
  if (text::begins_with_byte_order_mark(text)) text.remove_prefix(text::byte_order_mark.size());
  const BgaNames no_one;
  for (int lines = 0; lines < looked_at && !text.empty();) {
    const std::size_t size = std::min(text.find_first_of("\r\n"), text.size());
    text::Source line;
    line.text = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    if (text::trimmed(line.text, blanks).empty()) continue;
    ++lines;
    if (!find_bga_settler(line, line.span()).empty()) return true;
    if (begins_with(text::trimmed(line.text, blanks), "Move ") &&
        read_bga_sentence(line, line.span(), no_one).kind == Said::time) {
      return true;
    }
  }
  return false;
}

}  // namespace plyglot::homeworlds
