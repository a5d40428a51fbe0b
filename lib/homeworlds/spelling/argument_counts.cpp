#include "homeworlds/spelling/argument_counts.hpp"

namespace plyglot::homeworlds {
namespace {

// By the number of the verb. The fourth word of `homeworld` is another matter.
constexpr std::array<ArgumentCount, verbs> counts = {
    {{3, 3}, {2, 2}, {3, 3}, {4, 4}, {3, 3}, {2, 2}, {2, 2}, {2, 2}, {}}};

}  // namespace

ArgumentCount arguments_of(Verb verb, const DialectForm& form) {
  ArgumentCount count = counts[static_cast<std::size_t>(verb)];
  if (verb == Verb::homeworld && form.home_name != HomeName::never) ++count.most;
  if (verb == Verb::discover) --count.least;
  return count;
}

}  // namespace plyglot::homeworlds
