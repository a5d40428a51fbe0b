#pragma once
// A decoded view of a text with a way back to the original bytes.

#include <plyglot/source.hpp>

#include <string>
#include <vector>

namespace plyglot::text {

// The decoded text and a piecewise map from its offsets to bytes of the file. A piece is a run of bytes that stand for
// themselves, or a decoded run that stands for some original bytes. Without any decoded run the view is the original
// text itself, and nothing is copied.
class MappedText {
 public:
  // Starts again with an original text whose first byte is byte `base` of the file. The text must outlive the view.
  void reset(std::string_view original, std::uint32_t base);
  // Replaces original bytes [begin, end) (offsets in the original text, from left to right) by `replacement`.
  void replace(std::uint32_t begin, std::uint32_t end, std::string_view replacement);
  // Ends the changes; the view is valid from here on.
  void finish();

  std::string_view view() const { return is_identity_ ? original_ : std::string_view(decoded_); }
  bool is_identity() const { return is_identity_; }
  // The byte of the file where the decoded offset comes from. An offset inside a replacement is its beginning; the
  // end of the view is the end of the original. Logarithmic in the number of replacements.
  std::uint32_t to_file(std::uint32_t decoded_offset) const;
  // The original bytes that the decoded range stands for. Part of a replacement stands for all of its bytes; bytes
  // that were replaced by nothing at either end do not belong to the range. An empty range is an empty span.
  Span to_file(std::uint32_t begin, std::uint32_t end) const;
  // The same for a span of the view that counts from `base`, as if the view were the file from there on. One that is
  // not inside the view stays as it is.
  Span to_file(Span decoded) const;
  // The decoded range with the rest of every replacement that it holds a part of.
  Span whole_replacements(Span decoded) const;

 private:
  struct Piece {
    std::uint32_t decoded_begin;
    std::uint32_t original_begin;
    bool is_replacement;
  };
  // Appends the original bytes from `copied_` on as they are.
  void copy_until(std::uint32_t original_end);
  // The last piece that begins at or before the decoded offset; never the empty ones before it.
  std::size_t piece_of(std::uint32_t decoded_offset) const;

  std::string_view original_;
  std::uint32_t base_ = 0;
  std::uint32_t copied_ = 0;
  bool is_identity_ = true;
  std::string decoded_;
  std::vector<Piece> pieces_;
};

}  // namespace plyglot::text
