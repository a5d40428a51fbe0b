#pragma once
// Readers as somebody writes them in an afternoon for texts that are known to be sound: no finding, no rules, no places
// of errors. What they take is the price of reading alone, without a grammar.

#include <cstdint>
#include <string_view>

namespace plyglot::bench::hand_written {

// Each fills a list of positions, moves or turns, and says how many there are.
std::int64_t read_hop(std::string_view text);
std::int64_t read_uhp(std::string_view text);
std::int64_t read_thehive(std::string_view text);
std::int64_t read_hive_pgn(std::string_view text);
std::int64_t read_boardspace_sgf(std::string_view text);
// Any dialect that writes lines of words.
std::int64_t read_homeworlds(std::string_view text);
std::int64_t read_hexix(std::string_view text);
std::int64_t read_hopgi(std::string_view text);
std::int64_t read_hopgi_fen(std::string_view text);
std::int64_t read_hopgi_diagram(std::string_view text);

}  // namespace plyglot::bench::hand_written
