# CHANGELOG.md as Debian's tools read a changelog (deb-changelog(5)); `contact` is who is named. A version without a date is
# not released yet, and is left out.
function end_paragraph(    words, count, i, line, before) {
  count = split(text, words, " ")
  line = first
  before = ""
  for (i = 1; i <= count; ++i) {
    if (before != "" && length(line before words[i]) > 79) {
      print line
      line = first
      gsub(/[*]/, " ", line)
      before = ""
    }
    line = line before words[i]
    before = " "
  }
  if (count > 0) print line
  text = ""
  first = "  "
}

# With the day of the week by Zeller's rule.
function stamp(date,    parts, year, month, day, days, names) {
  split(date, parts, "-")
  year = parts[1] - (parts[2] < 3)
  month = parts[2] + (parts[2] < 3 ? 12 : 0)
  day = parts[3] + int(13 * (month + 1) / 5) + year + int(year / 4) - int(year / 100) + int(year / 400)
  split("Sat Sun Mon Tue Wed Thu Fri", days, " ")
  split("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", names, " ")
  return days[day % 7 + 1] ", " parts[3] " " names[parts[2] + 0] " " parts[1] " 00:00:00 +0000"
}

function end_version() {
  end_paragraph()
  if (date != "") printf "\n -- %s  %s\n\n", contact, stamp(date)
  date = ""
}

/^## / {
  end_version()
  if (match($0, /[(][0-9]+-[0-9]+-[0-9]+[)]/)) {
    date = substr($0, RSTART + 1, RLENGTH - 2)
    printf "plyglot (%s) unstable; urgency=medium\n\n", $2
  }
  next
}
date == "" { next }
/^$/ { end_paragraph(); next }
/^- / { end_paragraph(); first = "  * "; sub(/^- /, "") }
{ text = text " " $0 }
END { end_version() }
