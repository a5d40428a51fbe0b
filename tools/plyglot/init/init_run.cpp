// A first `plyglot.toml`, from the texts that a folder holds.
#include "plyglot/init/init.hpp"

#include "plyglot/config/config.hpp"
#include "plyglot/config/keys.hpp"
#include "plyglot/reading/directory.hpp"
#include "plyglot/reading/text_beginning.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <plyglot/likeness.hpp>

#include <filesystem>
#include <map>

namespace plyglot::tool {
namespace {

namespace fs = std::filesystem;

struct Texts {
  std::uint64_t count = 0;
  // Empty if they are in several notations, or in none that is certain.
  std::string notation;
};

// By extension, of those that no notation has.
std::map<std::string, Texts> texts_in(const std::string& folder, Run& run) {
  std::map<std::string, Texts> found;
  for (const std::string& file : files_in(folder, [&run](const std::string& problem) { run.failure(problem); })) {
    if (!may_hold_any_notation(file) || !has_text(file)) continue;
    Texts& texts = found[fs::path(file).extension().string()];
    const std::string notation = toolchain::notation_that_reads(beginning_of(file));
    texts.notation = texts.count == 0 || texts.notation == notation ? notation : std::string();
    ++texts.count;
  }
  return found;
}

void append_keys(std::string& out) {
  for (const config::KeyRow& row : config::key_rows()) {
    if (row.level == config::Level::overrides || row.key == "overrides") continue;
    text::append(out, "\n# {}\n# {} = {}\n", row.help, row.key, row.value);
  }
}

std::string config_for(const std::map<std::string, Texts>& texts) {
  std::string out =
      "# Settings of plyglot for this folder and those below; `plyglot list config` explains every key.\n";
  append_keys(out);
  for (const auto& [extension, found] : texts) {
    if (found.notation.empty()) continue;
    text::append(out, "\n[[overrides]]\nfiles = [\"**/*{}\"]\nnotation = \"{}\"\n", extension, found.notation);
  }
  return out;
}

}  // namespace

int init(const std::string& folder, const SpeechOptions& speech) {
  Run run(speech);
  std::error_code error;
  const std::string place = folder.empty() ? "." : folder;
  if (!fs::is_directory(place, error)) throw UsageError(text::format("{} is not a folder", place));
  const std::string path = (fs::path(folder) / config::file_name).string();
  if (fs::exists(fs::symlink_status(path, error))) {
    throw UsageError(text::format("{} is there already, and stays as it is", path));
  }
  const std::map<std::string, Texts> texts = texts_in(place, run);
  try {
    FileWriter writer(path, FileWriter::Purpose::output);
    writer.append(config_for(texts));
    writer.commit(false);
  } catch (const FileError& problem) {
    run.failure(problem.what());
    return run.finish();
  }
  run.note(text::format("{} written", path));
  for (const auto& [extension, found] : texts) {
    const std::string files = text::format("{} with the extension {}", text::counted(found.count, "text"), extension);
    run.note(found.notation.empty() ? text::format("{}: in no notation that is certain, or in several", files)
                                    : text::format("{}: read as `{}`", files, found.notation));
  }
  return run.finish();
}

}  // namespace plyglot::tool
