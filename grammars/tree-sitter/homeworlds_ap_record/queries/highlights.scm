(document) @punctuation.delimiter
(string) @string
(number) @string
(object) @punctuation.delimiter
(array) @punctuation.delimiter
(literal) @keyword
(member) @punctuation.delimiter
(key) @property
