#include "hive/record_annotations.hpp"
#include "homeworlds/record_annotations.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {
namespace {

using annotations::Annotations;
using text::Source;

// An overload for each model.
void annotate_typed(const hive::Position&, const Source&, Annotations&) {}
void annotate_typed(const hive::Record& record, const Source& source, Annotations& out) {
  hive::annotate(record, source, out);
}
void annotate_typed(const homeworlds::Record& record, const Source& source, Annotations& out) {
  homeworlds::annotate(record, source, out);
}
void annotate_typed(const hexix::Record&, const Source&, Annotations&) {}
void annotate_typed(const hopgi::Setup&, const Source&, Annotations&) {}
void annotate_typed(const hopgi::Record&, const Source&, Annotations&) {}
void annotate_typed(std::monostate, const Source&, Annotations&) {}

}  // namespace

Annotations annotate(const Model& model, const Source& source) {
  Annotations out;
  std::visit([&](const auto& typed) { annotate_typed(typed, source, out); }, model);
  return out;
}

}  // namespace plyglot::toolchain
