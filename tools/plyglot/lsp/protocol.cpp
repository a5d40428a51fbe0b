#include "plyglot/lsp/protocol.hpp"

namespace plyglot::tool::lsp {

Place place_in(const Json& position) {
  return {position.at("line").get<std::uint32_t>(), position.at("character").get<std::uint32_t>()};
}

Range range_in(const Json& range) { return {place_in(range.at("start")), place_in(range.at("end"))}; }

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
