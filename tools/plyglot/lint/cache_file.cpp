#include "plyglot/lint/cache_file.hpp"

#include "plyglot/config/regular_file.hpp"
#include "plyglot/writing/kept_properties.hpp"
#include "plyglot/writing/temporary_file.hpp"

#include "text/format.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <type_traits>
#include <utility>

namespace plyglot::tool {
namespace {

constexpr std::uint32_t most_days = 30;
constexpr std::size_t most_rows = std::size_t{1} << 20;
constexpr std::uint64_t most_text = std::uint64_t{256} << 20;
// Of what one run adds, which is in memory until it ends.
constexpr std::uint64_t most_new_text = std::uint64_t{64} << 20;
// How old the day of a row may be before a run that uses it writes that down.
constexpr std::uint32_t days_unnoted = 7;

// Numbers are as the machine has them: on another one no row is as it was written.
struct CacheHead {
  char name[16] = {'p', 'l', 'y', 'g', 'l', 'o', 't', ' ', 'l', 'i', 'n', 't', ' ', 'v', '1', '\n'};
  std::uint64_t rows = 0;
  // Of the whole file.
  std::uint64_t size = 0;
};

// Rows are read and written as their bytes.
static_assert(std::is_trivially_copyable_v<CacheRow> && std::has_unique_object_representations_v<CacheRow>);

ByteDigest::Value digest_of_text(std::string_view text) {
  ByteDigest digest;
  digest.add(text);
  return digest.take();
}

bool is_intact(const CacheRow& row) { return row.check == row.right_check(); }

bool has_text_in(const CacheRow& row, std::uint64_t size_of_file) {
  return row.text_size <= most_new_text && row.text_begin <= size_of_file &&
         row.text_size <= size_of_file - row.text_begin;
}

bool write_bytes(std::FILE* stream, const void* bytes, std::size_t size) {
  return std::fwrite(bytes, 1, size, stream) == size;
}

}  // namespace

std::uint64_t CacheRow::right_check() const {
  ByteDigest all;
  all.add({reinterpret_cast<const char*>(this), offsetof(CacheRow, check)});
  return all.take().front();
}

CacheFile::CacheFile(const std::string& folder)
    : folder_(folder),
      path_((std::filesystem::path(folder) / "plyglot-lint.cache").string()),
      today_(static_cast<std::uint32_t>(std::time(nullptr) / (24 * 60 * 60))),
      known_(read()) {
  problem_ = known_.problem;
}

CacheFile::~CacheFile() = default;

CacheFile::OnDisk CacheFile::read() const {
  OnDisk disk;
  const auto refuse = [&disk](const std::string& why) {
    disk.is_ours = false;
    disk.problem = why;
    return std::move(disk);
  };
  struct stat status {};
  if (lstat(path_.c_str(), &status) != 0) return errno == ENOENT ? std::move(disk) : refuse(std::strerror(errno));
  // What it leads to may be anything.
  if (S_ISLNK(status.st_mode)) return refuse("is a link, and is not used");
  disk.file = std::make_unique<RegularFile>(path_);
  RegularFile& file = *disk.file;
  CacheHead head;
  const std::string name(head.name, sizeof head.name);
  const std::string begin = file.bytes(0, sizeof head);
  if (!file.problem().empty()) return refuse(text::format("cannot be read: {}", file.problem()));
  if (begin.substr(0, name.size()) != name.substr(0, begin.size()))
    return refuse("is not a cache of plyglot, and is left as it is");
  disk.size = static_cast<std::uint64_t>(file.status().st_size);
  std::memcpy(&head, begin.data(), begin.size());
  const bool is_whole = begin.size() == sizeof head && head.size == disk.size && head.rows <= most_rows &&
                        head.rows * sizeof(CacheRow) <= disk.size - sizeof head;
  if (is_whole) {
    disk.rows.resize(static_cast<std::size_t>(head.rows));
    const std::size_t size = disk.rows.size() * sizeof(CacheRow);
    if (file.read(reinterpret_cast<char*>(disk.rows.data()), size, sizeof head) == size) return disk;
  }
  disk.rows.clear();
  disk.problem = "is damaged, and is made again";
  return disk;
}

const CacheRow* CacheFile::find(const ByteDigest::Value& key) const {
  const std::vector<CacheRow>& rows = known_.rows;
  const auto row = std::lower_bound(rows.begin(), rows.end(), key,
                                    [](const CacheRow& a, const ByteDigest::Value& b) { return a.key < b; });
  return row != rows.end() && row->key == key && is_intact(*row) ? &*row : nullptr;
}

bool CacheFile::read_text(const CacheRow& row, std::string& text) const {
  if (!has_text_in(row, known_.size)) return false;
  text = known_.file->bytes(row.text_begin, static_cast<std::size_t>(row.text_size));
  return text.size() == row.text_size && digest_of_text(text) == row.text_digest;
}

void CacheFile::use(const CacheRow& found, const CacheRow& now) {
  if (now.version == found.version && found.day <= today_ && found.day + days_unnoted > today_) return;
  New& used = new_[now.key];
  used.row = now;
  used.is_on_disk = true;
}

void CacheFile::put(CacheRow row, std::string text) {
  if (text.size() > most_new_text - std::min(most_new_text, new_size_)) return;
  new_size_ += text.size();
  row.text_size = text.size();
  if (!text.empty()) row.text_digest = digest_of_text(text);
  New& added = new_[row.key];
  added.row = row;
  added.is_on_disk = false;
  added.text = std::move(text);
}

std::vector<CacheFile::Item> CacheFile::items_to_write(const OnDisk& old) const {
  std::vector<Item> items;
  for (const CacheRow& row : old.rows) {
    if (row.day + most_days < today_ || !is_intact(row) || !has_text_in(row, old.size)) continue;
    const auto known = new_.find(row.key);
    if (known != new_.end() && !known->second.is_on_disk) continue;
    items.push_back({row, nullptr, row.text_begin});
    // Another run may have found something else meanwhile.
    if (known == new_.end() || known->second.row.text_digest != row.text_digest) continue;
    items.back().row = known->second.row;
    items.back().row.day = today_;
  }
  for (const auto& [key, added] : new_) {
    if (added.is_on_disk) continue;
    items.push_back({added.row, &added.text, 0});
    items.back().row.day = today_;
  }
  std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.row.day > b.row.day; });
  if (items.size() > most_rows) items.resize(most_rows);
  std::uint64_t size = 0;
  const auto end = std::find_if(items.begin(), items.end(),
                                [&size](const Item& item) { return (size += item.row.text_size) > most_text; });
  items.erase(end, items.end());
  std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.row.key < b.row.key; });
  return items;
}

// Says why it failed; empty if it did not.
std::string CacheFile::write_items(std::vector<Item>& items, const OnDisk& old) const {
  const auto problem = [] { return std::string(std::strerror(errno)); };
  CacheHead head;
  head.rows = items.size();
  head.size = sizeof head + items.size() * sizeof(CacheRow);
  for (Item& item : items) {
    item.row.text_begin = head.size;
    item.row.check = item.row.right_check();
    head.size += item.row.text_size;
  }
  TemporaryFile out;
  if (!out.open(path_) || fchmod(fileno(out.stream()), mode_of_new_file()) != 0) return problem();
  if (!write_bytes(out.stream(), &head, sizeof head)) return problem();
  for (const Item& item : items) {
    if (!write_bytes(out.stream(), &item.row, sizeof item.row)) return problem();
  }
  std::string old_text;
  for (const Item& item : items) {
    const auto size = static_cast<std::size_t>(item.row.text_size);
    if (size == 0) continue;
    if (item.text == nullptr) {
      old_text = old.file->bytes(item.old_begin, size);
      // Where it is no longer there, its row is not found.
      old_text.resize(size);
    }
    if (!write_bytes(out.stream(), item.text == nullptr ? old_text.data() : item.text->data(), size)) return problem();
  }
  return out.replace(path_) ? std::string() : problem();
}

void CacheFile::write() {
  problem_.clear();
  if (!known_.is_ours || new_.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  const OnDisk old = read();
  if (!old.is_ours) {
    problem_ = old.problem;
    return;
  }
  std::vector<Item> items = items_to_write(old);
  const std::string why = write_items(items, old);
  if (!why.empty()) problem_ = text::format("cannot be written: {}", error ? error.message() : why);
}

}  // namespace plyglot::tool
