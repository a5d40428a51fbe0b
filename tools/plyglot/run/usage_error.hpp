#pragma once
// What is wrong with a command line, or with what it asks for.

#include <stdexcept>

namespace plyglot::tool {

// Ends the run with status 2; the message is a sentence without full stop.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A config that cannot be used. It ends the run with status 2, and what is wrong in it was said.
class ConfigError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace plyglot::tool
