#pragma once
// An engine of the Universal Hive Protocol: one command a line, and an answer that ends in `ok`.

#include "plyglot/playing/move_chooser.hpp"

#include <plyglot/game.hpp>

namespace plyglot::tool {

// A longer line is not a command; no game comes near it.
inline constexpr std::size_t longest_command = std::size_t{1} << 20;

class UhpSession {
 public:
  explicit UhpSession(const ChoiceOptions& options) : options_(options) {}

  // What an engine says when it starts.
  static std::string greeting();
  // The answer to one line, which has no line end.
  std::string answer(std::string_view line);
  static std::string answer_to_long_line();
  // Whether the client has said `exit`.
  bool has_ended() const { return has_ended_; }

  using Command = void (UhpSession::*)(std::string_view arguments, std::string& out);

 private:
  void info(std::string_view arguments, std::string& out);
  void new_game(std::string_view arguments, std::string& out);
  void play(std::string_view arguments, std::string& out);
  void pass(std::string_view arguments, std::string& out);
  void list_moves(std::string_view arguments, std::string& out);
  void choose_move(std::string_view arguments, std::string& out);
  void undo(std::string_view arguments, std::string& out);
  void options(std::string_view arguments, std::string& out);
  void help(std::string_view arguments, std::string& out);
  void end(std::string_view arguments, std::string& out);
  // Our own, with a prefix.
  void show_hop(std::string_view arguments, std::string& out);
  void show_board(std::string_view arguments, std::string& out);
  void explain(std::string_view arguments, std::string& out);
  void list_moves_of(std::string_view arguments, std::string& out);

  void begin(std::string_view type, std::string& out);
  void load(std::string_view game_string, std::string& out);
  void take_up(toolchain::Game game, std::string& out);
  // The game that is in progress; null, with an error, if there is none.
  toolchain::Game* game_for(std::string& out);
  void show_game(std::string& out) const;

  ChoiceOptions options_;
  std::optional<toolchain::Game> game_;
  MoveChooser chooser_;
  bool has_ended_ = false;

  friend struct UhpCommands;
};

}  // namespace plyglot::tool
