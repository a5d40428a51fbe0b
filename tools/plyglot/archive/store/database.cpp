#include "plyglot/archive/store/database.hpp"

#include <sqlite3.h>

namespace plyglot::tool::archive {
namespace {

[[noreturn]] void fail_with(sqlite3* database, const std::string& file) {
  const int code = sqlite3_errcode(database) & 0xFF;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
    throw DatabaseBusy(file, "another program is writing to it");
  }
  if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB) throw DatabaseError(file, "it is damaged: make it again");
  throw DatabaseError(file, sqlite3_errmsg(database));
}

}  // namespace

void Statement::Finalise::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Statement::Statement(sqlite3* database, std::string_view sql, const std::string& file)
    : database_(database), file_(&file) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK) fail();
  statement_.reset(statement);
}

void Statement::fail() const { fail_with(database_, *file_); }

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
  const int result = sqlite3_step(statement_.get());
  if (result == SQLITE_ROW) return true;
  if (result != SQLITE_DONE) {
    reset();
    fail();
  }
  reset();
  return false;
}

void Statement::run() {
  while (step()) {
  }
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string_view Statement::text(int column) const {
  const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

Blob Statement::blob(int column) const {
  const auto* const bytes = static_cast<const unsigned char*>(sqlite3_column_blob(statement_.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

int Statement::columns() const { return sqlite3_column_count(statement_.get()); }
std::string_view Statement::column_name(int column) const { return sqlite3_column_name(statement_.get(), column); }

void Database::open(int flags) {
  sqlite3* database = nullptr;
  // No two threads use one at the same time.
  const int result = sqlite3_open_v2(file_->c_str(), &database, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (result != SQLITE_OK) fail_with(database, *file_);
  sqlite3_extended_result_codes(database, 1);
}

Database::Database(const std::string& file, Access access) : file_(std::make_unique<const std::string>(file)) {
  constexpr int flags[] = {SQLITE_OPEN_READONLY, SQLITE_OPEN_READWRITE, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  open(flags[static_cast<std::size_t>(access)]);
}

Database::Database() : file_(std::make_unique<const std::string>(":memory:")) {
  open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY);
}

void Database::run(const std::string& sql) {
  if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    fail_with(database_.get(), *file_);
  }
}

Statement Database::prepare(std::string_view sql) const { return {database_.get(), sql, *file_}; }
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
