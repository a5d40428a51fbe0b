#pragma once
// The commands, each in a file of its own.

#include <CLI/App.hpp>

#include <functional>

namespace plyglot::tool {

// What the command line chose to do: returns the exit status.
using Action = std::function<int()>;

// Each adds its command to the application; when the command line names it, `action` is set.
void add_lint(CLI::App& app, Action& action);
void add_fmt(CLI::App& app, Action& action);
void add_translate(CLI::App& app, Action& action);
void add_diff(CLI::App& app, Action& action);
void add_show(CLI::App& app, Action& action);
void add_moves(CLI::App& app, Action& action);
void add_perft(CLI::App& app, Action& action);
void add_dump(CLI::App& app, Action& action);
void add_grammar(CLI::App& app, Action& action);
void add_config(CLI::App& app, Action& action);
void add_explain(CLI::App& app, Action& action);
void add_list(CLI::App& app, Action& action);
void add_generate(CLI::App& app, Action& action);
void add_answer(CLI::App& app, Action& action);
void add_lsp(CLI::App& app, Action& action);

}  // namespace plyglot::tool
