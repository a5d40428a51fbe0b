#pragma once
// The words of a notation for libFuzzer.

#include "fuzz/harness/subject.hpp"

namespace plyglot::fuzz {

// In the format of -dict: the words of the subject's grammars, one per line.
std::string dictionary_text(const Subject& subject);
// SUBJECT.dict for each subject. False if one cannot be written.
bool write_dictionaries(const std::string& folder);

}  // namespace plyglot::fuzz
