(comment) @comment
(board) @punctuation.delimiter
(side) @variable.parameter
(blue_home) @variable
(red_home) @variable
(empty) @type
(piece) @variable
