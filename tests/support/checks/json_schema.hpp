#pragma once
// Checks JSON against the part of JSON Schema that our documentation uses.

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>

namespace plyglot::test {

class JsonSchema {
 public:
  explicit JsonSchema(nlohmann::json schema) : root_(std::move(schema)) {}

  // Where and how the value differs from the schema; empty if it does not. Members that the schema does not name are
  // faults, so that the documentation is complete.
  std::string problem_of(const nlohmann::json& value) const { return check(value, root_, "$"); }

 private:
  static bool has_type(const nlohmann::json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_number_integer();
    if (type == "boolean") return value.is_boolean();
    if (type == "null") return value.is_null();
    throw std::invalid_argument("a type that the check does not know: " + type);
  }

  static bool has_one_type(const nlohmann::json& value, const nlohmann::json& types) {
    if (types.is_string()) return has_type(value, types);
    for (const auto& type : types) {
      if (has_type(value, type)) return true;
    }
    return false;
  }

  std::string check(const nlohmann::json& value, const nlohmann::json& schema, const std::string& path) const {
    if (schema.contains("$ref")) {
      const std::string reference = schema["$ref"];
      return check(value, root_.at(nlohmann::json::json_pointer(reference.substr(1))), path);
    }
    if (schema.contains("type") && !has_one_type(value, schema["type"])) return path + " has another type";
    if (schema.contains("enum")) {
      bool is_listed = false;
      for (const auto& choice : schema["enum"]) is_listed = is_listed || choice == value;
      if (!is_listed) return path + " is not in the list";
    }
    return value.is_object() ? check_members(value, schema, path) : check_items(value, schema, path);
  }

  std::string check_members(const nlohmann::json& value, const nlohmann::json& schema, const std::string& path) const {
    for (const auto& required : schema.at("required")) {
      if (!value.contains(required.get<std::string>())) return path + " has no " + required.get<std::string>();
    }
    for (const auto& [key, member] : value.items()) {
      if (!schema.at("properties").contains(key)) return path + "." + key + " is not documented";
      const std::string problem = check(member, schema["properties"][key], path + "." + key);
      if (!problem.empty()) return problem;
    }
    return {};
  }

  std::string check_items(const nlohmann::json& value, const nlohmann::json& schema, const std::string& path) const {
    if (!value.is_array()) return {};
    for (std::size_t i = 0; i < value.size(); ++i) {
      const std::string problem = check(value[i], schema.at("items"), path + "[" + std::to_string(i) + "]");
      if (!problem.empty()) return problem;
    }
    return {};
  }

  nlohmann::json root_;
};

}  // namespace plyglot::test
