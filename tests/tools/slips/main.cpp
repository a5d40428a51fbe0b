// Makes slips in legal games and prints, as Markdown tables, what becomes of them; the same for the same arguments on
// every machine.
//   plyglot-slips [--seed N] [--slips N | --games N] [--kind NAME] [--jobs N] [--full | --show MEASURE]
//                 [--bounds FILE] [--people FILE] [TITLE...]
// The games and notations are those that have one of the titles in their own, or all: N slips of each, or N of all
// together, each in a game. With --kind only of the kinds that have NAME in their own. With --full the tables tell the
// kinds of each game apart. With --show the texts of the cases that are bad by a measure are printed instead, at most
// --most (10) of each game; MEASURE `any` means all that is done to a text and should not be. With --bounds the status
// is 1 if what a line of the file says does not hold. With --people the games are those of the file, which has a
// GameString of UHP without findings on each line.

#include "support/files/shared_files.hpp"
#include "tools/slips/measures/show.hpp"
#include "tools/slips/measures/table.hpp"

#include <atomic>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <thread>

namespace {

using namespace plyglot::slips;

struct Request {
  Wishes wishes;
  std::size_t games = 0;
  std::size_t jobs = 1;
  std::size_t most = 10;
  bool is_full = false;
  std::string shown;
  std::string bounds;
  std::optional<Subject> people;
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

void set(Request& request, const std::string& option, const std::string& value) {
  if (option == "--seed") {
    request.wishes.seed = std::stoul(value);
  } else if (option == "--slips") {
    request.wishes.slips = std::stoul(value);
  } else if (option == "--games") {
    request.games = std::stoul(value);
  } else if (option == "--kind") {
    request.wishes.kind = value;
  } else if (option == "--jobs") {
    request.jobs = std::stoul(value);
  } else if (option == "--show") {
    request.shown = value;
  } else if (option == "--most") {
    request.most = std::stoul(value);
  } else if (option == "--bounds") {
    request.bounds = whole(value);
  } else if (option == "--people") {
    std::vector<std::string> games;
    for (const std::string& line : plyglot::test::split(whole(value), '\n')) {
      if (!line.empty()) games.push_back(line);
    }
    if (games.empty()) throw std::runtime_error("no game in " + value);
    request.people = people_subject(std::move(games));
  } else {
    throw std::runtime_error("there is no option " + option);
  }
}

Request request_in(const std::vector<std::string>& words) {
  Request request;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--full") {
      request.is_full = true;
    } else if (words[i].substr(0, 2) != "--") {
      request.titles.push_back(words[i]);
    } else {
      if (i + 1 == words.size()) throw std::runtime_error(words[i] + " needs a value");
      set(request, words[i], words[i + 1]);
      ++i;
    }
  }
  if (!request.shown.empty() && request.shown != "any" && !measure_named(request.shown)) {
    throw std::runtime_error("there is no measure " + request.shown);
  }
  return request;
}

std::optional<Measure> bad_measure(const Request& request, const Outcome& outcome) {
  if (request.shown != "any") {
    const Measure measure = *measure_named(request.shown);
    return is_bad(measure, outcome) ? std::optional(measure) : std::nullopt;
  }
  for (auto i = static_cast<std::size_t>(Measure::another_by_fix); i < measures; ++i) {
    const auto measure = static_cast<Measure>(i);
    if (is_bad(measure, outcome)) return measure;
  }
  return std::nullopt;
}

struct Done {
  Tally tally;
  std::string shown;
  std::exception_ptr error;
};

void work_on(const Request& request, const Subject& subject, Done& done) {
  std::size_t shown_cases = 0;
  const auto watch = [&](const Kind& kind, const Slip& slip, const Outcome& outcome) {
    const auto measure = bad_measure(request, outcome);
    if (measure && shown_cases++ < request.most) done.shown += shown(subject, kind, slip, outcome, *measure);
  };
  try {
    done.tally = tally(subject, request.wishes, request.shown.empty() ? Watch() : watch);
  } catch (...) {
    done.error = std::current_exception();
  }
}

// Each subject is worked on alone, so that the number of threads changes nothing.
std::vector<Done> work(Request request) {
  std::vector<const Subject*> wanted;
  if (request.people) wanted.push_back(&*request.people);
  for (const Subject& subject : subjects()) {
    if (!request.people && request.wants(subject)) wanted.push_back(&subject);
  }
  if (wanted.empty()) throw std::runtime_error("there is no game of that title");
  if (request.games != 0) request.wishes.slips = (request.games + wanted.size() - 1) / wanted.size();
  std::vector<Done> all(wanted.size());
  std::atomic<std::size_t> next = 0;
  const auto run = [&] {
    for (std::size_t i = next++; i < wanted.size(); i = next++) work_on(request, *wanted[i], all[i]);
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < request.jobs; ++i) threads.emplace_back(run);
  run();
  for (std::thread& thread : threads) thread.join();
  for (const Done& done : all) {
    if (done.error) std::rethrow_exception(done.error);
  }
  return all;
}

}  // namespace

int main(int argument_count, char** arguments) {
  try {
    const Request request = request_in({arguments + 1, arguments + argument_count});
    kinds();
    const std::vector<Done> all = work(request);
    std::vector<Tally> tallies;
    for (const Done& done : all) {
      std::cout << done.shown;
      tallies.push_back(done.tally);
    }
    if (request.shown.empty()) std::cout << (request.is_full ? full_tables(tallies) : tables(tallies));
    const std::vector<std::string> broken = broken_bounds(tallies, request.bounds);
    for (const std::string& line : broken) std::cerr << "does not hold: " << line << '\n';
    return broken.empty() ? 0 : 1;
  } catch (const std::exception& error) {
    std::cerr << "plyglot-slips: " << error.what() << '\n';
    return 2;
  }
}
