# A Slurm of a shell script's own, in the private directory $cluster: one controller and two nodes
# of one processor each, on loopback.  Its key is its own, so that nobody else sends it jobs.
#
#   cluster=$(mktemp -d)
#   . src/logs/cluster/slurm.sh
#   trap slurm_stop EXIT
#   slurm_start; sbatch --wait ...
# shellcheck shell=sh disable=SC2154 # set by the script that reads this

export LC_ALL=C
# Debian has servers there
PATH=$PATH:/usr/sbin
slurm_seconds=600 slurm_servers=
slurm_host=$(hostname -s)
# the seconds until a task that was killed may run again
slurm_wait=5
# the first of three ports in a row, different ones for each run
slurm_port=$((20000 + $$ % 4000 * 10))
SLURM_CONF=$cluster/slurm.conf
export SLURM_CONF

# RequeueExit: a task that SIGKILL ended runs again.
slurm_configure() {
    mkdir "$cluster/state" "$cluster/munge"
    head -c 1024 /dev/urandom > "$cluster/munge/key"
    chmod 600 "$cluster/munge/key"
    cat > "$SLURM_CONF" << END
ClusterName=uric
SlurmctldHost=$slurm_host(127.0.0.1)
SlurmctldPort=$slurm_port
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
AuthType=auth/munge
AuthInfo=socket=$cluster/munge/socket,cred_expire=$slurm_wait
CredType=cred/munge
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool-%n
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd-%n.pid
SlurmctldLogFile=$cluster/slurmctld.log
SlurmdLogFile=$cluster/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SchedulerType=sched/backfill
SchedulerParameters=sched_interval=2,bf_interval=2
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
RequeueExit=137
NodeName=one NodeHostname=$slurm_host NodeAddr=127.0.0.1 Port=$((slurm_port + 1)) CPUs=1
NodeName=two NodeHostname=$slurm_host NodeAddr=127.0.0.1 Port=$((slurm_port + 2)) CPUs=1
PartitionName=all Nodes=one,two Default=YES MaxTime=INFINITE State=UP
END
}

slurm_is_ready() {
    [ "$(sinfo -h -t idle -o '%D' 2> /dev/null)" = 2 ]
}

# Starts a server in the background; it ends after slurm_seconds, even if nobody stops it.
slurm_serve() { # name, command...
    name=$1
    shift
    timeout "$slurm_seconds" "$@" > "$cluster/$name.said" 2>&1 &
    slurm_servers="$! $slurm_servers"
}

slurm_start() {
    slurm_configure
    slurm_serve munge munged --foreground --force --key-file="$cluster/munge/key" \
        --socket="$cluster/munge/socket" --pid-file="$cluster/munge/pid" \
        --log-file="$cluster/munge/log" --seed-file="$cluster/munge/seed"
    slurm_serve slurmctld slurmctld -D -f "$SLURM_CONF"
    slurm_serve slurmd-one slurmd -D -f "$SLURM_CONF" -N one
    slurm_serve slurmd-two slurmd -D -f "$SLURM_CONF" -N two
    tries=0
    until slurm_is_ready; do
        tries=$((tries + 1))
        if [ $tries = 150 ]; then
            echo 'Slurm does not start:' >&2
            tail -n 20 "$cluster"/*.said >&2
            return 1
        fi
        sleep 0.2
    done
}

# Jobs first: their processes are the nodes', and end with their job only.  Then the servers, the
# last one first.
slurm_stop() {
    [ -n "$slurm_servers" ] || return 0
    scancel --user="$(id -un)" 2> /dev/null || true
    for pid in $slurm_servers; do
        kill "$pid" 2> /dev/null || true
        wait "$pid" 2> /dev/null || true
    done
    slurm_servers=
}
