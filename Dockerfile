# An image with the command `forge-contract`, which serves the sandbox by default. docs/sandbox/image.md describes it.
#
#   npm run package
#   docker build -t forge-contract .

# An image of Debian or Ubuntu with Node 20.19 or later, and npm. Another base: --build-arg BASE=registry.example.com/node:24
ARG BASE=node:24.21.0-trixie-slim

FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The lock file pins every version. Source maps, types and the libraries of another libc serve nobody here.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --cache /tmp/npm \
  && rm -rf node_modules/@libsql/*-musl node_modules/@types package.json package-lock.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete
# Unpacks the package to /app/package.
ADD dist/forge-contract-[0-9]*.tgz ./

FROM ${BASE}
RUN command -v git > /dev/null \
  || (apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends git > /dev/null \
  && apt-get clean && rm -rf /var/lib/apt/lists/*)
COPY --from=packages /app /app
# The group 0 may write as well, because some clusters run a container as a random user of this group.
RUN ln -s /app/package/cli/installed.js /usr/local/bin/forge-contract \
  && chmod 755 /app/package/cli/installed.js \
  && mkdir /data && chown 1000:0 /data && chmod 770 /data

LABEL org.opencontainers.image.title="forge-contract" \
      org.opencontainers.image.description="Sandbox, mock and conformance suite for the REST API of a code-hosting platform" \
      org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production HOME=/tmp
USER 1000:0
WORKDIR /data
VOLUME /data
EXPOSE 4020
HEALTHCHECK --interval=3s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4020/_sandbox/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["forge-contract"]
CMD ["sandbox", "--host", "0.0.0.0"]
