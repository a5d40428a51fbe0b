#include "homeworlds/notations/homeworlds/resolve/near_turns.hpp"

#include "diagnostics/near_names.hpp"
#include "homeworlds/notations/homeworlds/read/lines/tokens.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// In bytes of a typing error (repair::Costs).
struct TurnSlipCosts {
  float sign = 1.0F;
  float two_signs = 2.2F;
  float joint = 0.8F;
  float divided_turns = 1.5F;
  float other_form = 1.2F;
  float other_verb_of_moves = 1.5F;
  float other_verb = 2.5F;
  float other_name = 2.2F;
  // The refused turn has the same word.
  float said_again = 0.4F;
  float swapped = 1.5F;
  float surplus_word = 2.0F;
  float surplus_words = 3.0F;
  float unknown_word = 1.2F;
  float missing_word = 2.5F;
  float catastrophe = 1.5F;
  float missing_action = 2.0F;
  float missing_pass = 1.2F;
  float repeated_action = 0.8F;
  float surplus_action = 1.8F;
  float exchanged_actions = 2.0F;
  float same_verb = 2.6F;
  float other_turn = 3.4F;
  float unusual = 0.4F;
  float other_home = 1.0F;
};
constexpr TurnSlipCosts turn_costs;

constexpr std::uint32_t most_edits_near = 2;
constexpr std::size_t most_tries = 800;
constexpr std::size_t most_words_varied = 48;

std::string pieces_letters(Colour colour) { return {letter_of(colour)}; }

bool is_piece(std::string_view word) { return word.size() >= 2 && word.size() <= 3 && piece_at_begin(word); }

std::string in_case_of(std::string_view pattern, std::string word) {
  const bool is_capital = !pattern.empty() && text::is_upper(pattern[0]);
  if (is_capital && !word.empty()) word[0] = text::to_upper(word[0]);
  return word;
}

std::optional<std::uint32_t> distance(std::string_view a, std::string_view b) {
  return diagnostics::edit_distance(text::lower_case(a), text::lower_case(b), most_edits_near);
}

}  // namespace

std::uint32_t end_of_turn_start(std::string_view words, std::uint32_t begin) {
  const auto skip = [&](const auto& is_skipped, std::uint32_t at) {
    while (at < words.size() && is_skipped(words[at])) ++at;
    return at;
  };
  const auto is_gap = [](char c) { return is_blank(c) || is_line_end(c); };
  std::uint32_t at = skip(is_gap, begin);
  const std::uint32_t digits = skip([](char c) { return text::is_digit(c); }, at);
  if (digits > at && digits < words.size() && (words[digits] == ')' || words[digits] == '.')) {
    at = skip(is_gap, digits + 1);
  }
  const std::uint32_t word = skip([&](char c) { return !is_gap(c) && c != ':'; }, at);
  return word < words.size() && words[word] == ':' ? skip(is_gap, word + 1) : at;
}

NearTurns::NearTurns(const HomeworldsText& text, repair::Item item, const Referee& position, bool is_refused)
    : text_(text),
      form_(text.form()),
      item_(item),
      position_(position),
      is_refused_(is_refused),
      words_(text.written(item)) {
  cut();
  const State& state = position.state();
  for (const State::Place& place : state.places()) names_.emplace_back(state.name(place.id));
  for (Player player = 0; player < state.players(); ++player) {
    for (const std::string_view name : {seat_name(player, state.players()), text.called(player)}) {
      const State::Place* const place = name.empty() ? nullptr : state.find(name);
      if (place != nullptr && state.name(place->id) != name) names_.emplace_back(name);
    }
  }
  if (form_.dialect == Dialect::ap) {
    for (std::string& name : names_) name = text::lower_case(name);
  }
}

bool NearTurns::is_word_byte(char c) const {
  if (form_.cutting != WordCutting::at_blanks) return word_bytes.has(c);
  if (is_blank(c) || is_line_end(c) || is_one_of(c, form_.separators)) return false;
  const bool is_quux = form_.dialect == Dialect::quux;
  const bool is_log = form_.dialect == Dialect::hwl;
  return !is_one_of(c, is_quux ? "();" : is_log ? ",;" : "");
}

void NearTurns::cut() {
  const bool has_lines = form_.dialect == Dialect::sdg;
  bool is_open = false;
  bool has_action = false;
  for (std::uint32_t i = 0; i < words_.size(); ++i) {
    const char c = words_[i];
    const bool is_word = is_word_byte(c);
    if (is_word) {
      if (!is_open) word_parts_.push_back({i, i});
      word_parts_.back().end = i + 1;
      if (!has_action) actions_.push_back({i, i});
      actions_.back().end = i + 1;
      has_action = true;
    } else if (form_.dialect == Dialect::quux && c == ')' && has_action) {
      actions_.back().end = i + 1;
    }
    is_open = is_word;
    const bool divides = form_.dialect == Dialect::ap ? c == ',' || c == ';' : c == ';';
    if (divides || (has_lines && is_line_end(c))) has_action = false;
  }
}

std::string NearTurns::with(Part part, std::string_view instead) const {
  return words_.substr(0, part.begin).append(instead).append(words_, part.end);
}

void NearTurns::offer(std::string words, float cost, repair::Item items) {
  if (tried_.size() >= most_tries) return;
  const auto [known, is_new] = tried_.emplace(std::move(words), std::nullopt);
  if (!is_new) {
    if (!known->second) return;
    repair::Words<Move>& before = found_[*known->second];
    if (text_.words(before.moves.front()) == known->first) before.cost = std::min(before.cost, cost);
    return;
  }
  const std::optional<Move> move = text_.read(known->first);
  if (!move) return;
  Referee position = position_;
  if (text_.play(*move, position) != repair::Step::played) return;
  // Where the rules have not refused a home, it was hardly another one.
  const bool is_home = position_.state().standing(position_.state().to_move()) == Standing::not_set_up;
  if (is_home && !is_refused_) cost += turn_costs.other_home;
  const float whole_cost = text_.is_unusual(*move) ? cost + turn_costs.unusual : cost;
  // Several spellings are one reading: the nearest is taken, and of two the fuller one.
  const auto [alike, is_other] = by_key_.emplace(text_.key(position) + items, found_.size());
  known->second = alike->second;
  if (is_other) return found_.push_back({{*move}, items, whole_cost});
  repair::Words<Move>& before = found_[alike->second];
  const bool is_fuller = known->first.size() > text_.words(before.moves.front()).size();
  if (whole_cost > before.cost || (whole_cost == before.cost && !is_fuller)) return;
  before = {{*move}, items, whole_cost};
}

void NearTurns::offer_word(std::size_t word, std::string_view instead, float cost) {
  if (slice(word_parts_[word]) != instead) offer(with(word_parts_[word], instead), cost);
}

std::vector<repair::Words<NearTurns::Move>> NearTurns::find() {
  if (word_parts_.empty() || word_parts_.size() > most_words_varied) return {};
  const std::int8_t named = text_.witness(item_).mover;
  // The handle is the slip.
  if (is_refused_ && named >= 0 && named != text_.mover(position_)) offer(words_, turn_costs.sign);
  for (std::size_t i = 0; i < word_parts_.size(); ++i) vary(i);
  swap_words();
  vary_actions();
  if (is_refused_) {
    leave_out_words();
    divide_actions();
    add_words();
    offer_moves();
    join_next();
    split();
  }
  return std::move(found_);
}

void NearTurns::vary(std::size_t word) {
  const std::string_view written = slice(word_parts_[word]);
  if (is_piece(written)) return vary_piece(word);
  if (written.size() == 1 && colour_named(written) && word > 0) {
    for (const char letter : std::string_view("bgry")) {
      offer_word(word, in_case_of(written, std::string(1, letter)), turn_costs.sign);
    }
  }
  const bool is_verb = read_verb(written, form_).has_value();
  if (is_verb) vary_verb(word);
  vary_name(word);
  if (!is_verb) vary_unknown(word);
}

void NearTurns::vary_piece(std::size_t word) {
  const std::string written(slice(word_parts_[word]));
  const auto vary_at = [&](std::size_t at, std::string_view signs, const std::string& of, float cost) {
    for (const char sign : signs) {
      std::string other = of;
      other[at] = text::is_upper(other[at]) ? text::to_upper(sign) : sign;
      offer_word(word, other, cost);
    }
  };
  vary_at(0, "bgry", written, turn_costs.sign);
  vary_at(1, "123", written, turn_costs.sign);
  if (form_.dialect == Dialect::hwl && written.size() == 3) vary_at(2, "ABCDE", written, turn_costs.sign);
  if (!is_refused_) return;
  for (const char size : std::string_view("123")) {
    std::string other = written;
    other[1] = size;
    vary_at(0, "bgry", other, turn_costs.two_signs);
  }
}

void NearTurns::vary_name(std::size_t word) {
  const std::string_view written = slice(word_parts_[word]);
  if (word == 0 && read_verb(written, form_)) return;
  const auto vary_with = [&](const Names& names, bool is_known) {
    for (const std::string& name : names) {
      const std::optional<std::uint32_t> edits = distance(written, name);
      if (!edits && !is_known) continue;
      const float cost = edits ? turn_costs.sign * static_cast<float>(std::max(*edits, 1U)) : turn_costs.other_name;
      offer_word(word, name, is_known ? std::min(cost, turn_costs.other_name) : cost * turn_costs.said_again);
    }
  };
  vary_with(names_, true);
  // What is named later was perhaps made under another name.
  vary_with(text_.unknown_names(), false);
}

void NearTurns::vary_verb(std::size_t word) {
  const std::string_view written = slice(word_parts_[word]);
  const Verb verb = read_verb(written, form_)->verb;
  const bool is_letter = written.size() == 1;
  for (std::size_t i = 0; i < verbs; ++i) {
    const auto other = static_cast<Verb>(i);
    if (other == verb) continue;
    const std::string_view name = name_of(other);
    const bool are_moves =
        (verb == Verb::move || verb == Verb::discover) && (other == Verb::move || other == Verb::discover);
    const std::optional<std::uint32_t> edits = distance(written, name);
    if (!edits && !are_moves && !is_refused_) continue;
    const float cost = edits       ? static_cast<float>(*edits)
                       : are_moves ? turn_costs.other_verb_of_moves
                                   : turn_costs.other_verb;
    offer_word(word, in_case_of(written, std::string(name.substr(0, is_letter ? 1 : name.size()))), cost);
  }
}

void NearTurns::vary_unknown(std::size_t word) {
  const std::string_view written = slice(word_parts_[word]);
  const std::string lower = text::lower_case(written);
  const bool is_capital = form_.writes_capitals || text::is_upper(written[0]);
  const auto in_case = [&](std::string other) { return in_case_of(is_capital ? "A" : "a", std::move(other)); };
  for (std::size_t i = 0; i < verbs; ++i) {
    const std::string_view name = name_of(static_cast<Verb>(i));
    if (const auto edits = distance(lower, name))
      offer_word(word, in_case(std::string(name)), static_cast<float>(*edits));
  }
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const std::string name = name_of(kind);
    const std::string spelled = std::string(name_of(colour_of(kind))) + name[1];
    const auto edits = diagnostics::edit_distance(lower, name, most_edits_near);
    if (lower == spelled) offer_word(word, in_case(name), turn_costs.sign);
    if (edits && lower.size() <= 4) offer_word(word, in_case(name), static_cast<float>(*edits));
  }
  // `--`, `skip`.
  const auto is_alone = [&](Part action) {
    return action.begin == word_parts_[word].begin && action.end == word_parts_[word].end;
  };
  if (std::any_of(actions_.begin(), actions_.end(), is_alone)) {
    offer_word(word, in_case("pass"), turn_costs.other_form);
  }
  std::string plain(written);
  plain.erase(std::remove_if(plain.begin(), plain.end(), [](char c) { return !word_bytes.has(c); }), plain.end());
  if (!plain.empty()) offer_word(word, plain, turn_costs.joint);
  // Words that have lost the space between them.
  for (std::size_t at = 1; at < written.size(); ++at) {
    const std::string_view left = written.substr(0, at);
    const std::string_view right = written.substr(at);
    const bool is_known = is_piece(right) || is_piece(left) || (left.size() > 3 && read_verb(left, form_)) ||
                          std::find(names_.begin(), names_.end(), right) != names_.end();
    if (is_known) offer_word(word, std::string(left) + ' ' + std::string(right), turn_costs.joint);
  }
}

void NearTurns::swap_words() {
  constexpr std::size_t farthest_swap = 3;
  for (std::size_t i = 0; i < word_parts_.size(); ++i) {
    for (std::size_t j = i + 1; j <= std::min(word_parts_.size() - 1, i + farthest_swap); ++j) {
      const Part first = word_parts_[i];
      const Part second = word_parts_[j];
      if (read_verb(slice(first), form_) && slice(first).size() > 1) break;
      std::string swapped = words_.substr(0, first.begin).append(slice(second));
      swapped.append(words_, first.end, second.begin - first.end).append(slice(first)).append(words_, second.end);
      offer(std::move(swapped), turn_costs.swapped);
    }
  }
}

bool NearTurns::is_known(Part part) const {
  const std::string_view word = slice(part);
  return is_piece(word) || read_verb(word, form_) || std::find(names_.begin(), names_.end(), word) != names_.end();
}

void NearTurns::leave_out_words() {
  const std::size_t count = word_parts_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Part part = word_parts_[i];
    const bool is_last = i + 1 == count;
    const Part with_gap = is_last ? Part{i == 0 ? part.begin : word_parts_[i - 1].end, part.end}
                                  : Part{part.begin, word_parts_[i + 1].begin};
    offer(with(with_gap, ""), is_known(part) ? turn_costs.surplus_word : turn_costs.unknown_word);
    if (is_last) continue;
    const Part next = word_parts_[i + 1];
    offer(with({part.begin, next.end}, std::string(slice(part)).append(slice(next))), turn_costs.joint);
    // `small green`.
    constexpr std::string_view sizes_in_words[] = {"small", "medium", "large"};
    for (std::uint8_t size = 1; size <= sizes; ++size) {
      const bool is_size = text::is_same_word(slice(part), sizes_in_words[size - 1]);
      const std::optional<Colour> colour = is_size ? colour_named(slice(next)) : std::nullopt;
      if (!colour) continue;
      const std::string piece = name_of(kind_of(*colour, size));
      offer(with({part.begin, next.end}, form_.writes_capitals ? in_case_of("A", piece) : piece), turn_costs.sign);
    }
  }
  // A remark before or after the turn, and what is around it.
  for (std::size_t i = 2; i < count; ++i) {
    const auto cost_of = [&](std::size_t begin, std::size_t end) {
      const bool is_remark = std::none_of(word_parts_.begin() + static_cast<std::ptrdiff_t>(begin),
                                          word_parts_.begin() + static_cast<std::ptrdiff_t>(end),
                                          [&](Part part) { return is_known(part); });
      return is_remark ? turn_costs.unknown_word + 0.1F * static_cast<float>(i) : turn_costs.surplus_words;
    };
    offer(words_.substr(0, word_parts_[count - i - 1].end), cost_of(count - i, count));
    offer(words_.substr(word_parts_[i].begin), cost_of(0, i));
  }
  constexpr std::string_view wide_blank = "\xC2\xA0";
  std::string plain = words_;
  for (std::size_t at = plain.find(wide_blank); at != std::string::npos; at = plain.find(wide_blank)) {
    plain.replace(at, wide_blank.size(), " ");
  }
  offer(plain, turn_costs.joint);
  const auto is_odd = [&](char c) {
    return !word_bytes.has(c) && !is_blank(c) && !is_line_end(c) && !is_one_of(c, separator_of(form_.dialect));
  };
  plain.erase(std::remove_if(plain.begin(), plain.end(), is_odd), plain.end());
  offer(std::move(plain), turn_costs.joint);
}

void NearTurns::add_words() {
  Names all = names_;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    all.push_back(form_.writes_capitals ? in_case_of("A", name_of(kind)) : name_of(kind));
  }
  for (std::size_t i = 0; i < colours; ++i) all.push_back(pieces_letters(static_cast<Colour>(i)));
  const std::string_view gap = form_.dialect == Dialect::hwl ? "," : " ";
  for (const Part part : word_parts_) {
    for (const std::string& word : all)
      offer(with({part.end, part.end}, std::string(gap) + word), turn_costs.missing_word);
  }
  for (std::size_t i = 0; i < verbs; ++i) {
    offer(std::string(name_of(static_cast<Verb>(i))) + std::string(gap) + words_, turn_costs.missing_word);
  }
}

// What divides two actions is lost, or another sign.
void NearTurns::divide_actions() {
  const std::string separator(separator_of(form_.dialect));
  for (std::size_t i = 1; i < word_parts_.size(); ++i) {
    const std::string_view word = slice(word_parts_[i]);
    if (!read_verb(word, form_) || (word.size() < 4 && form_.dialect != Dialect::hwl)) continue;
    offer(with({word_parts_[i - 1].end, word_parts_[i].begin}, separator), turn_costs.joint);
    if (i > 1) offer(with({word_parts_[i - 2].end, word_parts_[i].begin}, separator), turn_costs.unknown_word);
  }
}

void NearTurns::vary_actions() {
  const std::string separator(separator_of(form_.dialect));
  const std::size_t count = actions_.size();
  for (std::size_t i = 0; i < count && is_refused_ && count > 1; ++i) {
    const Part part = actions_[i];
    const bool is_again = i > 0 && text::is_same_word(slice(part), slice(actions_[i - 1]));
    const Part with_gap = i == 0 ? Part{part.begin, actions_[1].begin} : Part{actions_[i - 1].end, part.end};
    offer(with(with_gap, ""), is_again ? turn_costs.repeated_action : turn_costs.surplus_action);
    if (i + 1 == count) continue;
    const Part next = actions_[i + 1];
    std::string swapped = words_.substr(0, part.begin).append(slice(next));
    swapped.append(words_, part.end, next.begin - part.end).append(slice(part)).append(words_, next.end);
    offer(std::move(swapped), turn_costs.exchanged_actions);
  }
  if (is_refused_) add_catastrophes(0, position_.state());
  for (std::size_t i = is_refused_ ? 1 : count; i <= count; ++i) {
    const std::optional<Move> before = text_.read(words_.substr(0, actions_[i - 1].end));
    Referee position = position_;
    if (!before || !text_.begin(*before, position)) continue;
    add_catastrophes(i, position.state());
    const std::optional<Colour> sacrificed = i == count ? text_.sacrificed_in(*before) : std::nullopt;
    if (!sacrificed) continue;
    for (const std::string& action : text_.spelled(position.state(), basic_actions(position.state(), sacrificed))) {
      offer(std::string(words_).append(separator).append(action), turn_costs.missing_action);
    }
    std::string passed = words_;
    for (std::uint8_t passes = 0; passes < sizes; ++passes) {
      passed += separator + (form_.writes_capitals ? "Pass" : "pass");
      offer(passed, turn_costs.missing_pass + 0.1F * static_cast<float>(passes));
    }
  }
}

void NearTurns::add_catastrophes(std::size_t actions, const State& state) {
  std::vector<Action> catastrophes;
  for (const State::Place& place : state.places()) {
    for (std::size_t i = 0; i < colours; ++i) {
      if (!is_overpopulated(place, static_cast<Colour>(i))) continue;
      Action& action = catastrophes.emplace_back();
      action.verb = Verb::catastrophe;
      action.colour = static_cast<Colour>(i);
      action.system = state.name(place.id);
    }
  }
  if (catastrophes.empty()) return;
  const std::string separator(separator_of(form_.dialect));
  for (const std::string& words : text_.spelled(state, catastrophes)) {
    const std::uint32_t at = actions == 0 ? 0 : actions_[actions - 1].end;
    offer(with({at, at}, actions == 0 ? words + separator : separator + words), turn_costs.catastrophe);
  }
}

// Any legal turn, of which hardly anything is written.
void NearTurns::offer_moves() {
  if (actions_.size() != 1) return;
  const std::string_view first = slice(word_parts_[0]);
  for (const Move move : text_.moves(position_)) {
    const std::string words(text_.words(move));
    const bool has_same_verb = text::is_same_word(words.substr(0, first.size()), first);
    float cost = has_same_verb ? turn_costs.same_verb : turn_costs.other_turn;
    if (const auto edits = distance(words, words_)) cost = std::min(cost, static_cast<float>(*edits));
    offer(words, cost);
  }
}

// Two turns that have run together.
void NearTurns::split() {
  for (std::size_t i = 0; i < word_parts_.size(); ++i) {
    const Part part = word_parts_[i];
    if (i > 0) try_split(word_parts_[i - 1].end, part.begin);
    const std::string_view written = slice(part);
    for (std::uint32_t at = 1; at < written.size(); ++at) {
      const std::string_view right = written.substr(at);
      const bool is_verb = right.size() > 3 && read_verb(right, form_);
      const bool is_number = right.size() > 1 && right.back() == ')' && text::is_digit(right[0]);
      const bool is_letter = form_.dialect == Dialect::hwl && right.size() == 1 && read_verb(right, form_);
      if (is_verb || is_number || is_letter) try_split(part.begin + at, part.begin + at);
    }
  }
}

void NearTurns::try_split(std::uint32_t end, std::uint32_t begin) {
  const std::uint32_t second = end_of_turn_start(words_, begin);
  const std::optional<Move> first = text_.read(words_.substr(0, end));
  Referee position = position_;
  if (!first || text_.play(*first, position) != repair::Step::played) return;
  const std::optional<Move> other = text_.read(words_.substr(second));
  if (!other || text_.play(*other, position) != repair::Step::played) return;
  // Where actions are divided it is hardly a line end that is lost.
  const std::string_view between = std::string_view(words_).substr(end, begin - end);
  const bool is_divided = std::any_of(between.begin(), between.end(), [](char c) { return !is_blank(c); });
  found_.push_back({{*first, *other}, 1, is_divided ? turn_costs.divided_turns : turn_costs.joint});
}

// A turn that is broken in two.
void NearTurns::join_next() {
  if (item_ + 1 >= text_.size() || text_.turn(item_ + 1).number || !text_.turn(item_ + 1).handle.empty()) return;
  const std::string next(text_.written(item_ + 1));
  offer(words_ + ' ' + next, turn_costs.joint, 2);
  offer(words_ + std::string(separator_of(form_.dialect)) + next, turn_costs.joint, 2);
}

}  // namespace plyglot::homeworlds
