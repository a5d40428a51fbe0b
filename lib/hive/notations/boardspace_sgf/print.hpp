#pragma once
// Games as files of boardspace.net.

#include "hive/notations/boardspace_sgf/sgf_headers.hpp"
#include "hive/spelling/move_texts.hpp"

namespace plyglot::hive::boardspace_sgf {

// The canonical form (hive-notations S15), without the last line end. The plies of the record are legal.
void print(const Record& record, const Headers& headers, References references, std::string& out);

// The first ply after which the hive is too long for the site's board (hive-notations S16); null if there is none.
const Ply* first_beyond_board(const Record& record);

}  // namespace plyglot::hive::boardspace_sgf
