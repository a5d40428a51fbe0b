#pragma once
// SQLite as the rest of the archive's code sees it: a database, and statements that are prepared once.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace plyglot::tool::archive {

// What SQLite says, as a sentence that names the file.
class DatabaseError : public std::runtime_error {
 public:
  explicit DatabaseError(const std::string& sentence) : std::runtime_error(sentence), reason_(sentence) {}
  DatabaseError(const std::string& file, const std::string& reason)
      : std::runtime_error(file + ": " + reason), reason_(reason) {}

  // Without the file.
  const std::string& reason() const { return reason_; }

 private:
  std::string reason_;
};
// Another program is writing to the database.
class DatabaseBusy : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

using Blob = std::span<const unsigned char>;

class Statement {
 public:
  Statement(Statement&&) noexcept = default;
  Statement& operator=(Statement&&) noexcept = default;

  // By number, from 1. Text and blobs must outlive the next step.
  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, std::string_view value);
  Statement& bind(int parameter, Blob value);
  // Null for none.
  Statement& bind(int parameter, const std::optional<std::int64_t>& value);
  // Empty texts are null.
  Statement& bind_or_null(int parameter, std::string_view value);

  // To the next row; false after the last one, when the statement can be bound and run again.
  bool step();
  // Runs a statement that has no rows.
  void run();
  void reset();

  // Of the row, by number, from 0. They are valid until the next step.
  std::int64_t number(int column) const;
  std::string_view text(int column) const;
  Blob blob(int column) const;
  bool is_null(int column) const;
  int columns() const;
  std::string_view column_name(int column) const;

 private:
  friend class Database;
  Statement(sqlite3* database, std::string_view sql, const std::string& file);
  [[noreturn]] void fail() const;

  struct Finalise {
    void operator()(sqlite3_stmt* statement) const;
  };
  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalise> statement_;
  const std::string* file_;
};

class Database {
 public:
  enum class Access : std::uint8_t { read, write, create };

  // `create` makes the file if there is none.
  Database(const std::string& file, Access access);
  // In memory, for what lives no longer than the run.
  Database();

  void run(const std::string& sql);
  Statement prepare(std::string_view sql) const;
  std::int64_t last_id() const;
  // How many rows the last statement changed.
  std::int64_t changed() const;
  const std::string& file() const { return *file_; }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  void open(int flags);

  // Statements name it.
  std::unique_ptr<const std::string> file_;
  std::unique_ptr<sqlite3, Close> database_;
};

// A transaction that is taken back unless it is committed.
class Transaction {
 public:
  // Throws DatabaseBusy where another program writes.
  explicit Transaction(Database& database) : database_(database) { database.run("BEGIN IMMEDIATE"); }
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Database& database_;
  bool is_open_ = true;
};

}  // namespace plyglot::tool::archive
