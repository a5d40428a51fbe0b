#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"

#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "text/json_strings.hpp"

#include <algorithm>
#include <unordered_map>

namespace plyglot::homeworlds {
namespace {

bool is_value(JsonKind kind) {
  switch (kind) {
    case JsonKind::object:
    case JsonKind::string:
    case JsonKind::number:
    case JsonKind::array:
    case JsonKind::literal:
      return true;
    default:
      return false;
  }
}

// The last child of a node that is a value: there is one.
JsonValue last_value(const syntax::SyntaxTree& tree, std::size_t parent) {
  std::size_t child = parent - 1;
  while (!is_value(kind_of(tree[child]))) child = tree.first_of(child) - 1;
  return static_cast<JsonValue>(child);
}

}  // namespace

JsonDocument::JsonDocument(const text::Source& source) : source_(&source) {
  text::MappedText text;
  text.reset(source.text, source.base);
  text.finish();
  std::vector<syntax::FurthestFailure> failures;
  ap_record_grammar.build(text, tree_, failures);
  // What encloses it ends where the text does: there is nothing left that could not be read.
  const auto nodes = tree_.nodes();
  const auto first = std::find_if(nodes.begin(), nodes.end(),
                                  [](const syntax::Node& node) { return kind_of(node) == JsonKind::unreadable; });
  if (first != nodes.end()) {
    unreadable_ = {first->span.begin, std::min(first->span.begin + 1, first->span.end)};
  } else {
    root_ = last_value(tree_, tree_.root());
  }
}

text::Span JsonDocument::characters(JsonValue string) const { return {span(string).begin + 1, span(string).end - 1}; }

std::string JsonDocument::text(JsonValue string) const {
  return text::decode_json_string(source_->slice(characters(string)));
}

std::vector<JsonValue> JsonDocument::elements(JsonValue array) const {
  std::vector<JsonValue> result;
  if (kind(array) != JsonKind::array) return result;
  std::vector<std::uint32_t> scratch;
  syntax::for_each_child(tree_, array, scratch, [&](std::uint32_t child) {
    if (is_value(kind(child))) result.push_back(child);
  });
  return result;
}

std::vector<JsonMember> JsonDocument::members(JsonValue object) const {
  std::vector<JsonMember> result;
  if (kind(object) != JsonKind::object) return result;
  std::unordered_map<std::string, std::size_t> places;
  std::vector<std::uint32_t> scratch;
  syntax::for_each_child(tree_, object, scratch, [&](std::uint32_t child) {
    if (kind(child) != JsonKind::member) return;
    const JsonValue value = last_value(tree_, child);
    // The key is the first child; its node comes after the few that it is made of.
    auto key = static_cast<JsonValue>(tree_.first_of(child));
    while (kind(key) != JsonKind::key) ++key;
    std::string name = text(key);
    const auto [place, is_new] = places.emplace(name, result.size());
    if (is_new) {
      result.push_back({std::move(name), value});
    } else {
      result[place->second].value = value;
    }
  });
  return result;
}

std::optional<JsonValue> find_member(const std::vector<JsonMember>& members, std::string_view key) {
  const auto found =
      std::find_if(members.begin(), members.end(), [&](const JsonMember& member) { return member.key == key; });
  if (found == members.end()) return std::nullopt;
  return found->value;
}

}  // namespace plyglot::homeworlds
