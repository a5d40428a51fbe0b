#pragma once
// Which texts a command line names, and in which language each is.

#include "plyglot/options.hpp"
#include "plyglot/run.hpp"

#include <plyglot/toolchain.hpp>

#include <deque>

namespace plyglot::tool {

enum class InputKind : std::uint8_t { file, standard_input, text };

struct Input {
  InputKind kind = InputKind::file;
  // As it is shown; of a file its path.
  std::string name;
  // Of a text.
  std::string text;
  // Equal languages are one object, so that work can be shared. Owned by Inputs.
  const toolchain::Language* language = nullptr;
};

class Inputs {
 public:
  // Walks directories and finds languages. What cannot be read is a failure of the run and left out; what is wrong on
  // the command line is a UsageError. Nothing is opened but directories, and files in them whose extension
  // is shared with others.
  Inputs(const InputOptions& options, Run& run);

  const std::vector<Input>& list() const { return list_; }
  // What records are called: of several notations, just so.
  std::string_view record_name() const;
  // The same for what keeps its bytes for an error inside of a record that is formatted.
  std::string_view kept_part_name() const;

 private:
  // Null if they are several.
  const toolchain::Notation* only_notation() const;
  void add_path(const std::string& path);
  void add_directory(const std::string& path);
  void add_file(const std::string& path, const toolchain::Language* language);
  void add_standard_input();
  void add_text(const std::string& text, std::size_t index);
  void check_ply() const;
  void check_options() const;
  const toolchain::Language* language_from_option(std::size_t index);
  const toolchain::Language* language_named(const std::string& name);
  const toolchain::Language* language_of_file(std::string_view path);

  const InputOptions& options_;
  Run& run_;
  std::vector<Input> list_;
  // By the name that they were asked for with.
  std::deque<std::pair<std::string, toolchain::Language>> languages_;
};

// `KEY=VALUE` in two; a UsageError if there is no `=`.
std::pair<std::string, std::string> split_option(const std::string& text);
// "1,204".
std::string grouped(std::uint64_t count);
// "1 position", "1,204 positions".
std::string counted(std::uint64_t count, std::string_view noun);

}  // namespace plyglot::tool
