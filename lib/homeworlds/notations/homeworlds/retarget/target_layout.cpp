#include "homeworlds/notations/homeworlds/retarget/target_layout.hpp"

#include "diagnostics/suppression_syntax.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/notations/homeworlds/read/lines/transcript.hpp"
#include "homeworlds/notations/homeworlds/read/spread_turns.hpp"
#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/notations/homeworlds/retarget/target_names.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Kind = RecordPart::Kind;

class Layouter {
 public:
  Layouter(const Record& from, const Head& head, const Target& target, const std::vector<std::string>& handles,
           Retargeted& into)
      : from_(from), head_(head), target_(target), handles_(handles), into_(into), record_(into.record) {
    players_ = find(players_key);
    winner_ = find(winner_key);
  }

  void lay_out() {
    if (target_.form.dialect == Dialect::sdg) add_transcript_head();
    if (target_.form.dialect == Dialect::hwl) add_log_head();
    for (const Fact& fact : head_.facts) add_fact(fact);
    if (target_.form.dialect == Dialect::seed && record_.profile != Profile::rules) {
      add_header_line({std::string(name_of(HeaderKey::rules)), std::string(name_of(record_.profile)), record_.span});
    }
    if (target_.headers == HeaderPlace::headers && !record_.headers.empty()) add_blank();
    for (const RecordPart& part : from_.parts) add_part(part);
    while (!record_.parts.empty() && record_.parts.back().kind == Kind::blank) record_.parts.pop_back();
  }

 private:
  void add(Kind kind, std::size_t index) { record_.parts.push_back({kind, static_cast<std::uint32_t>(index)}); }

  void add_blank() {
    if (!record_.parts.empty() && record_.parts.back().kind != Kind::blank) add(Kind::blank, 0);
  }

  // On one line: values of a record in JSON can have several.
  void add_comment(Kind kind, std::string text, text::Span span) {
    std::replace_if(
        text.begin(), text.end(), [](char byte) { return byte == '\n' || byte == '\r'; }, ' ');
    if (could_name_players(text)) text.insert(0, " #");
    add(kind, record_.comments.size());
    record_.comments.push_back({std::move(text), span, false, {}});
  }

  // In `jpb` a comment at the top can say who plays. Here only one of the facts may, which come above all others.
  bool could_name_players(std::string_view comment) const {
    if (target_.form.dialect != Dialect::jpb || !head_.players.empty()) return false;
    const std::string_view line = text::trimmed(comment, blanks);
    return is_header(line) && text::is_same_word(line.substr(0, line.find(':')), players_key);
  }

  void add_header_line(RecordHeader header) {
    add(Kind::header, record_.headers.size());
    record_.headers.push_back(std::move(header));
  }

  // homeworlds 5: `Participants: Sam (N), Dave (S)`, and who won, below what the archive says of the game.
  void add_transcript_head() {
    for (const Fact& fact : head_.facts) {
      if (is_of_archive(fact)) add_header_line({fact.key, fact.value, fact.span});
    }
    std::string participants;
    for (std::size_t player = 0; player < handles_.size(); ++player) {
      text::append(participants, "{}{} ({})", player == 0 ? "" : ", ", handles_[player],
                   seat_name(static_cast<Player>(player), record_.player_count)[0]);
    }
    add_header_line({std::string(participants_key), std::move(participants), record_.span});
    if (winner_ == nullptr && record_.outcome != RecordOutcome::won) return;
    const std::string name = winner_ == nullptr ? handles_[record_.winner] : handle_of(winner_->value);
    RecordHeader winner{std::string(winner_key), name, winner_ == nullptr ? record_.span : winner_->span};
    const std::string line = transcript_header_line(winner);
    // With several words it is not a handle, and the line is not a header.
    if (!is_transcript_header(line)) return add_comment(Kind::comment, " " + line, winner.span);
    add_header_line(std::move(winner));
  }

  // homeworlds H1: `Players: Ann,Ben`, and who won or `none`.
  void add_log_head() {
    std::string players;
    for (const std::string& handle : handles_) text::append(players, "{}{}", players.empty() ? "" : ",", handle);
    add_header_line(
        {std::string(players_key), std::move(players), players_ == nullptr ? record_.span : players_->span});
    std::string winner = "none";
    if (winner_ != nullptr && !winner_->value.empty()) {
      const std::string named = handle_of(winner_->value);
      if (named != winner_->value || !says_draw(named)) winner = named;
    } else if (record_.outcome == RecordOutcome::won) {
      winner = handles_[record_.winner];
    }
    add_header_line({std::string(winner_key), std::move(winner), winner_ == nullptr ? record_.span : winner_->span});
  }

  // The first of a kind counts (homeworlds L5).
  bool tells_players(const Fact& fact) const { return !head_.players.empty() && &fact == players_; }
  bool is_of_players(const Fact& fact) const { return tells_players(fact) || &fact == winner_; }

  static std::string line_of(const Fact& fact) { return transcript_header_line({fact.key, fact.value, fact.span}); }

  bool is_of_archive(const Fact& fact) const {
    // Participants who are not players must not become players.
    if (is_of_players(fact) || fact.key == participants_key) return false;
    return is_transcript_key(fact.key) && is_transcript_header(line_of(fact));
  }

  const Fact* find(std::string_view key) const {
    const auto found = std::find_if(head_.facts.begin(), head_.facts.end(),
                                    [&](const Fact& fact) { return text::is_same_word(fact.key, key); });
    return found == head_.facts.end() ? nullptr : &*found;
  }

  // Names that were not handles may be handles now.
  std::string handle_of(std::string_view name) const {
    for (std::size_t i = 0; i < head_.players.size(); ++i) {
      if (text::is_same_word(head_.players[i], name)) return handles_[i];
    }
    return std::string(name);
  }

  void add_fact(const Fact& fact) {
    if (target_.form.dialect == Dialect::sdg && (is_of_players(fact) || is_of_archive(fact))) return;
    if (target_.form.dialect == Dialect::hwl && is_of_players(fact)) return;
    switch (target_.headers) {
      case HeaderPlace::headers:
        return add_header(fact);
      case HeaderPlace::comments:
        return add_comment(Kind::comment, " " + line_of(with_readable_names(fact)), fact.span);
      case HeaderPlace::none:
        into_.losses.push_back(lost_header(target_.form, fact.span, fact.key, fact.value));
    }
  }

  void add_header(const Fact& fact) {
    const bool is_about_form =
        is_key(fact, HeaderKey::layout) || is_key(fact, HeaderKey::dialect) || is_key(fact, HeaderKey::rules);
    const bool is_lost = is_about_form || (target_.form.is_json && is_key(fact, HeaderKey::players));
    if (tells_players(fact) && target_.form.is_json) return;
    if (is_lost) {
      into_.losses.push_back(lost_header(target_.form, fact.span, fact.key, fact.value));
    } else if (target_.form.is_json) {
      record_.headers.push_back({fact.key, fact.value, fact.span});
    } else {
      const Fact readable = with_readable_names(fact);
      const std::string line = line_of(readable);
      // Names that are not players, such as more than there are, must not become players.
      const bool is_list = is_key(fact, HeaderKey::players) || fact.key == participants_key;
      const bool is_false = is_list && !tells_players(fact);
      if (is_false || !can_be_header(line)) return add_comment(Kind::comment, " " + line, fact.span);
      add_header_line({readable.key, readable.value, readable.span});
    }
  }

  // homeworlds L5: with names that are not a list, or the same twice, the number of players would be unknown.
  Fact with_readable_names(const Fact& fact) {
    if (!tells_players(fact)) return fact;
    std::vector<std::string> names;
    for (const std::string& player : head_.players) {
      const std::string_view name = text::trimmed(player, blanks);
      const std::string_view known =
          name.empty() ? seat_name(static_cast<Player>(names.size()), record_.player_count) : name;
      const auto is_taken = [&](std::string_view word) {
        return std::any_of(names.begin(), names.end(),
                           [&](const std::string& other) { return text::is_same_word(other, word); });
      };
      names.push_back(first_free(in_list(known), any_length, is_taken));
      if (names.back() != known) {
        into_.losses.push_back(changed_name(target_.form, fact.span, std::string(known), names.back()));
      }
    }
    return {fact.key, joined(names), fact.span};
  }

  // homeworlds L2, L4, L5: a comma separates names, and in a header a `#` after a blank begins a comment. In JSON, and
  // in the archive, names may have both.
  std::string in_list(std::string_view name) const {
    const bool is_in_header = target_.headers == HeaderPlace::headers;
    std::string word(name);
    for (std::size_t i = 0; i < name.size(); ++i) {
      const bool begins_comment = is_in_header && name[i] == '#' && (i == 0 || is_blank(name[i - 1]));
      if (begins_comment || name[i] == ',' || name[i] == '\n' || name[i] == '\r') word[i] = '_';
    }
    return word;
  }

  static bool is_key(const Fact& fact, HeaderKey key) { return text::is_same_word(fact.key, name_of(key)); }

  // homeworlds L4, L5: no comment may begin in it.
  static bool can_be_header(std::string_view line) {
    constexpr std::string_view beginning = " #";
    const auto is_beginning = [](char byte, char of_beginning) {
      return of_beginning == ' ' ? is_blank(byte) : byte == of_beginning;
    };
    const bool has_comment =
        std::search(line.begin(), line.end(), beginning.begin(), beginning.end(), is_beginning) != line.end();
    return is_header(line) && !has_comment && line.find_first_of("\r\n") == std::string_view::npos;
  }

  void add_part(const RecordPart& part) {
    switch (part.kind) {
      case Kind::blank:
        if (is_loose() && is_in_body_) add_blank();
        break;
      case Kind::position:
        is_in_body_ = true;
        add(part.kind, part.index);
        break;
      case Kind::turn:
        is_in_body_ = true;
        if (part.index >= record_.turns.size()) break;
        if (target_.form.dialect == Dialect::sdg || seems_to_go_on(part.index)) add_blank();
        add(part.kind, part.index);
        break;
      case Kind::comment:
      case Kind::comment_after:
        if (!head_.is_fact[part.index]) add_written_comment(part);
        break;
      case Kind::header:
      case Kind::unread:
        break;
    }
  }

  // homeworlds L12: without a blank line between them the turn would be taken for a part of the one above.
  bool seems_to_go_on(std::uint32_t index) const {
    if (target_.form.dialect != Dialect::seed || index == 0 || record_.turns[index].number) return false;
    const RecordTurn& above = record_.turns[index - 1];
    const auto* const first = record_.actions.data() + above.first_action;
    const auto* const end = first + above.action_count;
    const auto* const sacrifice =
        std::find_if(first, end, [](const RecordAction& action) { return action.verb == Verb::sacrifice; });
    const bool has_pass = std::any_of(first, end, [](const RecordAction& action) { return action.verb == Verb::pass; });
    if (sacrifice == end || has_pass || record_.turns[index].action_count == 0) return false;
    const auto powers =
        std::count_if(first, end, [](const RecordAction& action) { return power_of(action.verb).has_value(); });
    if (powers >= size_of(*sacrifice->ship)) return false;
    const Verb next = record_.actions[record_.turns[index].first_action].verb;
    return next == Verb::pass || power_of(next) == colour_of(*sacrifice->ship);
  }

  // Blank lines mean nothing in both, and people use them.
  bool is_loose() const {
    const auto is_one = [](Dialect dialect) { return dialect == Dialect::seed || dialect == Dialect::jpb; };
    return is_one(target_.form.dialect) && is_one(from_.dialect);
  }

  void add_written_comment(const RecordPart& part) {
    const RecordComment& comment = from_.comments[part.index];
    if (target_.has_comments) {
      const bool is_after = part.kind == Kind::comment_after && target_.has_comments_after;
      add_comment(is_after ? Kind::comment_after : Kind::comment, in_comment(comment.text), comment.span);
    } else if (!diagnostics::is_suppression(comment.text) && !text::trimmed(comment.text, blanks).empty()) {
      // What is said to plyglot about this text has no meaning in another.
      into_.losses.push_back(lost_comment(target_.form, comment.span, text::trimmed(comment.text, blanks)));
    }
  }

  // In a transcript too a blank goes in front: it makes the line chat.
  std::string in_comment(std::string_view written) const {
    if (is_loose()) return std::string(written);
    const std::string_view text = text::trimmed(written, blanks);
    return text.empty() ? std::string() : text::format(" {}", text);
  }

  const Record& from_;
  const Head& head_;
  const Target& target_;
  const std::vector<std::string>& handles_;
  Retargeted& into_;
  Record& record_;
  // Null if there is none.
  const Fact* players_;
  const Fact* winner_;
  // After the first position or turn.
  bool is_in_body_ = false;
};

}  // namespace

void lay_out_target(const Record& from, const Head& head, const Target& target, const std::vector<std::string>& handles,
                    Retargeted& into) {
  Layouter(from, head, target, handles, into).lay_out();
}

}  // namespace plyglot::homeworlds
