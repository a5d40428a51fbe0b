#include "hexix/record_annotations.hpp"
#include "hive/record_annotations.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {
namespace {

using annotations::Annotations;

void annotate_typed(const hive::Record& record, const text::Source& source, Annotations& out) {
  hive::annotate(record, source, out);
}
void annotate_typed(const hexix::Record& record, const text::Source& source, Annotations& out) {
  hexix::annotate(record, source, out);
}
void annotate_typed(const hive::Position&, const text::Source&, Annotations&) {}
void annotate_typed(const homeworlds::Record&, const text::Source&, Annotations&) {}
void annotate_typed(const hopgi::Setup&, const text::Source&, Annotations&) {}
void annotate_typed(const hopgi::Record&, const text::Source&, Annotations&) {}
void annotate_typed(std::monostate, const text::Source&, Annotations&) {}

}  // namespace

Annotations annotate(const Model& model, const text::Source& source) {
  Annotations out;
  std::visit([&](const auto& typed) { annotate_typed(typed, source, out); }, model);
  return out;
}

}  // namespace plyglot::toolchain
