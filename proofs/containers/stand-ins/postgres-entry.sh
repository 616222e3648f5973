#!/bin/bash
# What the official image's entry point does for the variables that deploy/compose.yaml gives.
set -eu
if [ "$(id -u)" = 0 ]; then
  POSTGRES_PASSWORD=$(< "$POSTGRES_PASSWORD_FILE")
  export POSTGRES_PASSWORD
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  find "$PGDATA" /run/postgresql \! -user postgres -exec chown postgres '{}' +
  chmod 3775 /run/postgresql
  exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile=<(echo "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 --auth-local=trust
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --wait start -o '-c listen_addresses='
  psql --no-psqlrc --username="$POSTGRES_USER" --dbname=postgres --set=name="$POSTGRES_DB" <<< 'create database :"name"'
  pg_ctl --mode=fast --wait stop
fi
unset POSTGRES_PASSWORD
exec "$@" -c listen_addresses='*'
