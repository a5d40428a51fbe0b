#include "support/homeworlds/by_hand/hwl_reader.hpp"

#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/spelling/verbs.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "support/homeworlds/by_hand/words.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::test::by_hand {
namespace {

constexpr std::size_t serial_size = 3;

bool is_colour(std::string_view word) {
  return word.size() == 1 && colour_named(word) && text::to_lower(word[0]) == word[0];
}
bool is_kind(std::string_view word) { return piece_named(word) && is_colour(word.substr(0, 1)); }
bool is_serial(std::string_view word) {
  return word.size() == serial_size && is_kind(word.substr(0, 2)) && word[2] >= 'A' && word[2] <= 'E';
}

// The verb of a first field; none if it has another one.
std::optional<Verb> verb_of(std::string_view field) {
  constexpr std::string_view letters = "hbtdmxsc";
  const std::size_t verb = field.size() == 1 ? letters.find(field[0]) : letters.npos;
  return verb == letters.npos ? std::nullopt : std::optional(static_cast<Verb>(verb));
}

// How many fields follow the verb: a homeworld may have the number of its system as well.
constexpr ArgumentCount fields_of(Verb verb) {
  constexpr std::array<ArgumentCount, verbs> counts = {
      {{3, 4}, {2, 2}, {2, 2}, {2, 2}, {2, 2}, {1, 1}, {1, 1}, {2, 2}, {}}};
  return counts[static_cast<std::size_t>(verb)];
}

class HwlReader {
 public:
  HwlReader(Reading& reading, text::Span line)
      : reading_(reading),
        line_(line),
        turn_(reading.ast.turns.back()),
        last_letter_(static_cast<char>('A' + player_count_of(reading.ast))) {}

  void read() {
    turn_.span = line_;
    turn_.first_action = static_cast<std::uint32_t>(reading_.ast.actions.size());
    const std::size_t known = reading_.findings.size();
    if (line_.empty()) {
      reading_.report(DiagnosticId::homeworlds_empty_turn, line_, "pass");
      begin(Verb::pass, line_);
    } else {
      read_items();
    }
    turn_.action_count = static_cast<std::uint32_t>(reading_.ast.actions.size()) - turn_.first_action;
    turn_.is_broken =
        std::any_of(reading_.findings.begin() + static_cast<std::ptrdiff_t>(known), reading_.findings.end(),
                    [&](const NotedFinding& finding) { return breaks_turn(finding, reading_.form.dialect); });
  }

 private:
  // The parts between two marks; there is one at least.
  std::vector<text::Span> cut(text::Span span, char mark) const {
    std::vector<text::Span> parts;
    const std::string_view bytes = reading_.slice(span);
    for (std::size_t begin = 0; begin <= bytes.size();) {
      const std::size_t end = std::min(bytes.find(mark, begin), bytes.size());
      parts.push_back({span.begin + static_cast<std::uint32_t>(begin), span.begin + static_cast<std::uint32_t>(end)});
      begin = end + 1;
    }
    return parts;
  }

  void read_items() {
    const std::vector<text::Span> items = cut(line_, ';');
    const auto is_empty = [&](text::Span item) { return text::trimmed(reading_.slice(item), blanks).empty(); };
    if (std::all_of(items.begin(), items.end(), is_empty)) {
      reading_.report(DiagnosticId::homeworlds_unknown_verb, {line_.begin, line_.begin + 1});
      return;
    }
    bool has_items = false;
    const auto has_items_from = [&](std::size_t i) {
      return !std::all_of(items.begin() + static_cast<std::ptrdiff_t>(i), items.end(), is_empty);
    };
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!is_empty(items[i])) {
        read_item(items[i]);
        has_items = true;
        continue;
      }
      // homeworlds R12: the superfluous mark is the one before, or ahead of the first action the one after.
      const std::uint32_t mark = has_items ? items[i].begin - 1 : items[i].end;
      const bool is_trailing = has_items && !is_empty(items[i - 1]) && !has_items_from(i);
      reading_.report(is_trailing ? DiagnosticId::homeworlds_trailing_separator : DiagnosticId::homeworlds_empty_action,
                      {mark, mark + 1}, "");
    }
  }

  ActionNode& begin(Verb verb, text::Span item) {
    ActionNode& node = reading_.ast.actions.emplace_back();
    node.verb = verb;
    node.span = node.verb_span = item;
    node.order = TradeOrder::colour_first;
    return node;
  }

  void read_item(text::Span item) {
    if (reading_.slice(item) == name_of(Verb::pass)) {
      begin(Verb::pass, item);
      return;
    }
    const std::vector<text::Span> fields = cut(item, ',');
    const std::optional<Verb> verb = verb_of(reading_.slice(fields[0]));
    if (!verb) return report_unknown_verb(fields[0].empty() ? item : fields[0]);
    const ArgumentCount due = fields_of(*verb);
    // Of a homeworld the second star may be left out.
    const auto is_left_out = [&](std::size_t i) { return i >= fields.size() || fields[i].empty(); };
    for (std::size_t i = 1; i <= due.least; ++i) {
      if (!is_left_out(i) || (*verb == Verb::homeworld && i == 2 && i < fields.size())) continue;
      reading_.report(DiagnosticId::homeworlds_missing_argument, item);
      return;
    }
    ActionNode& node = begin(*verb, item);
    node.verb_span = fields[0];
    read_fields(fields, node);
    // A homeworld without the number of its system has no comma for it either.
    const std::size_t most = is_left_out(due.most) ? due.least : due.most;
    if (fields.size() <= most + 1) return;
    // Of a field without anything there is only the comma.
    const std::uint32_t extra = std::min(fields[most + 1].begin, item.end - 1);
    node.span.end = fields[most].end;
    reading_.report(DiagnosticId::homeworlds_extra_words, {extra, item.end}, "");
  }

  void report_unknown_verb(text::Span word) {
    std::string lower = text::lower_case(reading_.slice(word));
    const bool is_capital = verb_of(lower) || lower == name_of(Verb::pass);
    reading_.report(DiagnosticId::homeworlds_unknown_verb, word,
                    is_capital ? std::optional(std::move(lower)) : std::nullopt);
  }

  void read_fields(const std::vector<text::Span>& fields, ActionNode& node) {
    switch (node.verb) {
      case Verb::homeworld:
        read_piece(fields[1], node, node.stars[0]);
        node.stars[1].span = fields[2];
        if (!fields[2].empty()) read_piece(fields[2], node, node.stars[1]);
        read_piece(fields[3], node, node.ship);
        if (fields.size() > 4 && !fields[4].empty()) read_number(fields[4], node, node.other_system);
        // The site takes no notice of it.
        node.other_system = {};
        return;
      case Verb::build:
        read_new_piece(fields[1], true, node, node.ship);
        return read_number(fields[2], node, node.system);
      case Verb::trade:
        read_piece(fields[1], node, node.ship);
        return read_new_piece(fields[2], true, node, node.colour);
      case Verb::discover:
        read_piece(fields[1], node, node.ship);
        return read_new_piece(fields[2], false, node, node.star);
      case Verb::move:
        read_piece(fields[1], node, node.ship);
        return read_number(fields[2], node, node.other_system);
      case Verb::attack:
      case Verb::sacrifice:
        return read_piece(fields[1], node, node.ship);
      case Verb::catastrophe:
        node.colour.span = fields[1];
        if (!is_colour(reading_.slice(fields[1]))) reject(DiagnosticId::homeworlds_bad_colour, fields[1], node);
        return read_number(fields[2], node, node.system);
      case Verb::pass:
        return;
    }
  }

  void reject(DiagnosticId id, text::Span word, ActionNode& node, std::optional<std::string> fix = std::nullopt) {
    WordReader(reading_, node).reject(id, word, std::move(fix));
  }

  void read_piece(text::Span word, ActionNode& node, Word& into) {
    into.span = word;
    const std::string_view written = reading_.slice(word);
    if (is_serial(written)) {
      if (written[2] > last_letter_) reject(DiagnosticId::homeworlds_serial_letter, word, node);
      return;
    }
    std::string fix = text::lower_case(written);
    if (fix.size() == serial_size) fix[2] = text::to_upper(fix[2]);
    reject(DiagnosticId::homeworlds_bad_piece, word, node, is_serial(fix) ? std::optional(fix) : std::nullopt);
  }

  // homeworlds H3: `colour`: whether the letter of a colour may stand for the piece.
  void read_new_piece(text::Span word, bool colour, ActionNode& node, Word& into) {
    const std::string_view written = reading_.slice(word);
    if (!is_kind(written) && !(colour && is_colour(written))) return read_piece(word, node, into);
    into.span = word;
    reading_.report(DiagnosticId::homeworlds_short_serial, word);
  }

  void read_number(text::Span word, ActionNode& node, Word& into) {
    into.span = word;
    if (!is_name(reading_.slice(word), reading_.form)) reject(DiagnosticId::homeworlds_bad_name, word, node);
  }

  Reading& reading_;
  text::Span line_;
  TurnNode& turn_;
  // homeworlds H2: of each kind there is one more than players.
  char last_letter_;
};

}  // namespace

void read_hwl_turn(Reading& reading, text::Span line) { HwlReader(reading, line).read(); }

}  // namespace plyglot::test::by_hand
