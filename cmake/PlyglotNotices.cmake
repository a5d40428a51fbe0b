# Whose code is in what is given away, and on what terms.

# Sets `result` to a text with what Debian says of each of these of its packages.
function(plyglot_notices result)
  foreach(library IN LISTS ARGN)
    set(terms /usr/share/doc/${library}/copyright)
    if(NOT EXISTS ${terms})
      message(WARNING "there is no ${terms}: what is packed of this build does not say the terms of ${library}")
      continue()
    endif()
    file(READ ${terms} text)
    string(APPEND notices "\n---- ${library}\n\n${text}")
  endforeach()
  set(${result} "${notices}" PARENT_SCOPE)
endfunction()
