#include "homeworlds/spelling/dialect.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"

namespace plyglot::homeworlds {
namespace {

constexpr text::ByteSet word_ends(std::string_view separators) {
  text::ByteSet bytes(separators);
  for (const char byte : blanks) bytes.add(byte);
  bytes.add('\r');
  return bytes;
}

constexpr DialectForm seed = {
    .dialect = Dialect::seed,
    .comments = CommentForm::at_blanks,
    .has_headers = true,
    .has_turn_numbers = true,
    .has_layouts = true,
    .cutting = WordCutting::at_blanks,
    .separators = ";,/",
    .word_ends = word_ends(";,/"),
    .has_odd_separators = true,
    .home_name = HomeName::advised,
    .trade_order = TradeOrder::system_first,
    .words_after = WordsAfter::actions,
    .pass_count = PassCount::tolerated,
    .name_form = NameForm::seed,
    .shortest_beginning = 2,
    .has_owner_letters = true,
    .has_owner_digits = true,
    .has_style = true,
};

constexpr DialectForm ap = {
    .dialect = Dialect::ap,
    .comments = CommentForm::none,
    .cutting = WordCutting::at_blanks,
    .separators = ";,/\\",
    .word_ends = word_ends(";,/\\"),
    .home_name = HomeName::never,
    .trade_order = TradeOrder::system_first,
    .words_after = WordsAfter::ignored,
    .pass_count = PassCount::native,
    .name_form = NameForm::ap,
    .shortest_beginning = 1,
    .has_owner_letters = true,
    .builds_by_colour = true,
};

constexpr DialectForm sdg = {
    .dialect = Dialect::sdg,
    .comments = CommentForm::none,
    .has_turn_numbers = true,
    .cutting = WordCutting::at_blanks,
    .word_ends = word_ends({}),
    .home_name = HomeName::never,
    .trade_order = TradeOrder::colour_first,
    .words_after = WordsAfter::ignored_command,
    .pass_count = PassCount::none,
    .name_form = NameForm::any_word,
    .shortest_beginning = 2,
    .has_owner_letters = true,
    .has_owner_digits = true,
    .has_piece_junk = true,
    .trades_to_piece = true,
    .writes_capitals = true,
};

constexpr DialectForm jpb = {
    .dialect = Dialect::jpb,
    .comments = CommentForm::first_in_line,
    .cutting = WordCutting::word_characters,
    .home_name = HomeName::required,
    .trade_order = TradeOrder::colour_first,
    .words_after = WordsAfter::next_action,
    .pass_count = PassCount::none,
    .name_form = NameForm::jpb,
    .shortest_beginning = 0,
    .has_owner_digits = true,
    .trades_to_piece = true,
};

// Its items are read as a whole (quux_reader.hpp); of the table it needs how lines are cut.
constexpr DialectForm quux = {
    .dialect = Dialect::quux,
    .comments = CommentForm::none,
    .cutting = WordCutting::at_blanks,
    .word_ends = word_ends({}),
    .home_name = HomeName::required,
    .trade_order = TradeOrder::colour_first,
    .words_after = WordsAfter::ignored,
    .pass_count = PassCount::none,
    .name_form = NameForm::any_word,
    .shortest_beginning = 0,
    .trades_to_piece = true,
};

// Its lines are read as a whole (hwl_reader.hpp).
constexpr DialectForm hwl = {
    .dialect = Dialect::hwl,
    .comments = CommentForm::none,
    .cutting = WordCutting::word_characters,
    .separators = ";",
    .home_name = HomeName::never,
    .trade_order = TradeOrder::colour_first,
    .words_after = WordsAfter::ignored,
    .pass_count = PassCount::none,
    .name_form = NameForm::number,
    .shortest_beginning = 0,
    .trades_to_piece = true,
};

// Its sentences are read as a whole (bga_sentences.hpp); of the table it needs how names and new colours are written.
constexpr DialectForm bga = {
    .dialect = Dialect::bga,
    .comments = CommentForm::none,
    .cutting = WordCutting::at_blanks,
    .home_name = HomeName::required,
    .trade_order = TradeOrder::colour_first,
    .words_after = WordsAfter::ignored,
    .pass_count = PassCount::none,
    .name_form = NameForm::any_word,
    .shortest_beginning = 0,
    .trades_to_piece = true,
};

constexpr std::array<const DialectForm*, dialects> forms = {&seed, &ap, &sdg, &jpb, &quux, &hwl, &bga};

}  // namespace

std::string_view name_of(Dialect dialect) { return dialect_names[static_cast<std::size_t>(dialect)]; }

std::optional<Dialect> dialect_named(std::string_view name) {
  for (std::size_t i = 0; i < dialects; ++i) {
    if (text::is_same_word(dialect_names[i], name)) return static_cast<Dialect>(i);
  }
  return std::nullopt;
}

const DialectForm& form_of(Dialect dialect) { return *forms[static_cast<std::size_t>(dialect)]; }

}  // namespace plyglot::homeworlds
