# RFC 3986, Appendix B: the regular expression that splits any string.
#
#   ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
#    12            3  4          5       6  7        8 9
#
# A path may also start like a scheme or an authority.  The expression is greedy
# and prefers those; here their events fire later and correct what the path has
# marked.  After $4, which took all it could, a path is empty or starts with "/".
#
#   B_scheme_end       on the ":" after $2
#   B_authority_begin  on the second "/" of $3
#   B_authority_end    leaving $4
#   B_path_end         leaving $5
#   B_query_begin      on the "?" of $6
#   B_query_end        leaving $7
#   B_fragment_begin   on the "#" of $8
#   B_fragment_end     leaving $9
%%{
    machine appendix_b;

    B_scheme     = ( any - [:/?#] )+ ;
    B_authority  = ( any - [/?#] )* %B_authority_end ;
    B_path       = ( any - [?#] )* %B_path_end ;
    B_path_after = ( "/" ( any - [?#] )* )? %B_path_end ;
    B_query      = ( any - [#] )* %B_query_end ;
    B_fragment   = any* %B_fragment_end ;

    split        = ( B_scheme ":" @B_scheme_end )?
                   ( "//" @B_authority_begin B_authority B_path_after | B_path )
                   ( "?" @B_query_begin B_query )?
                   ( "#" @B_fragment_begin B_fragment )? ;
}%%
