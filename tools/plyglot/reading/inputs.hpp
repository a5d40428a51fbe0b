#pragma once
// Which texts a command line names, and in which language each is.

#include "plyglot/findings/config_report.hpp"
#include "plyglot/options/options.hpp"
#include "plyglot/reading/changed_files.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/texts/settings.hpp"
#include "text/listing.hpp"
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/markdown.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::tool {

enum class InputKind : std::uint8_t { file, standard_input, text };

// How texts are found in a file that holds them.
struct Holder {
  // Of one whose texts are in one column; of Markdown, none.
  std::optional<toolchain::TableFormat> table;
  std::string column;
  bool has_header = true;
  // The name of the column that is added; empty if none is.
  std::string status_column;
  // Of Markdown, which has no language itself: where the settings of its texts come from, and whether the plies that
  // its blocks name count.
  SettingsTable* settings = nullptr;
  bool uses_ply = false;
};

struct Input {
  InputKind kind = InputKind::file;
  // As it is shown; of a file its path.
  std::string name;
  // Of a text; of standard input, what was taken from it already.
  std::string text;
  // Equal settings are one object, so that work can be shared. Owned by Inputs. Where nothing names the dialect, the
  // text decides it when it is read: others come then, in the thread that merges what was read.
  mutable const Settings* settings = nullptr;
  // How the notation was found out.
  std::string notation_origin;
  // Whether a walk through its folder passes it over.
  bool is_excluded = false;
  // Of a file that holds texts; else null.
  std::unique_ptr<const Holder> holder = nullptr;
  Run* run = nullptr;

  bool holds_texts() const { return holder != nullptr; }

  const toolchain::Language& language() const { return settings->language; }
  // Of a text in a file of Markdown.
  const Settings& settings_of(const toolchain::MarkdownText& block) const;
  // What is read of it is in this dialect of those that its settings leave open; empty for the own one.
  void choose_dialect(std::string_view dialect) const;
  // A text that it holds is read in a dialect that only its content shows.
  void note_dialect(const toolchain::Language& read_as) const;
};

class Inputs {
 public:
  // Walks directories, and finds configs and languages. What cannot be read is a failure of the run and left out; what
  // is wrong on the command line is a UsageError, and what is wrong in a config is said and a ConfigError. Nothing is
  // opened but directories, configs, files in directories whose extension is shared with others, and files and standard
  // input of which only their text tells the notation. Without a
  // maker of policies findings weigh what they weigh anywhere.
  Inputs(const InputOptions& options, Run& run, PolicyMaker make_policy = {});

  const std::vector<Input>& list() const { return list_; }
  // Absolute and normal; links are not followed.
  std::string absolute(const std::string& path) const { return configs_.absolute(path); }
  // What records are called: of several notations, just so.
  std::string_view record_name() const;
  // A UsageError if a file that is read is at this path, which something else is to be written to.
  void check_not_read(const std::string& path) const;
  // A failure of the run, unless it failed already: nothing can be shown, counted or listed (`what`), since the texts
  // hold no record.
  void report_no_record(std::string_view what) const;
  // The same as record_name for what keeps its bytes for an error inside of a record that is formatted.
  std::string_view kept_part_name() const;

 private:
  // Null if they are several.
  const toolchain::Notation* only_notation() const;
  bool is_there(const std::string& path);
  void add_path(const std::string& path);
  void add_directory(const std::string& path);
  bool is_excluded(const config::Match& match, const std::string& path) const;
  // `is_in_hidden`: it or a folder around it, below the directory that is searched.
  void add_found_file(const std::string& file, bool is_in_hidden);
  void add(InputKind kind, const std::string& name, const config::Match& match, const NotationChoice& notation);
  // False if that is not a file which holds texts.
  bool add_holder(InputKind kind, const std::string& path, const config::Match& match);
  bool is_list_of_addresses(const std::string& path, const NotationChoice& notation) const;
  bool reads_addresses_in(std::string_view beginning) const;
  std::string notation_of_column(toolchain::TableFormat format, const std::string& path,
                                 std::string_view beginning) const;
  void add_markdown(InputKind kind, const std::string& path, const config::Match& match);
  bool add_table(InputKind kind, const std::string& path, const config::Match& match);
  bool is_asked_for_markdown() const;
  bool may_hold_texts(const std::string& file) const;
  void check_column() const;
  void look_for_changes();
  bool is_asked_for(const std::string& file) { return !changed_ || changed_->has(file); }
  void add_standard_input();
  void add_all();
  void add_text(const std::string& text);
  void check_ply() const;
  void check_options() const;
  std::optional<config::Match> match_of(const std::string& path);
  NotationChoice notation_of(const std::string& path, const config::Match& match, std::size_t index) const;

  const InputOptions& options_;
  Run& run_;
  ConfigReport configs_;
  SettingsTable settings_;
  // None if all files are wanted.
  std::optional<ChangedFiles> changed_;
  std::vector<Input> list_;
};

}  // namespace plyglot::tool
