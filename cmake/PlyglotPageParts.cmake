# plyglot_page_parts(TARGET): the styles and scripts of the pages that the tool writes, as headers that the target finds.
function(plyglot_page_parts target)
  set(folder ${PROJECT_SOURCE_DIR}/tools/plyglot)
  foreach(part IN ITEMS PALETTE=${PROJECT_SOURCE_DIR}/tools/support/palette.css
                        EXPLORE_STYLE=${folder}/archive/explore/explore_style.css
                        GAME_PAGE_STYLE=${folder}/show/game_page.css GAME_PAGE_SCRIPT=${folder}/show/game_page.js)
    string(REGEX MATCH "^([A-Z_]+)=(.*)$" part "${part}")
    file(READ ${CMAKE_MATCH_2} PLYGLOT_${CMAKE_MATCH_1})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_MATCH_2})
  endforeach()
  foreach(header IN ITEMS show/game_page_parts.hpp archive/explore/explore_style.hpp)
    configure_file(${folder}/${header}.in made/plyglot/${header} @ONLY)
  endforeach()
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/made)
endfunction()
