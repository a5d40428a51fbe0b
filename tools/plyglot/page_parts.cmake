# plyglot_page_parts(TARGET): the styles and scripts of the pages that the tool writes, as headers that the target finds.
set(PLYGLOT_PAGE_PARTS ${CMAKE_CURRENT_LIST_DIR})
function(plyglot_page_parts target)
  set(folder ${PLYGLOT_PAGE_PARTS})
  foreach(part IN ITEMS PALETTE=${PROJECT_SOURCE_DIR}/tools/support/palette.css
                        EXPLORE_STYLE=${folder}/archive/explore_style.css
                        GAME_PAGE_STYLE=${folder}/pictures/game_page.css GAME_PAGE_SCRIPT=${folder}/pictures/game_page.js)
    string(REGEX MATCH "^([A-Z_]+)=(.*)$" part "${part}")
    file(READ ${CMAKE_MATCH_2} PLYGLOT_${CMAKE_MATCH_1})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_MATCH_2})
  endforeach()
  foreach(header IN ITEMS pictures/game_page_parts.hpp archive/explore_style.hpp)
    configure_file(${folder}/${header}.in made/plyglot/${header} @ONLY)
  endforeach()
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/made)
endfunction()
