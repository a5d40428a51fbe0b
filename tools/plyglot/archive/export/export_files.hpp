#pragma once
// Where exported tables go: standard output, or a folder with a file for each table and partition.

#include "plyglot/archive/export/export_row.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/writing/file_writer.hpp"

#include <map>
#include <memory>

namespace plyglot::tool::archive {

struct ExportTable {
  std::string_view name;
  std::span<const std::string_view> columns;
};

class ExportFiles {
 public:
  // More would be more than a process may have open.
  static constexpr std::size_t most_files = 400;

  // `suffix` ends the name of each file, before its extension: of a shard `-2-of-8`, else empty.
  ExportFiles(const ExportOptions& options, std::string suffix, Run& run);

  // `partition` is a path of folders such as `game=hive/year=2024`, without a sign at its ends, or empty. A table that
  // is begun has its head even if no row comes. Throws a FileError.
  void begin(const ExportTable& table, const std::string& partition);
  void add(const ExportTable& table, const std::string& partition, std::string_view row);
  // All files are put in their places.
  void commit();
  std::size_t size() const { return files_.size(); }

 private:
  FileWriter* file_for(const ExportTable& table, const std::string& partition);

  const ExportOptions& options_;
  std::string suffix_;
  Run& run_;
  std::map<std::pair<std::string_view, std::string>, std::unique_ptr<FileWriter>> files_;
};

// `KEY=VALUE` as the name of a folder, as other programs read it: what is not plain in the value is written as `%` and
// two digits, and a value that is not there as `__HIVE_DEFAULT_PARTITION__`.
std::string partition_folder(std::string_view key, std::string_view value);

}  // namespace plyglot::tool::archive
