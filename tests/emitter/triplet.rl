# A loop over triplets is passed as one, and jumps by a class that has them.
# alphabet: ac%0g
%%{
    machine triplet;
    alphtype unsigned char;

    action entries { (void)fentry(as_path); }
    action path_end { MARK(path_end); }
    triplet = "%" [0-9A-Fa-f]{2} ;

    main := 0 @entries ( as_path: ( [a-d] | triplet )* %path_end "/"? ) ;
}%%
