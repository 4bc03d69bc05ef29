# Builds and installs the library with all units, its headers, manual, pkg-config file and the
# files for find_package(uric); included by CMakeLists.txt.

file(STRINGS src/packaging/dist/library.txt soversion REGEX "^soversion ")
string(REPLACE "soversion " "" soversion "${soversion}")

add_library(uric ${sources})
configure_unit(uric)
set_target_properties(uric PROPERTIES VERSION ${numbers} SOVERSION ${soversion})
get_target_property(type uric TYPE)
if(type STREQUAL "SHARED_LIBRARY")
    target_compile_definitions(uric PRIVATE URIC_BUILD PUBLIC URIC_SHARED)
    set(map "${PROJECT_SOURCE_DIR}/src/packaging/dist/uric.map")
    if(UNIX AND NOT APPLE)
        include(CheckCSourceCompiles)
        set(CMAKE_REQUIRED_FLAGS "-Wl,--version-script=${PROJECT_SOURCE_DIR}/src/packaging/dist/probe.map")
        check_c_source_compiles("int main(void) { return 0; }" URIC_HAS_VERSION_SCRIPTS)
        unset(CMAKE_REQUIRED_FLAGS)
    endif()
    if(URIC_HAS_VERSION_SCRIPTS)
        target_link_options(uric PRIVATE "LINKER:--version-script=${map}")
        set_property(TARGET uric APPEND PROPERTY LINK_DEPENDS "${map}")
    endif()
endif()

install(TARGETS uric EXPORT uricTargets)
install(FILES ${headers} src/include/uric.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# The names that the files for make install have, too.
set(VERSION ${version})
set(PREFIX ${CMAKE_INSTALL_PREFIX})
set(LIBDIR ${CMAKE_INSTALL_FULL_LIBDIR})
set(INCLUDEDIR ${CMAKE_INSTALL_FULL_INCLUDEDIR})
string(REPLACE ";" " " UNITS "${names}")
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/uric)
install(EXPORT uricTargets NAMESPACE uric:: DESTINATION ${config})
foreach(file uricConfig.cmake uricConfigVersion.cmake)
    configure_file(src/packaging/dist/cmake/${file}.in "${PROJECT_BINARY_DIR}/${file}" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${file}" DESTINATION ${config})
endforeach()
configure_file(src/packaging/build/uric.pc.in "${PROJECT_BINARY_DIR}/uric.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/uric.pc" DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
foreach(name ${names})
    if(NOT name STREQUAL "uric")
        set(UNIT uric_${name})
        configure_file(src/packaging/build/uric_unit.pc.in "${PROJECT_BINARY_DIR}/${UNIT}.pc" @ONLY)
        install(FILES "${PROJECT_BINARY_DIR}/${UNIT}.pc"
            DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
    endif()
endforeach()

# The man pages of section 3, where there is an awk to make them with.
find_program(URIC_AWK awk)
find_program(URIC_SH sh)
if(URIC_AWK AND URIC_SH)
    set(pages "${PROJECT_BINARY_DIR}/man3")
    list(TRANSFORM headers PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE manual)
    add_custom_command(OUTPUT "${pages}/uric.3"
        COMMAND ${URIC_SH} src/packaging/build/man_pages.sh "${pages}" ${manual}
        DEPENDS ${headers} src/packaging/build/man_pages.sh src/packaging/build/manual.awk
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" VERBATIM)
    add_custom_target(uric_manual ALL DEPENDS "${pages}/uric.3")
    install(DIRECTORY "${pages}/" DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
endif()
