#pragma once
// Signals that end a program in the middle of a change, which is taken back first.

namespace plyglot::tool::archive {

// While it lives, Ctrl-C and the like are noted, and `check` ends the work. Its end ends the program as the signal
// would have; so it must outlive what is taken back. A second signal does not wait for that.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // Throws if there was a signal; without effect while no interruption lives.
  static void check();
};

}  // namespace plyglot::tool::archive
