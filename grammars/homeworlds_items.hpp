#pragma once
// Actions between separators (homeworlds R3, R4, R8 to R14): first as they should be, and then what people write
// instead, all of it `tolerated`. A Form says what the words of a dialect are.

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_items {

using namespace homeworlds_words;

// A line end inside of a turn, as it is passed on to the grammar by who knows where a turn ends: a byte that is part of
// no word. What a text itself has of it is another byte then.
struct line_joint : one<'\x1F'> {};

template <class Form>
struct Items {
  using separator = typename Form::separator;
  using name = typename Form::name;
  using owner = typename Form::owner;
  using homeworld_verb = typename Form::homeworld_verb;
  using build_verb = typename Form::build_verb;
  using trade_verb = typename Form::trade_verb;
  using discover_verb = typename Form::discover_verb;
  using move_verb = typename Form::move_verb;
  using attack_verb = typename Form::attack_verb;
  using sacrifice_verb = typename Form::sacrifice_verb;
  using catastrophe_verb = typename Form::catastrophe_verb;
  using pass_verb = typename Form::pass_verb;
  using passes = typename Form::passes;

  // R14: the last word of the turn, or glued to the last word. Separators may follow.
  struct confirmation : seq<one<'*'>, at<star<tolerated<gap, sor<separator, line_joint>>>, gap, end_of_line>> {};
  struct end_of_word : at<sor<blank_byte, separator, line_joint, end_of_line, confirmation>> {};
  struct star_inside : seq<not_at<confirmation>, one<'*'>> {};
  // There are only those that cannot be read.
  struct word : plus<sor<typename Form::word_byte, star_inside>> {};
  struct item_end : at<gap, sor<separator, confirmation, end_of_line, line_joint>> {};
  template <class... Rules>
  using alone = seq<Rules..., end_of_word>;

  // The notation itself.
  struct homeworld : seq<homeworld_verb, blanks, piece_or_no_star, blanks, piece_or_no_star, blanks, piece> {};
  struct build : seq<build_verb, blanks, piece_or_colour, blanks, name> {};
  struct trade : seq<trade_verb, blanks, piece, blanks, name, blanks, piece_or_colour> {};
  struct discover : seq<discover_verb, blanks, piece, opt<owner>, blanks, name, blanks, piece, blanks, name> {};
  struct move : seq<move_verb, blanks, piece, blanks, name, blanks, name> {};
  struct attack : seq<attack_verb, blanks, piece, opt<owner>, blanks, name> {};
  struct sacrifice : seq<sacrifice_verb, blanks, piece, blanks, name> {};
  struct catastrophe : seq<catastrophe_verb, blanks, name, blanks, piece_or_colour> {};
  struct pass : seq<pass_verb, opt<blanks, passes>> {};
  struct action : sor<homeworld, build, trade, discover, move, attack, sacrifice, catastrophe, pass> {};

  // The words of an action that is not so: what a place is for, or any word.
  struct parenthesised_name : seq<one<'('>, name, one<')'>> {};
  struct exact_piece : alone<piece> {};
  struct exact_name : sor<alone<name>, alone<parenthesised_name>> {};
  struct exact_colour : alone<piece_or_colour> {};
  struct exact_owned_piece : sor<alone<piece>, alone<piece, owner>> {};
  struct any_piece : sor<exact_piece, word> {};
  struct any_star : sor<alone<piece_or_no_star>, word> {};
  struct any_name : sor<exact_name, word> {};
  struct any_colour : sor<exact_colour, word> {};
  struct any_owned_piece : sor<exact_owned_piece, word> {};
  template <class Exact, class Any>
  struct Argument {
    using exact = Exact;
    using loose = Any;
  };
  using Piece = Argument<exact_piece, any_piece>;
  using Star = Argument<void, any_star>;
  using Name = Argument<exact_name, any_name>;
  using Colour = Argument<exact_colour, any_colour>;
  using OwnedPiece = Argument<exact_owned_piece, any_owned_piece>;

  struct exact_order;
  struct exact {
    using order = exact_order;
    using between = blanks;
    template <class A>
    using of = typename A::exact;
  };
  // R11: a separator among the words of an action, of which the first mark is the one.
  struct misplaced_separator : separator {};
  struct misplaced_line_end : line_joint {};
  struct empty_separator : separator {};
  struct misplaced : seq<gap, sor<seq<star<line_joint, gap>, misplaced_separator>, misplaced_line_end>, gap,
                         star<sor<line_joint, empty_separator>, gap>> {};
  struct joint : sor<misplaced, blanks> {};
  struct any_order;
  struct loose {
    using order = any_order;
    using between = joint;
    template <class A>
    using of = typename A::loose;
  };

  template <class Mode, class... Arguments>
  using words_in = seq<seq<typename Mode::between, typename Mode::template of<Arguments>>...>;
  // A system and a colour, or the other way round where only that can be meant (R8, R9).
  struct early_colour : piece_or_colour {};
  template <class Mode>
  using either_order = sor<seq<typename Mode::between, alone<early_colour>, typename Mode::between,
                               not_at<exact_colour>, typename Mode::template of<Name>>,
                           words_in<Mode, Name, Colour>>;
  struct exact_order : either_order<exact> {};
  struct any_order : either_order<loose> {};

  template <class Mode>
  using build_words = words_in<Mode, Colour, Name>;
  template <class Mode>
  using trade_words = seq<words_in<Mode, Piece>, typename Mode::order>;
  template <class Mode>
  using move_words = words_in<Mode, Piece, Name, Name>;
  template <class Mode>
  using attack_words = words_in<Mode, OwnedPiece, Name>;
  template <class Mode>
  using sacrifice_words = words_in<Mode, Piece, Name>;

  using any_homeworld = alone<homeworld_verb>;
  using any_build = alone<build_verb>;
  using any_trade = alone<trade_verb>;
  using any_discover = alone<discover_verb>;
  using any_move = alone<move_verb>;
  using any_attack = alone<attack_verb>;
  using any_sacrifice = alone<sacrifice_verb>;
  using any_catastrophe = alone<catastrophe_verb>;
  using any_pass = alone<pass_verb>;
  struct any_verb : sor<any_homeworld, any_build, any_trade, any_discover, any_move, any_attack, any_sacrifice,
                        any_catastrophe, any_pass> {};

  // So many words, with one separator at most that is misplaced.
  template <unsigned count>
  using plain_words = rep<count, blanks, word>;
  template <unsigned before, unsigned after>
  using joined_words = seq<plain_words<before>, misplaced, not_at<any_verb>, word, plain_words<after>>;
  struct two_words : sor<plain_words<2>, joined_words<0, 1>, joined_words<1, 0>> {};
  struct three_words : sor<plain_words<3>, joined_words<0, 2>, joined_words<1, 1>, joined_words<2, 0>> {};
  struct four_words
      : sor<plain_words<4>, joined_words<0, 3>, joined_words<1, 2>, joined_words<2, 1>, joined_words<3, 0>> {};

  // R10: words after an action have no effect; actions that follow were a turn of their own.
  struct extra_words : seq<word, star<blanks, word>> {};
  struct complete_action
      : sor<seq<any_build, build_words<exact>>, seq<any_trade, trade_words<exact>>,
            seq<any_discover, words_in<exact, Piece, Name, Piece, Name>>, seq<any_move, move_words<exact>>,
            seq<any_attack, attack_words<exact>>, seq<any_sacrifice, sacrifice_words<exact>>,
            seq<any_catastrophe, exact_order>, seq<any_pass, opt<blanks, not_at<confirmation>, passes, end_of_word>>> {
  };
  struct lost_turn : extra_words {};
  struct words_after
      : seq<blanks, sor<seq<at<complete_action, star<blanks, complete_action>, item_end>, lost_turn>, extra_words>> {};

  // All words that are due, or too few (R11).
  template <class Verb, class Due, class Words, class... Others>
  using broken = seq<Verb, sor<seq<at<Due>, Words, opt<words_after>>, Others..., star<blanks, word>>>;
  using unnamed_discovery = seq<at<plain_words<3>>, words_in<loose, OwnedPiece, Name, Piece>>;
  struct broken_homeworld : broken<any_homeworld, three_words, words_in<loose, Star, Star, Piece>> {};
  struct broken_build : broken<any_build, two_words, build_words<loose>> {};
  struct broken_trade : broken<any_trade, three_words, trade_words<loose>> {};
  struct broken_discover
      : broken<any_discover, four_words, words_in<loose, OwnedPiece, Name, Piece, Name>, unnamed_discovery> {};
  struct broken_move : broken<any_move, three_words, move_words<loose>> {};
  struct broken_attack : broken<any_attack, two_words, attack_words<loose>> {};
  struct broken_sacrifice : broken<any_sacrifice, two_words, sacrifice_words<loose>> {};
  struct broken_catastrophe : broken<any_catastrophe, two_words, any_order> {};
  struct broken_pass : seq<any_pass, opt<blanks, passes, end_of_word>, words_after> {};
  struct unknown_verb : word {};
  struct odd_item : seq<unknown_verb, star<blanks, word>> {};
  struct broken_item : sor<broken_homeworld, broken_build, broken_trade, broken_discover, broken_move, broken_attack,
                           broken_sacrifice, broken_catastrophe, broken_pass, odd_item> {};
  struct item : sor<seq<action, guide<item_end>>, tolerated<broken_item>> {};
  // A turn that is nothing else.
  struct lone_star : one<'*'> {};

  // R12: what separates nothing.
  struct trailing_separator : separator {};
  using trailing = plus<gap, sor<line_joint, trailing_separator>>;
  struct inner_line_end : line_joint {};
  struct mark : seq<sor<separator, tolerated<inner_line_end, star<gap, line_joint>, opt<gap, separator>>>,
                    opt<tolerated<gap, plus<sor<line_joint, empty_separator>, gap>>>, gap> {};
  struct actions : seq<star<tolerated<sor<line_joint, empty_separator>, gap>>, sor<item, tolerated<lone_star>>,
                       star<gap, mark, item>, opt<gap, confirmation>,
                       opt<tolerated<trailing, opt<gap, confirmation, opt<trailing>>>>> {};
  struct turn_text : sor<actions, tolerated<plus<sor<line_joint, empty_separator>, gap>>> {};
};

}  // namespace plyglot::grammars::homeworlds_items
