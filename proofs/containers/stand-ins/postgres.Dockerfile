# In place of Docker's official `postgres:18`, from Debian's package of it.
FROM steeple-proof-sid
RUN apt-get -o Acquire::Check-Valid-Until=false update \
  && apt-get install -y --no-install-recommends postgresql-common gosu \
  && sed -i "s/^#\?create_main_cluster.*/create_main_cluster = false/" /etc/postgresql-common/createcluster.conf \
  && apt-get install -y --no-install-recommends postgresql-18 \
  && rm -rf /var/lib/apt/lists/*
ENV PATH=$PATH:/usr/lib/postgresql/18/bin PGDATA=/var/lib/postgresql/18/docker LANG=C.UTF-8
COPY postgres-entry.sh /usr/local/bin/
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["postgres-entry.sh"]
CMD ["postgres"]
