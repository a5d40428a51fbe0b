#include "plyglot/lsp/protocol/protocol.hpp"

namespace plyglot::tool::lsp {

namespace {

[[noreturn]] void refuse(const char* member, const char* why) {
  throw RequestError(ErrorCode::invalid_params, std::string("`") + member + "` " + why);
}

// The protocol's uinteger.
std::uint32_t number_in(const Json& object, const char* member) {
  constexpr std::uint64_t most = 0x7FFFFFFF;
  const Json& number = member_in(object, member);
  if (!number.is_number_unsigned() || number.get<std::uint64_t>() > most) {
    refuse(member, "is not a number from 0 to 2147483647");
  }
  return number.get<std::uint32_t>();
}

bool is_nested(const Json& value, int deeper_than) {
  if (!value.is_structured()) return false;
  if (deeper_than == 0) return true;
  for (const Json& inner : value) {
    if (is_nested(inner, deeper_than - 1)) return true;
  }
  return false;
}

}  // namespace

Json copy_of(const Json& value) {
  constexpr int deepest = 16;
  if (is_nested(value, deepest)) throw RequestError(ErrorCode::invalid_params, "the parameters are nested too deep");
  return value;
}

const Json& member_in(const Json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end()) refuse(name, "is missing");
  return *found;
}

const std::string& string_in(const Json& object, const char* name) {
  const Json& value = member_in(object, name);
  if (!value.is_string()) refuse(name, "must be a string");
  return value.get_ref<const std::string&>();
}

bool flag_in(const Json& object, const char* name) {
  const Json& value = member_in(object, name);
  if (!value.is_boolean()) refuse(name, "must be true or false");
  return value.get<bool>();
}

Place place_in(const Json& position) { return {number_in(position, "line"), number_in(position, "character")}; }

Range range_in(const Json& range) { return {place_in(member_in(range, "start")), place_in(member_in(range, "end"))}; }

Json json_of(Place place) { return {{"line", place.line}, {"character", place.column}}; }

Json json_of(Range range) { return {{"start", json_of(range.begin)}, {"end", json_of(range.end)}}; }

Json response(const Json& identity, Json result) {
  return {{"jsonrpc", "2.0"}, {"id", identity}, {"result", std::move(result)}};
}

Json error_response(const Json& identity, ErrorCode code, const std::string& message) {
  const Json error = {{"code", static_cast<int>(code)}, {"message", message}};
  return {{"jsonrpc", "2.0"}, {"id", identity}, {"error", error}};
}

Json notification(const std::string& method, Json params) {
  return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

}  // namespace plyglot::tool::lsp
