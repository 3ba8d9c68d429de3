#!/bin/sh
# Judges a recording of JSON lines in several processes: parallel.sh traffic.ndjson reports 4
# It needs GNU parallel. The exit status is the verdict on the whole recording.
set -eu
recording=$1 reports=$2 processes=$3
findings=$reports/findings.ndjson
mkdir -p "$reports"

# Status 1 (findings) and 4 (incomplete) are results of a part. Any other status ends the script.
judge='forge-contract judge - --base-path /api/v4 --findings --json || case $? in 1 | 4) ;; *) exit 2 ;; esac'

# The file is divided at the ends of lines, and is not copied. The last line of each part is its report.
parallel --will-cite --pipe-part --block -1 --jobs "$processes" --keep-order --halt now,fail=1 --arg-file "$recording" "$judge" > "$findings"
forge-contract report merge "$findings" --report "$reports"
