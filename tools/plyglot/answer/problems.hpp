#pragma once
// Why a request has no answer.

#include <stdexcept>

namespace plyglot::tool {

// It is not a request of the protocol: answered with `error`.
class MalformedRequest : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// It asks for what this program does not know or cannot do: answered with `unsupported`.
class UnsupportedRequest : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace plyglot::tool
