// The grammar itself: sound, and published as it is.

#include "grammars/hive_bga.hpp"
#include "hive/notations/hive_bga/parse.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hive::hive_bga::grammar;
using syntax::Strictness;

TEST_CASE("hive-bga grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hive_bga::file>() == 0);
}

TEST_CASE("hive-bga grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("hive-bga grammar: every sentence of the strict grammar with a move is read without a finding") {
  std::size_t with_moves = 0;
  for (const std::string& text : test::sentences_of(grammar, Strictness::strict, 5000, 11)) {
    CAPTURE(text);
    const text::Source source{"text", text};
    const diagnostics::SeverityPolicy policy;
    std::vector<diagnostics::Diagnostic> findings;
    diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
    syntax::SyntaxTree tree;
    hive::hive_bga::Ast ast;
    parse(source, source.span(), tree, ast, reporter);
    reporter.finish();
    REQUIRE(findings.empty() == !ast.moves.empty());
    if (!ast.moves.empty()) ++with_moves;
  }
  CHECK(with_moves > 500);
}

TEST_CASE("hive-bga grammar: every text is read, and losslessly") {
  std::vector<std::string> texts = test::sentences_of(grammar, Strictness::tolerant, 5000, 12);
  for (const char* text : {"", "\xEF\xBB\xBF", "A [wQ", "A [wQ ]\r", "[wQ ][bQ wQ-]", "A[pass", "\r\n \r"}) {
    texts.emplace_back(text);
  }
  test::check_lossless(grammar, std::move(texts));
}
