(line) @number
(comment) @comment
(pass) @keyword
(piece) @variable
(contact) @operator
