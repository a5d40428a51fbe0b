#include "plyglot/show/show.hpp"
#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <charconv>
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

// What `--ply` names.
struct PlyWord {
  // One that each game must have; none for `all`.
  std::optional<std::uint32_t> ply;
  // Unless it is one ply.
  std::optional<PlyRange> range;
};

std::optional<std::uint32_t> ply_in(std::string_view word) {
  std::uint32_t ply = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), ply);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return ply;
}

// Empty, or what is wrong with the word: `7`, `3-9`, `3-`, `-9` or `all`.
std::string read_plies(const std::string& word, PlyWord& out) {
  if (word == "all") {
    out = {std::nullopt, PlyRange()};
    return {};
  }
  const std::string_view text(word);
  const std::size_t dash = text.find('-');
  const auto first = ply_in(text.substr(0, dash));
  if (dash == text.npos && first) {
    out = {first, std::nullopt};
    return {};
  }
  const std::string_view end = dash == text.npos ? std::string_view() : text.substr(dash + 1);
  const auto last = ply_in(end);
  const bool is_range = dash != text.npos && (first || dash == 0) && (last || end.empty()) && (first || last);
  if (!is_range) {
    return text::format("`{}` is not a ply: write its number, a range such as 3-9, 3- or -9, or all",
                        text::visible(word));
  }
  if (first && last && *last < *first) {
    return text::format("`{}` ends before it begins: write {}-{}", word, *last, *first);
  }
  out.range = PlyRange{first.value_or(0), last.value_or(PlyRange().last)};
  out.ply = last ? last : first;
  return {};
}

CLI::Validator ply_check() {
  const auto check = [](const std::string& word) {
    PlyWord unused;
    return read_plies(word, unused);
  };
  return {check, "", ""};
}

// Options that only pictures have would do nothing for other forms, and so they are refused.
void check_picture_options(const CLI::App& command, const ShowRequest& request) {
  if (request.view == View::svg) {
    if (request.picture.is_page && !request.picture.plies) {
      throw UsageError("a page shows a game ply by ply: --ply N is one board, --ply 0-N a part of the game");
    }
    if (request.picture.plies && !request.picture.notes.empty()) {
      throw UsageError("--annotate speaks of one board: it does not go with several plies of a game");
    }
    return;
  }
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
            PlyWord plies;
            read_plies(word, plies);
            request->input.ply = plies.ply;
            request->picture.plies = plies.range;
          },
          "After the N-th ply of a game; 0 is the start; after each ply of a range such as 3-9, 3- or -9, or of all")
      ->type_name("N|A-B|all")
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
      if (request->picture.is_page && command.count("--ply") == 0) request->picture.plies.emplace();
      check_picture_options(command, *request);
      return view(*request);
    };
  });
}

}  // namespace plyglot::tool
