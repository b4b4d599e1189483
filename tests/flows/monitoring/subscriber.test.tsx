import { spec } from '#paths/specs/monitoring/subscriber.ts';
import { type Opening, skyPage } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme, toUuid } from '#tests/kit/customer/sky.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { config } = skyTheme;
const session = { ...anna, signedInAt: skyPage.now };

const overview = (flags: object = {}): Opening => ({
  path: '/dashboard',
  session,
  page: { theme: { ...skyTheme, config: { ...config, flags: { ...config.flags, dataMonitoring: true, ...flags } } } },
});

testPaths(spec, {
  inputs: {
    'of a customer': overview(),
    'in a tab that knows the subscription': {
      ...overview(),
      inTab: { subscribed: { version: 1, value: true }, initialScan: { version: 1, value: true } },
    },
    'of a partner who subscribes unasked': overview({ autoSubscribe: true }),
    'to an agent': { ...overview(), session: { ...session, agentId: toUuid(9), roles: { AGENT: { write: true } } } },
  },
});
