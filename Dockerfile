# The build stage has the compiler that sqlite3 needs where no prebuilt binary fits.
FROM node:24-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
# Without scripts: `prepare` would build before the sources are there.
RUN npm ci --ignore-scripts && npm rebuild sqlite3
COPY tsconfig.json build.ts ./
COPY src src
COPY data data
COPY commands commands
RUN npm run build && npm prune --omit=dev --ignore-scripts
# Types, source maps of packages, and what compiling sqlite3 left behind: 50 MB that nothing reads.
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && find node_modules/sqlite3/build -type f ! -name '*.node' -delete \
  && rm -rf node_modules/sqlite3/deps

FROM node:24-slim
ENV NODE_ENV=production DATABASE_URL=sqlite:///data/umpire.sqlite
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN mkdir /data /backups && chown nobody:nogroup /data /backups
# Nobody has no rights at all. Nothing but /data, /backups and /tmp is ever written, so the root can be read-only.
USER nobody
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "dist/src/healthcheck.js"]
# Node itself, not npm: signals must reach the bot, so that it finishes what it has acknowledged.
CMD ["node", "dist/src/main.js"]
