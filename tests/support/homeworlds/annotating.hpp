#pragma once
// What an editor shows of Homeworlds records, for tests.

#include <plyglot/annotations.hpp>
#include <plyglot/homeworlds_record.hpp>

#include <string>

namespace plyglot::test {

struct AnnotatedHomeworlds {
  std::string text;
  homeworlds::Record record;
  annotations::Annotations annotations;

  std::string slice(text::Span span) const { return text.substr(span.begin, span.size()); }
};

// A header `Dialect` counts more. In `ap` the text may be a game record in JSON.
AnnotatedHomeworlds annotated_homeworlds(std::string text, homeworlds::Dialect dialect = homeworlds::Dialect::seed);

// The text with another name in all places that name the thing.
std::string renamed(const AnnotatedHomeworlds& game, std::uint32_t thing, const std::string& name);

}  // namespace plyglot::test
