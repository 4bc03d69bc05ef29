# RFC 5538: what follows "news:" and "nntp:", and the server if there is one.
#
# Message identifiers are those of RFC 5536; characters that a URI cannot contain, or
# that are delimiters in it, are percent-encoded.  Included after rfc3986.rl.
#
#   all_end, group_end, article_end  leaving that part
#   article_number_begin             on the "/" after the group
#   article_number_end               leaving the number
%%{
    machine rfc5538;

    group_char     = ALPHA | DIGIT | "-" | "+" | "_" | "." ;
    group          = ( group_char | pct_encoded )+ ;
    newsgroups     = ( group_char | pct_encoded | "*" )* ;

    mid_atext      = ALPHA | DIGIT | "!" | "$" | "&" | "'" | "*" | "+" | "-"
                   | "=" | "_" | "~" | pct_encoded ;
    mid_dot_atom   = mid_atext+ ( "." mid_atext+ )* ;
    mid_literal    = "%5B"i ( unreserved | sub_delims | ":" | pct_encoded )*
                     "%5D"i ;
    article        = mid_dot_atom "@" ( mid_dot_atom | mid_literal ) ;
    article_number = DIGIT{1,16} ;

    news_rest      = "*" %all_end
                   | ( newsgroups - "*" ) %group_end
                   | article %article_end ;
    nntp_rest      = group %group_end
                     ( "/" @article_number_begin
                       article_number %article_number_end )? ;
}%%
