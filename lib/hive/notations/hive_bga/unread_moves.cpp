#include "hive/notations/hive_bga/unread_moves.hpp"

#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "hive/spelling/move_string.hpp"
#include "syntax/lookalikes.hpp"
#include "text/ascii.hpp"
#include "text/line_ends.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::hive::hive_bga {
namespace {

using text::Span;

constexpr std::string_view blanks = " \t";
constexpr std::string_view opening = "[({<";
constexpr std::string_view closing = "])}>";

bool is_one_of(char byte, std::string_view bytes) { return bytes.find(byte) != std::string_view::npos; }
bool is_mark(char byte) { return is_one_of(byte, "-/\\"); }

// A text in which each character that looks like one of ASCII is that one, with the place of each byte in the source.
struct PlainText {
  std::string text;
  std::vector<std::uint32_t> places;

  void add(char byte, std::uint32_t place) {
    text += byte;
    places.push_back(place);
  }
  Span span(std::size_t begin, std::size_t end) const { return {places[begin], places[end]}; }
};

PlainText plain_text(const text::Source& source, Span span) {
  PlainText plain;
  const std::string_view written = source.slice(span);
  for (std::size_t at = 0; at < written.size();) {
    const text::Decoded character = text::decode_utf8(written.substr(at));
    const auto meaning = syntax::lookalike_of(character.code_point);
    const auto place = span.begin + static_cast<std::uint32_t>(at);
    if (meaning) {
      plain.add(meaning->empty() ? ' ' : meaning->front(), place);
    } else {
      for (std::uint32_t i = 0; i < character.size; ++i) plain.add(written[at + i], place + i);
    }
    at += character.size;
  }
  plain.places.push_back(span.end);
  return plain;
}

// hive-notations U7: a piece, well written or not.
bool is_piece(std::string_view word) {
  return word.size() >= 2 && is_one_of(word[0], "wWbB") && is_one_of(word[1], "QAGLMPSBqaglmpsb") &&
         std::all_of(word.begin() + 2, word.end(), text::is_digit);
}

std::string_view without_marks(std::string_view word) {
  while (!word.empty() && is_mark(word.front())) word.remove_prefix(1);
  while (!word.empty() && is_mark(word.back())) word.remove_suffix(1);
  return word;
}

// One slip away from a piece, or more: no word of a sentence has capitals, digits or marks inside.
bool resembles_piece(std::string_view word) {
  constexpr std::size_t longest = 3;
  const std::string_view name = without_marks(word);
  const bool has_mark = name.size() != word.size();
  const auto is_sign = [](char byte) { return text::is_digit(byte) || text::is_upper(byte); };
  return !name.empty() && name.size() <= longest &&
         (has_mark || (name.size() > 1 && std::any_of(name.begin() + 1, name.end(), is_sign)));
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

bool is_pass(std::string_view text) { return text::is_same_word(text, "pass"); }

// A piece and where it goes, or a pass, as far as they can be recognised.
bool resembles_move(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() == 1) return is_pass(words[0]);
  if (words.size() != 2) return false;
  const bool has_piece = is_piece(words[0]);
  const bool has_reference = is_piece(without_marks(words[1]));
  if (has_piece && has_reference) return true;
  return (has_piece && resembles_piece(words[1])) || (has_reference && resembles_piece(words[0]));
}

bool is_known_piece(std::string_view word) {
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (uhp::spelling.piece(piece) == word) return true;
  }
  return false;
}

// hive-notations 3.1.
bool is_strict_move(std::string_view text) {
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() == 1) return words[0] == "pass" || is_known_piece(words[0]);
  return words.size() == 2 && is_known_piece(words[0]) && is_known_piece(without_marks(words[1])) &&
         words[1].size() <= without_marks(words[1]).size() + 1;
}

// A place in the text that holds a move, as offsets of it.
struct Found {
  // With brackets.
  std::size_t begin = 0;
  std::size_t end = 0;
  // Without them.
  std::size_t inner_begin = 0;
  std::size_t inner_end = 0;
};

class Finder {
 public:
  Finder(const text::Source& source, const LogLine& line, const WrittenMove* read, const Players& players,
         bool is_first)
      : source_(source),
        plain_(plain_text(source, line.span)),
        text_(plain_.text),
        players_(players),
        is_first_(is_first),
        begin_(after_blanks(0)) {
    if (read != nullptr) skip_read(*read);
  }

  std::vector<UnreadMove> find() {
    while (at_ < text_.size()) {
      if (is_one_of(text_[at_], opening)) {
        take_opened();
      } else if (is_one_of(text_[at_], closing)) {
        take_unopened();
      } else {
        ++at_;
      }
    }
    if (found_.empty() && !has_read_) take_bare();
    return std::move(found_);
  }

 private:
  // The rest of the line is about another move.
  void skip_read(const WrittenMove& read) {
    has_read_ = true;
    const auto place = std::lower_bound(plain_.places.begin(), plain_.places.end(), read.span.end);
    at_ = after_blanks(static_cast<std::size_t>(place - plain_.places.begin()));
    if (at_ < text_.size() && text_[at_] == ']') ++at_;
    begin_ = after_blanks(at_);
  }

  std::size_t after_blanks(std::size_t at) const { return std::min(text_.find_first_not_of(blanks, at), text_.size()); }

  // The end of the first two words.
  std::size_t end_of_words(std::size_t at, std::size_t limit) const {
    for (int word = 0; word < 2; ++word) {
      const std::size_t begin = std::min(text_.find_first_not_of(blanks, at), limit);
      if (begin == limit) break;
      at = std::min(text_.substr(0, limit).find_first_of(blanks, begin), limit);
    }
    return at;
  }

  void take_opened() {
    Found found;
    found.begin = at_;
    found.inner_begin = at_ + 1;
    const std::size_t next = std::min(text_.find_first_of("[({<])}>", at_ + 1), text_.size());
    const bool is_closed = next < text_.size() && is_one_of(text_[next], closing);
    found.inner_end = is_closed ? next : end_of_words(found.inner_begin, next);
    found.end = is_closed ? next + 1 : found.inner_end;
    at_ = is_closed ? next + 1 : next;
    take(found);
  }

  // The two words before a bracket that is not opened. No move has longer ones.
  void take_unopened() {
    constexpr std::size_t longest = 40;
    const std::size_t first = std::max(begin_, at_ - std::min(at_, longest));
    Found found;
    found.end = at_ + 1;
    found.inner_end = at_;
    std::size_t begin = at_;
    for (int word = 0; word < 2; ++word) {
      const std::string_view before = text_.substr(first, begin - first);
      const std::size_t last = before.find_last_not_of(blanks);
      if (last == std::string_view::npos) break;
      const std::size_t blank = before.substr(0, last).find_last_of(blanks);
      begin = blank == std::string_view::npos ? first : first + blank + 1;
    }
    found.begin = found.inner_begin = begin;
    ++at_;
    take(found);
  }

  // A player's name and a move without any bracket.
  void take_bare() {
    const std::size_t begin = after_blanks(0);
    for (const std::string_view player : players_) {
      if (player.empty() || !text::is_same_word(text_.substr(begin, player.size()), player)) continue;
      Found found;
      found.begin = found.inner_begin = after_blanks(begin + player.size());
      if (found.begin == begin + player.size()) continue;
      found.end = found.inner_end = end_of_words(found.begin, text_.size());
      if (is_pass(inner(found))) continue;
      take(found);
      if (!found_.empty()) return;
    }
  }

  std::string_view inner(const Found& found) const {
    return text::trimmed(text_.substr(found.inner_begin, found.inner_end - found.inner_begin), blanks);
  }

  bool is_square(const Found& found) const { return found.begin != found.inner_begin && text_[found.begin] == '['; }

  void take(const Found& found) {
    const std::string_view move = inner(found);
    const std::string_view before = text::trimmed(text_.substr(begin_, found.begin - begin_), blanks);
    const Speech speech = speech_of(before, is_square(found));
    const bool is_alone = is_piece(move) && (speech.player != nullptr || is_first_);
    const bool is_moved = resembles_move(move) && (!is_pass(move) || is_square(found));
    const bool is_chat = speech.is_chat || (speech.has_colon && is_alone);
    if (is_chat || !(is_moved || is_alone)) return;
    add(found, move, before, speech);
    begin_ = after_blanks(found.end);
    colon_.reset();
    has_read_ = true;
  }

  // What is said before a move.
  struct Speech {
    // The player whose name is directly before the move.
    const std::string_view* player = nullptr;
    // The name begins here, as an offset of what is before.
    std::size_t name = 0;
    bool has_colon = false;
    // It is something that somebody says.
    bool is_chat = false;
  };

  Speech speech_of(std::string_view before, bool is_square) {
    Speech speech;
    std::string_view words = before;
    if (is_square && words.ends_with(':')) {
      speech.has_colon = true;
      words = text::trimmed(words.substr(0, words.size() - 1), blanks);
    }
    for (const std::string_view& player : players_) {
      const bool is_longer = speech.player == nullptr || player.size() > speech.player->size();
      if (player.empty() || words.size() < player.size() || !is_longer) continue;
      const std::string_view end = words.substr(words.size() - player.size());
      if (!text::is_same_word(end, player)) continue;
      speech.player = &player;
      speech.name = words.size() - player.size();
    }
    const std::string_view said = speech.player != nullptr ? before.substr(0, speech.name) : before;
    speech.is_chat = speech.player == nullptr && !has_read_ && is_said(said.size());
    return speech;
  }

  // `Ann: what of`, and not a time such as `Move 3 : 21:11:44`. The words begin after the last move.
  bool is_said(std::size_t size) {
    if (!colon_) colon_ = std::min(text_.find(':', begin_), text_.size());
    return *colon_ > begin_ && *colon_ < begin_ + size && !is_one_of(text_[*colon_ - 1], blanks) &&
           !text::is_digit(text_[*colon_ - 1]);
  }

  void add(const Found& found, std::string_view move, std::string_view before, const Speech& speech) {
    UnreadMove& unread = found_.emplace_back();
    const auto offset = static_cast<std::size_t>(move.data() - text_.data());
    unread.move = plain_.span(offset, offset + move.size());
    const std::size_t before_begin =
        before.empty() ? found.begin : static_cast<std::size_t>(before.data() - text_.data());
    const Span words = before.empty() ? unread.move : plain_.span(before_begin, before_begin + before.size());
    const std::size_t name_begin = before_begin + speech.name;
    const bool is_at_start = !has_read_ && (before.empty() || (speech.player != nullptr && speech.name == 0));
    unread.cause = Cause::other_name;
    unread.related = words;
    if (!is_strict_move(move)) {
      unread.cause = Cause::not_a_move;
    } else if (const std::optional<Span> lookalike = lookalike_in(found)) {
      unread.cause = Cause::lookalike;
      unread.related = *lookalike;
    } else if (!is_square(found) || text_[found.end - 1] != ']') {
      unread.cause = Cause::brackets;
    } else if (!is_at_start && (has_read_ || speech.player != nullptr)) {
      unread.cause = Cause::lost_line_end;
      if (has_read_) unread.related = plain_.span(0, before_begin);
    }
    if (unread.cause == Cause::not_a_move || (speech.player == nullptr && !before.empty())) return;
    rewrite(unread, found, is_at_start, speech, name_begin, move);
  }

  // The first character of the move or of its brackets that is not of ASCII.
  std::optional<Span> lookalike_in(const Found& found) const {
    const auto size = [&](std::size_t i) { return plain_.places[i + 1] - plain_.places[i]; };
    for (std::size_t i = found.begin; i < found.end; ++i) {
      const bool is_byte = static_cast<unsigned char>(text_[i]) >= 0x80;
      if (size(i) > 1 || is_byte) return Span{plain_.places[i], plain_.places[i + 1]};
    }
    return std::nullopt;
  }

  void rewrite(UnreadMove& unread, const Found& found, bool is_at_start, const Speech& speech, std::size_t name_begin,
               std::string_view move) const {
    std::size_t begin = speech.player != nullptr ? name_begin : found.begin;
    if (!is_at_start) {
      unread.meant = text::line_end_of(source_.text);
      while (begin > 0 && is_one_of(text_[begin - 1], blanks)) --begin;
    }
    if (speech.player != nullptr) unread.meant.append(*speech.player).append(" ");
    unread.meant.append("[").append(move).append("]");
    unread.rewritten = plain_.span(begin, found.end);
  }

  const text::Source& source_;
  PlainText plain_;
  std::string_view text_;
  const Players& players_;
  bool is_first_;
  std::size_t at_ = 0;
  // After the last move and the blanks that follow it.
  std::size_t begin_;
  // The first colon there, the end of the text if there is none; unset until it is looked for.
  std::optional<std::size_t> colon_;
  // A move is before it on the line.
  bool has_read_ = false;
  std::vector<UnreadMove> found_;
};

}  // namespace

std::vector<UnreadMove> find_unread_moves(const text::Source& source, const LogLine& line, const WrittenMove* read,
                                          const Players& players, bool is_first) {
  return Finder(source, line, read, players, is_first).find();
}

}  // namespace plyglot::hive::hive_bga
