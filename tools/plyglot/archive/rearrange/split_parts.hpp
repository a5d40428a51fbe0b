#pragma once
// Which records go into which file when files are split, and what is in one that is put together.

#include "plyglot/archive/rearrange/archive.hpp"
#include "plyglot/archive/rearrange/record_pieces.hpp"

#include <string>
#include <vector>

namespace plyglot::tool::archive {

// Records of several files in one language, which become one file.
struct FilePart {
  // As it is named, from the folder of all parts.
  std::string name;
  const Input* input = nullptr;
  struct Member {
    const CutFile* file = nullptr;
    const RecordPiece* piece = nullptr;
  };
  std::vector<Member> members;

  std::string text() const;
  // Whether the text is read as just these records.
  bool is_sound() const;
};

// Values of the key that a record has: one, or each of its players. What is not known is `unknown`.
std::vector<std::string> split_values(const RecordPiece& piece, SplitKey key);

// In the order in which the first record of each comes. `files` are those of `inputs`, one for one. A part has no more
// than `games` records if that is not 0. Of notations of one record a file each part is a file of its own.
std::vector<FilePart> split_parts(const std::vector<Input>& inputs, const std::vector<CutFile>& files, SplitKey key,
                                  std::uint32_t games);

}  // namespace plyglot::tool::archive
