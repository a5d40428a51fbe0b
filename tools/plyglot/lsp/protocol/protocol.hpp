#pragma once
// The words of the Language Server Protocol 3.17 in JSON.

#include "plyglot/lsp/protocol/text_positions.hpp"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>

namespace plyglot::tool::lsp {

using Json = nlohmann::json;

// Why a request has no result.
enum class ErrorCode : int {
  parse_error = -32700,
  invalid_request = -32600,
  method_not_found = -32601,
  invalid_params = -32602,
  internal_error = -32603,
  server_not_initialized = -32002,
  request_cancelled = -32800,
  request_failed = -32803,
};

class RequestError : public std::runtime_error {
 public:
  RequestError(ErrorCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ErrorCode code() const { return code_; }

 private:
  ErrorCode code_;
};

// These throw a RequestError that says what is not as the protocol says. A member must be there.
const Json& member_in(const Json& object, const char* name);
const std::string& string_in(const Json& object, const char* name);
bool flag_in(const Json& object, const char* name);
Place place_in(const Json& position);
Range range_in(const Json& range);

// A copy, of what is not nested deeper than anything in the protocol: the copy is made by recursion.
Json copy_of(const Json& value);

Json json_of(Place place);
Json json_of(Range range);

// Of a message as a whole. The identity is that of the request, null if it is unknown.
Json response(const Json& identity, Json result);
Json error_response(const Json& identity, ErrorCode code, const std::string& message);
Json notification(const std::string& method, Json params);

}  // namespace plyglot::tool::lsp
