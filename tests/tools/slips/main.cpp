// Makes single slips in legal games and prints, as a Markdown table, what is found of them; the same for the same
// arguments on every machine.
//   plyglot-slips [--seed N] [--slips N] [--bounds FILE] [TITLE...]
// Of the games and notations that have one of the titles in their own, or of all. With --bounds the status is 1 if
// what a line of the file says does not hold.

#include "tools/slips/tally.hpp"

#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

namespace {

using namespace plyglot::slips;

struct Request {
  Wishes wishes;
  std::string bounds;
  std::vector<std::string> titles;

  bool wants(const Subject& subject) const {
    if (titles.empty()) return true;
    for (const std::string& title : titles) {
      if (subject.title.find(title) != std::string_view::npos) return true;
    }
    return false;
  }
};

std::string whole(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("there is no file " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

Request request_in(const std::vector<std::string>& words) {
  Request request;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].substr(0, 2) != "--") {
      request.titles.push_back(words[i]);
      continue;
    }
    if (i + 1 == words.size()) throw std::runtime_error(words[i] + " needs a value");
    const std::string& value = words[i + 1];
    if (words[i] == "--seed") {
      request.wishes.seed = std::stoul(value);
    } else if (words[i] == "--slips") {
      request.wishes.slips = std::stoul(value);
    } else if (words[i] == "--bounds") {
      request.bounds = whole(value);
    } else {
      throw std::runtime_error("there is no option " + words[i]);
    }
    ++i;
  }
  return request;
}

}  // namespace

int main(int argument_count, char** arguments) {
  try {
    const Request request = request_in({arguments + 1, arguments + argument_count});
    std::vector<Tally> tallies;
    for (const Subject& subject : subjects()) {
      if (request.wants(subject)) tallies.push_back(tally(subject, request.wishes));
    }
    if (tallies.empty()) throw std::runtime_error("there is no game of that title");
    std::cout << table(tallies);
    const std::vector<std::string> broken = broken_bounds(tallies, request.bounds);
    for (const std::string& line : broken) std::cerr << "does not hold: " << line << '\n';
    return broken.empty() ? 0 : 1;
  } catch (const std::exception& error) {
    std::cerr << "plyglot-slips: " << error.what() << '\n';
    return 2;
  }
}
