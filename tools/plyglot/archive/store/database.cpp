#include "plyglot/archive/store/database.hpp"

#include "plyglot/archive/store/descriptor_file.hpp"
#include "plyglot/archive/store/recovery.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <limits>

namespace plyglot::tool::archive {
namespace {

constexpr const char* damaged = "it is damaged: make it again";
constexpr const char* cut_off =
    "its last update was cut off: `plyglot index --update`, where it may be written, takes that back";
constexpr const char* too_much =
    "to look through it takes more than an index of its size can: it is damaged, or --where asks for too much";
// Steps of SQLite's machine between two looks at the budget.
constexpr int steps_of_look = 1000;

int look_at_budget(void* context) {
  const auto& state = *static_cast<const DatabaseState*>(context);
  if (state.spent == nullptr) return 0;
  *state.spent += steps_of_look;
  return *state.spent > state.budget ? 1 : 0;
}

// Whether a journal is to be played back before anything is read.
bool needs_taking_back(sqlite3* database) {
  return sqlite3_extended_errcode(database) == SQLITE_READONLY_ROLLBACK ||
         sqlite3_extended_errcode(database) == SQLITE_READONLY_RECOVERY;
}

[[noreturn]] void fail_with(sqlite3* database, const std::string& file) {
  const int code = sqlite3_errcode(database) & 0xFF;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
    throw DatabaseBusy(file, "another program is writing to it");
  }
  if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) throw DatabaseDamaged(file, damaged);
  if (code == SQLITE_INTERRUPT) throw DatabaseError(file, too_much);
  if (needs_taking_back(database)) throw DatabaseError(file, cut_off);
  throw DatabaseError(file, sqlite3_errmsg(database));
}

}  // namespace

void Statement::Finalise::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Statement::Statement(sqlite3* database, std::string_view sql, DatabaseState& state)
    : database_(database), state_(&state) {
  sqlite3_stmt* statement = nullptr;
  const auto prepare = [&] {
    return sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  };
  int result = prepare();
  if (result != SQLITE_OK && take_back()) result = prepare();
  if (result != SQLITE_OK) fail();
  statement_.reset(statement);
}

void Statement::fail() const { fail_with(database_, state_->file); }

bool Statement::take_back() const {
  if (!state_->is_taken_back || !needs_taking_back(database_)) return false;
  archive::take_back(state_->file);
  return true;
}

Statement& Statement::bind(int parameter, std::int64_t value) {
  if (sqlite3_bind_int64(statement_.get(), parameter, value) != SQLITE_OK) fail();
  return *this;
}

Statement& Statement::bind(int parameter, std::string_view value) {
  // A null pointer would be a null.
  const char* const bytes = value.empty() ? "" : value.data();
  if (sqlite3_bind_text64(statement_.get(), parameter, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8) != SQLITE_OK) {
    fail();
  }
  return *this;
}

Statement& Statement::bind(int parameter, Blob value) {
  if (sqlite3_bind_blob64(statement_.get(), parameter, value.data(), value.size(), SQLITE_STATIC) != SQLITE_OK) fail();
  return *this;
}

Statement& Statement::bind(int parameter, const std::optional<std::int64_t>& value) {
  if (value) return bind(parameter, *value);
  if (sqlite3_bind_null(statement_.get(), parameter) != SQLITE_OK) fail();
  return *this;
}

Statement& Statement::bind_or_null(int parameter, std::string_view value) {
  if (!value.empty()) return bind(parameter, value);
  return bind(parameter, std::optional<std::int64_t>());
}

bool Statement::step() {
  if (state_->budget != 0 && spent_ > state_->budget) throw DatabaseError(state_->file, too_much);
  state_->spent = &spent_;
  int result = sqlite3_step(statement_.get());
  if (result != SQLITE_ROW && result != SQLITE_DONE && take_back()) {
    reset();
    result = sqlite3_step(statement_.get());
  }
  state_->spent = nullptr;
  if (result == SQLITE_ROW) return true;
  // The code of the failure is that of the reset as well.
  reset();
  if (result != SQLITE_DONE) fail();
  return false;
}

void Statement::find_row() {
  if (!step()) fail_as_damaged();
}

void Statement::fail_as_damaged() const { throw DatabaseError(state_->file, damaged); }

void Statement::run() {
  while (step()) {
  }
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  spent_ = 0;
  last_.reset();
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::uint64_t Statement::size(int column) const {
  const std::int64_t value = number(column);
  if (value < 0 || sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) fail_as_damaged();
  return static_cast<std::uint64_t>(value);
}

std::uint32_t Statement::count(int column) const {
  const std::uint64_t value = size(column);
  if (value > std::numeric_limits<std::uint32_t>::max()) fail_as_damaged();
  return static_cast<std::uint32_t>(value);
}

std::int64_t Statement::rising(int column) {
  const std::int64_t value = number(column);
  if (last_ && value <= *last_) fail_as_damaged();
  last_ = value;
  return value;
}

std::string_view Statement::text(int column) const {
  const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  if (bytes == nullptr) return {};
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  spent_ += size;
  return {bytes, size};
}

Blob Statement::blob(int column) const {
  const auto* const bytes = static_cast<const unsigned char*>(sqlite3_column_blob(statement_.get(), column));
  if (bytes == nullptr) return {};
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  spent_ += size;
  return {bytes, size};
}

bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

int Statement::columns() const { return sqlite3_column_count(statement_.get()); }
std::string_view Statement::column_name(int column) const { return sqlite3_column_name(statement_.get(), column); }

void Database::open(const char* name, int flags, const char* vfs) {
  sqlite3* database = nullptr;
  // No two threads use one at the same time.
  const int result = sqlite3_open_v2(name, &database, flags | SQLITE_OPEN_NOMUTEX, vfs);
  database_.reset(database);
  if (result != SQLITE_OK) fail_with(database, state_->file);
  sqlite3_extended_result_codes(database, 1);
}

Database::Database(const std::string& file, Access access)
    : state_(std::make_unique<DatabaseState>(DatabaseState{file, access == Access::read})) {
  open(file.c_str(), access == Access::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY, nullptr);
  distrust(access);
}

void Database::distrust(Access access) {
  sqlite3* const database = database_.get();
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
  std::error_code ignored;
  const std::uintmax_t size = std::filesystem::file_size(state_->file, ignored);
  const std::uint64_t bytes = ignored ? 0 : size;
  // A whole index is looked through with a tenth of it; conditions of --where may take more.
  constexpr std::uint64_t least = 100'000'000;
  constexpr std::uint64_t steps_of_byte = 20;
  state_->budget = least + steps_of_byte * bytes;
  sqlite3_progress_handler(database, steps_of_look, look_at_budget, state_.get());
  if (access == Access::write) return;
  // No value of a file is longer than the file.
  constexpr std::uint64_t least_length = 1'000'000;
  constexpr std::uint64_t most_length = 1'000'000'000;
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, static_cast<int>(std::clamp(bytes, least_length, most_length)));
}

Database::Database(const std::string& file, int descriptor)
    : state_(std::make_unique<DatabaseState>(DatabaseState{file})) {
  open(std::to_string(descriptor).c_str(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, descriptor_files());
  // It is looked at only when it is whole.
  run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
      "PRAGMA cache_size = -65536; PRAGMA page_size = 8192;");
}

Database::Database() : state_(std::make_unique<DatabaseState>(DatabaseState{":memory:"})) {
  open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY, nullptr);
}

void Database::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    fail_with(database_.get(), state_->file);
  }
}

Statement Database::prepare(std::string_view sql) const { return {database_.get(), sql, *state_}; }
std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(database_.get()); }
std::int64_t Database::changed() const { return sqlite3_changes64(database_.get()); }

Transaction::~Transaction() {
  if (!is_open_) return;
  try {
    database_.run("ROLLBACK");
  } catch (const DatabaseError&) {
    // SQLite has taken it back by itself.
  }
}

void Transaction::commit() {
  database_.run("COMMIT");
  is_open_ = false;
}

}  // namespace plyglot::tool::archive
