#include "homeworlds/notations/homeworlds/ast_text.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::homeworlds {
namespace {

class AstWriter {
 public:
  AstWriter(const Ast& ast, const text::Source& source, std::string& out) : ast_(ast), source_(source), out_(out) {}

  void write() {
    text::append(out_, "file {}..{} dialect {}{}\n", ast_.span.begin, ast_.span.end, name_of(ast_.dialect),
                 ast_.is_fragment ? ", a fragment" : "");
    for (const HeaderNode& header : ast_.headers) {
      append(1, header.has_effect ? "header" : "header-without-effect", header.line);
      append(2, "key", header.key);
      append(2, "value", header.value);
    }
    append(1, ast_.initial ? "position" : "bad-position", ast_.position);
    for (const CommentNode& comment : ast_.comments) {
      append(1, comment.stands_alone ? "comment" : "comment-after", comment.span);
    }
    for (const TurnNode& turn : ast_.turns) write_turn(turn);
  }

 private:
  void append(std::size_t depth, std::string_view name, text::Span span) {
    if (span.empty()) return;
    out_.append(2 * depth, ' ');
    text::append(out_, "{} {}..{} ", name, span.begin, span.end);
    text::append_json_string(out_, source_.slice(span));
    out_ += '\n';
  }

  void append(std::string_view name, Word word) { append(3, name, word.span); }

  // A turn without words has a number.
  void write_turn(const TurnNode& turn) {
    text::append(out_, "  {} {}..{}\n", turn.is_broken ? "broken-turn" : "turn", turn.span.begin, turn.span.end);
    append(2, "number", turn.number_span);
    append(2, "handle", turn.handle);
    for (std::uint32_t i = 0; i < turn.action_count; ++i) write_action(ast_.actions[turn.first_action + i]);
    append(2, "confirmation", turn.confirmation);
  }

  void write_action(const ActionNode& action) {
    text::append(out_, "    {} {}..{}{}{}\n", name_of(action.verb), action.span.begin, action.span.end,
                 action.is_all ? ", all that is left" : "", action.is_playable ? "" : ", not playable");
    append(3, "verb", action.verb_span);
    for (const Word& star : action.stars) append("star", star);
    append("ship", action.ship);
    append("owner", action.owner);
    append("system", action.system);
    append("new-star", action.star);
    append("other-system", action.other_system);
    append("colour", action.colour);
  }

  const Ast& ast_;
  const text::Source& source_;
  std::string& out_;
};

}  // namespace

void append_ast(const Ast& ast, const text::Source& source, std::string& out) { AstWriter(ast, source, out).write(); }

}  // namespace plyglot::homeworlds
