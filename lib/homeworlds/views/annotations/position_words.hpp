#pragma once
// What a system holds, in words.

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Of a system in the position that the record begins with: "`Alpha`, the home of Ann: a small red star; Ann has a large
// green ship".
std::string system_words(const Record& record, const System& system);

}  // namespace plyglot::homeworlds
