"""Judges a recording of JSON lines with Apache Spark: spark-submit spark.py traffic.ndjson findings 4

The program forge-contract is installed on each worker. The folder of the findings must not exist. Afterwards:

    cat findings/part-* > findings.ndjson
    forge-contract report merge findings.ndjson --report reports
"""

import os
import shlex
import sys

from pyspark.sql import SparkSession

# Status 1 (findings) and 4 (incomplete) are results of a part. Any other status fails the job.
JUDGE = (
    "forge-contract judge - --base-path /api/v4 --findings --json"
    " || case $? in 1 | 4) ;; *) exit 2 ;; esac"
)

recording, findings, partitions = sys.argv[1:]
spark = SparkSession.builder.appName("forge-contract").getOrCreate()
lines = spark.sparkContext.textFile(recording, int(partitions)).coalesce(int(partitions))
# Without `env`, Spark gives the program no search path.
env = {"PATH": os.environ["PATH"]}
# The last line of each partition is its report.
lines.pipe(f"sh -c {shlex.quote(JUDGE)}", env, checkCode=True).saveAsTextFile(findings)
spark.stop()
