#include "hive/record_annotations.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

annotations::Annotations annotate(const Model& model, const text::Source& source) {
  annotations::Annotations out;
  if (const auto* record = std::get_if<hive::Record>(&model)) hive::annotate(*record, source, out);
  return out;
}

}  // namespace plyglot::toolchain
