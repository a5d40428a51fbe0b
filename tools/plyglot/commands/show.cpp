#include "plyglot/commands/commands.hpp"
#include "plyglot/commands/common_options.hpp"
#include "plyglot/usage_error.hpp"
#include "plyglot/view.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <limits>
#include <memory>

namespace plyglot::tool {
namespace {

using View = toolchain::Session::View;

struct Form {
  View view = View::text;
  bool is_page = false;
};

struct ShowRequest : ViewRequest {
  Form form;
};

CLI::Validator ply_check() {
  const CLI::Validator number = number_check(0, std::numeric_limits<std::uint32_t>::max());
  const auto check = [number](std::string& word) {
    if (word == "all" || number(word).empty()) return std::string();
    return text::format("`{}` is neither `all` nor the number of a ply", text::visible(word));
  };
  return {check, "", ""};
}

// Options that only pictures have would do nothing for other forms, and so they are refused.
void check_picture_options(const CLI::App& command, const ShowRequest& request) {
  if (request.view == View::svg) {
    const bool is_of_many = request.picture.is_page || request.picture.shows_all_plies;
    if (request.picture.is_page && command.count("--ply") > 0 && !request.picture.shows_all_plies) {
      throw UsageError("a page has all plies of a game: --ply N does not go with --format html");
    }
    if (is_of_many && !request.picture.notes.empty()) {
      throw UsageError("--annotate speaks of one board: it does not go with all plies of a game");
    }
    return;
  }
  if (request.picture.shows_all_plies) throw UsageError("--ply all needs --format svg or html");
  for (const char* option : {"--theme", "--pieces", "--annotate"}) {
    if (command.count(option) > 0) throw UsageError(std::string(option) + " needs --format svg or html");
  }
}

}  // namespace

void set_up_show(CLI::App& command, Action& action) {
  const auto request = std::make_shared<ShowRequest>();
  request->input.reads_markdown = true;
  add_input_options(command, request->input);
  add_column_options(command, request->input);
  request->input.uses_ply_of_block = true;
  add_speech_options(command, request->speech);
  command
      .add_option_function<std::string>(
          "--ply",
          [request](const std::string& word) {
            request->picture.shows_all_plies = word == "all";
            if (word != "all") request->input.ply = static_cast<std::uint32_t>(std::stoul(word));
          },
          "After the N-th ply of a game; 0 is the start; `all` for a picture or page of all")
      ->type_name("N|all")
      ->check(ply_check())
      ->group("View");
  add_choice<Form>(
      command, "--format", request->form,
      {{"text", {View::text}},
       {"diagram", {View::diagram}},
       {"svg", {View::svg}},
       {"html", {View::svg, true}},
       {"dot", {View::dot}},
       {"json", {View::json}}},
      "How boards are shown: text (drawn), diagram (the notation's own), svg, html (a game as a page), dot "
      "or json")
      ->type_name("FORMAT")
      ->group("View");
  add_choice<board::Theme>(command, "--theme", request->picture.svg.theme,
                           {{"auto", board::Theme::automatic},
                            {"light", board::Theme::light},
                            {"dark", board::Theme::dark},
                            {"print", board::Theme::print}},
                           "Colours of pictures: auto (light, or dark where the reader prefers that), light, dark or "
                           "print (greys)")
      ->type_name("THEME")
      ->group("View");
  add_choice<board::PieceStyle>(command, "--pieces", request->picture.svg.pieces,
                                {{"drawn", board::PieceStyle::drawn}, {"letters", board::PieceStyle::letters}},
                                "Pieces in pictures of Hive and Hopgi: drawn, or letters")
      ->type_name("STYLE")
      ->group("View");
  command
      .add_option("--annotate", request->picture.notes,
                  "Marks and arrows in a picture, with spaces between them: `wQ`, `wA1>bQ/`, `red:3,-1`")
      ->type_name("NOTES")
      ->group("View");
  command.callback([&command, request, &action] {
    request->view = request->form.view;
    request->picture.is_page = request->form.is_page;
    action = [&command, request] {
      check_picture_options(command, *request);
      if (request->picture.is_page) request->picture.shows_all_plies = true;
      return view(*request);
    };
  });
}

}  // namespace plyglot::tool
