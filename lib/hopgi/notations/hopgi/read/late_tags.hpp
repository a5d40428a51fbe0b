#pragma once
// Tags after moves (hopgi R22): whether another game begins with them.

#include "hopgi/notations/hopgi/read/word_scanner.hpp"

namespace plyglot::hopgi::record {

// Tags that follow each other, with nothing but comments and line ends between, and what comes after them.
struct TagBlock {
  // At the word after them, which was looked at, or at the end of the text.
  WordScanner words;
  bool begins_game = false;
};

// The tags of which `words` has just found the first one. Linear in the length of the tags.
TagBlock look_at_tags(std::string_view text, WordScanner words);

}  // namespace plyglot::hopgi::record
