#pragma once
// How records are shown, in the same way for all notations.

#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/spelling/move_texts.hpp"
#include "hive/views/placed_spans.hpp"
#include "notation/views.hpp"

namespace plyglot::hive {

// The board after the last ply; the pieces have the numbers of the record. The outcome is that of the rules, or else
// the result that is written.
board::BoardGraph board_of(const Record& record);

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: game type, plies with piece, cell and UHP text, headers, result, and the position
// after the last ply as its canonical HOP text.
std::string record_json(const Record& record);

// The diagram of the position after the last ply (hop R28).
void append_diagram(const Record& record, std::string& out);

// What the row of a notation names that spells moves so. Nothing but the list of moves depends on it.
template <const Spelling& spelling>
inline constexpr notation::Views<Record> record_views_in = {
    .dump = append_record,
    .show_json = [](const Record& record, const notation::OptionValues&,
                    std::string& out) { out += record_json(record); },
    .show_diagram = append_diagram,
    .list_moves =
        [](const Record& record, const notation::OptionValues& options, std::vector<std::string>& moves,
           std::string& /*why*/) {
          moves = legal_move_texts(record, rule_options_of(options), spelling);
          return true;
        },
    .lower = board_of,
    .place_spans = place_spans,
    .spelling = &spelling,
};

}  // namespace plyglot::hive
