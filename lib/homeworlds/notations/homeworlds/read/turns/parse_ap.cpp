#include "homeworlds/notations/homeworlds/read/turns/parse_ap.hpp"

#include "grammars/homeworlds_ap.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "homeworlds/notations/homeworlds/read/turns/item_table.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "syntax/engine.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_ap;
using items = rules::items;

using syntax::leaf;
using syntax::leaves;
using syntax::node;
using syntax::nodes;
using enum annotations::TokenKind;

enum class EmptyLines : std::uint8_t { are_turns, are_none };

// Says where lines begin and end as well, and what the position is.
class ApBuilder : public TurnBuilder {
 public:
  ApBuilder(Reading& reading, EmptyLines empty_lines) : TurnBuilder(reading), empty_lines_(empty_lines) {}

  // homeworlds L1. In the midst of a file it is a word.
  void take_byte_order_mark(text::Span span) {
    if (span.begin != 0) return take_unknown_verb(span);
    reading_.report(DiagnosticId::homeworlds_byte_order_mark, span, "");
  }

  // homeworlds L8: a second one makes the turn uncertain that is read next.
  void take_position(text::Span span) {
    if (ast_.position.empty() && ast_.turns.empty() && ast_.separator_lines.empty()) {
      ast_.position = span;
      return;
    }
    reading_.report(DiagnosticId::homeworlds_second_position, span);
    if (!ast_.uncertain_from) ast_.uncertain_from = static_cast<std::uint32_t>(ast_.turns.size());
  }

  void end_turn_of_file(text::Span turn) {
    if (has_words()) return end_turn(turn);
    ast_.separator_lines.push_back(begin_of_line(turn.begin));
    begin_turn();
  }
  void end_listed_turn(text::Span line) {
    if (has_words() || empty_lines_ == EmptyLines::are_turns) end_turn(line);
  }

 private:
  // It may begin with blanks.
  std::uint32_t begin_of_line(std::uint32_t turn) const {
    const std::string_view text = reading_.source.text;
    std::size_t begin = turn - reading_.source.base;
    while (begin > 0 && is_blank(text[begin - 1])) --begin;
    return reading_.source.base + static_cast<std::uint32_t>(begin);
  }

  EmptyLines empty_lines_;
};

constexpr auto table = item_table<items> +
                       syntax::GrammarTable{
                           leaf<rules::form::pass_count, &TurnBuilder::take_passes>.as(value),
                           leaf<rules::form::pass_all, &TurnBuilder::take_passes>.as(value),
                           node<rules::file>,
                           syntax::word<rules::position, &ApBuilder::take_position>.as(separator),
                           leaf<rules::odd_position, &ApBuilder::take_position>.as(unreadable),
                           leaf<rules::byte_order_mark, &ApBuilder::take_byte_order_mark>,
                           node<rules::turn, &ApBuilder::end_turn_of_file>.as(separator),
                           node<rules::listed_turns>,
                           node<rules::listed_turn, &ApBuilder::end_listed_turn>,
                       } +
                       nodes<rules::system>.as(separator) + leaves<rules::system_name>.as(place) +
                       leaves<rules::mover, rules::home>.as(player);
// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct ApTraits : syntax::TraitsOf<table> {
  using guarded = GuardedItems<items>;
  using runs = syntax::RuleList<rules::form::name_rest>;
};

constexpr char joint = '\x1F';
constexpr std::string_view like_joint = "\x1E";

// What the grammar reads of this part of the source: each of these bytes is a joint (grammars/homeworlds_items.hpp),
// and a byte that would be taken for one is another.
void set_text(const Reading& reading, text::Span span, std::string_view line_ends, text::MappedText& into) {
  const std::string_view text = reading.slice(span);
  into.reset(text, span.begin);
  text::ByteSet replaced(line_ends);
  replaced.add(joint);
  // Most texts have no such byte.
  std::size_t at = line_ends.empty() ? std::min(text.find(joint), text.size()) : replaced.find_in(text);
  for (; at < text.size(); at = replaced.find_in(text, at + 1)) {
    const auto begin = static_cast<std::uint32_t>(at);
    into.replace(begin, begin + 1, text[at] == joint ? like_joint : std::string_view(&joint, 1));
  }
  into.finish();
}

template <class Start>
void build(TurnMemory& memory, ApBuilder builder) {
  syntax::Engine<Start, ApTraits>::build(memory.text, memory.tree, memory.failures, &memory.seen);
  for (const syntax::Node& node : memory.tree.nodes()) table.take(node, builder);
}

}  // namespace

void read_ap_file(Reading& reading, TurnMemory& memory) {
  set_text(reading, reading.source.span(), {}, memory.text);
  build<rules::file>(memory, ApBuilder(reading, EmptyLines::are_none));
}

void read_ap_turns(Reading& reading, TurnMemory& memory) {
  set_text(reading, reading.source.span(), "\r", memory.text);
  build<rules::listed_turns>(memory, ApBuilder(reading, EmptyLines::are_turns));
}

bool read_ap_turn(Reading& reading, text::Span words, TurnMemory& memory) {
  const std::size_t turns = reading.ast.turns.size();
  set_text(reading, words, "\r\n", memory.text);
  build<rules::listed_turns>(memory, ApBuilder(reading, EmptyLines::are_none));
  return reading.ast.turns.size() != turns;
}

constinit const syntax::Grammar ap_grammar = syntax::make_grammar<rules::file, ApTraits>("homeworlds-ap");

}  // namespace plyglot::homeworlds
