// A link that is named as a config may lead to a file that is not one: its text is not shown.
#include "cli/process.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

TEST_CASE("a config that is a link to a file of another name is not quoted") {
  const cli::Folder folder;
  folder.write("a.hop", "QA-a,b\n");
  folder.write("elsewhere/key", "secret_word: hidden_value\n");
  folder.write("elsewhere/settings", "secret_word = \"hidden_value\"\n");
  folder.write("elsewhere/plyglot.toml", "mistyped = 1\n");
  folder.write("elsewhere/good", "ignore = [\"all\"]\n");
  const auto linked = [&folder](const std::string& target, const std::string& command) {
    return cli::run_shell(folder, "ln -sf elsewhere/" + target + " plyglot.toml; plyglot " + command + " a.hop");
  };
  for (const std::string command : {"lint", "config", "lint --config plyglot.toml"}) {
    INFO(command);
    const cli::Outcome key = linked("key", command);
    CHECK(key.status == 2);
    CHECK(key.out + key.error ==
          "plyglot: plyglot.toml: config/not-toml in line 1, column 12 (not shown, since this is a link to a file of "
          "another name)\nplyglot: nothing was done: fix `plyglot.toml`, or use --no-config\n");
    const cli::Outcome settings = linked("settings", command);
    CHECK(settings.status == 2);
    CHECK(settings.error.find("config/unknown-key in line 1, column 1 ") != std::string::npos);
    CHECK(settings.error.find("secret_word") == std::string::npos);
    CHECK(settings.error.find("hidden_value") == std::string::npos);
    CHECK(linked("plyglot.toml", command).error.find(" 1 | mistyped = 1\n") != std::string::npos);
    CHECK(linked("good", command).status == 0);
  }
}
