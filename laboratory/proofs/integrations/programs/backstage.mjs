// The two providers of backstage's catalog, as its backend runs them once. It prints what they give to the catalog.
import { ConfigReader } from '@backstage/config';
import {
  GitlabDiscoveryEntityProvider,
  GitlabOrgDiscoveryEntityProvider,
} from '@backstage/plugin-catalog-backend-module-gitlab';

const { host } = new URL(process.env.FORGE);
const config = new ConfigReader({
  integrations: {
    gitlab: [
      {
        host,
        token: process.env.TOKEN,
        baseUrl: process.env.FORGE,
        apiBaseUrl: `${process.env.FORGE}/api/v4`,
      },
    ],
  },
  catalog: { providers: { gitlab: { forge: { host, group: 'acme', orgEnabled: true } } } },
});
const log = (text) => console.error(String(text));
const logger = { info: log, warn: log, error: log, debug: () => {}, child: () => logger };
const schedule = { run: ({ fn }) => fn() };
const entities = [];
const connection = {
  applyMutation: async (mutation) => entities.push(...mutation.entities.map(({ entity }) => entity)),
  refresh: async () => {},
};
for (const Provider of [GitlabDiscoveryEntityProvider, GitlabOrgDiscoveryEntityProvider])
  for (const provider of Provider.fromConfig(config, { logger, schedule }))
    await provider.connect(connection);
for (const { kind, metadata, spec } of entities)
  console.log([kind, metadata.name, spec.target ?? spec.profile?.displayName].join(' '));
