#include "homeworlds/views/record_views.hpp"

#include "homeworlds/views/board_graph.hpp"
#include "homeworlds/views/move_list.hpp"
#include "homeworlds/views/placed_spans.hpp"

namespace plyglot::homeworlds {

const notation::Views<Record> record_views = {
    .dump = append_record,
    .show_json = [](const Record& record, const notation::OptionValues&,
                    std::string& out) { out += record_json(record); },
    .show_diagram = [](const Record& record, std::string& out) { out += position_text(final_position(record)); },
    .list_moves = [](const Record& record, const notation::OptionValues&, std::vector<std::string>& moves,
                     std::string& why) { return list_moves(record, moves, why); },
    .lower = board_of,
    .place_spans = place_spans,
    .why_no_board = why_no_board,
};

}  // namespace plyglot::homeworlds
