# Runs the portfile of vcpkg's recipe without vcpkg: the functions that it calls do here, by CMake
# alone, what vcpkg's documentation says of them, for one triplet of this machine.
#
#   cmake -DPORTFILE=portfile.cmake -DPORT=uric -DWORK=DIRECTORY [-DSHARED=ON] -P vcpkg_shim.cmake
#
# The package is in WORK/packages.  A function that is not here is an error, and so is a folder
# that vcpkg's own check of packages rejects.
cmake_minimum_required(VERSION 3.16)
set(CURRENT_PACKAGES_DIR "${WORK}/packages")
set(CURRENT_BUILDTREES_DIR "${WORK}/buildtrees")
set(DOWNLOADS "${WORK}/downloads")
get_filename_component(CURRENT_PORT_DIR "${PORTFILE}" DIRECTORY)
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}" "${CURRENT_BUILDTREES_DIR}" "${DOWNLOADS}")

function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "failed: ${ARGN}")
    endif()
endfunction()

function(vcpkg_download_distfile out)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "FILENAME;SHA512" "URLS")
    file(DOWNLOAD ${arg_URLS} "${DOWNLOADS}/${arg_FILENAME}" EXPECTED_HASH SHA512=${arg_SHA512})
    set(${out} "${DOWNLOADS}/${arg_FILENAME}" PARENT_SCOPE)
endfunction()

# The tarball's only folder.
function(vcpkg_extract_source_archive out)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "ARCHIVE" "")
    file(ARCHIVE_EXTRACT INPUT "${arg_ARCHIVE}" DESTINATION "${CURRENT_BUILDTREES_DIR}/src")
    file(GLOB folders "${CURRENT_BUILDTREES_DIR}/src/*")
    list(LENGTH folders count)
    if(NOT count EQUAL 1)
        message(FATAL_ERROR "the tarball should have one folder on top: ${folders}")
    endif()
    set(${out} "${folders}" PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
    foreach(type IN ITEMS Debug Release)
        set(prefix "${CURRENT_PACKAGES_DIR}")
        if(type STREQUAL "Debug")
            string(APPEND prefix /debug)
        endif()
        run("${CMAKE_COMMAND}" -S "${arg_SOURCE_PATH}" -B "${CURRENT_BUILDTREES_DIR}/${type}"
            -DCMAKE_BUILD_TYPE=${type} "-DCMAKE_INSTALL_PREFIX=${prefix}"
            -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=${SHARED} -DCMAKE_C_FLAGS_RELEASE=-O0
            ${arg_OPTIONS})
    endforeach()
endfunction()

function(vcpkg_cmake_install)
    foreach(type IN ITEMS Debug Release)
        run("${CMAKE_COMMAND}" --build "${CURRENT_BUILDTREES_DIR}/${type}" --target install)
    endforeach()
endfunction()

# Moves the files of both builds to share/PORT; those of the debug library name debug/.
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG_PATH" "")
    set(share "${CURRENT_PACKAGES_DIR}/share/${PORT}")
    foreach(from IN ITEMS "${CURRENT_PACKAGES_DIR}" "${CURRENT_PACKAGES_DIR}/debug")
        if(NOT EXISTS "${from}/${arg_CONFIG_PATH}")
            message(FATAL_ERROR "there is no ${from}/${arg_CONFIG_PATH}")
        endif()
    endforeach()
    file(GLOB files "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/*.cmake")
    file(COPY ${files} DESTINATION "${share}")
    file(GLOB files "${CURRENT_PACKAGES_DIR}/debug/${arg_CONFIG_PATH}/*-debug.cmake")
    foreach(file IN LISTS files)
        get_filename_component(name "${file}" NAME)
        file(READ "${file}" text)
        string(REPLACE "\${_IMPORT_PREFIX}/" "\${_IMPORT_PREFIX}/debug/" text "${text}")
        file(WRITE "${share}/${name}" "${text}")
    endforeach()
    # One level less: share/PORT in place of lib/cmake/PORT.
    file(READ "${share}/${PORT}Targets.cmake" text)
    string(REPLACE "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)
get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)
get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)"
        "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)
get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)" text "${text}")
    file(WRITE "${share}/${PORT}Targets.cmake" "${text}")
    file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/lib/cmake" "${CURRENT_PACKAGES_DIR}/debug/lib/cmake")
endfunction()

function(vcpkg_fixup_pkgconfig)
    foreach(from IN ITEMS "" debug/)
        if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${from}lib/pkgconfig/${PORT}.pc")
            message(FATAL_ERROR "there is no ${from}lib/pkgconfig/${PORT}.pc")
        endif()
    endforeach()
endfunction()

function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
    file(INSTALL ${arg_FILE_LIST} DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}"
        RENAME copyright)
endfunction()

include("${PORTFILE}")

# What vcpkg's check of a package rejects.
foreach(bad IN ITEMS debug/include debug/share lib/cmake debug/lib/cmake)
    if(EXISTS "${CURRENT_PACKAGES_DIR}/${bad}")
        message(FATAL_ERROR "the package must not have ${bad}")
    endif()
endforeach()
foreach(needed IN ITEMS include share/${PORT}/copyright share/${PORT}/${PORT}Config.cmake
        share/${PORT}/usage lib debug/lib)
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${needed}")
        message(FATAL_ERROR "the package lacks ${needed}")
    endif()
endforeach()
