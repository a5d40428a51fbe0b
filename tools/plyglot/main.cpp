#include "plyglot/commands/command_line.hpp"

int main(int argc, char** argv) { return plyglot::tool::run_command_line(argc, argv); }
