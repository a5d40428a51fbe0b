// The row of records, function by function.

#include "support/checks/catch.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;
using hopgi::record::row;

namespace {

// One game, read by the row.
class Reading {
 public:
  explicit Reading(std::string_view text) : arena_(row.make_arena()) {
    source_.text = text;
    row.read(context(), source_.span(), game);
  }
  notation::ReadContext context() { return {source_, options, reporter_, arena_.get(), 1}; }
  text::Span span() const { return source_.span(); }

  notation::OptionValues options{row.about->options};
  hopgi::Record game;

 private:
  text::Source source_;
  notation::Arena arena_;
  const diagnostics::SeverityPolicy policy_;
  std::vector<diagnostics::Diagnostic> findings_;
  diagnostics::Reporter reporter_{policy_, diagnostics::collect_into(findings_)};
};

}  // namespace

TEST_CASE("hopgi row: reads, prints and lists") {
  Reading reading("1. dc3 b6c5 *");
  std::string out;
  CHECK(row.print(reading.game, reading.options, out));
  CHECK(out == "1. Pd2-c3 Pb6-c5 *");
  REQUIRE(reading.options.set("notation", "short").empty());
  out.clear();
  CHECK(row.print(reading.game, reading.options, out));
  CHECK(out == "1. dc3 6c5 *");
  std::vector<std::string> moves;
  std::string why;
  CHECK(row.views->list_moves(reading.game, reading.options, moves, why));
  CHECK(moves.size() > 90);
  CHECK(row.views->lower(reading.game).nodes.size() == 43);
}

TEST_CASE("hopgi row: dumps") {
  Reading reading("{a} 1. dc3! (1. Fd1-c3;Wf1-e3 $2) 1... R@d4=D *");
  std::string out;
  row.dump_ast(reading.context(), reading.span(), out);
  CHECK(out == R"(game 0..47
  comment 0..3 `{a}`
  number 4..6 `1.`
  turn 7..11 `dc3!`
    short leg 7..10 `dc3`
      hint 7..8 `d`
      to 8..10 `c3`
    suffix 10..11 `!`
  variation 12..13 `(`
    number 13..15 `1.`
    turn 16..29 `Fd1-c3;Wf1-e3`
      leg 16..22 `Fd1-c3`
        piece 16..17 `F`
        from 17..19 `d1`
        to 20..22 `c3`
      leg 23..29 `Wf1-e3`
        piece 23..24 `W`
        from 24..26 `f1`
        to 27..29 `e3`
    nag 30..32 `$2`
  end of variation 32..33 `)`
  number 34..38 `1...`
  turn 39..45 `R@d4=D`
    drop 39..45 `R@d4=D`
      piece 39..40 `R`
      to 41..43 `d4`
      promotion 43..45 `=D`
  result 46..47 `*`
)");
  const notation::RecordSyntax syntax = row.syntax_of(reading.context(), reading.span());
  CHECK(syntax.tree.verify(reading.span()).empty());
  CHECK(syntax.grammar.kind_name(syntax.tree[syntax.tree.root()].kind) == "record");
}
