# mod_log_config of Apache: the formats that its documentation calls common and combined,
# and vhost_combined of Debian; also combined of nginx, which always writes "-" for ident.
%%{
    machine log_apache;

    remote_host   = token %client_end ;                                  # %h
    remote_logname = token %ident_end ;                                  # %l
    # a user name may contain spaces: it ends before the time
    remote_user   = visible >field_begin byte* :>> ( " [" @user_end ) ;  # %u
    time          = clf_time "]" ;                                       # %t
    request       = open ( char* %request_end ) close ;                  # \"%r\"
    final_status  = status %status_end ;                                 # %>s
    response_size = number %bytes_end ;                                  # %b, %O
    referer       = open ( char* %referer_end ) close ;         # \"%{Referer}i\"
    user_agent    = open ( char* %agent_end ) close ;           # \"%{User-Agent}i\"
    server_name   = ( ( ( any - ( ":" | "\\" ) ) | "\\" @escape )+ ) # %v
                    >field_begin %host_end ;
    server_port   = number %port_end ;                                   # %p

    answer    = time " " request " " final_status " " response_size ;
    headers   = referer " " user_agent ;

    common    = remote_host " " remote_logname " " remote_user answer ;
    combined  = common " " headers ;
    vhost     = server_name ":" server_port " " combined ;

    # $remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent
    # "$http_referer" "$http_user_agent"
    nginx     = remote_host " - " remote_user answer " " headers ;
}%%
