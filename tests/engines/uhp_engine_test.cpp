#include "plyglot/engines/uhp_engine.hpp"
#include "engines/hostile_engine.hpp"

#include <catch2/catch.hpp>

namespace plyglot::tool::engines {
namespace {

using std::chrono::milliseconds;

EngineOptions hurried() {
  EngineOptions options;
  options.patience = milliseconds(400);
  options.grace = milliseconds(200);
  options.stop_grace = milliseconds(200);
  return options;
}

EngineOptions patient() {
  EngineOptions options = hurried();
  options.patience = milliseconds(10'000);
  return options;
}

std::unique_ptr<UhpEngine> start(const std::string& kind, const EngineOptions& options = patient()) {
  std::string problem;
  std::unique_ptr<UhpEngine> engine = UhpEngine::start({PLYGLOT_HOSTILE, kind}, options, problem);
  INFO(problem);
  REQUIRE(engine != nullptr);
  return engine;
}

void check_gone(UhpEngine& engine) {
  const pid_t group = engine.process().pid();
  engine.quit();
  CHECK(test::is_group_gone(group));
}

TEST_CASE("a greeting and answers are read") {
  EngineOptions options = patient();
  options.stop_grace = milliseconds(10'000);
  const auto engine = start("kind", options);
  CHECK(engine->id() == "Hostile kind");
  CHECK(engine->capabilities() == std::vector<std::string>{"Mosquito", "Ladybug", "Pillbug"});
  const Answer started = engine->new_game("Base");
  REQUIRE(started.only_line() != nullptr);
  CHECK(*started.only_line() == "Base;NotStarted;White[1]");
  const Answer refused = engine->play("wS1");
  CHECK(refused.kind == AnswerKind::invalid_move);
  CHECK(refused.message == "not now");
  CHECK(engine->undo(3).message == "what is undo 3");
  CHECK(engine->best_move_in(milliseconds(61'001)).message == "what is bestmove time 00:01:02");
  CHECK(engine->best_move_at(2, milliseconds(10'000)).message == "what is bestmove depth 2");
  CHECK(engine->is_usable());
  CHECK(said(engine->quit().end) == "ended with status 0");
  CHECK(engine->ask("newgame").kind == AnswerKind::ended);
}

TEST_CASE("lines may end in CR LF") {
  const auto engine = start("crlf");
  CHECK(engine->id() == "Hostile crlf");
  REQUIRE(engine->new_game().only_line() != nullptr);
  CHECK(engine->play("wS1").message == "not now");
}

TEST_CASE("an engine that is no good is not waited for") {
  struct Case {
    const char* kind;
    AnswerKind answer;
    const char* words;
  };
  const Case given = GENERATE(values<Case>({
      {"greeting-none", AnswerKind::timed_out, "did not answer in time"},
      {"greeting-dies", AnswerKind::ended, "ended with status 3"},
      {"greeting-killed", AnswerKind::ended, "was ended by signal 11 (Segmentation fault)"},
      {"greeting-flood", AnswerKind::flooded, "wrote without end"},
      {"greeting-lines", AnswerKind::flooded, "wrote without end"},
      {"greeting-errors", AnswerKind::timed_out, "did not answer in time"},
  }));
  INFO(given.kind);
  const auto engine = start(given.kind, given.answer == AnswerKind::timed_out ? hurried() : patient());
  CHECK(engine->greeting().kind == given.answer);
  CHECK(said_failure(engine->greeting(), *engine) == given.words);
  CHECK_FALSE(engine->is_usable());
  CHECK(engine->new_game().kind == given.answer);
  check_gone(*engine);
}

TEST_CASE("an engine that stops being good is not waited for") {
  struct Case {
    const char* kind;
    AnswerKind answer;
    const char* words;
  };
  const Case given = GENERATE(values<Case>({
      {"hangs", AnswerKind::timed_out, "did not answer in time"},
      {"no-ok", AnswerKind::timed_out, "did not end its answer with `ok`"},
      {"ok-without-end", AnswerKind::timed_out, "did not end its answer with `ok`"},
      {"dies", AnswerKind::ended, "ended with status 3"},
      {"closes", AnswerKind::ended, "closed its output"},
      {"half", AnswerKind::ended, "ended with status 0"},
      {"greeting-deaf", AnswerKind::not_taken, "did not take its input in time"},
  }));
  INFO(given.kind);
  EngineOptions options = patient();
  const auto engine = start(given.kind, options);
  REQUIRE(engine->greeting().is_ok());
  const Answer answer = engine->ask("newgame", milliseconds(given.answer == AnswerKind::timed_out ? 300 : 10'000));
  CHECK(answer.kind == given.answer);
  CHECK(said_failure(answer, *engine) == given.words);
  CHECK_FALSE(engine->is_usable());
  check_gone(*engine);
}

TEST_CASE("what was said before it ended is kept") {
  const auto engine = start("half");
  CHECK(engine->new_game().lines == std::vector<std::string>{"Base;NotStarted;White[1]"});
  const auto dead = start("dies");
  dead->new_game();
  dead->quit();
  CHECK(dead->process().error_tail() == "cannot go on\n");
}

TEST_CASE("lines that answer nothing are set apart") {
  const auto engine = start("chatters");
  CHECK(engine->new_game().stray.empty());
  // It is written after the `ok`.
  std::vector<std::string> stray;
  for (int tries = 0; tries < 100 && stray.empty(); ++tries) stray = engine->new_game().stray;
  CHECK(stray == std::vector<std::string>{"and by the way"});
}

TEST_CASE("a late answer is one within the patience") {
  const Answer answer = start("late")->ask("info");
  CHECK(answer.is_ok());
  CHECK(answer.took >= milliseconds(250));
}

TEST_CASE("no engine outlives its end") {
  const std::string kind = GENERATE("ignores-term", "leaves-child", "leaves-child-silent", "hangs");
  INFO(kind);
  EngineOptions options = patient();
  const bool is_deaf = kind == "ignores-term" || kind == "hangs";
  if (!is_deaf) options.stop_grace = milliseconds(10'000);
  const auto engine = start(kind, options);
  const pid_t group = engine->process().pid();
  REQUIRE(test::has_group(group));
  if (kind == "hangs") engine->ask("newgame", milliseconds(50));
  const ChildProcess::Stopped stopped = engine->quit();
  CHECK(stopped.needed_kill == (kind == "ignores-term"));
  CHECK(stopped.needed_term == (kind == "ignores-term" || kind == "hangs"));
  CHECK(stopped.left_processes == (kind == "leaves-child"));
  CHECK(test::is_group_gone(group));
}

TEST_CASE("GameStrings and lists are divided") {
  const auto words = game_words("Base+M;InProgress;White[2];wS1;bS1 wS1- ");
  REQUIRE(words.has_value());
  CHECK(words->type == "Base+M");
  CHECK(words->state == "InProgress");
  CHECK(words->turn == "White[2]");
  CHECK(words->moves == std::vector<std::string>{"wS1", "bS1 wS1-"});
  CHECK_FALSE(game_words("Base;NotStarted").has_value());
  CHECK(moves_in("") == std::vector<std::string>{});
  CHECK(moves_in("wA1;") == std::vector<std::string>{"wA1", ""});
}

}  // namespace
}  // namespace plyglot::tool::engines
