#include "hexix/views/record_annotations.hpp"
#include "hive/views/position_annotations.hpp"
#include "hive/views/record_annotations.hpp"
#include "homeworlds/views/record_annotations.hpp"
#include "hopgi/views/record_annotations.hpp"
#include "hopgi/views/setup_annotations.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {
namespace {

using annotations::Annotations;
using text::Source;

void annotate_typed(const hive::Position& position, const Source& source, Annotations& out) {
  hive::annotate(position, source, out);
}
void annotate_typed(const hive::Record& record, const Source& source, Annotations& out) {
  hive::annotate(record, source, out);
}
void annotate_typed(const homeworlds::Record& record, const Source& source, Annotations& out) {
  homeworlds::annotate(record, source, out);
}
void annotate_typed(const hexix::Record& record, const Source& source, Annotations& out) {
  hexix::annotate(record, source, out);
}
void annotate_typed(const hopgi::Setup& setup, const Source& source, Annotations& out) {
  hopgi::annotate(setup, source, out);
}
void annotate_typed(const hopgi::Record& record, const Source& source, Annotations& out) {
  hopgi::annotate(record, source, out);
}
void annotate_typed(std::monostate, const Source&, Annotations&) {}

}  // namespace

Annotations annotate(const Model& model, const Source& source) {
  Annotations out;
  std::visit([&](const auto& typed) { annotate_typed(typed, source, out); }, model);
  return out;
}

}  // namespace plyglot::toolchain
