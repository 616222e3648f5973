# In place of Docker's official `caddy:2`, from Debian's package of it.
FROM steeple-proof-sid
RUN apt-get -o Acquire::Check-Valid-Until=false update \
  && apt-get install -y --no-install-recommends caddy libcap2-bin \
  && rm -rf /var/lib/apt/lists/* \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy \
  && mkdir -p /config/caddy /data/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
