#include "plyglot/archive/index/new_index.hpp"

#include "plyglot/archive/store/recovery.hpp"
#include "plyglot/archive/store/schema.hpp"

#include <filesystem>

namespace plyglot::tool::archive {

NewIndex::NewIndex(const std::string& place) : place_(place), writer_(place, FileWriter::Purpose::replacement) {
  std::error_code ignored;
  if (std::filesystem::exists(place, ignored)) lock_.emplace(place);
  database_.emplace(place, writer_.descriptor());
  create_tables(*database_);
}

std::string NewIndex::commit() {
  database_.reset();
  lock_.reset();
  const ReplacedIndex old(place_);
  return writer_.commit(false);
}

}  // namespace plyglot::tool::archive
