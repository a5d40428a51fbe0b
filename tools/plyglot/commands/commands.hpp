#pragma once
// The commands, each in a file of its own.

#include <CLI/App.hpp>

#include <functional>

namespace plyglot::tool {

// What the command line chose to do: returns the exit status.
using Action = std::function<int()>;

// Each gives its command what it takes; when the command line names it, `action` is set.
void set_up_lint(CLI::App& command, Action& action);
void set_up_fmt(CLI::App& command, Action& action);
void set_up_translate(CLI::App& command, Action& action);
void set_up_diff(CLI::App& command, Action& action);
void set_up_show(CLI::App& command, Action& action);
void set_up_moves(CLI::App& command, Action& action);
void set_up_perft(CLI::App& command, Action& action);
void set_up_find(CLI::App& command, Action& action);
void set_up_explore(CLI::App& command, Action& action);
void set_up_dedupe(CLI::App& command, Action& action);
void set_up_archive(CLI::App& command, Action& action);
void set_up_stats(CLI::App& command, Action& action);
void set_up_export(CLI::App& command, Action& action);
void set_up_index(CLI::App& command, Action& action);
void set_up_solve(CLI::App& command, Action& action);
void set_up_dump(CLI::App& command, Action& action);
void set_up_grammar(CLI::App& command, Action& action);
void set_up_config(CLI::App& command, Action& action);
void set_up_init(CLI::App& command, Action& action);
void set_up_explain(CLI::App& command, Action& action);
void set_up_list(CLI::App& command, Action& action);
void set_up_generate(CLI::App& command, Action& action);
void set_up_answer(CLI::App& command, Action& action);
void set_up_uhp(CLI::App& command, Action& action);
void set_up_lsp(CLI::App& command, Action& action);
void set_up_uhp_check(CLI::App& command, Action& action);
void set_up_match(CLI::App& command, Action& action);

}  // namespace plyglot::tool
