#include "plyglot/archive/index/interruption.hpp"

#include <csignal>
#include <stdexcept>

namespace plyglot::tool::archive {
namespace {

constexpr int watched[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
volatile std::sig_atomic_t noted = 0;

extern "C" void plyglot_note_signal(int number) {
  noted = number;
  std::signal(number, SIG_DFL);
}

}  // namespace

// What a caller lets the program ignore, it still ignores.
Interruption::Interruption() {
  for (const int number : watched) {
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action.sa_handler = plyglot_note_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
  }
}

Interruption::~Interruption() {
  for (const int number : watched) {
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) == 0 && action.sa_handler == plyglot_note_signal) {
      std::signal(number, SIG_DFL);
    }
  }
  if (noted != 0) std::raise(noted);
}

void Interruption::check() {
  if (noted != 0) throw std::runtime_error("interrupted");
}

}  // namespace plyglot::tool::archive
