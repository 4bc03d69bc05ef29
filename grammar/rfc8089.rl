# RFC 8089: the path of a file URI, by what stands before it.
#
# The rules of section 2, and of Appendix F those that RFC 3986 leaves valid and
# that are about file names: a drive letter without a "/" before it (E.2), and a
# UNC string in the path (E.3.2), though not one whose host is inline-IP, an IP
# literal with its brackets encoded.  Included after rfc3986.rl.
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
