// What the command line tool cannot do in Node: start engines and git, answer editors and browsers, wait for changes of
// files, and keep indexes. Each ends the run with status 2 and says what can.
#include "plyglot/archive/explore/local_server.hpp"
#include "plyglot/archive/store/database.hpp"
#include "plyglot/lsp/server/server.hpp"
#include "plyglot/match/match.hpp"
#include "plyglot/reading/changed_files.hpp"
#include "plyglot/reading/watch.hpp"
#include "plyglot/uhp_check/uhp_check.hpp"
#include "plyglot/writing/kept_attributes.hpp"

#include "text/format.hpp"

#include <stdexcept>

namespace plyglot::tool {
namespace {

[[noreturn]] void leave_out(std::string_view what) {
  throw std::runtime_error(
      text::format("{} is not possible in Node; the program `plyglot` of your system can do it "
                   "(docs/guide/installing.md)",
                   what));
}

}  // namespace

int run_match(const MatchOptions&) { leave_out("a match between engines"); }
int run_uhp_check(const UhpCheckOptions&) { leave_out("a check of an engine"); }
int lsp::Server::run() { leave_out("a language server"); }
void watch(const InputOptions&, const SpeechOptions&, const std::function<void()>&) { leave_out("`--watch`"); }
ChangedFiles::ChangedFiles(const std::string&) { leave_out("`--since`"); }
bool ChangedFiles::has(const std::string&) { leave_out("`--since`"); }

// Node knows nothing of them.
void keep_attributes(int, const std::string&, std::vector<std::string>&) {}

namespace archive {
namespace {

[[noreturn]] void leave_out_index() { leave_out("an index"); }

}  // namespace

struct LocalServer::State {};
LocalServer::LocalServer(std::uint16_t, std::string, LocalHandler) { leave_out("`--serve`"); }
LocalServer::~LocalServer() = default;
const std::string& LocalServer::address() const { leave_out("`--serve`"); }
void LocalServer::run() { leave_out("`--serve`"); }

Database::Database(const std::string&, Access) { leave_out_index(); }
Database::Database(const std::string&, int) { leave_out_index(); }
Database::Database() { leave_out("an index in memory, which this command makes,"); }
void Database::run(const std::string&) { leave_out_index(); }
Statement Database::prepare(std::string_view) const { leave_out_index(); }
std::int64_t Database::last_id() const { leave_out_index(); }
std::int64_t Database::changed() const { leave_out_index(); }
void Database::Close::operator()(sqlite3*) const {}

Statement& Statement::bind(int, std::int64_t) { leave_out_index(); }
Statement& Statement::bind(int, std::string_view) { leave_out_index(); }
Statement& Statement::bind(int, Blob) { leave_out_index(); }
Statement& Statement::bind(int, const std::optional<std::int64_t>&) { leave_out_index(); }
Statement& Statement::bind_or_null(int, std::string_view) { leave_out_index(); }
bool Statement::step() { leave_out_index(); }
void Statement::run() { leave_out_index(); }
void Statement::reset() { leave_out_index(); }
void Statement::find_row() { leave_out_index(); }
std::int64_t Statement::number(int) const { leave_out_index(); }
std::uint64_t Statement::size(int) const { leave_out_index(); }
std::uint32_t Statement::count(int) const { leave_out_index(); }
std::int64_t Statement::rising(int) { leave_out_index(); }
void Statement::fail_as_damaged() const { leave_out_index(); }
std::string_view Statement::text(int) const { leave_out_index(); }
Blob Statement::blob(int) const { leave_out_index(); }
bool Statement::is_null(int) const { leave_out_index(); }
int Statement::columns() const { leave_out_index(); }
std::string_view Statement::column_name(int) const { leave_out_index(); }
void Statement::Finalise::operator()(sqlite3_stmt*) const {}

Transaction::~Transaction() = default;
void Transaction::commit() { leave_out_index(); }

}  // namespace archive
}  // namespace plyglot::tool
