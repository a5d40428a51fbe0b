#include "support/hexix/positions.hpp"

#include "support/values/mutations.hpp"
#include "toolchain/registry/rows.hpp"

namespace plyglot::test {

HexixPositionLine::HexixPositionLine(const std::string& text) {
  const notation::Row<hexix::Record>& row = hexix::positions::row;
  text::Source source;
  source.text = text;
  const notation::OptionValues options(row.about->options);
  const notation::Arena arena = row.make_arena();
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  row.read({source, options, reporter, arena.get(), 1, 0, false}, source.span(), record);
  reporter.finish();
}

std::optional<bool> is_strict_hexix_position(const std::string& text) {
  return HexixPositionLine(text).findings.empty();
}

const std::vector<std::string>& hexix_position_pieces() {
  static const std::vector<std::string> pieces = {".",  "/",  " ",    "  ",  "\t",       " b",   " r",  "B",
                                                  "R",  "b",  "Bv1",  "R^6", "v",        "Bh6",  "Rh6", "#",
                                                  "\n", "\r", "\x01", "...", "\xC3\xA9", "\xFF", "0",   "# position: "};
  return pieces;
}

const std::vector<std::string>& hexix_position_texts() {
  static const std::vector<std::string> texts = {".../..../...../Bh6....Rh6/...../..../... b",
                                                 ".../..../....Rv3/Bh6B^2B^2..Rh6/....R^1/..../... b",
                                                 ".../..../...../....../...../..../... r",
                                                 "Rv1../..../...../Rv2....B^3/...../..../..B^6 r",
                                                 " .../..../...../Bh6....Rh6/...../..../... b",
                                                 "\t.../..../...../Bh6....Rh6/...../..../...  B \t",
                                                 ".../..../...../Bh6....Rh6/...../..../...\tR",
                                                 ".../..../...../Bh6....Rh6/...../..../...\x0B b\r",
                                                 ".../..../...../Rh6....Bh6/...../..../... b",
                                                 ".../..../...../Bh6....Rh6/...../....  b",
                                                 ".../..../...../Bh6....Rh6/...../..../...",
                                                 "# a comment",
                                                 "",
                                                 "   "};
  return texts;
}

std::vector<std::string> mutated_hexix_positions(std::uint64_t seed, std::size_t count) {
  Random random(seed);
  std::vector<std::string> texts = hexix_position_texts();
  while (texts.size() < count) {
    texts.push_back(mutated(random.pick(hexix_position_texts()), hexix_position_pieces(), random));
  }
  return texts;
}

}  // namespace plyglot::test
