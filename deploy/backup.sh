#!/bin/sh
# The backups of compose.yaml: each day a dump, written aside, read to its end, and only then given its name; photos that
# are new beside it. Dumps older than KEEP_DAYS go, never the newest two. What fails is tried again after half an hour.
set -eu
folder=${BACKUP:-/backup}
days=${KEEP_DAYS:-14}
umask 077
while true; do
  made="$folder/dump-$(date -u +%Y-%m-%dT%H%M%S)Z.dump"
  if pg_dump --format=custom --file="$made.draft" && pg_restore --file=/dev/null "$made.draft" &&
    sync && mv "$made.draft" "$made" &&
    { [ ! -d "${PHOTOS:-/data/foto}" ] || cp -Ru "${PHOTOS:-/data/foto}" "$folder/"; }; then
    echo "Backup: $made"
    ls -1 "$folder"/dump-*.dump | sort -r | tail -n +3 | while read -r old; do
      find "$old" -mtime +"$days" -delete
    done
    again=86400
  else
    echo 'The backup failed; the next try is in half an hour.' >&2
    rm -f "$made.draft"
    again=1800
  fi
  [ "${ONCE:-}" = '' ] || exit 0
  sleep "$again"
done
