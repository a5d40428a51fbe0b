#pragma once
// Characters that look like those of the notation, as word processors, chats and other keyboards write them.

#include <string>
#include <string_view>

namespace plyglot::hive::thehive {

struct PlainText {
  // The text with each lookalike replaced.
  std::string text;
  // The first of them, and what it looks like; no bytes if there is none.
  std::string_view first;
  char first_meaning = 0;
};

PlainText plain_text(std::string_view written);

}  // namespace plyglot::hive::thehive
