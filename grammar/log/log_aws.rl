# The load balancers of AWS; fields are named as in the documentation.  A field that has no
# common column gets the next number: own_end.
%%{
    machine log_aws;

    plain       = token %own_end ;
    # with or without quotes
    bare        = ( ( any - ( " " | '"' | "\\" ) ) | "\\" @escape ) visible* ;
    either      = bare >field_begin %own_end | open ( char* %own_end ) close ;
    aws_request = bare >field_begin %request_end | open ( char* %request_end ) close ;
    aws_agent   = bare >field_begin %agent_end | open ( char* %agent_end ) close ;
    aws_time    = token %time_end ;

    received_bytes  = number %own_end ;
    sent_bytes      = number %bytes_end ;
    elb_status_code = status %status_end ;

    # fields that newer versions may have added
    more        = " " any* ;

    elb = aws_time " "
        plain " "                   # elb
        address " "                 # client:port
        plain " "                   # backend:port
        plain " "                   # request_processing_time
        plain " "                   # backend_processing_time
        plain " "                   # response_processing_time
        elb_status_code " "
        plain " "                   # backend_status_code
        received_bytes " "
        sent_bytes " "
        aws_request (
        " " aws_agent (
        " " either (                # ssl_cipher
        " " either more?            # ssl_protocol
        )? )? )? ;

    alb = plain " "                 # type
        aws_time " "
        plain " "                   # elb
        address " "                 # client:port
        plain " "                   # target:port
        plain " "                   # request_processing_time
        plain " "                   # target_processing_time
        plain " "                   # response_processing_time
        elb_status_code " "
        plain " "                   # target_status_code
        received_bytes " "
        sent_bytes " "
        aws_request (
        " " aws_agent (
        " " either (                # ssl_cipher
        " " either (                # ssl_protocol
        " " either (                # target_group_arn
        " " either (                # trace_id
        " " either (                # domain_name
        " " either (                # chosen_cert_arn
        " " either (                # matched_rule_priority
        " " either (                # request_creation_time
        " " either (                # actions_executed
        " " either (                # redirect_url
        " " either (                # error_reason
        " " either (                # target:port_list
        " " either (                # target_status_code_list
        " " either (                # classification
        " " either (                # classification_reason
        " " either (                # conn_trace_id
        " " either (                # transformed_host
        " " either (                # transformed_uri
        " " either more?            # request_transform_status
        )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? )? ;
}%%
