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

// The canonical text of a file; none if something keeps it from being formatted.
std::optional<std::string> formatted_hopgi(const std::string& text, const hopgi::record::Options& options = {});

}  // namespace plyglot::test
