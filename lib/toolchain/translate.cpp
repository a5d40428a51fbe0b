#include "toolchain/chunk_reader.hpp"
#include "toolchain/comment_text.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Phase;
using notation::UnitKind;

bool loses_anything(const diagnostics::Reporter& reporter) {
  const auto is_loss = [](const diagnostics::Diagnostic& found) {
    return diagnostics::catalogue_entry(found.id).phase == Phase::translate;
  };
  return std::any_of(reporter.pending().begin(), reporter.pending().end(), is_loss);
}

// One translation of one chunk.
class Translation {
 public:
  Translation(Session::State& state, ChunkReader& reader, const Chunk& chunk, const Target& to, bool loss_is_error)
      : state_(state), reader_(reader), chunk_(chunk), to_(to), loss_is_error_(loss_is_error) {
    if (to.form == nullptr) options_ = values_of(to.language);
  }

  void translate_unit(Session::Translated& out);

 private:
  void translate_record(Session::Translated& out);
  void translate_comment(Session::Translated& out);
  template <class Typed>
  bool write(const Typed& model, std::string& out);

  Session::State& state_;
  ChunkReader& reader_;
  const Chunk& chunk_;
  const Target& to_;
  bool loss_is_error_;
  notation::OptionValues options_;
};

void Translation::translate_unit(Session::Translated& out) {
  const UnitKind kind = reader_.unit().kind;
  if (kind == UnitKind::comment) translate_comment(out);
  if (kind == UnitKind::blank && to_.form == nullptr) out.text += '\n';
  if (reader_.is_read()) translate_record(out);
}

// Findings about the loss are added to those of the record.
void Translation::translate_record(Session::Translated& out) {
  const std::size_t before = out.text.size();
  const auto write_model = [&](const auto&, const auto& model) { return write(model, out.text); };
  const bool is_sound = !reader_.reporter().has_error();
  if (is_sound && state_.with_row(write_model) && !(loss_is_error_ && loses_anything(reader_.reporter()))) {
    ++out.written;
    return;
  }
  out.text.resize(before);
  ++out.refused;
  const bool is_explained = reader_.reporter().has_error() || loses_anything(reader_.reporter());
  if (!is_explained) out.refused_without_finding.push_back(reader_.unit().content);
}

template <class Typed>
bool Translation::write(const Typed& model, std::string& out) {
  if (to_.form != nullptr) {
    if (chunk_.records_before != 0 || !out.empty()) out += '\n';
    out += std::get<std::string (*)(const Typed&)>(to_.form->write)(model);
    return true;
  }
  const auto& row = *std::get<const notation::Row<Typed>*>(to_.language.notation->row);
  if (!row.admits(model, state_.options, {options_, reader_.reporter()})) return false;
  if (!row.print(model, options_, out)) return false;
  out += '\n';
  return true;
}

void Translation::translate_comment(Session::Translated& out) {
  const notation::Unit& unit = reader_.unit();
  const std::string_view line = chunk_.source.slice(unit.content);
  const std::string_view comment = notation::comment_text(line, state_.about().comment_sign);
  const std::string_view sign = to_.form ? std::string_view() : to_.language.notation->about().comment_sign;
  if (!sign.empty()) {
    out.text += line.substr(0, line.find(state_.about().comment_sign));
    out.text += sign;
    out.text += without_trailing_blanks(comment);
    out.text += '\n';
  } else if (!diagnostics::is_suppression(comment)) {
    // What is said to plyglot about this text has no meaning in another.
    reader_.reporter().report(DiagnosticId::translate_metadata_dropped, unit.content,
                              text::format("`{}` has no comments: this one is lost", to_.form->id));
  }
}

}  // namespace

Session::Translated Session::translate(const Chunk& chunk, const Target& to, bool loss_is_error,
                                       diagnostics::Sink sink) {
  Translated out;
  ChunkReader reader(*state_, chunk, sink);
  Translation translation(*state_, reader, chunk, to, loss_is_error);
  while (reader.next()) translation.translate_unit(out);
  static_cast<Reading&>(out) = reader.result();
  return out;
}

}  // namespace plyglot::toolchain
