#pragma once
// The board as plyglot knows it, beside the engine's.

#include <plyglot/game.hpp>
#include <plyglot/hive_record.hpp>

#include <compare>

namespace plyglot::tool::uhp_check {

// A move apart from its spelling; the piece of a pass is `hive::no_piece`.
struct Destination {
  std::int32_t piece = hive::no_piece;
  std::int32_t q = 0;
  std::int32_t r = 0;

  friend auto operator<=>(const Destination&, const Destination&) = default;
};

struct RefereeMove {
  Destination to;
  std::string words;
};

class Referee {
 public:
  // One of the eight published types; `repetition` is the option (hive-rules H30).
  explicit Referee(std::string_view type, std::string_view repetition = "off");

  const std::string& type() const { return type_; }
  std::uint32_t plies() const { return game_.plies(); }
  bool is_over() const { return game_.end().has_value(); }
  // Sorted by their words; none after the end.
  const std::vector<RefereeMove>& moves();
  // Null if it is not legal.
  const RefereeMove* find(const Destination& to);

  // What the words mean here, if plyglot would play them, if only with a warning; otherwise the finding that says why
  // not, which is none where a sentence says it.
  struct Meaning {
    std::optional<Destination> to;
    std::optional<diagnostics::Diagnostic> finding;
    std::string problem;
  };
  Meaning read(const std::string& words);
  // Must be legal.
  void play(const std::string& words);
  void undo();

  hive::Record record() const;
  // A GameString.
  std::string text() const;
  // The board as text, with its line ends.
  std::string board() const;

 private:
  std::string type_;
  toolchain::Game game_;
  std::vector<RefereeMove> moves_;
  bool has_moves_ = false;
};

// Why a legal move is one.
struct MoveReason {
  // Of docs/spec/hive-rules.md, such as `H16`.
  std::string_view rule;
  // A sentence without a full stop.
  std::string words;
};
MoveReason reason_of(const Destination& to, const hive::Record& before);

}  // namespace plyglot::tool::uhp_check
