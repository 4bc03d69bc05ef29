# The request-target of RFC 9112, section 3.2, and the Host field of RFC 9110,
# section 7.2, with what they take from section 4.1 of the latter.  The rules
# of RFC 3986 that they use come from rfc3986.rl, included before.
#
# A string can be both an absolute-form and an authority-form: "h:80" is scheme
# and path, or host and port.  The grammar of request-target is ambiguous there
# and the method decides: authority-form is "only used for CONNECT requests"
# (3.2.3).  So request-target has two readings of one language.
#
# In the reading for CONNECT both forms fire their events until one fails:
#
#   authority_form_end  leaving an authority-form: the scheme was tentative
#   absolute_form_end   leaving an absolute-form: if it has no authority, the
#                       host was tentative; if it has one, the host has been
#                       marked again
#   asterisk_form_end   leaving the asterisk-form
#
# An absolute-path is a path-abempty of at least one segment, and ends as one.
%%{
    machine rfc9112;

    # RFC 9110, 4.1
    uri_host       = host ;
    absolute_path  = ( "/" segment )+ %path_abempty_end ;

    # RFC 9110, 7.2
    Host           = uri_host ( ":" @port_begin port )? ;

    # RFC 9112, 3.2.1 to 3.2.4
    origin_form    = absolute_path ( "?" @query_begin query )? ;
    absolute_form  = absolute_URI %absolute_form_end ;
    authority_form = uri_host ":" @port_begin port %authority_form_end ;
    asterisk_form  = "*" %asterisk_form_end ;

    # RFC 9112, 3.2; read for any method but CONNECT, and for CONNECT
    request_target         = origin_form
                           | absolute_form
                           | ( authority_form - absolute_form )
                           | asterisk_form ;

    request_target_CONNECT = origin_form
                           | authority_form
                           | ( absolute_form - authority_form )
                           | asterisk_form ;
}%%
