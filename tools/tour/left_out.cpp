// The commands that the tour does not run, and an option: its build leaves them out. Each ends with status 2 and says
// which build has it.
#include "plyglot/commands/commands.hpp"
#include "plyglot/reading/changed_files.hpp"

#include "text/format.hpp"

#include <stdexcept>

namespace plyglot::tool {
namespace {

void leave_out(CLI::App& command, Action& action) {
  command.allow_extras();
  command.callback([&command, &action] {
    action = [name = command.get_name()]() -> int {
      throw std::runtime_error(text::format(
          "the program of the tour leaves out `{}`; `tools/dev run {}` builds all of plyglot", name, name));
    };
  });
}

[[noreturn]] void leave_out_since() {
  throw std::runtime_error("the program of the tour leaves out `--since`; `tools/dev run lint` builds all of plyglot");
}

}  // namespace

ChangedFiles::ChangedFiles(const std::string&) { leave_out_since(); }
bool ChangedFiles::has(const std::string&) { leave_out_since(); }

void set_up_find(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_explore(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_dedupe(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_archive(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_stats(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_export(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_index(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_solve(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_grammar(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_init(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_generate(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_answer(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_uhp(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_lsp(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_uhp_check(CLI::App& command, Action& action) { leave_out(command, action); }
void set_up_match(CLI::App& command, Action& action) { leave_out(command, action); }

}  // namespace plyglot::tool
