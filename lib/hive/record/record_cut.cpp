#include "hive/record/record_cut.hpp"

#include "hive/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::hive {

bool cut_after(Record& record, std::uint32_t plies) {
  if (plies > record.plies.size()) return false;
  if (plies == record.plies.size()) return true;
  record.plies.resize(plies);
  const auto is_later = [plies](const RecordComment& comment) { return comment.after_ply > plies; };
  record.comments.erase(std::remove_if(record.comments.begin(), record.comments.end(), is_later),
                        record.comments.end());
  record.outcome = outcome_on_board(record);
  record.result.reset();
  return true;
}

}  // namespace plyglot::hive
