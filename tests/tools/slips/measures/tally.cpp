#include "tools/slips/measures/tally.hpp"

#include "tools/slips/kinds/pen.hpp"

#include <stdexcept>

namespace plyglot::slips {
namespace {

using test::Random;

// Makes texts, one after another.
class Originals {
 public:
  Originals(const Subject& subject, Random& random, Reader& reader)
      : subject_(subject), random_(random), reader_(reader) {
    if (!subject.other_language.empty()) {
      foreign_.language = subject.other_language;
      // The pieces that the games have.
      if (foreign_.language == "thehive") foreign_.options = {{"pieces", "mlp"}};
      foreign_reader_.emplace(foreign_);
    }
    next_ = clean();
  }

  Original next() {
    Original original;
    original.subject = &subject_;
    std::tie(original.text, original.reading) = std::move(next_);
    next_ = clean();
    std::tie(original.second, original.second_reading) = next_;
    original.tokens = reader_.session().tokens(chunk_of(original.text));
    if (foreign_reader_) {
      original.foreign = translated(original.text, language_of(subject_), language_of(foreign_));
      original.foreign_reading = foreign_reader_->read(original.foreign);
    }
    return original;
  }

 private:
  std::pair<std::string, Reading> clean() {
    constexpr int most_skipped = 40;
    Reading reading;
    for (int i = 0; i < most_skipped; ++i) {
      const std::string text = subject_.game(random_, subject_);
      reading = reader_.read(text);
      if (reading.findings.empty() && !reading.turns.empty()) return {text, reading};
    }
    const std::string why = reading.findings.empty() ? "there are no turns" : reading.findings.front().message;
    throw std::runtime_error(std::string(subject_.title) + ": " + why);
  }

  const Subject& subject_;
  Random& random_;
  Reader& reader_;
  Subject foreign_;
  std::optional<Reader> foreign_reader_;
  std::pair<std::string, Reading> next_;
};

}  // namespace

Counts Tally::total() const {
  Counts sum;
  for (const Counts& counts : by_kind) sum += counts;
  return sum;
}

Tally tally(const Subject& subject, const Wishes& wishes, const Watch& watch) {
  // From each text so many slips, so that there are texts of many lengths and little time goes into them.
  constexpr std::size_t slips_a_text = 8;
  constexpr std::size_t most_failures = 60;
  Tally result;
  result.subject = &subject;
  result.by_kind.resize(kinds().size());
  Random random(wishes.seed);
  Reader reader(subject);
  Originals originals(subject, random, reader);
  std::vector<std::size_t> failures(kinds().size());
  std::vector<std::size_t> wanted;
  for (std::size_t kind = 0; kind < kinds().size(); ++kind) {
    if (kinds()[kind].name.find(wishes.kind) != std::string_view::npos) wanted.push_back(kind);
  }
  const auto is_given_up = [&](std::size_t kind) {
    return failures[kind] >= most_failures && result.by_kind[kind].tried == 0;
  };
  std::size_t turn = 0;
  for (std::size_t made = 0; made < wishes.slips;) {
    const Original original = originals.next();
    if (!has_room(original)) continue;
    std::size_t made_here = 0;
    for (std::size_t i = 0; i < 2 * kinds().size() && made_here < slips_a_text && made < wishes.slips; ++i) {
      const std::size_t kind = wanted[turn++ % wanted.size()];
      if (is_given_up(kind)) continue;
      Pen pen(original, random);
      const std::optional<Slip> slip = kinds()[kind].make(pen);
      if (!slip || slip->text == original.text) {
        ++failures[kind];
        continue;
      }
      const Outcome outcome = outcome_of(reader, original, *slip);
      result.by_kind[kind] += outcome.counts;
      if (watch) watch(kinds()[kind], *slip, outcome);
      ++made_here;
      ++made;
    }
    // Nothing of what is wanted is in this notation.
    bool is_hopeless = made == 0;
    for (const std::size_t kind : wanted) is_hopeless = is_hopeless && is_given_up(kind);
    if (is_hopeless) break;
  }
  return result;
}

}  // namespace plyglot::slips
