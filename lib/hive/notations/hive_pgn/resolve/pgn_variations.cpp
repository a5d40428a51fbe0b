#include "hive/notations/hive_pgn/resolve/pgn_variations.hpp"

#include "hive/record/record_replay.hpp"
#include "text/sort.hpp"

namespace plyglot::hive::hive_pgn {

Variations::Variations(const Ast& ast) : ast_(ast), lines_(1) { divide(); }

void Variations::divide() {
  std::vector<std::size_t> line_of(ast_.moves.size());
  std::vector<std::size_t> open = {0};
  std::size_t next = 0;
  const auto take_moves = [&](std::size_t end) {
    for (; next < end; ++next) {
      line_of[next] = open.back();
      ++lines_[open.back()].moves;
    }
  };
  for (const Parenthesis& each : ast_.parentheses) {
    take_moves(each.moves_before);
    if (!each.opens) {
      ended_.push_back(open.back());
      open.pop_back();
      continue;
    }
    Line line;
    line.parent = open.back();
    line.moves_before = lines_[line.parent].moves;
    line.depth = open.size();
    open.push_back(lines_.size());
    lines_.push_back(line);
  }
  take_moves(ast_.moves.size());
  std::size_t first = 0;
  for (Line& line : lines_) {
    line.first_move = first;
    first += line.moves;
  }
  moves_.resize(ast_.moves.size());
  played_.resize(ast_.moves.size());
  plies_.resize(lines_.size());
  std::vector<std::size_t> filled(lines_.size());
  for (std::size_t i = 0; i < ast_.moves.size(); ++i) {
    moves_[lines_[line_of[i]].first_move + filled[line_of[i]]++] = ast_.moves[i];
  }
}

void Variations::play_move(std::size_t line, std::size_t index, Replay& replay) {
  const std::span<const WrittenMove> moves(&moves_[lines_[line].first_move], lines_[line].moves);
  Played& played = played_[lines_[line].first_move + index];
  played.is_after_guess = replay.has_guessed();
  replay.play(moves, index);
  played.is_known = !replay.is_stopped();
  played.is_refused = replay.is_refused();
}

// Plies of moves may be taken back when one after them is refused.
void Variations::end_line(std::size_t line, const Replay& replay) {
  const Line& ended = lines_[line];
  for (std::size_t i = 0; i < ended.moves; ++i) {
    Played& played = played_[ended.first_move + i];
    const std::uint32_t before = replay.plies_before(i);
    const std::uint32_t after = replay.plies_before(i + 1);
    played.plies = after - std::min(before, after);
    played.is_kept = played.plies != 0;
    played.plies_before = played.is_kept ? after - 1 : before;
    // One that is written twice.
    if (!played.is_kept && played.is_known && !played.is_refused && i > 0) {
      played = played_[ended.first_move + i - 1];
      played.plies = 0;
    }
  }
}

bool Variations::begin_line(Line& line) const {
  const Line& parent = lines_[line.parent];
  if (!parent.is_known || line.depth > most_variations) return false;
  line.begin = parent.begin;
  line.is_after_guess = parent.is_after_guess;
  line.is_kept = false;
  if (line.moves_before == 0) return true;
  const Played& replaced = replaced_by(line);
  line.begin = replaced.plies_before;
  line.is_kept = parent.is_kept && replaced.is_kept;
  line.is_after_guess = replaced.is_after_guess;
  return replaced.is_known;
}

// From the last one to end to the first: each comes after the line that it is in and before those that come before it
// there, so that the plies before it are still those of its line.
void Variations::play(const text::Source& source, const ReplayStyle& style, const RuleOptions& options,
                      const Replay& replay, Record& record, diagnostics::Reporter& reporter) {
  end_line(0, replay);
  Record path;
  path.type = record.type;
  path.type_span = record.type_span;
  path.plies = record.plies;
  path.keeps_numbers = record.keeps_numbers;
  Game game(record.type, options);
  std::vector<Game::Undo> undos;
  for (const Ply& ply : record.plies) {
    game.play(move_of(ply));
    undos.push_back(game.last_undo());
  }
  PieceSet moved = replay.moved();
  std::vector<diagnostics::Edit> renumbering;
  replay.append_renumbering(renumbering);
  for (auto it = ended_.rbegin(); it != ended_.rend(); ++it) {
    Line& line = lines_[*it];
    line.is_known = begin_line(line);
    if (!line.is_known) {
      line.is_kept = false;
      continue;
    }
    for (; undos.size() > line.begin; undos.pop_back()) game.undo(undos.back());
    path.plies.resize(line.begin);
    Replay of_line(source, style, Branch{game, undos, line.is_after_guess}, path, reporter);
    for (std::size_t i = 0; i < line.moves; ++i) play_move(*it, i, of_line);
    end_line(*it, of_line);
    plies_[*it].assign(path.plies.begin() + line.begin, path.plies.end());
    line.is_kept = line.is_kept && !plies_[*it].empty();
    moved |= of_line.moved();
    of_line.append_renumbering(renumbering);
  }
  record.keeps_numbers = path.keeps_numbers;
  fix_game_type(record, moved, reporter);
  if (record.keeps_numbers) {
    text::sort(renumbering.begin(), renumbering.end(),
               [](const auto& a, const auto& b) { return a.span.begin < b.span.begin; });
    renumber_by(std::move(renumbering), reporter);
  }
  if (reporter.has_error()) record.is_sound = false;
}

// Goes through the file in its order.
class Variations::Builder {
 public:
  Builder(const Variations& from, const text::Source& source, Record& record)
      : from_(from), source_(source), record_(record) {}

  void build() {
    for (const Parenthesis& each : from_.ast_.parentheses) {
      take_up_to(each);
      if (each.opens) {
        begin(each);
      } else {
        end(each);
      }
    }
  }

 private:
  struct Open {
    std::size_t line = 0;
    // Of it.
    std::size_t moves = 0;
    std::size_t plies = 0;
    // Of a variation inside of another: its place among those.
    std::size_t inside = 0;
  };

  Variation& variation() { return record_.variations.back(); }
  const Line& line() const { return from_.lines_[open_.back().line]; }

  void begin(const Parenthesis& sign) {
    const Line& begun = from_.lines_[++last_line_];
    const bool is_first = open_.size() == 1;
    open_.push_back({last_line_, 0, 0, 0});
    if (!begun.is_kept) return;
    if (!is_first) {
      open_.back().inside = variation().spans_inside.size();
      variation().parts.push_back(VariationPart::begin);
      variation().spans_inside.push_back(sign.span);
      return;
    }
    Variation& made = record_.variations.emplace_back();
    made.after_ply = begun.begin + 1;
    made.comments_before = comments_of_game_;
    made.span = sign.span;
  }

  void end(const Parenthesis& sign) {
    const bool is_kept = line().is_kept;
    const std::size_t inside = open_.back().inside;
    open_.pop_back();
    if (!is_kept) return;
    if (open_.size() > 1) {
      variation().parts.push_back(VariationPart::end);
      variation().spans_inside[inside].end = sign.span.end;
    } else {
      variation().span.end = sign.span.end;
    }
  }

  void take_up_to(const Parenthesis& sign) {
    const Ast& ast = from_.ast_;
    while (comment_ < sign.comments_before || move_ < sign.moves_before) {
      const bool is_comment = comment_ < sign.comments_before && ast.comments[comment_].moves_before <= move_;
      if (is_comment) {
        take_comment(ast.comments[comment_++]);
      } else {
        take_move();
        ++move_;
      }
    }
  }

  void take_move() {
    Open& open = open_.back();
    const std::uint32_t count = from_.played_[line().first_move + open.moves++].plies;
    if (open_.size() > 1 && line().is_kept) {
      for (std::uint32_t i = 0; i < count; ++i) {
        variation().parts.push_back(VariationPart::ply);
        variation().plies.push_back(from_.plies_[open.line][open.plies + i]);
      }
    }
    open.plies += count;
  }

  void take_comment(const Comment& comment) {
    if (open_.size() == 1) {
      ++comments_of_game_;
    } else if (line().is_kept) {
      variation().parts.push_back(VariationPart::comment);
      const auto after_ply = static_cast<std::uint32_t>(line().begin + open_.back().plies);
      variation().comments.push_back(record_comment(source_, comment, after_ply));
    }
  }

  const Variations& from_;
  const text::Source& source_;
  Record& record_;
  std::vector<Open> open_ = {Open{}};
  std::size_t last_line_ = 0;
  std::size_t comment_ = 0;
  std::size_t move_ = 0;
  std::uint32_t comments_of_game_ = 0;
};

void Variations::add_to(Record& record, const text::Source& source) const { Builder(*this, source, record).build(); }

}  // namespace plyglot::hive::hive_pgn
