#pragma once
// `--cache DIR`: what runs have found in files, so that those which are as they were are not read again.

#include "plyglot/lint/cache_file.hpp"
#include "plyglot/lint/lint.hpp"
#include "plyglot/reading/input_reader.hpp"
#include "plyglot/reading/inputs.hpp"

#include <unordered_map>

namespace plyglot::tool {

// A row of the cache is of one file on disk as it is checked in one way: by one build of plyglot, with all that the
// command line and a config say of findings. A row of a file with findings is also of one way to write them. Whoever
// may write into DIR decides what is not read. What is wrong with it is a note, and everything is read.
class LintCache {
 public:
  // All must outlive it. The options name a folder, which need not be there. Without a report only files in which
  // nothing is found are kept.
  LintCache(const LintOptions& options, const Inputs& inputs, Run& run, FindingReport* report);

  // Before an input is read; none if it is to be read.
  std::optional<RememberedFile> remembered(const Input& input);
  // What was read of the file at hand, and whether there is anything to be said of it.
  void add(const InputChunk& chunk, std::uint64_t records, bool is_clean);
  // Said of it after all findings.
  void add_suggestion(const std::string& suggestion) { suggestions_.push_back(suggestion); }
  // After its last chunk; `is_clean` is false if there is something to be said of it as a whole.
  void end(const Input& input, const InputEnd& at_end, bool is_clean);
  // After the last file: puts into DIR what is new.
  void write();

 private:
  struct Asked {
    ByteDigest::Value key;
    const Settings* settings;
  };
  ByteDigest::Value key_of(const Input& input);
  ByteDigest::Value key_of_report(const ByteDigest::Value& key, const Input& input) const;
  ByteDigest::Value digest_of(const Settings& settings) const;
  bool read_row(const Input& input, const CacheRow& row, RememberedFile& file) const;

  const LintOptions& options_;
  const Inputs& inputs_;
  Run& run_;
  const FindingReport* report_;
  std::string build_;
  CacheFile file_;
  // By the clock that files go by, before any of them was read.
  std::int64_t began_;
  // How settings bear on findings.
  std::unordered_map<const Settings*, ByteDigest::Value> digests_;
  // Of the files that are being read.
  std::unordered_map<const Input*, Asked> asked_;
  // Of the file at hand: whether something is to be said of it, or of its dialect, and whether all of that is known.
  std::uint64_t records_ = 0;
  bool is_clean_ = true;
  bool is_known_ = true;
  RenderedFindings findings_;
  std::vector<std::string> suggestions_;
};

}  // namespace plyglot::tool
