#include "homeworlds/notations/homeworlds/resolve/repairs.hpp"

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Edit;
using text::Span;

constexpr std::string_view colour_letters = "rygb";
constexpr std::string_view size_digits = "123";
constexpr std::string_view serial_letters = "ABCDE";

class Repairs : findings::Cursor {
 public:
  Repairs(const PlayedText& text, const Failure& failure)
      : Cursor(text.source),
        text_(text),
        form_(form_of(text.ast.dialect)),
        failure_(failure),
        turn_(text.ast.turns[failure.turn]) {}

  std::vector<Repair> find() {
    begin_ = turn_.whole().begin;
    add_repetition();
    if (failure_.is_wrong_player) {
      add_due_player();
      found_.push_back({RepairKind::other_player, {}});
      return std::move(found_);
    }
    const std::vector<Span> words = words_in(item());
    if (is_glued_or_joined()) add_splits();
    add_other_words(words);
    add_splits();
    add_missing_turn();
    return std::move(found_);
  }

 private:
  void add(RepairKind kind, std::vector<Edit> edits) {
    if (found_.size() < most_repairs) found_.push_back({kind, std::move(edits)});
  }
  void add_word(Span word, std::string replacement) {
    if (slice(word) == replacement) return;
    std::vector<Edit> edits = {{word, std::move(replacement)}};
    add_later_uses(edits);
    add(RepairKind::other_words, std::move(edits));
  }

  bool ends_item(char c) const {
    return c == '\n' || c == '\r' ||
           (form_.cutting == WordCutting::at_blanks ? is_one_of(c, form_.separators) : c == ';');
  }
  bool is_word_byte(char c) const {
    if (form_.cutting != WordCutting::at_blanks) {
      return text::is_letter(c) || text::is_digit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
    }
    return !is_blank(c) && c != '\r' && c != '\n' && !is_one_of(c, form_.separators);
  }

  std::vector<Span> words_in(Span span) const {
    std::vector<Span> words;
    for (std::uint32_t i = span.begin; i < span.end; ++i) {
      if (!is_word_byte(byte_at(i))) continue;
      if (words.empty() || words.back().end != i) words.push_back({i, i});
      words.back().end = i + 1;
    }
    return words;
  }

  // The action in which the failure is found; of what could not be read the words up to the next separator.
  Span item() const {
    const std::vector<ActionNode>& actions = text_.ast.actions;
    for (std::uint32_t i = 0; i < turn_.action_count; ++i) {
      const ActionNode& action = actions[turn_.first_action + i];
      if (action.span.begin <= failure_.span.begin && failure_.span.begin < action.span.end) return action.span;
    }
    Span item = {failure_.span.begin, turn_.span.end};
    for (std::uint32_t i = item.begin; i < item.end; ++i) {
      if (ends_item(byte_at(i))) item.end = i;
    }
    while (item.begin > turn_.span.begin && !ends_item(byte_before(item.begin))) --item.begin;
    return item;
  }

  // homeworlds L9: with all of its lines, and what ends them.
  Span lines_of(const TurnNode& turn, std::uint32_t begin) const {
    while (byte_before(begin) != '\0' && byte_before(begin) != '\n' && byte_before(begin) != '\r') --begin;
    std::uint32_t end = std::max(turn.span.end, turn.number_span.end);
    const std::uint32_t last = source().span().end;
    while (end < last && byte_at(end) != '\n' && byte_at(end) != '\r') ++end;
    if (end < last) end += byte_at(end) == '\r' && byte_at(end + 1) == '\n' ? 2U : 1U;
    return {begin, end};
  }

  // An action without what depends on the position, so that the turn says the same once the one before it is formatted.
  std::string action_text(std::uint32_t turn, std::uint32_t action) const {
    const RecordTurn& record_turn = text_.record.turns[turn];
    RecordAction written = text_.record.actions[record_turn.first_action + action];
    written.colour_form = ColourForm::letter;
    std::string words;
    print_action(text_.record, record_turn, written, text_.ast.dialect, words);
    return words;
  }

  bool says_the_same(const TurnNode& before) const {
    const bool is_played = failure_.turn < text_.record.turns.size();
    const bool is_read = is_played && turn_.action_count > 0 && !turn_.is_broken && !before.is_broken;
    if (!is_read) return text::is_same_word(slice(before.span), slice(turn_.span));
    if (turn_.action_count != before.action_count) return false;
    for (std::uint32_t i = 0; i < turn_.action_count; ++i) {
      if (!text::is_same_word(action_text(failure_.turn - 1, i), action_text(failure_.turn, i))) return false;
    }
    return true;
  }

  void add_repetition() {
    if (failure_.turn == 0) return;
    const TurnNode& before = text_.ast.turns[failure_.turn - 1];
    const auto is_same = [&](Span a, Span b) {
      if (a.empty() || b.empty()) return a.empty() && b.empty();
      return text::is_same_word(slice(a), slice(b));
    };
    if (turn_.span.empty() || !says_the_same(before) || !is_same(before.handle, turn_.handle)) return;
    if (turn_.number != before.number) return;
    const Span lines = lines_of(turn_, begin_);
    // Comments would go with it.
    for (const CommentNode& comment : text_.ast.comments) {
      if (lines.begin <= comment.span.begin && comment.span.begin < lines.end) return;
    }
    add(RepairKind::repetition, {{lines, ""}});
  }

  // Another name was meant than that of the player.
  void add_due_player() {
    for (const NotedFinding& finding : text_.findings) {
      if (finding.id != DiagnosticId::homeworlds_wrong_player || !(finding.span == turn_.handle)) continue;
      if (finding.due < text_.record.players.size()) add_word(turn_.handle, text_.record.players[finding.due]);
    }
  }

  void add_other_words(const std::vector<Span>& words) {
    if (words.empty()) return;
    const std::optional<ReadVerb> verb = read_verb(slice(words[0]), form_);
    if (!verb) add_verbs(words[0]);
    const auto focus = std::find_if(words.begin(), words.end(), [&](Span word) {
      return word.contains({failure_.span.begin, failure_.span.begin});
    });
    if (verb && focus != words.end() && focus != words.begin()) add_variants(*focus);
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
      if (slice(words[i]) == slice(words[i + 1])) continue;
      add(RepairKind::other_words,
          {{words[i], std::string(slice(words[i + 1]))}, {words[i + 1], std::string(slice(words[i]))}});
    }
    for (std::size_t i = 1; verb && i < words.size(); ++i) {
      if (focus == words.end() || words[i].begin != focus->begin) add_variants(words[i]);
    }
  }

  std::string in_case_of(std::string_view pattern, std::string_view word) const {
    std::string result(word);
    if (!pattern.empty() && text::is_upper(pattern[0])) result[0] = text::to_upper(result[0]);
    return result;
  }

  void add_verbs(Span word) {
    const std::string written = text::lower_case(slice(word));
    for (std::uint32_t distance = 1; distance <= 2; ++distance) {
      for (std::size_t i = 0; i < verbs; ++i) {
        const std::string_view name = name_of(static_cast<Verb>(i));
        if (diagnostics::edit_distance(written, name, 2) == distance) add_word(word, in_case_of(slice(word), name));
      }
    }
  }

  void add_variants(Span word) {
    const std::string_view written = slice(word);
    const bool is_piece = written.size() >= 2 && written.size() <= 3 && piece_named(written.substr(0, 2)).has_value();
    if (is_piece || (written.size() == 1 && text::is_letter(written[0]))) add_letters(word, 0, colour_letters);
    if (is_piece) add_letters(word, 1, size_digits);
    if (is_piece && form_.dialect == Dialect::hwl && written.size() == 3) add_letters(word, 2, serial_letters);
    if (!is_piece) add_names(word);
  }

  void add_letters(Span word, std::size_t at, std::string_view letters) {
    for (const char letter : letters) {
      std::string other(slice(word));
      const bool is_upper = text::is_upper(other[at]);
      other[at] = is_upper ? text::to_upper(letter) : letter;
      add_word(word, std::move(other));
    }
  }

  // Systems that there are, and the other names of homes (homeworlds R13).
  std::vector<std::string_view> known_names() const {
    std::vector<std::string_view> names;
    const Record& record = text_.record;
    const ActionNumber first = turn_.first_action;
    for (const RecordSystem& system : record.systems) {
      const bool is_made = system.created == no_action || system.created < first + turn_.action_count;
      if (is_made && (system.gone == no_action || system.gone >= first)) names.push_back(system.name);
    }
    for (const std::string& player : record.players) names.push_back(player);
    for (Player player = 0; player < record.player_count; ++player)
      names.push_back(seat_name(player, record.player_count));
    return names;
  }

  void add_names(Span word) {
    const std::string written = text::lower_case(slice(word));
    constexpr std::size_t most_names = 5;
    const std::uint32_t limit = written.size() <= 2 ? 1 : 2;
    std::vector<std::string> added;
    for (std::uint32_t distance = 1; distance <= limit; ++distance) {
      for (const std::string_view name : known_names()) {
        const std::string lower = text::lower_case(name);
        if (added.size() == most_names || std::find(added.begin(), added.end(), lower) != added.end()) continue;
        if (!is_name(name, form_) || diagnostics::edit_distance(written, lower, limit) != distance) continue;
        added.push_back(lower);
        add_word(word, form_.dialect == Dialect::ap ? lower : std::string(name));
      }
    }
  }

  // A name that stands for another one does so wherever it is used, until a system gets it.
  void add_later_uses(std::vector<Edit>& edits) const {
    const Edit meant = edits.front();
    const std::string_view name = slice(meant.span);
    // In `hwl` no text gives a number to a system.
    if (!is_name(name, form_) || piece_named(name.substr(0, 2)) || form_.dialect == Dialect::hwl) return;
    const auto is_it = [&](const Word& word) {
      return word.is_present() && word.span.begin > meant.span.end && text::is_same_word(slice(word.span), name);
    };
    for (const RecordSystem& system : text_.record.systems) {
      if (text::is_same_word(system.name, name)) return;
    }
    for (const ActionNode& action : text_.ast.actions) {
      const bool gives_system = action.verb == Verb::homeworld;
      const bool gives_other = action.verb == Verb::discover;
      if (is_it(action.system)) {
        if (gives_system) return;
        edits.push_back({action.system.span, meant.text});
      }
      if (is_it(action.other_system)) {
        if (gives_other) return;
        edits.push_back({action.other_system.span, meant.text});
      }
    }
    text::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.span.begin < b.span.begin; });
  }

  bool can_split() const { return text_.ast.layout == Layout::line || text_.ast.dialect == Dialect::sdg; }
  std::string_view line_end() const { return text_.ast.dialect == Dialect::sdg ? "\n\n" : "\n"; }

  bool is_glued_or_joined() const {
    const std::vector<Span> words = words_in({turn_.span.begin, turn_.span.end});
    return std::any_of(words.begin(), words.end(), [&](Span word) { return split_in(word).has_value(); });
  }

  // Where a word is two: a name and a verb, or a name and the number of a turn.
  std::optional<std::uint32_t> split_in(Span word) const {
    const std::string written = text::lower_case(slice(word));
    if (written.size() > 2 && written.back() == ')') {
      std::size_t digits = written.size() - 1;
      while (digits > 0 && text::is_digit(written[digits - 1])) --digits;
      // The last digit of a piece is its own.
      if (digits > 0 && digits < written.size() - 1) return word.begin + static_cast<std::uint32_t>(digits);
    }
    for (std::size_t i = 0; i < verbs; ++i) {
      const std::string_view name = name_of(static_cast<Verb>(i));
      if (written.size() <= name.size()) continue;
      const std::size_t at = written.size() - name.size();
      if (written.compare(at, name.size(), name) == 0) return word.begin + static_cast<std::uint32_t>(at);
    }
    return std::nullopt;
  }

  void add_splits() {
    if (!can_split() || has_splits_) return;
    has_splits_ = true;
    const std::vector<Span> words = words_in({turn_.span.begin, turn_.span.end});
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string_view written = slice(words[i]);
      if (const std::optional<std::uint32_t> at = split_in(words[i])) {
        add(RepairKind::split, {{{*at, *at}, std::string(line_end())}});
        // The last digits may be those of a piece or a name.
        const bool has_more_digits = text::is_digit(byte_at(*at)) && text::is_digit(byte_at(*at + 1));
        if (has_more_digits) add(RepairKind::split, {{{*at + 1, *at + 1}, std::string(line_end())}});
      }
      if (i == 0) continue;
      const bool is_number = written.size() > 1 && written.back() == ')' && text::is_digit(written[0]);
      const bool is_verb = written.size() >= 4 && read_verb(written, form_).has_value();
      if (is_number || is_verb) add(RepairKind::split, {{{words[i - 1].end, words[i].begin}, std::string(line_end())}});
    }
  }

  void add_missing_turn() {
    // What can be played anyway is not the turn of another player.
    if (!failure_.stops_play) return;
    if (failure_.turn == 0 || text_.ast.layout == Layout::rounds || text_.ast.layout == Layout::numbered) return;
    if (turn_.number) return;
    const std::uint32_t begin = lines_of(turn_, turn_.first_line.value_or(begin_)).begin;
    const std::string_view end = text_.ast.layout == Layout::block ? "\n\n" : "\n";
    add(RepairKind::missing_turn, {{{begin, begin}, "pass" + std::string(end)}});
  }

  const PlayedText& text_;
  const DialectForm& form_;
  const Failure& failure_;
  const TurnNode& turn_;
  std::uint32_t begin_ = 0;
  bool has_splits_ = false;
  std::vector<Repair> found_;
};

}  // namespace

std::vector<Repair> repairs_of(const PlayedText& text, const Failure& failure) { return Repairs(text, failure).find(); }

}  // namespace plyglot::homeworlds
