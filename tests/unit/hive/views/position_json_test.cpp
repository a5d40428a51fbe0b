#include "hive/views/position_json.hpp"

#include "support/checks/catch.hpp"
#include "support/files/board_page.hpp"
#include "support/hive/board.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using namespace plyglot::hive;
using nlohmann::json;
using test::position_of;

TEST_CASE("a position as JSON (hop R22)") {
  Position position = position_of("2,-1=bA1 0,0=wQ1 1,0=wA1>wB1!");
  position.set = base_set();
  position.set.of(Colour::black, BugKind::mosquito) = 1;
  position.to_move = Colour::black;
  CHECK(json::parse(position_json(position, "A+a1=B!1-Q,b")) == json::parse(R"({
    "gametype": {"white": {"Q": 1, "A": 3, "B": 2, "G": 3, "S": 2},
                 "black": {"Q": 1, "A": 3, "B": 2, "G": 3, "M": 1, "S": 2}},
    "cells": [{"q": 2, "r": -1, "stack": ["bA1"]},
              {"q": 0, "r": 0, "stack": ["wQ1"]},
              {"q": 1, "r": 0, "stack": ["wA1", "wB1"]}],
    "edges": [[1, 2, 1], [2, 0, 0]],
    "to_move": "black",
    "last_moved": "wB1",
    "canonical": "A+a1=B!1-Q,b"
  })"));
}

TEST_CASE("what is not known is null") {
  Position position;
  position.is_set_known = false;
  CHECK(position_json(position, std::nullopt) ==
        R"({"gametype":null,"cells":[],"edges":[],"to_move":null,"last_moved":null,"canonical":null})");
}

TEST_CASE("a set without bugs is two empty objects") {
  CHECK(json::parse(position_json(Position{}, ""))["gametype"] == json::parse(R"({"white": {}, "black": {}})"));
}

TEST_CASE("the example of the documentation is what is written") {
  Position position = position_of("2,-1=bA1 0,0=wQ1 1,0=wA1>wB1");
  position.set = base_set();
  position.to_move = Colour::black;
  CHECK(json::parse(position_json(position, "base,A+a1=B1-Q,b")) == test::documented_json(1));
}
