/* The commands.  argv[0] is the command's name; each returns the exit status. */
#ifndef COMMANDS_H
#define COMMANDS_H

int command_parse(int argc, char **argv);
int command_check(int argc, char **argv);
int command_split(int argc, char **argv);
int command_scheme(int argc, char **argv);
int command_resolve(int argc, char **argv);
int command_relate(int argc, char **argv);
int command_edit(int argc, char **argv);
int command_build(int argc, char **argv);
int command_base(int argc, char **argv);
int command_normalize(int argc, char **argv);
int command_repair(int argc, char **argv);
int command_compare(int argc, char **argv);
int command_query(int argc, char **argv);
int command_path(int argc, char **argv);
int command_percent(int argc, char **argv);
int command_iri(int argc, char **argv);
int command_audit(int argc, char **argv);
int command_request(int argc, char **argv);
int command_editions(int argc, char **argv);
int command_readings(int argc, char **argv);
int command_find(int argc, char **argv);
int command_log(int argc, char **argv);

#endif
