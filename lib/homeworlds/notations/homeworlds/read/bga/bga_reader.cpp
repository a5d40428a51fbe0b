#include "homeworlds/notations/homeworlds/read/bga/bga_reader.hpp"

#include "homeworlds/notations/homeworlds/read/bga/bga_sentences.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using Said = BgaSentenceKind;

class BgaReader {
 public:
  explicit BgaReader(Reading& reading) : reading_(reading), ast_(reading.ast) {}

  void read() {
    begin_ = skip_byte_order_mark(reading_);
    for_each_line([&](text::Span line) {
      const text::Span settler = find_bga_settler(reading_.source, line);
      if (!settler.empty()) names_.add_player(reading_.slice(settler), settler);
    });
    // Of one alone the other's name is not known to be unknown.
    if (names_.players().size() > 1) ast_.players = names_.players();
    for_each_line([&](text::Span line) {
      if (line.empty()) return;
      const BgaSentence sentence = read_bga_sentence(reading_.source, line, names_);
      if (!sentence.span.empty()) take(sentence);
    });
    finish();
  }

 private:
  template <class Take>
  void for_each_line(Take take) const {
    LineEnds ends(reading_.source);
    for (std::uint32_t at = begin_; at < reading_.source.span().end;) {
      const LineEnd end = ends.next(at);
      take({at, end.end});
      at = end.next;
    }
  }

  void take(const BgaSentence& sentence) {
    (sentence.kind == Said::unknown ? unknown_ : known_) += 1;
    if (sentence.is_action()) return take_action(sentence);
    switch (sentence.kind) {
      case Said::turn_end:
        return end_turn(sentence);
      case Said::restart:
        return restart(sentence);
      case Said::elimination:
        is_ended_ = is_open_;
        return;
      case Said::concession:
        is_given_up_ = true;
        return;
      case Said::draw:
        is_given_up_ = true;
        draw_ = {sentence.value, sentence.span};
        return;
      case Said::victory:
      case Said::tie:
        is_ended_ = is_ended_ || (is_open_ && !is_given_up_);
        result_ = {sentence.kind == Said::tie ? sentence.value : sentence.player, sentence.span};
        return;
      case Said::time:
        if (ast_.turns.empty() && day_.value.empty()) day_ = {sentence.value, sentence.span};
        return;
      case Said::broken_action:
        return take_broken_action(sentence);
      case Said::unknown:
        if (NotedFinding* found = reading_.report(DiagnosticId::homeworlds_unknown_sentence, sentence.span)) {
          if (sentence.is_player_known) found->severity = diagnostics::Severity::warning;
        }
        return;
      default:
        return;
    }
  }

  TurnNode& turn() { return ast_.turns.back(); }

  // Whether it is known to be the turn of that player.
  bool is_turn_of(text::Span player) {
    const text::Span handle = turn().handle;
    return !handle.empty() && !player.empty() && reading_.slice(handle) == reading_.slice(player);
  }

  // homeworlds B3. The player is empty if no one is known to do it; a homeworld is a turn of its own.
  void go_on(text::Span player, text::Span sentence, bool is_homeworld = false) {
    const bool is_other = is_open_ && !player.empty() && !turn().handle.empty() && !is_turn_of(player);
    if (is_other || (is_open_ && is_homeworld)) {
      const text::Span last = turn().span;
      close_turn();
      if (NotedFinding* found = reading_.report(DiagnosticId::homeworlds_missing_turn_end, sentence))
        found->related = last;
    }
    if (!is_open_) {
      TurnNode& opened = ast_.turns.emplace_back();
      opened.span = sentence;
      opened.first_action = static_cast<std::uint32_t>(ast_.actions.size());
      first_finding_ = reading_.findings.size();
      is_open_ = true;
    }
    is_ended_ = false;
    if (turn().handle.empty()) turn().handle = player;
  }

  void close_turn() {
    leave_discovery();
    turn().action_count = static_cast<std::uint32_t>(ast_.actions.size()) - turn().first_action;
    is_open_ = false;
    is_ended_ = false;
  }

  // What was found wrong in a turn that is not one is not wrong with the game: what was not read is left out.
  void drop_turn() {
    discovery_.reset();
    auto& findings = reading_.findings;
    const auto is_void = [](NotedFinding& found) {
      const bool is_of_turn = found.severity == diagnostics::Severity::error;
      if (is_of_turn) found.severity = diagnostics::Severity::info;
      return is_of_turn && found.id != DiagnosticId::homeworlds_unknown_sentence;
    };
    const auto first = findings.begin() + static_cast<std::ptrdiff_t>(first_finding_);
    findings.erase(std::remove_if(first, findings.end(), is_void), findings.end());
    ast_.actions.resize(turn().first_action);
    ast_.turns.pop_back();
    is_open_ = false;
    is_ended_ = false;
  }

  void take_action(const BgaSentence& sentence) {
    if (complete_discovery(sentence)) return;
    leave_discovery();
    const bool is_homeworld = sentence.kind == Said::homeworld;
    go_on(sentence.player, sentence.span, is_homeworld);
    turn().span.end = sentence.span.end;
    ast_.actions.push_back(node_of(sentence));
    if (is_homeworld) return close_turn();
    if (sentence.kind != Said::discover) return;
    names_.add_system(reading_.slice(raw_name(sentence)));
    discovery_ = static_cast<std::uint32_t>(ast_.actions.size() - 1);
  }

  // The name as it is written, without the blank that tells it from a home.
  text::Span raw_name(const BgaSentence& sentence) const {
    const text::Span name = sentence.systems[0];
    return reading_.slice(name)[0] == ' ' ? text::Span{name.begin + 1, name.end} : name;
  }

  ActionNode node_of(const BgaSentence& sentence) const {
    ActionNode node;
    node.verb = verb_of(sentence.kind);
    // The full stop does not belong to it.
    node.span = {sentence.span.begin, sentence.span.end - 1};
    node.verb_span = sentence.verb;
    node.ship.span = sentence.pieces[0];
    node.system.span = sentence.systems[0];
    switch (sentence.kind) {
      case Said::homeworld:
        node.stars = {Word{sentence.pieces[1]}, Word{sentence.pieces[2]}};
        node.system.span = sentence.player;
        break;
      case Said::trade:
        node.colour.span = sentence.pieces[1];
        node.order = TradeOrder::colour_first;
        break;
      case Said::discover:
        // Until its move is read.
        node.star.span = sentence.pieces[0];
        node.other_system.span = sentence.systems[0];
        node.ship = {};
        node.system = {};
        node.is_playable = false;
        break;
      case Said::move:
        node.other_system.span = sentence.systems[1];
        break;
      case Said::catastrophe:
        node.ship = {};
        node.colour.span = sentence.colour;
        break;
      default:
        break;
    }
    return node;
  }

  static Verb verb_of(Said kind) {
    constexpr Verb of_sentences[] = {Verb::homeworld, Verb::build,  Verb::trade,     Verb::discover,
                                     Verb::move,      Verb::attack, Verb::sacrifice, Verb::catastrophe};
    return of_sentences[static_cast<std::size_t>(kind)];
  }

  // homeworlds B4.
  bool complete_discovery(const BgaSentence& sentence) {
    if (!discovery_ || sentence.kind != Said::move) return false;
    ActionNode& node = ast_.actions[*discovery_];
    const bool is_there = reading_.slice(node.other_system.span) == reading_.slice(sentence.systems[1]);
    if (!is_turn_of(sentence.player) || !is_there) return false;
    node.ship.span = sentence.pieces[0];
    node.system.span = sentence.systems[0];
    node.span.end = sentence.span.end - 1;
    node.is_playable = true;
    turn().span.end = sentence.span.end;
    discovery_.reset();
    return true;
  }

  // It stays in the tree and is not played.
  void leave_discovery() {
    if (!discovery_) return;
    reading_.report(DiagnosticId::homeworlds_discovery_without_move, ast_.actions[*discovery_].span);
    turn().is_broken = true;
    discovery_.reset();
  }

  void take_broken_action(const BgaSentence& sentence) {
    leave_discovery();
    go_on(sentence.player, sentence.span);
    turn().span.end = sentence.span.end;
    if (NotedFinding* found = reading_.report(DiagnosticId::homeworlds_unknown_sentence, sentence.span)) {
      found->severity = diagnostics::Severity::error;
    }
    turn().is_broken = true;
  }

  void end_turn(const BgaSentence& sentence) {
    leave_discovery();
    go_on(sentence.player, sentence.span);
    if (ast_.actions.size() == turn().first_action && !turn().is_broken) {
      ActionNode pass;
      pass.span = {sentence.span.begin, sentence.span.end - 1};
      pass.verb_span = sentence.verb;
      ast_.actions.push_back(pass);
    }
    close_turn();
  }

  // homeworlds B5.
  void restart(const BgaSentence& sentence) {
    // Another's turn goes on to here, as for any other sentence.
    if (!is_open_ || !is_turn_of(sentence.player)) go_on(sentence.player, sentence.span);
    const std::size_t actions = ast_.actions.size() - turn().first_action;
    const text::Span dropped = turn().span;
    drop_turn();
    NotedFinding* const found = reading_.report(DiagnosticId::homeworlds_restarted_turn, sentence.span);
    if (found == nullptr) return;
    found->count = static_cast<std::uint32_t>(actions);
    if (actions != 0) found->related = {dropped.begin, dropped.end};
  }

  // homeworlds B6.
  void finish() {
    if (is_open_ && is_ended_) close_turn();
    if (is_open_) {
      const text::Span span = turn().span;
      drop_turn();
      reading_.report(DiagnosticId::homeworlds_unfinished_turn, span);
    }
    if (known_ == 0) report_no_log();
    if (result_.value.empty()) result_ = draw_;
    add_header(HeaderKey::date, day_);
    add_header(HeaderKey::winner, result_);
  }

  // homeworlds B7: one finding for all lines.
  void report_no_log() {
    auto& findings = reading_.findings;
    const auto is_unknown = [](const NotedFinding& found) {
      return found.id == DiagnosticId::homeworlds_unknown_sentence;
    };
    const auto first = std::find_if(findings.begin(), findings.end(), is_unknown);
    if (first == findings.end()) return;
    first->severity = diagnostics::Severity::warning;
    first->count = unknown_;
    findings.erase(std::remove_if(first + 1, findings.end(), is_unknown), findings.end());
  }

  // What the log says of the game, and its line.
  struct Fact {
    text::Span value;
    text::Span line;
  };

  void add_header(HeaderKey key, const Fact& fact) {
    if (fact.value.empty()) return;
    HeaderNode header;
    header.key = {fact.line.begin, fact.line.begin};
    header.value = fact.value;
    header.line = fact.line;
    header.known = key;
    ast_.known_headers[static_cast<std::size_t>(key)] = static_cast<std::uint32_t>(ast_.headers.size());
    ast_.headers.push_back(header);
  }

  Reading& reading_;
  Ast& ast_;
  BgaNames names_;
  // After the byte order mark.
  std::uint32_t begin_ = 0;
  // The last turn of the tree may go on.
  bool is_open_ = false;
  // It is over even if no sentence ends it, unless another one follows.
  bool is_ended_ = false;
  bool is_given_up_ = false;
  // How many lines there are of either kind.
  std::uint32_t known_ = 0;
  std::uint32_t unknown_ = 0;
  // The findings of the turn begin with this one.
  std::size_t first_finding_ = 0;
  // The action that waits for its move.
  std::optional<std::uint32_t> discovery_;
  Fact day_;
  Fact draw_;
  Fact result_;
};

}  // namespace

void read_bga(Reading& reading) { BgaReader(reading).read(); }

}  // namespace plyglot::homeworlds
