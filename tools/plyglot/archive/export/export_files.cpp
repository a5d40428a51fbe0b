#include "plyglot/archive/export/export_files.hpp"

#include "plyglot/reading/text_beginning.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"

#include <filesystem>

namespace plyglot::tool::archive {

namespace fs = std::filesystem;

namespace {

// Only what such a table was exported to is written over: the name may be that of a text.
bool may_be_replaced(const std::string& path, std::string_view beginning) {
  std::error_code error;
  if (!fs::is_regular_file(path, error) || fs::file_size(path, error) == 0) return true;
  return beginning_of(path).starts_with(beginning);
}

}  // namespace

ExportFiles::ExportFiles(const ExportOptions& options, std::string suffix, Run& run)
    : options_(options), suffix_(std::move(suffix)), run_(run) {}

FileWriter* ExportFiles::file_for(const ExportTable& table, const std::string& partition) {
  std::unique_ptr<FileWriter>& file = files_[{table.name, partition}];
  if (file) return file.get();
  if (files_.size() > most_files) {
    throw UsageError(text::format("there would be more than {} files: choose another --partition", most_files));
  }
  fs::path folder(options_.output);
  std::string name(table.name);
  if (!partition.empty()) folder = folder / name / partition;
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) throw FileError(text::format("{}: {}", folder.string(), problem.message()));
  name += suffix_ + (options_.format == ExportFormat::csv ? ".csv" : ".jsonl");
  const std::string path = (folder / name).string();
  const std::string head = ExportRow::head(options_.format, table.columns);
  if (!may_be_replaced(path, head.empty() ? "{\"game_id\":" : head)) {
    throw FileError(
        text::format("{} is there already, and is not a table of {}: nothing was written", path, table.name));
  }
  file = std::make_unique<FileWriter>(path, FileWriter::Purpose::output);
  file->append(head);
  return file.get();
}

void ExportFiles::begin(const ExportTable& table, const std::string& partition) {
  if (options_.output.empty()) return run_.result(ExportRow::head(options_.format, table.columns));
  file_for(table, partition);
}

void ExportFiles::add(const ExportTable& table, const std::string& partition, std::string_view row) {
  if (options_.output.empty()) return run_.result(row);
  file_for(table, partition)->append(row);
}

void ExportFiles::commit() {
  for (const auto& [place, file] : files_) run_.note_about(file->path(), file->commit(false));
}

std::string partition_folder(std::string_view key, std::string_view value) {
  std::string folder = std::string(key) + '=';
  if (value.empty()) return folder + "__HIVE_DEFAULT_PARTITION__";
  for (const char byte : value) {
    const bool is_plain = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                          (byte >= 'A' && byte <= 'Z') || byte == '-' || byte == '_' || byte == '.';
    folder += is_plain ? std::string(1, byte) : text::format("%{:02X}", static_cast<unsigned char>(byte));
  }
  return folder;
}

}  // namespace plyglot::tool::archive
