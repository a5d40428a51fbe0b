#pragma once
// How another reading of a turn of Hopgi differs from what is written (hopgi R27).

#include <string>

namespace plyglot::naive::hopgi_records {

// In nothing but letters of pieces, which begin their legs.
bool differ_in_letters(const std::string& a, const std::string& b);
// In two squares that follow each other in the text and have changed places.
bool differ_in_order(const std::string& a, const std::string& b);
bool differ_in_a_byte(const std::string& a, const std::string& b);

// A text by which those of turns are ordered.
std::string order_of(const std::string& text, char to_move);

}  // namespace plyglot::naive::hopgi_records
