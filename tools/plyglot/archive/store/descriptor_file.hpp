#pragma once
// SQLite on a file that is open already, whatever its name, and whether it has one.

namespace plyglot::tool::archive {

// The name by which SQLite knows it: a database has its descriptor as its name. It has no journal and no locks, since
// no other program has the file, and it is not closed with the database.
const char* descriptor_files();

}  // namespace plyglot::tool::archive
