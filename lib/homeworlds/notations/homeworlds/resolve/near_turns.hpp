#pragma once
// Turns of which a slip of the pen makes the one that is written (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/homeworlds_text.hpp"

#include <unordered_map>

namespace plyglot::homeworlds {

// Where the words begin of a turn that may have a number and a handle before them (homeworlds R1).
std::uint32_t end_of_turn_start(std::string_view words, std::uint32_t begin);

class NearTurns {
 public:
  using Move = HomeworldsText::Move;

  // All arguments must outlive it. The position is that before the turn.
  NearTurns(const HomeworldsText& text, repair::Item item, const Referee& position, bool is_refused);

  // Only legal ones. Of a turn that was legal itself those that one slip leads away from.
  std::vector<repair::Words<Move>> find();

 private:
  // Bytes of the words.
  struct Part {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };
  using Names = std::vector<std::string>;

  // Cuts the words and the actions.
  void cut();
  bool is_word_byte(char c) const;
  std::string_view slice(Part part) const { return std::string_view(words_).substr(part.begin, part.end - part.begin); }
  // A piece, a verb or a name.
  bool is_known(Part part) const;
  std::string with(Part part, std::string_view instead) const;

  // Takes the words if they are a legal turn.
  void offer(std::string words, float cost, repair::Item items = 1);
  void offer_word(std::size_t word, std::string_view instead, float cost);

  void vary(std::size_t word);
  void vary_piece(std::size_t word);
  void vary_name(std::size_t word);
  void vary_verb(std::size_t word);
  void vary_unknown(std::size_t word);
  void swap_words();
  void leave_out_words();
  void add_words();
  void divide_actions();
  void vary_actions();
  void add_catastrophes(std::size_t actions, const State& state);
  void add_sacrificed();
  void offer_moves();
  void split();
  void try_split(std::uint32_t end, std::uint32_t begin);
  void join_next();

  const HomeworldsText& text_;
  const DialectForm& form_;
  const repair::Item item_;
  const Referee& position_;
  const bool is_refused_;
  const std::string words_;
  std::vector<Part> word_parts_;
  std::vector<Part> actions_;
  Names names_;
  std::vector<repair::Words<Move>> found_;
  // By the words: their place among those that were found, or none.
  std::unordered_map<std::string, std::optional<std::size_t>> tried_;
  // The same by the position after it.
  std::unordered_map<std::uint64_t, std::size_t> by_key_;
};

}  // namespace plyglot::homeworlds
