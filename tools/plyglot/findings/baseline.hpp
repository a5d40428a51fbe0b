#pragma once
// Findings that are accepted for now: how many of each kind a file may have.

#include "plyglot/findings/findings.hpp"

#include <map>
#include <string>

namespace plyglot::tool {

// A file of JSON: {"version": 1, "accepted": {"games/a.uhp": {"uhp/turn-number": 3}}}, with paths as seen from its
// folder. Of a file that has more of a kind than that, the first so many are accepted: archives grow at their end.
class Baseline {
 public:
  // Reads it if it is there. What is wrong with it is a UsageError; that there is none is one too, unless it is `made`.
  Baseline(std::string path, bool is_made);

  // Takes those that are accepted out of the findings of a chunk; chunks come in the order of their file.
  void take_accepted(RenderedFindings& findings);
  // After its last chunk. Of one that was not read to its end nothing is known.
  void end_file(const std::string& name, bool is_whole);
  std::uint64_t accepted() const { return accepted_; }

  // Writes what was found in the files that were read to their end, as far as it was accepted, or all of it if it is
  // made. The numbers of other files stay, unless a file is gone. Not written if nothing is different. Returns what
  // became of it, as a line; empty if it stayed as it was. Throws FileError.
  std::string write();

 private:
  using Numbers = std::map<std::string, std::uint64_t, std::less<>>;

  void read();
  // As seen from the folder of the baseline.
  std::string name_of(const std::string& file) const;

  std::string path_;
  bool is_made_;
  std::map<std::string, Numbers> allowed_;
  // Of the file at hand.
  Numbers found_;
  std::map<std::string, Numbers> ended_;
  std::uint64_t accepted_ = 0;
};

}  // namespace plyglot::tool
