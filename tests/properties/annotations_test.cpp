// What an editor shows of a text is in order, whatever the text is.

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"
#include "support/door/hostile_texts.hpp"

using namespace plyglot;

namespace {

struct Texts {
  std::string notation;
  std::string folder;
  std::string extension;
};
const std::vector<Texts> all_texts = {
    {"hop", "hop/valid", ".hop"},
    {"hop", "hop/invalid", ".hop"},
    {"hop:hivegame", "hop/invalid/hivegame", ".hop"},
    {"uhp", "hive/uhp/valid", ".uhp"},
    {"uhp", "hive/uhp/invalid", ".uhp"},
    {"uhp", "hive/uhp/illegal", ".uhp"},
    {"uhp", "hive/games", ".uhp"},
    {"thehive", "hive/thehive/valid", ".thehive"},
    {"thehive", "hive/thehive/invalid", ".thehive"},
    {"hive-pgn", "hive/hive-pgn/valid", ".pgn"},
    {"hive-pgn", "hive/hive-pgn/invalid", ".pgn"},
    {"boardspace-sgf", "hive/boardspace-sgf/valid", ".sgf"},
    {"boardspace-sgf", "hive/boardspace-sgf/invalid", ".sgf"},
    {"hopgi", "hopgi/valid", ".hopgi"},
    {"hopgi", "hopgi/invalid", ".hopgi"},
    {"hopgi", "hopgi/games", ".hopgi"},
    {"hopgi-fen", "hopgi-fen/valid", ".hgfen"},
    {"hopgi-fen", "hopgi-fen/invalid", ".hgfen"},
    {"hopgi-diagram", "hopgi-diagram/valid", ".hgd"},
    {"hopgi-diagram", "hopgi-diagram/invalid", ".hgd"},
    {"hexix:2024", "hexix/valid", ".hexix"},
    {"hexix:2024", "hexix/invalid", ".hexix"},
    {"hexix:2024", "hexix/games", ".hexix"},
    {"hexix-position", "hexix-position/valid", ".hexpos"},
    {"hexix-position", "hexix-position/invalid", ".hexpos"},
    {"homeworlds:ap", "homeworlds/ap", ".hw"},
    {"homeworlds", "homeworlds/invalid", ".hw"},
    {"homeworlds", "homeworlds/games", ".hw"},
};

}  // namespace

TEST_CASE("annotations: those of the texts of the project, and of texts that are nearly those") {
  for (const Texts& texts : all_texts) {
    CAPTURE(texts.folder);
    test::check_annotations_of_files(texts.notation, texts.folder, texts.extension);
  }
}

TEST_CASE("annotations: those of bytes without a meaning") {
  constexpr std::size_t size = 20'000;
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read) continue;
    CAPTURE(facts.id);
    const toolchain::Language language = test::language_of(std::string(facts.id));
    CHECK(test::annotation_faults(language, test::random_bytes(size)) == std::vector<std::string>());
    CHECK(test::annotation_faults(language, "") == std::vector<std::string>());
  }
}
