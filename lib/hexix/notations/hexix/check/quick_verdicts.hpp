#pragma once
// Most records are clean and set in their columns, and are recognised by following their words, without a tree or a
// model. No rule is stated here in full: what is not known to be clean is left to the reader.

#include "hexix/notations/hexix/check/known_words.hpp"
#include "hexix/notations/hexix/read/options.hpp"
#include "notation/quick_trials.hpp"

namespace plyglot::hexix {

class QuickVerdicts {
 public:
  // Whether nothing is found in a record with its last line end, wherever it is in its file. False if it takes a reader
  // to tell. The scratch is used for words that are new.
  bool knows(std::string_view record, const Options& options, ParseScratch& scratch);

 private:
  KnownWords words_;
  notation::QuickTrials trials_;
};

}  // namespace plyglot::hexix
