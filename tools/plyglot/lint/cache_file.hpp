#pragma once
// What runs keep in a folder for runs after them: a file with rows, which are found by their keys, and with texts that
// belong to them. It may come from anywhere: a row or text that is not as it was written is not found.

#include "plyglot/config/byte_digest.hpp"
#include "plyglot/writing/file_version.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace plyglot::tool {

class RegularFile;

// As it is on disk.
struct CacheRow {
  ByteDigest::Value key{};
  // Of a file that was read, and of its bytes.
  FileVersion version;
  ByteDigest::Value digest{};
  std::uint64_t records = 0;
  // From 1 in the list of dialects among which the text decides; 0 for that of its settings.
  std::uint32_t dialect = 0;
  // The last one on which a run has used the row, counted from 1970.
  std::uint32_t day = 0;
  // The text that belongs to it, and its digest, or 0 bytes and no digest.
  std::uint64_t text_begin = 0;
  std::uint64_t text_size = 0;
  ByteDigest::Value text_digest{};
  // Of all of these.
  std::uint64_t check = 0;

  std::uint64_t right_check() const;
};

class CacheFile {
 public:
  // Neither the folder nor the file need be there.
  explicit CacheFile(const std::string& folder);
  ~CacheFile();
  CacheFile(const CacheFile&) = delete;
  CacheFile& operator=(const CacheFile&) = delete;

  const std::string& path() const { return path_; }
  // Why nothing is found in it, or why it could not be written: the end of a sentence. Empty if all is well.
  const std::string& problem() const { return problem_; }

  bool has_rows() const { return !known_.rows.empty(); }
  // Null if there is none. It stays as long as this object.
  const CacheRow* find(const ByteDigest::Value& key) const;
  // The text of a row that was found. False if it cannot be read.
  bool read_text(const CacheRow& row, std::string& text) const;
  // Notes that a row is used today, with what is new in it.
  void use(const CacheRow& found, const CacheRow& now);
  // A new row takes the place of one with the same key.
  void put(CacheRow row, std::string text);
  // Writes the file again if there is something new, with what other runs have written meanwhile. Rows that were not
  // used for 30 days go, and beyond 1,048,576 rows or 256 MiB of texts those that were not used for longest.
  void write();

 private:
  struct OnDisk {
    std::unique_ptr<RegularFile> file;
    // Sorted by key, if the file is as it was written.
    std::vector<CacheRow> rows;
    std::uint64_t size = 0;
    // Whether it may be written over.
    bool is_ours = true;
    std::string problem;
  };
  // A row with its text; null for one that is on disk, where it begins there.
  struct Item {
    CacheRow row;
    const std::string* text;
    std::uint64_t old_begin;
  };

  OnDisk read() const;
  std::vector<Item> items_to_write(const OnDisk& old) const;
  std::string write_items(std::vector<Item>& items, const OnDisk& old) const;

  std::string folder_;
  std::string path_;
  std::string problem_;
  std::uint32_t today_;
  OnDisk known_;
  struct New {
    CacheRow row;
    // Whether it is there already, with its text, and only something of the row is new.
    bool is_on_disk = false;
    std::string text;
  };
  std::map<ByteDigest::Value, New> new_;
  // Of the texts of those, in bytes.
  std::uint64_t new_size_ = 0;
};

}  // namespace plyglot::tool
