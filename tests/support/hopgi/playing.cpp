#include "support/hopgi/playing.hpp"

#include "hopgi/notations/hopgi/between.hpp"
#include "hopgi/notations/hopgi/print/print.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/resolve/resolve.hpp"
#include "hopgi/notations/hopgi/row.hpp"
#include "support/checks/catch.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using diagnostics::Diagnostic;

// A byte order mark is not part of any unit.
text::Source source_after_mark(const std::string& text) {
  text::Source source;
  source.name = "test.hopgi";
  source.text = text;
  if (text::begins_with_byte_order_mark(text)) {
    source.base = static_cast<std::uint32_t>(text::byte_order_mark.size());
    source.text.remove_prefix(source.base);
  }
  return source;
}

// Calls `take` with each unit of the text; an empty file is one empty blank unit.
template <class Take>
void for_each_unit(const text::Source& source, const Take& take) {
  if (source.text.empty()) take(notation::Unit{notation::UnitKind::blank, source.span(), source.span()});
  for (std::uint32_t offset = source.base; offset < source.span().end;) {
    const notation::Unit unit = hopgi::record::next_unit(source, offset);
    REQUIRE(unit.whole.end > offset);
    offset = unit.whole.end;
    take(unit);
  }
}

class FilePlayer {
 public:
  FilePlayer(HopgiFile& file, const hopgi::record::Options& options)
      : file_(file),
        options_(options),
        source_(source_after_mark(file.text)),
        values_(hopgi::record::option_table()),
        reporter_(policy_, diagnostics::collect_into(file.findings)) {}

  void play() {
    for_each_unit(source_, [this](const notation::Unit& unit) {
      read_unit(unit);
      reporter_.finish();
      hopgi::record::note_unit(source_, unit, facts_);
    });
  }

 private:
  void read_unit(const notation::Unit& unit) {
    const auto number = static_cast<std::uint32_t>(file_.records.size() + 1);
    const notation::ReadContext context{source_, values_, reporter_, nullptr, number, facts_, true};
    if (unit.kind != notation::UnitKind::record) return hopgi::record::read_between(context, unit);
    hopgi::record::parse(context, unit.content, scratch_, ast_);
    hopgi::record::resolve(source_, ast_, options_, file_.records.emplace_back(), reporter_);
  }

  HopgiFile& file_;
  const hopgi::record::Options& options_;
  const text::Source source_;
  const notation::OptionValues values_;
  const diagnostics::SeverityPolicy policy_;
  diagnostics::Reporter reporter_;
  hopgi::record::ParseScratch scratch_;
  hopgi::record::Ast ast_;
  std::uint32_t facts_ = 0;
};

bool stops_formatting(const Diagnostic& finding) { return diagnostics::catalogue_entry(finding.id).blocks_formatting; }

}  // namespace

HopgiFile play_hopgi(std::string text, const hopgi::record::Options& options) {
  HopgiFile file;
  file.text = std::move(text);
  FilePlayer(file, options).play();
  return file;
}

hopgi::Record read_hopgi_record(std::string text, const hopgi::record::Options& options) {
  HopgiFile file = play_hopgi(std::move(text), options);
  REQUIRE(file.records.size() == 1);
  return std::move(file.records.front());
}

std::optional<std::string> formatted_hopgi(const std::string& text, const hopgi::record::Options& options) {
  const HopgiFile file = play_hopgi(text, options);
  if (std::any_of(file.findings.begin(), file.findings.end(), stops_formatting)) return std::nullopt;
  const text::Source source = source_after_mark(file.text);
  std::string out;
  std::size_t record = 0;
  bool is_printed = true;
  for_each_unit(source, [&](const notation::Unit& unit) {
    std::string part;
    if (unit.kind == notation::UnitKind::record) {
      is_printed = hopgi::record::print(file.records[record++], options, part) && is_printed;
    } else if (unit.kind == notation::UnitKind::other) {
      hopgi::record::print_between(source, unit, part);
    }
    if (part.empty()) return;
    if (!out.empty()) out += '\n';
    out += part + '\n';
  });
  return is_printed ? std::optional(out) : std::nullopt;
}

}  // namespace plyglot::test
