#pragma once
// Hexix files as they are read, resolved and printed, without the toolchain.

#include "hexix/notations/hexix/read/options.hpp"

#include <plyglot/diagnostic.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

struct HexixFile {
  std::string text;
  std::vector<hexix::Record> records;
  // Of all records, each one's sorted; none of what is between them.
  std::vector<diagnostics::Diagnostic> findings;
};

HexixFile play_hexix(std::string text, const hexix::Options& options = {});
// The same for a file of one record, which must be one.
hexix::Record read_hexix_record(std::string text, const hexix::Options& options = {});

// POS after the last ply; `unknown` if it is unknown.
std::string final_hexix_position(const hexix::Record& record);

// R19: whether play went on with another reading, which the second implementation does not look for.
bool is_reread(const HexixFile& file);
// Whether a finding is about plies and rules, not about bytes, words and layout.
bool is_of_hexix_play(const diagnostics::Diagnostic& finding);
// Lines such as `hexix/empty-cell error 22-24 11-14`: name, severity, place, and the places of the labels. Of the play
// alone.
std::string hexix_play_report(const HexixFile& file);
// Everything that is said of the play, as words_of gives it.
std::string hexix_play_words(std::string text, const hexix::Options& options = {});

// The canonical text of a file in which nothing keeps a record from being written, with its last line end.
std::string formatted_hexix(const std::string& text, const hexix::Options& options = {});

}  // namespace plyglot::test
