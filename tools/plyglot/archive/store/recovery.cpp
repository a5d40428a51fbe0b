#include "plyglot/archive/store/recovery.hpp"

#include "plyglot/config/regular_file.hpp"
#include "plyglot/writing/followed_path.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace plyglot::tool::archive {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view mark_of_journal = "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7"sv;
// Its last bit says in which order numbers are written.
constexpr std::string_view mark_of_log = "\x37\x7F\x06"sv;

bool is_there(const std::string& name) {
  struct stat status {};
  return lstat(name.c_str(), &status) == 0;
}

// Whether the file begins with the mark, of which less may have been written, over zeros or at the end of the file.
bool is_begun(std::string_view mark, std::string_view beginning) {
  const std::string_view written = beginning.substr(0, beginning.find_last_not_of('\0') + 1);
  return beginning.empty() || (!written.empty() && mark.starts_with(written));
}

// Empty if there is no such file, or if it begins with the mark.
std::string problem_of_mark(const std::string& name, std::string_view mark, std::string_view kind) {
  if (!is_there(name)) return {};
  if (std::filesystem::is_symlink(name)) return "it is not a regular file";
  RegularFile file(name);
  const std::string beginning = file.bytes(0, mark.size());
  if (!file.problem().empty()) return file.problem();
  return is_begun(mark, beginning) ? std::string() : text::format("it is not a {} of SQLite", kind);
}

std::string problem_of_journal(const std::string& name) {
  if (!is_there(name)) return {};
  RegularFile file(name);
  // SQLite takes one that begins with a zero for a journal that is done with.
  if (file.problem().empty() && file.bytes(0, 1) == "\0"sv && !std::filesystem::is_symlink(name)) return {};
  std::string problem = problem_of_mark(name, mark_of_journal, "journal");
  if (!problem.empty()) return problem;
  // It ends with the mark where it names another file, which SQLite deletes in the end.
  const auto size = static_cast<std::uint64_t>(file.status().st_size);
  if (size < 2 * mark_of_journal.size()) return {};
  const std::string end = file.bytes(size - mark_of_journal.size(), mark_of_journal.size());
  if (end == mark_of_journal) return "it is a journal of several files";
  return {};
}

std::string journal_of(const std::string& index) { return followed(index) + "-journal"; }
std::string log_of(const std::string& index) { return followed(index) + "-wal"; }

// What is said of a file in the way; empty if there is none.
std::string problem_beside(const std::string& index) {
  for (const auto& [name, problem] : {std::pair(journal_of(index), problem_of_journal(journal_of(index))),
                                      std::pair(log_of(index), problem_of_mark(log_of(index), mark_of_log, "log"))}) {
    if (!problem.empty()) return text::format("{} has the name of its journal, but {}", name, problem);
  }
  return {};
}

// Whether it holds anything that an index may need.
bool is_in_use(const std::string& name, std::string_view mark) {
  if (!is_there(name) || !problem_of_mark(name, mark, {}).empty()) return false;
  return !RegularFile(name).bytes(0, 1).empty();
}

// So that after a loss of power the new file is not there with the journal of the old one.
void keep_on_disk(const std::string& folder) {
  const int opened = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  fsync(opened);
  close(opened);
}

// Of an index that is not there any more, or cannot be read.
void remove_journals(const std::string& index) {
  const std::string journal = journal_of(index);
  const std::string log = log_of(index);
  if (is_in_use(journal, mark_of_journal)) unlink(journal.c_str());
  if (!is_in_use(log, mark_of_log)) return;
  unlink(log.c_str());
  unlink((followed(index) + "-shm").c_str());
}

}  // namespace

void check_journal(const std::string& index) {
  const std::string problem = problem_beside(index);
  if (!problem.empty()) throw DatabaseError(index, problem);
}

void take_back(const std::string& index) {
  check_journal(index);
  const IndexLock lock(index);
  // The first look at it does it.
  Database(index, Database::Access::write).run("PRAGMA user_version");
}

ReplacedIndex::ReplacedIndex(const std::string& index) {
  if (is_there(followed(index))) {
    lock_ = std::make_unique<IndexLock>(index);
    // The new index has no need of a journal that is not to be played back.
    if (problem_beside(index).empty()) settle(index);
  }
  remove_journals(index);
  keep_on_disk(std::filesystem::path(followed(index)).parent_path().string());
  check_journal(index);
}

void ReplacedIndex::settle(const std::string& index) {
  try {
    database_ = std::make_unique<Database>(index, Database::Access::write);
    // A log goes into the file, and a journal is played back. Who reads may go on.
    database_->run("PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE");
  } catch (const DatabaseBusy&) {
    throw;
  } catch (const DatabaseDamaged&) {
    // It is a wreck, and its journals are of no use.
    database_.reset();
  } catch (const DatabaseError&) {
    // On a full disk, or where it may not be written: with its journal the old index is still whole.
    database_.reset();
    if (is_in_use(journal_of(index), mark_of_journal) || is_in_use(log_of(index), mark_of_log)) throw;
  }
}

}  // namespace plyglot::tool::archive
