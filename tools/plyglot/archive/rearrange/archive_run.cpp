// Split, merge, sort and headers: the parts that make one file or many of records.
#include "plyglot/archive/rearrange/archive.hpp"
#include "plyglot/archive/rearrange/header_edit.hpp"
#include "plyglot/archive/rearrange/split_parts.hpp"
#include "plyglot/archive/store/stored_language.hpp"
#include "plyglot/output/unified_diff.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <set>

namespace plyglot::tool {

using text::counted;

namespace {

namespace fs = std::filesystem;
using namespace archive;

template <class Key>
Key key_of_word(const std::string& word, std::string_view verb,
                const std::vector<std::pair<std::string_view, Key>>& keys) {
  std::string names;
  for (const auto& [name, key] : keys) {
    if (word == name) return key;
    names += (names.empty() ? "" : ", ") + std::string(name);
  }
  throw UsageError(text::format("`archive {}` takes --by with one of these: {}", verb, names));
}

class ArchiveRun {
 public:
  explicit ArchiveRun(const ArchiveOptions& options)
      : options_(options), run_(options.speech), inputs_(options.input, run_) {}
  int run();

 private:
  void check_options() const;
  // False if a file cannot be read: then nothing is done with any.
  bool read_all();
  void split();
  void merge();
  void sort();
  void set_headers();
  bool write_part(const FilePart& part, const std::string& path);
  void replace(const Input& input, const CutFile& file, const std::string& text);
  void summarise(std::size_t changed);

  const ArchiveOptions& options_;
  Run run_;
  Inputs inputs_;
  std::vector<CutFile> files_;
};

void ArchiveRun::check_options() const {
  const ArchiveVerb verb = options_.verb;
  const auto only_for = [&](bool is_given, const char* option, std::initializer_list<ArchiveVerb> verbs,
                            const char* which) {
    if (is_given && std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) {
      throw UsageError(text::format("{} goes with {}", option, which));
    }
  };
  using enum ArchiveVerb;
  only_for(!options_.by.empty(), "--by", {ArchiveVerb::split, ArchiveVerb::sort}, "`split` and `sort`");
  only_for(options_.games != 0, "--games", {ArchiveVerb::split}, "`split`");
  only_for(!options_.output.empty(), "-o", {ArchiveVerb::split, ArchiveVerb::merge}, "`split` and `merge`");
  only_for(options_.once, "--once", {ArchiveVerb::merge}, "`merge`");
  only_for(options_.reverse, "--reverse", {ArchiveVerb::sort}, "`sort`");
  only_for(!options_.set.empty() || !options_.drop.empty(), "--set and --drop", {headers}, "`headers`");
  only_for(options_.write, "--write", {ArchiveVerb::sort, headers}, "`sort` and `headers`");
  if (options_.input.record != 0) throw UsageError("all records are taken: --record has no meaning here");
  for (const Input& input : inputs_.list()) {
    if (input.kind != InputKind::file) throw UsageError("files are rearranged: give the PATH of one");
  }
}

bool ArchiveRun::read_all() {
  for (const Input& input : inputs_.list()) {
    files_.push_back(cut_input(input));
    if (!files_.back().problem.empty()) run_.failure(files_.back().problem);
    // It would be in none of the files that are made.
    const bool makes_files = options_.verb == ArchiveVerb::split || options_.verb == ArchiveVerb::merge;
    if (makes_files && files_.back().problem.empty() && files_.back().pieces.empty()) {
      run_.failure(text::format("{}: it has no record that can be read, and nothing was written", input.name));
    }
  }
  return !run_.has_failed();
}

// No existing file is overwritten.
bool ArchiveRun::write_part(const FilePart& part, const std::string& path) {
  try {
    std::error_code problem;
    fs::create_directories(fs::path(path).parent_path(), problem);
    FileWriter file(path, FileWriter::Purpose::output);
    file.append(part.text());
    run_.note_about(file.path(), file.commit(false));
    return true;
  } catch (const FileError& problem) {
    run_.failure(problem.what());
    return false;
  }
}

void ArchiveRun::split() {
  const SplitKey key = options_.by.empty() ? SplitKey::none
                                           : key_of_word<SplitKey>(options_.by, "split",
                                                                   {{"player", SplitKey::player},
                                                                    {"event", SplitKey::event},
                                                                    {"result", SplitKey::result},
                                                                    {"year", SplitKey::year},
                                                                    {"first-move", SplitKey::first_move}});
  if (key == SplitKey::none && options_.games == 0) throw UsageError("say how: --by KEY, --games N, or both");
  if (!read_all()) return;
  const std::vector<FilePart> parts = split_parts(inputs_.list(), files_, key, options_.games);
  const auto path_of = [&](const FilePart& part) { return (fs::path(options_.output) / part.name).string(); };
  for (const FilePart& part : parts) {
    std::error_code problem;
    if (!options_.output.empty() && fs::exists(path_of(part), problem)) {
      return run_.failure(text::format("{}: it is there already, and nothing was written", path_of(part)));
    }
    if (!part.is_sound()) {
      return run_.failure(text::format("{}: its records would be read in another way there, and nothing was written",
                                       options_.output.empty() ? part.name : path_of(part)));
    }
  }
  for (const FilePart& part : parts) {
    if (options_.output.empty()) {
      run_.result(text::format("{}: {}\n", text::visible(part.name), counted(part.members.size(), "record")));
    } else if (!write_part(part, path_of(part))) {
      return;
    }
  }
  std::size_t records = 0;
  for (const CutFile& file : files_) records += file.pieces.size();
  run_.note(text::format("{} in {}{}", counted(records, "record"), counted(parts.size(), "file"),
                         options_.output.empty() ? "; with -o DIR they are written" : ""));
}

void ArchiveRun::merge() {
  const std::vector<Input>& inputs = inputs_.list();
  if (inputs.empty()) return;
  for (const Input& input : inputs) {
    const toolchain::NotationFacts facts = toolchain::facts_of(*input.language().notation);
    if (!facts.can_hold_many_records) throw UsageError(text::format("a file of {} holds one game", facts.title));
  }
  std::error_code ignored;
  if (!options_.output.empty() && fs::exists(options_.output, ignored)) {
    throw UsageError(text::format("{} is there already", options_.output));
  }
  if (!read_all()) return;
  for (const Input& input : inputs) {
    if (stored_language(input.language()) == stored_language(inputs.front().language())) continue;
    throw UsageError(
        text::format("{} and {} are not in one notation with the same options", inputs.front().name, input.name));
  }
  FilePart whole{options_.output, &inputs.front(), {}};
  std::set<std::string_view> known;
  std::size_t left_out = 0;
  for (const CutFile& file : files_) {
    for (const RecordPiece& piece : file.pieces) {
      if (options_.once && !known.insert(piece.text()).second) {
        ++left_out;
      } else {
        whole.members.push_back({&file, &piece});
      }
    }
  }
  if (!whole.is_sound())
    return run_.failure("the records would be read in another way in one file, and nothing was written");
  if (options_.output.empty()) {
    run_.result(whole.text());
  } else if (!write_part(whole, options_.output)) {
    return;
  }
  run_.note(text::format("{} of {}{}", counted(whole.members.size(), "record"), counted(inputs.size(), "file"),
                         left_out == 0 ? "" : text::format(", and {} that were there already left out", left_out)));
}

void ArchiveRun::replace(const Input& input, const CutFile& file, const std::string& text) {
  try {
    FileWriter writer(input.name, FileWriter::Purpose::replacement);
    writer.append(text);
    run_.note_about(input.name, writer.commit(true, file.version));
  } catch (const FileError& problem) {
    run_.failure(problem.what());
  }
}

void ArchiveRun::summarise(std::size_t changed) {
  if (changed != 0 && !options_.write) run_.found();
  run_.note(text::format("{} of {} {}", changed, counted(files_.size(), "file"),
                         options_.write ? "changed" : "would change: --write does it"));
}

// What is not known comes last, in whatever order.
bool comes_before(const RecordPiece& a, const RecordPiece& b, SortKey key, bool reverse) {
  const toolchain::RecordFacts& left = a.facts;
  const toolchain::RecordFacts& right = b.facts;
  if (key == SortKey::plies) return reverse ? left.plies > right.plies : left.plies < right.plies;
  const auto is_before = [reverse](const auto& one, const auto& other) { return reverse ? one > other : one < other; };
  if (key == SortKey::date) {
    if (left.date.empty() || right.date.empty()) return !left.date.empty() && right.date.empty();
    return is_before(left.date, right.date);
  }
  const auto is_unknown = [](const toolchain::RecordFacts& facts) {
    return std::all_of(facts.players.begin(), facts.players.end(),
                       [](const std::string& name) { return name.empty(); });
  };
  if (is_unknown(left) || is_unknown(right)) return !is_unknown(left) && is_unknown(right);
  return is_before(left.players, right.players);
}

void ArchiveRun::sort() {
  const auto key = key_of_word<SortKey>(
      options_.by, "sort", {{"date", SortKey::date}, {"players", SortKey::players}, {"plies", SortKey::plies}});
  if (!read_all()) return;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const Input& input = inputs_.list()[i];
    const CutFile& file = files_[i];
    std::vector<const RecordPiece*> order;
    for (const RecordPiece& piece : file.pieces) order.push_back(&piece);
    std::stable_sort(order.begin(), order.end(), [&](const RecordPiece* a, const RecordPiece* b) {
      return comes_before(*a, *b, key, options_.reverse);
    });
    PieceJoiner joiner(input.language());
    joiner.add_head(file.head);
    std::size_t moved = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
      if (order[place] != &file.pieces[place]) ++moved;
      joiner.add(file.pieces[place].gap, order[place]->bytes);
    }
    joiner.add_tail(file.tail);
    if (moved == 0) continue;
    if (!holds_just(input.language(), joiner.text(), order)) {
      run_.failure(text::format("{}: left as it is: its records would be read in another way", input.name));
      continue;
    }
    ++changed;
    if (options_.write) {
      replace(input, file, joiner.text());
    } else {
      run_.result(
          text::format("{}: {} of {} would move\n", text::visible(input.name), moved, counted(order.size(), "record")));
    }
  }
  summarise(changed);
}

HeaderEdits edits_of(const ArchiveOptions& options) {
  HeaderEdits edits;
  edits.drop = options.drop;
  const auto is_key_byte = [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
  };
  const auto check_key = [&](const std::string& key) {
    if (!key.empty() && std::all_of(key.begin(), key.end(), is_key_byte)) return;
    throw UsageError(text::format("`{}` is not the name of a header: it has letters, digits and `_`", key));
  };
  for (const std::string& words : options.set) {
    const std::size_t sign = words.find('=');
    if (sign == words.npos) throw UsageError(text::format("`{}` is not KEY=VALUE", words));
    edits.set.emplace_back(words.substr(0, sign), words.substr(sign + 1));
    check_key(edits.set.back().first);
    if (words.find_first_of("\r\n") != words.npos) throw UsageError("the value of a header is one line");
  }
  for (const std::string& key : options.drop) check_key(key);
  if (edits.set.empty() && edits.drop.empty()) throw UsageError("say what to do: --set KEY=VALUE or --drop KEY");
  return edits;
}

bool says_what_it_should(HeaderStyle style, const RecordPiece& piece, const HeaderEdits& edits) {
  for (const auto& [key, value] : edits.set) {
    const std::vector<std::string> values = header_values(style, piece.bytes, key);
    if (values.empty() || values.front() != written_header_value(style, value)) return false;
  }
  return std::all_of(edits.drop.begin(), edits.drop.end(),
                     [&](const std::string& key) { return header_values(style, piece.bytes, key).empty(); });
}

// The records are the same games as before, and say what was asked for.
bool is_well_edited(const CutFile& before, const CutFile& after, HeaderStyle style, const HeaderEdits& edits) {
  if (!after.problem.empty() || before.pieces.size() != after.pieces.size()) return false;
  for (std::size_t i = 0; i < before.pieces.size(); ++i) {
    const toolchain::RecordFacts& was = before.pieces[i].facts;
    const toolchain::RecordFacts& is = after.pieces[i].facts;
    if (was.game != is.game || was.type != is.type || was.plies != is.plies) return false;
    if (before.pieces[i].first_move != after.pieces[i].first_move) return false;
    if (!says_what_it_should(style, after.pieces[i], edits)) return false;
  }
  return true;
}

void ArchiveRun::set_headers() {
  const HeaderEdits edits = edits_of(options_);
  for (const Input& input : inputs_.list()) {
    const std::string_view id = toolchain::facts_of(*input.language().notation).id;
    if (header_style_of(id) == HeaderStyle::none) {
      throw UsageError(
          text::format("{}: headers are set in `hive-pgn`, `hive-human`, `hopgi` and `homeworlds`, not in "
                       "`{}`",
                       input.name, id));
    }
  }
  if (!read_all()) return;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const Input& input = inputs_.list()[i];
    const CutFile& file = files_[i];
    const HeaderStyle style = header_style_of(toolchain::facts_of(*input.language().notation).id);
    std::string text(file.head);
    std::string hunks;
    UnifiedDiff diff(input.name, hunks);
    diff.replace(file.head, file.head);
    for (const RecordPiece& piece : file.pieces) {
      const std::string becomes = with_headers(style, piece.bytes, edits);
      (text += piece.gap) += becomes;
      diff.replace(piece.gap, piece.gap);
      diff.replace(piece.bytes, becomes);
    }
    text += file.tail;
    diff.replace(file.tail, file.tail);
    diff.finish();
    if (text == *file.bytes) continue;
    if (!is_well_edited(file, cut_bytes(input.language(), input.name, text), style, edits)) {
      run_.failure(text::format("{}: left as it is: its games would be read in another way", input.name));
      continue;
    }
    ++changed;
    options_.write ? replace(input, file, text) : run_.result_for_both(hunks);
  }
  summarise(changed);
}

int ArchiveRun::run() {
  check_options();
  switch (options_.verb) {
    case ArchiveVerb::split:
      split();
      break;
    case ArchiveVerb::merge:
      merge();
      break;
    case ArchiveVerb::sort:
      sort();
      break;
    case ArchiveVerb::headers:
      set_headers();
      break;
  }
  return run_.finish();
}

}  // namespace

int archive_files(const ArchiveOptions& options) { return ArchiveRun(options).run(); }

}  // namespace plyglot::tool
