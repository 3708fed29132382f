#!/bin/sh
# Takes a backup into a new folder below $1 and then drops those that are older than $2 days (14).
# What was cut off has no manifest.json: it never counts as a backup, and goes with the next one.
set -eu
home=$1
days=${2:-14}
target="$home/$(date -u +%Y-%m-%dT%H%M%SZ)"
node --import tsx server/backup/main.ts backup --to "$target"
for folder in "$home"/*Z; do
  [ "$folder" = "$target" ] && continue
  if [ ! -e "$folder/manifest.json" ] ||
    [ -n "$(find "$folder/manifest.json" -mtime "+$days")" ]; then
    rm -rf -- "$folder"
  fi
done
