// One walk through a record serves the boards of all its plies.

#include "toolchain/plies/ply_views.hpp"

#include "hexix/views/board_walk.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/views/board_walk.hpp"
#include "homeworlds/views/board_walk.hpp"
#include "hopgi/views/board_walk.hpp"
#include "toolchain/model_view.hpp"
#include "toolchain/moment.hpp"

namespace plyglot::toolchain {
namespace {

using View = Session::View;

// Positions have none.
hive::BoardWalk walk_of(const hive::Record& record) { return hive::BoardWalk(record); }
homeworlds::BoardWalk walk_of(const homeworlds::Record& record) { return homeworlds::BoardWalk(record); }
hexix::BoardWalk walk_of(const hexix::Record& record) { return hexix::BoardWalk(record); }
hopgi::BoardWalk walk_of(const hopgi::Record& record) { return hopgi::BoardWalk(record); }

template <class Typed>
constexpr bool has_walk = requires(const Typed& model) {
  walk_of(model);
};

// Calls visit(walk) after each of the plies.
template <class Record, class Visit>
void visit_plies(const Record& record, std::uint32_t first, std::uint32_t last, Visit visit) {
  auto walk = walk_of(record);
  while (walk.plies() < first) walk.advance();
  visit(walk);
  while (walk.plies() < last) {
    walk.advance();
    visit(walk);
  }
}

class PlyViewer {
 public:
  PlyViewer(const Language& language, const Session::ViewOptions& options, std::uint32_t first, std::uint32_t last,
            std::vector<std::string>& texts)
      : values_(values_of(language)), options_(options), first_(first), last_(last), texts_(texts) {}

  template <class Typed>
  void show(const notation::Row<Typed>& row, const Typed& model) {
    if constexpr (has_walk<Typed>) {
      if (plies_of(model) == 0) return show_whole(row, model);
      if (is_of_board_alone(options_.view)) return show_boards(model);
      if (show_diagrams(model)) return;
      for (std::uint32_t ply = first_; ply <= last_; ++ply) show_cut(row, model, ply);
    } else {
      show_whole(row, model);
    }
  }

 private:
  std::string& begin_text() { return texts_.emplace_back(); }
  void end_text() { finish_view(options_.view, texts_.back()); }

  template <class Typed>
  void show_whole(const notation::Row<Typed>& row, const Typed& model) {
    append_view(row, model, options_, values_, begin_text());
    end_text();
  }

  template <class Record>
  void show_boards(const Record& record) {
    visit_plies(record, first_, last_, [this](auto& walk) {
      append_board(walk.board(), options_, begin_text());
      end_text();
    });
  }

  // False of a game whose diagrams say more of the record than the position.
  template <class Record>
  bool show_diagrams(const Record& record) {
    constexpr bool knows_diagrams = requires(std::string & out) { walk_of(record).append_diagram(out); };
    if constexpr (knows_diagrams) {
      if (options_.view != View::diagram) return false;
      visit_plies(record, first_, last_, [this](auto& walk) {
        walk.append_diagram(begin_text());
        end_text();
      });
      return true;
    }
    return false;
  }

  template <class Record>
  void show_cut(const notation::Row<Record>& row, const Record& record, std::uint32_t ply) {
    Record cut = record;
    cut_after(cut, ply);
    show_whole(row, cut);
  }

  notation::OptionValues values_;
  const Session::ViewOptions& options_;
  std::uint32_t first_;
  std::uint32_t last_;
  std::vector<std::string>& texts_;
};

}  // namespace

std::uint32_t count_plies(const Model& model) {
  const auto count = []<class Typed>(const Typed& typed) -> std::uint32_t {
    if constexpr (std::is_same_v<Typed, std::monostate>) {
      return 0;
    } else {
      return static_cast<std::uint32_t>(plies_of(typed));
    }
  };
  return std::visit(count, model);
}

std::uint32_t first_guess_of(const Model& model) {
  const auto find = []<class Typed>(const Typed& typed) -> std::uint32_t {
    if constexpr (std::is_same_v<Typed, std::monostate>) {
      return 0;
    } else {
      return first_guess(typed);
    }
  };
  return std::visit(find, model);
}

std::string why_no_board(const Model& model, const Language& language) {
  std::string problem;
  with_model(language, model, [&problem](const auto& row, const auto& typed) {
    if (row.views->why_no_board != nullptr) problem = row.views->why_no_board(typed);
  });
  return problem;
}

void walk_boards(const Model& model, std::uint32_t first, std::uint32_t last, BoardSink sink) {
  const auto walk = [&]<class Typed>(const Typed& typed) {
    if constexpr (has_walk<Typed>) {
      const auto take = [&sink](auto& at) { sink.take(sink.context, at.board()); };
      if (plies_of(typed) != 0) return visit_plies(typed, first, last, take);
    }
    sink.take(sink.context, board_of(model));
  };
  std::visit(walk, model);
}

void append_ply_views(const Model& model, const Language& language, const Session::ViewOptions& options,
                      std::uint32_t first, std::uint32_t last, std::vector<std::string>& texts) {
  PlyViewer viewer(language, options, first, last, texts);
  with_model(language, model, [&viewer](const auto& row, const auto& typed) { viewer.show(row, typed); });
}

}  // namespace plyglot::toolchain
