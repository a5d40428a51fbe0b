#pragma once
// Homeworlds games in dialect `bga`: the game log of Board Game Arena, one English sentence a line (homeworlds 10). The
// grammar reads the bytes of one file and accepts every text; what is in `tolerated` is beyond the notation.
//
// It stops at sentences. Names of players and systems are free here: a player is all that comes before the first words
// of a sentence. Who plays, which systems there are, and so where a name ends that holds such words itself, the reader
// alone knows (homeworlds B2), as it does which sentences make a turn, which are taken back, and which move belongs to
// a discovery (B3 to B6).

#include "grammars/homeworlds_words.hpp"

namespace plyglot::grammars::homeworlds_bga {

using namespace homeworlds_words;

struct empty_line : seq<gap, line_end> {};
struct last_line : seq<gap, eof> {};

// Letters are small here.
struct ship : seq<one<'r', 'y', 'g', 'b'>, one<'1', '2', '3'>> {};
struct catastrophe_colour : sor<istring<'r', 'e', 'd'>, istring<'y', 'e', 'l', 'l', 'o', 'w'>,
                                istring<'g', 'r', 'e', 'e', 'n'>, istring<'b', 'l', 'u', 'e'>> {};

// The full stop that ends a sentence ends its line.
struct stop : seq<one<'.'>, gap, end_of_line> {};
struct end_of_name : seq<one<'.'>, at<gap, end_of_line>> {};
struct system_name : plus<not_at<end_of_name>, line_byte> {};
struct origin : plus<not_at<TAO_PEGTL_STRING(" to ")>, line_byte> {};

// What comes after the player, up to the first free name: nothing else is looked for to find where the player's name
// ends.
struct homeworld_words : TAO_PEGTL_STRING(" establishes a homeworld with a ") {};
struct homeworld : seq<homeworld_words, ship, TAO_PEGTL_STRING(" ship at "), ship, TAO_PEGTL_STRING(" and "), ship,
                       TAO_PEGTL_STRING(" binary stars"), at<stop>> {};
struct build_words : seq<TAO_PEGTL_STRING(" builds a "), ship, TAO_PEGTL_STRING(" ship in ")> {};
struct trade_words
    : seq<TAO_PEGTL_STRING(" trades a "), ship, TAO_PEGTL_STRING(" ship for a "), ship, TAO_PEGTL_STRING(" ship in ")> {
};
struct attack_words : seq<TAO_PEGTL_STRING(" captures a "), ship, TAO_PEGTL_STRING(" ship in ")> {};
struct discover_words : seq<TAO_PEGTL_STRING(" discovers a "), ship, TAO_PEGTL_STRING(" system named ")> {};
struct move_words : seq<TAO_PEGTL_STRING(" moves a "), ship, TAO_PEGTL_STRING(" ship from ")> {};
struct sacrifice_words : seq<TAO_PEGTL_STRING(" sacrifices a "), ship, TAO_PEGTL_STRING(" ship in ")> {};
struct catastrophe_words
    : seq<TAO_PEGTL_STRING(" triggers a "), catastrophe_colour, TAO_PEGTL_STRING(" catastrophe in ")> {};
struct turn_end : seq<TAO_PEGTL_STRING(" ends their turn"), at<stop>> {};
struct restart : seq<TAO_PEGTL_STRING(" restarts their turn"), at<stop>> {};
struct event : seq<sor<TAO_PEGTL_STRING(" has no ships in their homeworld and is eliminated"),
                       TAO_PEGTL_STRING(" offers a draw"), TAO_PEGTL_STRING(" accepts the draw"),
                       TAO_PEGTL_STRING(" cancels draw offer"), TAO_PEGTL_STRING(" concedes the game")>,
                   at<stop>> {};
struct words_after_player : seq<at<one<' '>>, sor<build_words, trade_words, attack_words, discover_words, move_words,
                                                  sacrifice_words, catastrophe_words, turn_end, restart, event>> {};
struct player : plus<not_at<words_after_player>, line_byte> {};
// Who sets up, whatever the name is: these words end with the line.
struct settler : plus<not_at<homeworld>, line_byte> {};

struct build : seq<build_words, system_name> {};
struct trade : seq<trade_words, system_name> {};
struct attack : seq<attack_words, system_name> {};
struct discover : seq<discover_words, system_name> {};
struct move : seq<move_words, origin, TAO_PEGTL_STRING(" to "), system_name> {};
struct sacrifice : seq<sacrifice_words, system_name> {};
struct catastrophe : seq<catastrophe_words, system_name> {};
struct deed : sor<build, trade, attack, discover, move, sacrifice, catastrophe, turn_end, restart, event> {};
struct sentence : seq<sor<seq<settler, homeworld>, seq<player, deed>>, stop> {};

// What no one does.
struct time : seq<TAO_PEGTL_STRING("Move "), plus<digit>, TAO_PEGTL_STRING(" :"), star<line_byte>> {};
struct end_of_note : at<gap, end_of_line> {};
struct forgotten_words : seq<TAO_PEGTL_STRING(" is forgotten."), end_of_note> {};
struct forgotten : seq<plus<not_at<forgotten_words>, line_byte>, forgotten_words> {};
struct draw_words : seq<TAO_PEGTL_STRING(" may declare a draw."), end_of_note> {};
struct repeated : seq<TAO_PEGTL_STRING("This position has occurred "), plus<digit>, TAO_PEGTL_STRING(" times."),
                      sor<end_of_note, seq<one<' '>, plus<not_at<draw_words>, line_byte>, draw_words>>> {};
struct preference_words
    : seq<TAO_PEGTL_STRING(" have been chosen according to their preferences. Change my preferences."), end_of_note> {};
struct preferences
    : seq<TAO_PEGTL_STRING("The colors of "), plus<not_at<preference_words>, line_byte>, preference_words> {};
struct victory_words : seq<TAO_PEGTL_STRING(" wins!"), end_of_note> {};
struct victory : seq<TAO_PEGTL_STRING("The end of the game: "), plus<not_at<victory_words>, line_byte>, victory_words> {
};
struct tie : seq<TAO_PEGTL_STRING("End of game (tie)"), end_of_note> {};
struct note : sor<forgotten, repeated, preferences, victory, tie> {};

struct odd_line : trimmed_text<end_of_line> {};
struct line : sor<empty_line, seq<gap, sor<sentence, seq<sor<time, note, tolerated<odd_line>>, gap, end_of_line>>>> {};
struct file : seq<file_start, star<not_at<last_line>, line>, last_line> {};

}  // namespace plyglot::grammars::homeworlds_bga
