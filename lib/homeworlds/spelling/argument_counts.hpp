#pragma once
// How many words stand behind a verb (homeworlds 3.1, R10, R11).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// How many words follow the verb: of `discover` and of `homeworld` the name may be lacking.
struct ArgumentCount {
  std::uint32_t least = 0;
  std::uint32_t most = 0;
};
ArgumentCount arguments_of(Verb verb, const DialectForm& form);

}  // namespace plyglot::homeworlds
