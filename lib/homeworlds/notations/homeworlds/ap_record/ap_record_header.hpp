#pragma once
// The header of a game record of Abstract Play: which member is which header of a record (homeworlds L5, 3.3).

#include "homeworlds/notations/homeworlds/ap_record/ap_record_reading.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"

namespace plyglot::homeworlds {

// A member of the header that is a string, and the header that it is.
struct ApHeaderMember {
  std::string_view member;
  std::string_view key;
};
inline constexpr ApHeaderMember ap_event = {"event", "Event"};
inline constexpr ApHeaderMember ap_round = {"round", "Round"};
// In `site`.
inline constexpr ApHeaderMember ap_site = {"name", "Site"};
inline constexpr ApHeaderMember ap_game_id = {"gameid", "Game-Id"};
inline constexpr std::array<ApHeaderMember, 3> ap_dates = {
    {{"date-start", "Date"}, {"date-end", "Ended"}, {"date-generated", "Generated"}}};
// In `game`, as a list.
inline constexpr ApHeaderMember ap_variants = {"variants", "Variants"};

inline constexpr std::string_view ap_game = "Homeworlds";
inline constexpr std::string_view ap_site_name = "Abstract Play";
inline constexpr std::string_view ap_free_passing = "passFree";
// The site asks for dates. This one stands for an unknown date.
inline constexpr std::string_view ap_no_date = "1970-01-01T00:00:00.000Z";

inline constexpr std::string_view ap_midnight = "T00:00:00.000Z";
// What the header `Result` says of a draw.
inline constexpr std::string_view ap_draw = "draw";

// Headers that the form says in another way, and those that say how other dialects are laid out.
inline constexpr std::array<std::string_view, 11> ap_own_keys = {
    "Players", "Layout", "Dialect", "Event", "Round", "Site", "Game-Id", "Date", "Ended", "Generated", "Variants"};
// Whether a header with this key is a member of the same name here, since the form has no other place for it.
bool is_ap_header_key(std::string_view key);

// Reads the member `header` of the document, if there is one: players, headers, and the number of seats.
void read_ap_header(ApReading& reading, const std::vector<JsonMember>& document);

}  // namespace plyglot::homeworlds
