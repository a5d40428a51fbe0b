#include "homeworlds/notations/homeworlds/read/words/words.hpp"

#include "homeworlds/notations/homeworlds/read/words/name_checks.hpp"
#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

// For the size of a piece that is to be written.
char size_of_ship(const Reading& reading, const ActionNode& node) {
  const std::string_view ship = reading.slice(node.ship.span);
  return piece_named(ship) ? ship[1] : '\0';
}

// The new colour as the dialect writes it; none if the ship's size is not known.
std::optional<std::string> new_colour_text(const Reading& reading, const ActionNode& node) {
  const std::string_view written = reading.slice(node.colour.span);
  const std::optional<Colour> colour = colour_or_piece_named(written);
  if (!colour) return std::nullopt;
  std::string result(1, letter_of(*colour));
  if (!reading.form.trades_to_piece) return result;
  const char size = piece_named(written) ? written[1] : size_of_ship(reading, node);
  if (size == '\0') return std::nullopt;
  result += size;
  return reading.form.writes_capitals ? text::upper_case(result) : result;
}

constexpr std::uint32_t piece_size = 2;

}  // namespace

std::optional<std::string> piece_from_after(std::string_view word) {
  if (word.size() != piece_size) return std::nullopt;
  const std::string turned = {text::to_lower(word[1]), word[0]};
  if (!piece_named(turned)) return std::nullopt;
  return turned;
}

std::optional<std::string> trade_words(const Reading& reading, const ActionNode& node) {
  const std::optional<std::string> colour = new_colour_text(reading, node);
  if (!colour) return std::nullopt;
  const std::string system(reading.slice(node.system.span));
  const bool is_system_first = reading.form.trade_order == TradeOrder::system_first;
  return is_system_first ? system + ' ' + *colour : *colour + ' ' + system;
}

void WordReader::reject(DiagnosticId id, text::Span word, std::optional<std::string> fix) {
  reading_.report(id, word, std::move(fix));
  node_.is_playable = false;
}

void WordReader::check_case(text::Span word) {
  if (!reading_.form.has_style) return;
  const std::string_view written = reading_.slice(word);
  if (text::has_upper(written)) reading_.report(DiagnosticId::homeworlds_letter_case, word, text::lower_case(written));
}

std::optional<text::Span> WordReader::piece_before_junk(text::Span word) {
  const std::string_view written = reading_.slice(word);
  if (!reading_.form.has_piece_junk || !piece_named(written.substr(0, piece_size))) return std::nullopt;
  const text::Span junk = {word.begin + piece_size, word.end};
  reading_.report(DiagnosticId::homeworlds_piece_junk, junk, "");
  return text::Span{word.begin, junk.begin};
}

void WordReader::read_piece(text::Span word, Word& into) {
  into.span = word;
  const std::string_view written = reading_.slice(word);
  if (piece_named(written)) {
    if (text::is_upper(written[0])) check_case(word);
    return;
  }
  const std::optional<text::Span> piece = piece_before_junk(word);
  if (!piece) return reject(DiagnosticId::homeworlds_bad_piece, word, piece_from_after(written));
  into.span = *piece;
  check_case(word);
}

void WordReader::read_star(text::Span word, Word& into) {
  into.span = word;
  if (reading_.slice(word) != "-") read_piece(word, into);
}

void WordReader::read_ship(text::Span word) { read_piece(word, node_.ship); }

void WordReader::read_owned_ship(text::Span word) {
  const std::string_view written = reading_.slice(word);
  const bool has_owner = written.size() == piece_size + 1 && piece_named(written.substr(0, piece_size)) &&
                         is_owner(written.back(), reading_.form);
  if (!has_owner) return read_ship(word);
  node_.ship.span = {word.begin, word.begin + piece_size};
  node_.owner.span = {word.begin + piece_size, word.end};
  check_case(word);
}

void WordReader::read_ship_to_build(text::Span word) {
  const std::string_view written = reading_.slice(word);
  if (piece_named(written) || !colour_named(written)) return read_ship(word);
  node_.ship.span = word;
  reading_.report(DiagnosticId::homeworlds_build_without_size, word);
  if (written.size() == 1) check_case(word);
}

void WordReader::read_colour(text::Span word, bool is_of_trade_order) {
  node_.colour.span = word;
  const std::string_view written = reading_.slice(word);
  const std::optional<Colour> colour = colour_or_piece_named(written);
  if (!colour) return reject(DiagnosticId::homeworlds_bad_colour, word);
  const char letter = letter_of(*colour);
  if (!reading_.form.has_style || written == std::string_view(&letter, 1)) return;
  const DiagnosticId id =
      written.size() == 1 ? DiagnosticId::homeworlds_letter_case : DiagnosticId::homeworlds_colour_form;
  if (NotedFinding* finding = reading_.report(id, word, std::string(1, letter))) {
    finding->is_of_trade_order = is_of_trade_order;
  }
}

void WordReader::read_name(text::Span word, Word& into) {
  into.span = word;
  const std::string_view written = reading_.slice(word);
  if (is_word_a_name(written, reading_.form)) return;
  if (!is_parenthesised_name(written, reading_.form)) return reject(DiagnosticId::homeworlds_bad_name, word);
  into.span = {word.begin + 1, word.end - 1};
  reading_.report(DiagnosticId::homeworlds_parenthesised_name, word, std::string(reading_.slice(into.span)));
}

void WordReader::read_new_name(text::Span word, Word& into, text::Span star) {
  read_name(word, into);
  if (is_name(reading_.slice(into.span), reading_.form)) check_new_name(reading_, into.span, star);
}

}  // namespace plyglot::homeworlds
