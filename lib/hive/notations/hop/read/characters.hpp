#pragma once
// What stands for the characters of HOP: percent escapes and lookalikes (hop T1).

#include "text/mapped_text.hpp"

namespace plyglot::hive::hop {

// Bytes that stand for one of HOP's own characters.
struct StandIn {
  // 0 if there is none.
  std::uint32_t size = 0;
  char meaning = 0;
  bool is_escape = false;
};

// The StandIn that the text begins with.
StandIn stand_in_at(std::string_view text);

// The offset of the first byte from `from` on that could begin a StandIn; the size of the text if there is none.
std::size_t next_candidate(std::string_view text, std::size_t from);

// Calls visit(offset, found) for each StandIn from left to right.
template <class Visit>
void for_each_stand_in(std::string_view text, Visit visit) {
  for (std::size_t at = next_candidate(text, 0); at < text.size(); at = next_candidate(text, at)) {
    const StandIn found = stand_in_at(text.substr(at));
    if (found.size != 0) visit(static_cast<std::uint32_t>(at), found);
    at += found.size != 0 ? found.size : 1;
  }
}

// The character that a span with one character of HOP means.
char meaning_of(std::string_view written);

// The text with every StandIn replaced. The record's first byte is byte `base` of the file.
void decode(std::string_view record, std::uint32_t base, text::MappedText& mapped);

}  // namespace plyglot::hive::hop
