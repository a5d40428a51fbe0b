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
// What is in the file is not a database, or not all there.
class DatabaseDamaged : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};
// Another program is writing to the database.
class DatabaseBusy : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

using Blob = std::span<const unsigned char>;

// What a database is to its statements.
struct DatabaseState {
  std::string file;
  // Whether a run that was killed is taken back where a statement meets what it has left.
  bool is_taken_back = false;
  // How many steps and bytes one statement may take, so that rows that lead back to themselves come to an end. 0 for no
  // bound.
  std::uint64_t budget = 0;
  // Of the statement that runs.
  std::uint64_t* spent = nullptr;
};

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
  // The same to a row that an index has if it is whole.
  void find_row();
  // Runs a statement that has no rows.
  void run();
  void reset();

  // Of the row, by number, from 0. They are valid until the next step.
  std::int64_t number(int column) const;
  // Of what cannot be negative; else the index is damaged. The same of what counts games, plies or bytes of a text.
  std::uint64_t size(int column) const;
  std::uint32_t count(int column) const;
  // Of rows that come in the order of this number, each once; else the index is damaged.
  std::int64_t rising(int column);
  std::string_view text(int column) const;
  Blob blob(int column) const;
  bool is_null(int column) const;
  int columns() const;
  std::string_view column_name(int column) const;

  // What the row says cannot be.
  [[noreturn]] void fail_as_damaged() const;

 private:
  friend class Database;
  Statement(sqlite3* database, std::string_view sql, DatabaseState& state);
  [[noreturn]] void fail() const;
  // After a failure: whether it was what a killed run has left, which is gone now.
  bool take_back() const;

  struct Finalise {
    void operator()(sqlite3_stmt* statement) const;
  };
  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalise> statement_;
  DatabaseState* state_;
  // Since it began to run.
  mutable std::uint64_t spent_ = 0;
  std::optional<std::int64_t> last_;
};

class Database {
 public:
  enum class Access : std::uint8_t {
    // Changes nothing, whatever is there.
    look,
    // The same, but for what a run that was killed has left: that is taken back first.
    read,
    write,
  };

  // Of a file that is there.
  Database(const std::string& file, Access access);
  // A new one in an empty file that is open for reading and writing, and stays the caller's; `file` is what it is
  // called. It has no journal: what is not finished is of no use.
  Database(const std::string& file, int descriptor);
  // In memory, for what lives no longer than the run.
  Database();

  void run(const std::string& sql);
  Statement prepare(std::string_view sql) const;
  std::int64_t last_id() const;
  // How many rows the last statement changed.
  std::int64_t changed() const;
  const std::string& file() const { return state_->file; }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  void open(const char* name, int flags, const char* vfs);
  // A file may come from anywhere: what is defined in it runs nothing, and no statement runs without end.
  void distrust(Access access);

  // Statements point to it.
  std::unique_ptr<DatabaseState> state_;
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
