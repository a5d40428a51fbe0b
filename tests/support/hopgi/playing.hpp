#pragma once
// Files of Hopgi records as they are read, resolved and printed, without the toolchain.

#include "hopgi/notations/hopgi/read/options.hpp"

#include <plyglot/hopgi_record.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

struct HopgiFile {
  std::string text;
  std::vector<hopgi::Record> records;
  // In the order of reports, unit by unit; without what is said of a byte order mark.
  std::vector<diagnostics::Diagnostic> findings;
};

HopgiFile play_hopgi(std::string text, const hopgi::record::Options& options = {});
// The same for a file of one record, which must be one.
hopgi::Record read_hopgi_record(std::string text, const hopgi::record::Options& options = {});

// Whether a finding needs a board, or the side to move.
bool is_of_hopgi_play(const diagnostics::Diagnostic& finding);
// Everything that is said of the play, as words_of gives it.
std::string hopgi_play_words(std::string text, const hopgi::record::Options& options = {});

// A text, and all that is said of its play.
struct HopgiPlayCase {
  std::string text;
  std::string words;
};
void check_hopgi_play(const std::vector<HopgiPlayCase>& cases);

// The canonical text of a file; none if something keeps it from being formatted.
std::optional<std::string> formatted_hopgi(const std::string& text, const hopgi::record::Options& options = {});

// The text after the fix of the only finding of play in it that has one.
std::string mended_hopgi(const std::string& text);

}  // namespace plyglot::test
