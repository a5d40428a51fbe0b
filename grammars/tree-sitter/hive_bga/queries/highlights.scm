(player) @variable.parameter
(bracketed_move) @punctuation.delimiter
(remark) @string
(other) @string
(piece) @variable
(pass) @keyword
(left_mark) @operator
(right_mark) @operator
