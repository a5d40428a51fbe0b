#pragma once
// The options that several commands share, as given on the command line.

#include "plyglot/config/finder.hpp"

#include <plyglot/session.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::tool {

constexpr std::uint32_t most_jobs = 256;

enum class ColourChoice : std::uint8_t { automatic, always, never };

// What is said, and how.
struct SpeechOptions {
  bool quiet = false;
  ColourChoice colour = ColourChoice::automatic;
  // The largest number of findings that are shown; 0 for no limit. The others are counted.
  std::uint64_t max_diagnostics = 0;
};

// What is read, and how.
struct InputOptions {
  std::vector<std::string> paths;
  std::vector<std::string> texts;
  // Answers of each path and text, in the order of the command line, whether it is a text. Null where there is no such
  // order.
  std::function<std::vector<bool>()> which_are_texts;
  std::vector<std::string> from;
  // `KEY=VALUE`, as written.
  std::vector<std::string> options;
  std::string profile;
  std::string stdin_filename;
  config::Wish config;
  std::uint32_t jobs = 0;
  // Only files that differ from this commit, by git; none for all.
  std::optional<std::string> since;
  // From 1; 0 for all.
  std::uint32_t record = 0;
  // None for the end of a game.
  std::optional<std::uint32_t> ply;
  // Of a command that reads the texts in files of Markdown, and of one that uses the plies that their blocks name.
  bool reads_markdown = false;
  bool uses_ply_of_block = false;
  // The column of a CSV file or the member of JSON lines that holds the texts; empty where the whole file is the text.
  std::string column;
  bool has_no_header = false;
  // The column, or member, that is added for what became of each row; empty if none is.
  std::string status_column;

  toolchain::Selection wanted() const { return {record, ply}; }
};

// Where nothing is named, the working directory is meant.
void read_folder_by_default(InputOptions& options);

// The hardware's threads where nothing else was asked for.
std::uint32_t jobs_of(const InputOptions& options);

// Which findings are wanted.
struct PolicyOptions {
  std::vector<std::string> select;
  std::vector<std::string> ignore;
  // `NAME=LEVEL`, as written.
  std::vector<std::string> severity;
};

}  // namespace plyglot::tool
