#include "plyglot/archive/rearrange/split_parts.hpp"

#include "plyglot/archive/stats/archive_stats.hpp"
#include "plyglot/archive/store/stored_language.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace plyglot::tool::archive {

namespace fs = std::filesystem;

namespace {

// A value as the name of a file on any system: what is not plain becomes `_`.
std::string file_name_of(std::string_view value) {
  constexpr std::size_t longest = 100;
  std::string name;
  while (!value.empty() && name.size() < longest) {
    const text::Decoded character = text::decode_utf8(value);
    const char byte = value.front();
    const bool is_plain = character.code_point >= 0x80 || text::is_letter(byte) || text::is_digit(byte) ||
                          std::string_view(" +-_.@=").find(byte) != std::string_view::npos;
    name += is_plain && character.is_valid && character.code_point != 0x7F ? value.substr(0, character.size) : "_";
    value.remove_prefix(character.size);
  }
  if (name.front() == '.' || name.front() == '-' || name.front() == ' ') name.front() = '_';
  if (name.back() == '.' || name.back() == ' ') name.back() = '_';
  return name;
}

// Another one where the name is taken, whatever the case of its letters.
std::string free_name(const std::string& stem, const std::string& ending, std::set<std::string>& taken) {
  for (std::uint32_t number = 1;; ++number) {
    std::string name = stem + (number == 1 ? "" : text::format("-{}", number)) + ending;
    std::string folded = name;
    std::transform(folded.begin(), folded.end(), folded.begin(), text::to_lower);
    if (taken.insert(folded).second) return name;
  }
}

bool holds_many(const Input& input) { return toolchain::facts_of(*input.language().notation).can_hold_many_records; }

}  // namespace

std::string FilePart::text() const {
  if (!holds_many(*input)) return std::string(members.front().piece->bytes);
  PieceJoiner joiner(input->language());
  std::set<std::string_view> heads;
  for (const Member& member : members) {
    if (!heads.insert(member.file->head).second) continue;
    std::string_view head = member.file->head;
    // It is one only at the beginning.
    if (!joiner.text().empty() && text::begins_with_byte_order_mark(head))
      head.remove_prefix(text::byte_order_mark.size());
    joiner.add_head(head);
  }
  const CutFile* last = nullptr;
  for (const Member& member : members) {
    const bool is_first = last == nullptr;
    const bool keeps_gap = !is_first || !member.file->head.empty();
    joiner.add(keeps_gap ? member.piece->gap : std::string_view(), member.piece->bytes);
    last = member.file;
  }
  std::set<const CutFile*> ended;
  for (const Member& member : members) {
    const bool is_last = member.piece == &member.file->pieces.back();
    if (is_last && ended.insert(member.file).second) joiner.add_tail(member.file->tail);
  }
  return joiner.text();
}

bool FilePart::is_sound() const {
  std::vector<const RecordPiece*> wanted;
  for (const Member& member : members) wanted.push_back(member.piece);
  return holds_just(input->language(), text(), wanted);
}

std::vector<std::string> split_values(const RecordPiece& piece, SplitKey key) {
  std::vector<std::string> values;
  const toolchain::RecordFacts& facts = piece.facts;
  const auto add = [&](std::string value) {
    if (!value.empty() && std::find(values.begin(), values.end(), value) == values.end())
      values.push_back(std::move(value));
  };
  switch (key) {
    case SplitKey::player:
      for (const std::string& name : facts.players) add(name);
      break;
    case SplitKey::event:
      add(facts.event);
      break;
    case SplitKey::result:
      add(std::string(result_word(facts.outcome())));
      break;
    case SplitKey::year:
      add(year_of(facts.date));
      break;
    case SplitKey::first_move:
      add(piece.first_move);
      break;
    case SplitKey::none:
      return {"part"};
  }
  if (values.empty()) values.emplace_back("unknown");
  return values;
}

std::vector<FilePart> split_parts(const std::vector<Input>& inputs, const std::vector<CutFile>& files, SplitKey key,
                                  std::uint32_t games) {
  std::vector<FilePart> parts;
  std::set<std::string> taken;
  struct Open {
    std::size_t part = 0;
    std::uint32_t records = 0;
    std::uint32_t files = 0;
    std::string folder;
  };
  // By language, extension and value.
  std::map<std::array<std::string, 3>, Open> known;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Input& input = inputs[i];
    const std::string extension = fs::path(input.name).extension().string();
    for (const RecordPiece& piece : files[i].pieces) {
      for (const std::string& value : split_values(piece, key)) {
        Open& open = known[{stored_language(input.language()), extension, value}];
        const bool is_full = open.files == 0 || (games != 0 && open.records == games);
        const std::string stem = file_name_of(value);
        if (is_full) {
          ++open.files;
          open.records = 0;
        }
        ++open.records;
        const std::string numbered = stem + (games == 0 ? "" : text::format("-{}", open.files));
        if (holds_many(input)) {
          if (is_full) {
            open.part = parts.size();
            parts.push_back({free_name(numbered, extension, taken), &input, {}});
          }
          parts[open.part].members.push_back({&files[i], &piece});
        } else {
          if (is_full) open.folder = free_name(numbered, "/", taken);
          const std::string own = fs::path(input.name).stem().string();
          parts.push_back({free_name(open.folder + own, extension, taken), &input, {{&files[i], &piece}}});
        }
      }
    }
  }
  return parts;
}

}  // namespace plyglot::tool::archive
