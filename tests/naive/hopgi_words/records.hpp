#pragma once
// A plain reader of records of Hopgi, written from the specification (hopgi 2, 3.1, R18, R20 to R22) alone: which games
// a file holds, and which words are in them. It sees no header of the library, and takes its time.

#include <cstddef>
#include <string>
#include <vector>

namespace plyglot::naive::hopgi_words {

// `tag`, `bad tag`, `comment`, `semicolon`, `turn`, `extra`, `bad`, `bad turn`, `nag`, `number`, `open`, `close`,
// `too deep`, `stray brace`, `stray paren`, `result`. A comment ends without blanks unless it is closed by a brace.
struct Word {
  std::string kind;
  std::size_t begin = 0;
  std::size_t end = 0;
};

struct Game {
  std::vector<Word> words;
};

struct File {
  std::vector<Game> games;
  // After the last game.
  std::vector<Word> rest;
};

File read(const std::string& text);

}  // namespace plyglot::naive::hopgi_words
