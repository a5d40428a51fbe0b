#pragma once
// The unified format of differences, which `patch` reads.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace plyglot::tool {

// Takes what becomes of each piece of a text, in order, and appends hunks as they are complete. Pieces are whole lines;
// only the last one of a text may lack its line end.
class UnifiedDiff {
 public:
  static constexpr std::size_t context = 3;

  // `name` is that of the old and of the new text; it must outlive the object.
  UnifiedDiff(std::string_view name, std::string& out) : name_(name), out_(out) {}

  // Equal pieces are context, and so are the equal lines of pieces that differ.
  void replace(std::string_view before, std::string_view after);
  // After the last piece.
  void finish();
  bool has_changes() const { return has_header_; }

 private:
  void keep(std::string_view line);
  void add(char sign, std::string_view line);
  void close_hunk();

  std::string_view name_;
  std::string& out_;
  // The next line of each text, from 1.
  std::uint64_t before_ = 1;
  std::uint64_t after_ = 1;
  // Unchanged lines before the next hunk, at most `context`.
  std::deque<std::string> waiting_;
  // The hunk at hand: its lines, where it begins, and the unchanged lines at its end.
  std::string hunk_;
  std::uint64_t hunk_before_ = 0;
  std::uint64_t hunk_after_ = 0;
  std::deque<std::string> tail_;
  bool has_header_ = false;
};

}  // namespace plyglot::tool
