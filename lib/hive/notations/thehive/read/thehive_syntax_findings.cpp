#include "hive/notations/thehive/read/thehive_syntax_findings.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/board/pieces.hpp"
#include "hive/notations/thehive/read/advice.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/quote.hpp"

#include <utility>

namespace plyglot::hive::thehive {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::quote;
using text::Span;

bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }

// All pieces of one side and kind: "`wA1`, `wA2` or `wA3`".
std::string listed_pieces(Colour colour, BugKind kind) {
  std::vector<std::string> names;
  for (std::uint32_t number = 1; find_piece(colour, kind, number) != no_piece; ++number) {
    names.push_back(spelling.piece(find_piece(colour, kind, number)));
  }
  return text::listed(std::vector<std::string_view>(names.begin(), names.end()), " or ");
}

// Where the moving piece lies from the target, in the order of `contacts`.
constexpr std::array<std::string_view, contacts.size()> places = {
    "north-east of", "east of", "south-east of", "south-west of", "west of", "north-west of", "on top of"};

// The contacts that are one change away.
std::vector<std::size_t> contacts_near(std::string_view marks) {
  std::vector<std::size_t> near;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    if (diagnostics::edit_distance(marks, contacts[i], 1)) near.push_back(i);
  }
  return near;
}

}  // namespace

void SyntaxFindings::piece_case(Span colour_and_letter, std::string_view meant) {
  const std::string_view written = slice(colour_and_letter);
  const std::string_view observed = !is_upper(written[0])  ? "the bug is in lower case"
                                    : is_upper(written[1]) ? "the colour is in upper case"
                                                           : "the colour is in upper case, the bug in lower case";
  Finding(*this, DiagnosticId::thehive_piece_case, colour_and_letter, format("{} in `{}`", observed, written))
      .write(colour_and_letter, meant);
}

void SyntaxFindings::no_such_bug(Span piece) {
  const std::string_view written = slice(piece);
  Finding(*this, DiagnosticId::thehive_no_such_piece, piece,
          format("{} is not a piece: there is no bug `{}`", quote(written), written[1]))
      .help("the bugs are Q A B G S, and with the option `pieces=mlp` also M L P");
}

void SyntaxFindings::no_such_number(const NamedPiece& piece, Colour colour, BugKind kind) {
  Finding found(*this, DiagnosticId::thehive_no_such_piece, piece.span,
                format("there is no {} with the number {}", name_of(kind), quoted(piece.digits)));
  const bool is_unique = find_piece(colour, kind, 2) == no_piece;
  const std::string all = listed_pieces(colour, kind);
  found.help(is_unique ? format("{} has one {}, {}", player_name(colour), name_of(kind), all)
                       : format("the {}s of {} are {}", name_of(kind), player_name(colour), all));
}

void SyntaxFindings::missing_number(Span piece, Colour colour, BugKind kind) {
  Finding(*this, DiagnosticId::thehive_missing_number, piece,
          format("`{}` does not say which {} it is", slice(piece), name_of(kind)))
      .help(format("write {}: the number counts the order in which they come into play", listed_pieces(colour, kind)));
}

void SyntaxFindings::missing_unique_number(Span piece, PieceIndex meant) {
  Finding(*this, DiagnosticId::thehive_queen_without_number, piece,
          format("the {} `{}` has no number", name_of(kind_of(meant)), slice(piece)))
      .fix(format("write `{}`", spelling.piece(meant)), Safety::safe, {piece.end, piece.end}, "1");
}

void SyntaxFindings::extension_piece(Span piece, BugKind kind) {
  Finding(*this, DiagnosticId::thehive_extension_piece, piece,
          format("{} is a {}, which the base game does not have", quoted(piece), name_of(kind)))
      .help("the option `pieces=mlp` brings mosquito, ladybug and pillbug into the game");
}

void SyntaxFindings::check_number(Span digits, std::size_t index) {
  const std::string_view number = without_zeros(slice(digits));
  constexpr std::size_t most_digits = 9;
  std::int64_t distance = 0;
  for (const char digit : number.substr(0, most_digits)) distance = 10 * distance + (digit - '0');
  distance -= static_cast<std::int64_t>(index);
  const std::int64_t without_unread = number_distance_ - std::exchange(unread_lines_, 0);
  const bool goes_on = number.size() <= most_digits &&
                       (distance == number_distance_ || distance == next_distance_ || distance == without_unread);
  next_distance_ = distance;
  if (goes_on) {
    number_distance_ = distance;
    return;
  }
  // A number that is another than expected may show that a line was lost.
  Finding(*this, DiagnosticId::thehive_move_number_mismatch, digits,
          format("this is move {}, and its number is {}", index, quoted(digits)))
      .write(digits, std::to_string(index), Safety::recount);
}

// V1.
void SyntaxFindings::lone_number(Span digits) {
  Finding(*this, DiagnosticId::thehive_lone_number, digits,
          format("there is no move after the number {}", quoted(digits)))
      .leaves_unread()
      .note("a move may be lost here; the record keeps its bytes when it is formatted");
}

void SyntaxFindings::extra_space(Span blanks) {
  Finding(*this, DiagnosticId::thehive_extra_space, blanks,
          format("{} {} inside a move", blanks.size(), text::counted_noun(blanks.size(), "space")))
      .fix("delete the spaces", Safety::safe, blanks, "");
}

std::uint32_t SyntaxFindings::missing_line_end(Span gap, std::string_view line_end) {
  Finding(*this, DiagnosticId::thehive_missing_line_end, gap,
          "another move begins here, on the line of the move before")
      .note("both moves are read")
      .fix("write it on a line of its own", Safety::unsafe, gap, line_end);
  return reporter().next_number() - 1;
}

void SyntaxFindings::label_moves(std::uint32_t finding, Span first, Span second) {
  diagnostics::Diagnostic& found = reporter().numbered(finding);
  found.labels.push_back({first, "a move"});
  found.labels.push_back({second, "another move"});
}

void SyntaxFindings::bad_contact(Span marks, const NamedPiece& target) {
  const std::string_view written = slice(marks);
  Finding found(*this, DiagnosticId::thehive_bad_contact, marks, format("{} is not a contact", quote(written)));
  const std::vector<std::size_t> near = contacts_near(written);
  if (near.size() == 1) {
    const std::string_view meant = contacts[near.front()];
    found.write(marks, meant, Safety::unsafe);
  } else if (near.size() == 2) {
    found.help(format("write `{}` if the piece goes {} {}, `{}` if {} it", contacts[near[0]], places[near[0]],
                      quoted(target.span), contacts[near[1]], places[near[1]]));
  } else {
    found.help(format("the contacts are {}", text::listed(contacts, " and ")));
  }
}

void SyntaxFindings::bad_move(Span move) {
  const std::string_view written = slice(move);
  Finding found(*this, DiagnosticId::thehive_bad_move, move, format("{} is not a move", quote(written)));
  const Advice advice = advice_about(written);
  // There can be as many such lines as a file has, so only the first has general advice.
  const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(advice.topic);
  const bool is_new = (advised_ & bit) == 0;
  if (is_new || advice.topic == Topic::this_line) found.help(advice.text);
  advised_ |= bit;
}

}  // namespace plyglot::hive::thehive
