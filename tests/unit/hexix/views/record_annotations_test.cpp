// What an editor shows of a record of Hexix.

#include "hexix/views/record_annotations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hexix/playing.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::annotations;

namespace {

text::Source source_of(const std::string& text) {
  text::Source source;
  source.text = text;
  return source;
}

Annotations annotations_of(const hexix::Record& record, const std::string& text) {
  Annotations found;
  hexix::annotate(record, source_of(text), found);
  return found;
}

struct Annotated {
  explicit Annotated(std::string text_in, hexix::Dialect dialect = hexix::Dialect::v2024) : text(std::move(text_in)) {
    hexix::Options options;
    options.dialect = dialect;
    found = annotations_of(test::read_hexix_record(text, options), text);
  }

  std::string slice(text::Span span) const { return text.substr(span.begin, span.size()); }

  // Such as `D2* D2 E3` for a thing that comes into the game where it is first named.
  std::vector<std::string> mentions() const {
    std::vector<std::string> lines(found.things.size());
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = found.things[i].name + ':';
    for (const Mention& mention : found.mentions) {
      lines[mention.thing] += ' ' + slice(mention.span) + (mention.is_definition ? "*" : "");
    }
    return lines;
  }

  // Each with the text before it in its line.
  std::vector<std::string> hints() const {
    std::vector<std::string> lines;
    for (const Hint& hint : found.hints) {
      const std::size_t line = text.rfind('\n', hint.offset - 1) + 1;
      lines.push_back(text.substr(line, hint.offset - line) + " <- " + hint.text);
    }
    return lines;
  }

  // Each with the ply whose board belongs to it.
  std::vector<std::string> remarks() const {
    std::vector<std::string> lines;
    for (const Remark& remark : found.remarks) {
      lines.push_back(slice(remark.span) + ": " + remark.text + (remark.ply ? " #" + std::to_string(*remark.ply) : ""));
    }
    return lines;
  }

  std::string text;
  Annotations found;
};

using Lines = std::vector<std::string>;

// As `[name|detail|shown text[...]]`.
void append_parts(const Annotated& annotated, std::size_t first, std::size_t end, std::string& out) {
  const std::vector<Part>& parts = annotated.found.parts;
  for (std::size_t i = first; i < end; i += 1 + parts[i].parts_inside) {
    out += '[' + parts[i].name + '|' + parts[i].detail + '|' + annotated.slice(parts[i].name_span);
    append_parts(annotated, i + 1, i + 1 + parts[i].parts_inside, out);
    out += ']';
  }
}
std::string parts_of(const Annotated& annotated) {
  std::string out;
  append_parts(annotated, 0, annotated.found.parts.size(), out);
  return out;
}

const std::string whole_game =
    "Blue   Red\n"
    "D2v    D5v\n"
    "D2+    D5+??  # why\n"
    "D3v1   D4v\n"
    "D3+    D4+\n"
    "D2+    E3v\n"
    "d3xE3! D4+\n"
    "E3+";
const std::string home_in_danger = "# position: .../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b\n";

}  // namespace

TEST_CASE("hexix annotations: a piece is followed from where it is placed, also when it takes another") {
  CHECK(Annotated(whole_game).mentions() == Lines{"the piece of D2: D2* D2 D2", "the piece of D5: D5* D5",
                                                  "the piece of D3: D3* D3 d3 E3", "the piece of D4: D4* D4 D4",
                                                  "the piece of E3: E3* E3"});
}

TEST_CASE("hexix annotations: a piece that is on the board from the start is placed by no ply") {
  CHECK(Annotated(home_in_danger + "C4+    D5v\nC5D6").mentions() ==
        Lines{"the piece of C4: C4", "the piece of D5: D5*", "the piece of C5: C5", "the piece of D6: D6"});
}

TEST_CASE("hexix annotations: where the board is uncertain no piece is known") {
  CHECK(Annotated("D2v    ...\nD2+    D5v").mentions() == Lines{"the piece of D2: D2*"});
  CHECK(Annotated("D2v    A1+\nD2+    D5v").mentions() == Lines{"the piece of D2: D2*"});
  CHECK(Annotated("...    D5v\nD2v").mentions().empty());
}

TEST_CASE("hexix annotations: numbers that are not written, and what is taken") {
  CHECK(Annotated(whole_game).hints() == Lines{"D2v <- 1", "D2v    D5v <- 1", "D2+ <- 2", "D2+    D5+?? <- 2",
                                               "D3v1   D4v <- 1", "D3+ <- 2", "D3+    D4+ <- 2", "D2+ <- 3",
                                               "D2+    E3v <- 1", "d3xE3! <- 2, takes Rv1", "d3xE3! D4+ <- 3",
                                               "E3+ <- 3"});
}

TEST_CASE("hexix annotations: a number that is written wrongly is put right, one that nothing decides is not given") {
  CHECK(Annotated("D2v3   A1v").hints() == Lines{"D2v3 <- 1"});
}

TEST_CASE("hexix annotations: each ply in words") {
  const Lines remarks = Annotated(whole_game).remarks();
  CHECK(remarks == Lines{"Blue   Red: Blue's plies are on the left, Red's on the right #0",
                         "D2v: ply 1: Blue places a `v` at D2, which gets the number 1 (1 own piece beside it) #1",
                         "D5v: ply 2: Red places a `v` at D5, which gets the number 1 (1 own piece beside it) #2",
                         "D2+: ply 3: Blue raises `Bv1` at D2 to 2 #3", "D5+??: ply 4: Red raises `Rv1` at D5 to 2 #4",
                         "D3v1: ply 5: Blue places a `v` at D3, which gets the number 1 (1 own piece beside it) #5",
                         "D4v: ply 6: Red places a `v` at D4, which gets the number 1 (1 own piece beside it) #6",
                         "D3+: ply 7: Blue raises `Bv1` at D3 to 2 #7", "D4+: ply 8: Red raises `Rv1` at D4 to 2 #8",
                         "D2+: ply 9: Blue raises `Bv2` at D2 to 3 #9",
                         "E3v: ply 10: Red places a `v` at E3, which gets the number 1 (1 own piece beside it) #10",
                         "d3xE3!: ply 11: Blue takes `Rv1` at E3 with `Bv2` from D3 #11",
                         "D4+: ply 12: Red raises `Rv2` at D4 to 3 #12",
                         "E3+: ply 13: Blue raises `Bv2` at E3 to 3 #13"});
}

TEST_CASE("hexix annotations: the words bear the marks of the dialect") {
  CHECK(Annotated("D2>", hexix::Dialect::v2019).remarks() ==
        Lines{"D2>: ply 1: Blue places a `>` at D2, which gets the number 1 (1 own piece beside it) #1"});
}

TEST_CASE("hexix annotations: how a number that is odd came about") {
  CHECK(Annotated("D2v3   A1v").remarks() ==
        Lines{"D2v3: ply 1: Blue places a `v` at D2, which gets the number 1 (1 own piece beside it; 3 is written) #1",
              "A1v: ply 2: Red places a `v` at A1, which is not next to an own piece; its number is taken as 1 #2"});
  CHECK(Annotated("D2v    D5v\nE1^").remarks().back() ==
        "E1^: ply 3: Blue places a `^` at E1, which gets the number 2 (2 own pieces beside it) #3");
}

TEST_CASE("hexix annotations: the ply that ends the game") {
  CHECK(Annotated(home_in_danger + "C5D6   D5v").remarks() ==
        Lines{".../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b: "
              "the record begins with this position; Blue is to move #0",
              "C5D6: ply 1: Blue takes `Rh6` at D6 with `B^5` from C5, and wins the game #1",
              "D5v: ply 2: Red places a `v` at D5; the game was over before"});
}

TEST_CASE("hexix annotations: a ply that leaves the other side without any") {
  CHECK(Annotated("# position: .../..../Rv6..../Bh6Rv6Rv6Rv6Rv6Rh6/...../..../... r\n...    E1v").remarks().back() ==
        "E1v: ply 1: Red places a `v` at E1, which gets the number 1 (1 own piece beside it), and wins the game: "
        "Blue has no ply #1");
}

TEST_CASE("hexix annotations: plies of which the board tells nothing") {
  CHECK(Annotated("D2v    A1+\nD2+    D9v\nD2D3   ...").remarks() ==
        Lines{"D2v: ply 1: Blue places a `v` at D2, which gets the number 1 (1 own piece beside it) #1",
              "A1+: ply 2: Red raises the piece at A1; it cannot be played on this board",
              "D2+: ply 3: Blue raises the piece at D2; the board is uncertain here",
              "D9v: ply 4: a ply of Red that cannot be read",
              "D2D3: ply 5: Blue takes at D3 with the piece from D2; the board is uncertain here",
              "...: ply 6: a ply of Red that was not written down"});
  CHECK(Annotated("Blue   Red\n...    D5v").remarks() ==
        Lines{"Blue   Red: Blue's plies are on the left, Red's on the right",
              "D5v: ply 1: Red places a `v` at D5; the board is unknown"});
}

TEST_CASE("hexix annotations: a ply that is not there is counted, and not shown") {
  CHECK(Annotated("D2v\nD2+").remarks() ==
        Lines{"D2v: ply 1: Blue places a `v` at D2, which gets the number 1 (1 own piece beside it) #1",
              "D2+: ply 3: Blue raises the piece at D2; the board is uncertain here"});
}

TEST_CASE("hexix annotations: the outline has the rows of the game, and in them the plies") {
  CHECK(parts_of(Annotated("# lead\nBlue   Red\n1. D2v    D5v   # note\n\n")) ==
        "[Hexix|2 plies|Blue   Red[row 1||1. D2v    D5v[1. D2v|Blue|D2v][2. D5v|Red|D5v]]]");
  CHECK(parts_of(Annotated(home_in_danger + "C5D6!!\n1.")) ==
        "[Hexix|1 ply, B-home|C5D6!![position|Blue to move|.../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b]"
        "[row 1||C5D6!![1. C5D6!!|Blue|C5D6!!]][row 2||1.]]");
  CHECK(parts_of(Annotated("...D5v")) == "[Hexix|1 ply, a fragment|...D5v[row 1||...D5v[1. D5v|Red|D5v]]]");
}

TEST_CASE("hexix annotations: only the position line that counts is one") {
  const std::string bad = "# position: nowhere\n";
  CHECK(Annotated(bad + "D2v").remarks().size() == 1);
  CHECK(Annotated(bad + home_in_danger + "D2v").remarks().size() == 1);
  CHECK(Annotated(home_in_danger + home_in_danger + "C5D6").remarks().size() == 2);
  CHECK(Annotated("D2v\n" + home_in_danger + "D2+").remarks().size() == 2);
}
