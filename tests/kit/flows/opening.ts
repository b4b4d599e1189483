import type { Session } from '#machines/session/session.ts';
import type { Start } from '#paths/actions.ts';
import { type Opening, skyPage } from '../browser/stage.tsx';
import { airports } from '../customer/airports.ts';
import { anna, idOf, skyTheme } from '../customer/sky.ts';

const { config } = skyTheme;

/** What is special about the portals of other partners. */
const themes: Readonly<Record<string, typeof skyTheme>> = {
  voyage: { ...skyTheme, config: { ...config, flags: { ...config.flags, luggageInclusion: true } } },
  plain: { ...skyTheme, config: { ...config, loginType: 'SSO' } },
};

/** Who acts for others: for nobody, in their own portal, for Anna. */
const agents: Readonly<Record<string, Partial<Session>>> = {
  'agentlite@sky.test': { id: '', agentId: idOf(9), roles: { AGENT: { write: true } } },
  'admin@sky.test': { id: idOf(9), agentId: idOf(9), roles: { ADMIN: { write: true }, USER: { write: true } } },
  'readonly@sky.test': { roles: { USER: { write: false } } },
  'agent@sky.test': { agentId: idOf(9), roles: { AGENT: { write: true } } },
};

/** The page as somebody opens it who begins like this: a partner's portal, who is signed in, and an address. */
export function openingOf({ partner, path, as }: Start): Opening {
  const theme = themes[partner];
  return {
    path: path.replace('{token}', 'handed-over'),
    answers: { Airports: airports },
    ...(theme && { page: { theme } }),
    ...(as && { session: { ...anna, ...agents[as], signedInAt: skyPage.now } }),
  };
}
