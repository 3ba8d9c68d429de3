# An image with the command `forge-contract`, which serves the sandbox by default. docs/sandbox/image.md describes it.
#
#   npm run package
#   docker build -t forge-contract .

# An image of Debian or Ubuntu with Node 20.19 or later, and npm. Another base: --build-arg BASE=registry.example.com/node:24
ARG BASE=node:24.21.0-trixie-slim

FROM ${BASE} AS files
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    binutils busybox bzip2 ca-certificates git > /dev/null
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY sandbox/package.json sandbox/
COPY cli/package.json cli/
COPY mcp/package.json mcp/
COPY laboratory/package.json laboratory/
# The lock file pins every version. npm would also install optional peers that the lock file has for our own tests. Redocly
# is only for the command `diff` and for documents of others.
RUN npm pkg delete peerDependencies peerDependenciesMeta --workspace forge-contract \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund --cache /tmp/npm --workspace forge-contract \
  && rm -rf node_modules/@redocly node_modules/@libsql/*-musl node_modules/forge-* node_modules/.bin *.json client sandbox cli mcp laboratory \
  && find node_modules -type f -name '*.map' -delete
# Unpacks the package to /app/package.
ADD dist/forge-contract-[0-9]*.tgz ./

# The image gets only Node, git, bzip2 and a shell, with the libraries that they load. A distribution would be larger.
WORKDIR /image
RUN mkdir -p usr/bin usr/lib/git-core usr/lib64 etc/ssl/certs data dev proc sys \
  && mkdir -m 1777 tmp \
  && ln -s usr/bin bin && ln -s usr/lib lib && ln -s usr/lib64 lib64 \
  && strip -o usr/bin/node "$(command -v node)" \
  && cp /usr/bin/git /usr/bin/bzip2 usr/bin/ \
  && cp "$(command -v busybox)" usr/bin/busybox \
  && for name in $(busybox --list); do [ -e "usr/bin/$name" ] || ln -s busybox "usr/bin/$name"; done \
  # Of the programs beside git, the sandbox runs those that serve repositories, and those that reach mirrors.
  && cp -P /usr/lib/git-core/git-http-backend /usr/lib/git-core/git-remote-http /usr/lib/git-core/git-remote-https usr/lib/git-core/ \
  && for name in upload-pack receive-pack upload-archive; do ln -s /usr/bin/git "usr/lib/git-core/git-$name"; done \
  && cp -L /etc/ssl/certs/ca-certificates.crt etc/ssl/certs/ \
  && for file in usr/bin/* usr/lib/git-core/* /app/node_modules/@libsql/*/index.node; do \
    ldd "$file" 2> /dev/null | grep -o '/[^ ]*' || true; \
  done | sort -u | xargs -I {} cp -L --parents {} . \
  && ln -s /app/package/cli/installed.js usr/bin/forge-contract \
  && chmod 755 /app/package/cli/installed.js \
  # The group 0 may write as well, because some clusters run a container as a random user of this group.
  && chown 1000:0 data && chmod 770 data

FROM scratch
COPY --from=files /image /
COPY --from=files /app /app

LABEL org.opencontainers.image.title="forge-contract" \
      org.opencontainers.image.description="Sandbox, mock and conformance suite for the REST API of a code-hosting platform" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV PATH=/usr/bin NODE_ENV=production HOME=/tmp
USER 1000:0
WORKDIR /data
VOLUME /data
EXPOSE 4020
HEALTHCHECK --interval=3s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4020/_sandbox/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["forge-contract"]
CMD ["sandbox", "--host", "0.0.0.0"]
