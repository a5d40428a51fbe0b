#include "text/mapped_text.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::text {

void MappedText::reset(std::string_view original, std::uint32_t base) {
  original_ = original;
  base_ = base;
  copied_ = 0;
  is_identity_ = true;
  decoded_.clear();
  pieces_.clear();
}

void MappedText::copy_until(std::uint32_t original_end) {
  if (original_end == copied_) return;
  pieces_.push_back({static_cast<std::uint32_t>(decoded_.size()), copied_, false});
  decoded_ += original_.substr(copied_, original_end - copied_);
}

void MappedText::replace(std::uint32_t begin, std::uint32_t end, std::string_view replacement) {
  assert(copied_ <= begin && begin <= end && end <= original_.size());
  is_identity_ = false;
  copy_until(begin);
  pieces_.push_back({static_cast<std::uint32_t>(decoded_.size()), begin, true});
  decoded_ += replacement;
  copied_ = end;
}

void MappedText::finish() {
  if (is_identity_) return;
  copy_until(static_cast<std::uint32_t>(original_.size()));
  copied_ = static_cast<std::uint32_t>(original_.size());
}

std::size_t MappedText::piece_of(std::uint32_t decoded_offset) const {
  const auto after =
      std::upper_bound(pieces_.begin(), pieces_.end(), decoded_offset,
                       [](std::uint32_t offset, const Piece& piece) { return offset < piece.decoded_begin; });
  return static_cast<std::size_t>(after - pieces_.begin()) - 1;
}

std::uint32_t MappedText::to_file(std::uint32_t decoded_offset) const {
  assert(decoded_offset <= view().size());
  if (is_identity_) return base_ + decoded_offset;
  if (decoded_offset == decoded_.size()) return base_ + static_cast<std::uint32_t>(original_.size());
  const Piece& piece = pieces_[piece_of(decoded_offset)];
  return base_ + piece.original_begin + (piece.is_replacement ? 0 : decoded_offset - piece.decoded_begin);
}

Span MappedText::to_file(std::uint32_t begin, std::uint32_t end) const {
  assert(begin <= end);
  const std::uint32_t first = to_file(begin);
  if (begin == end || is_identity_) return {first, first + (end - begin)};
  const std::size_t last = piece_of(end - 1);
  const Piece& piece = pieces_[last];
  if (!piece.is_replacement) return {first, base_ + piece.original_begin + (end - piece.decoded_begin)};
  // The pieces lie side by side in the original: one ends where the next begins.
  const std::uint32_t original_end = last + 1 < pieces_.size() ? pieces_[last + 1].original_begin : copied_;
  return {first, base_ + original_end};
}

Span MappedText::to_file(Span decoded) const {
  if (decoded.begin < base_ || decoded.end < decoded.begin || decoded.end - base_ > view().size()) return decoded;
  return to_file(decoded.begin - base_, decoded.end - base_);
}

Span MappedText::whole_replacements(Span decoded) const {
  if (is_identity_ || decoded_.empty()) return decoded;
  const auto end_of = [this](std::size_t piece) {
    return piece + 1 < pieces_.size() ? pieces_[piece + 1].decoded_begin : static_cast<std::uint32_t>(decoded_.size());
  };
  if (decoded.begin < decoded_.size()) {
    const Piece& first = pieces_[piece_of(decoded.begin)];
    if (first.is_replacement) decoded.begin = first.decoded_begin;
  }
  if (decoded.end > 0) {
    const std::size_t last = piece_of(decoded.end - 1);
    if (pieces_[last].is_replacement) decoded.end = std::max(decoded.end, end_of(last));
  }
  return decoded;
}

}  // namespace plyglot::text
