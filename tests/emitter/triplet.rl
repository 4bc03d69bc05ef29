# A loop over triplets is skipped whole: jumps use a class that contains them.
# alphabet: ac%0g
%%{
    machine triplet;
    alphtype unsigned char;

    action entries { (void)fentry(as_path); }
    action path_end { MARK(path_end); }
    triplet = "%" [0-9A-Fa-f]{2} ;

    main := 0 @entries ( as_path: ( [a-d] | triplet )* %path_end "/"? ) ;
}%%
