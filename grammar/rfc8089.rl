# RFC 8089: the path of a file URI, by what comes before it.
#
# The rules of section 2, and those of Appendix F that are valid by RFC 3986 and
# concern file names: a drive letter without a "/" before it (E.2), and a UNC
# string in the path (E.3.2), except one whose host is inline-IP, an IP literal
# with its brackets encoded.  Included after rfc3986.rl.
#
#   file_path_end  leaving the path
%%{
    machine rfc8089;

    drive_letter    = ALPHA ":" ;
    unc_path        = "/"{2,3} reg_name path_absolute ;

    # no authority: local-path
    file_local      = drive_letter? path_absolute %file_path_end ;
    # "//" and nothing
    file_empty_host = ( path_absolute | unc_path ) %file_path_end ;
    # "//" and a host
    file_host_path  = path_absolute %file_path_end ;
}%%
