import type { Start } from '#paths/actions.ts';

import { airports } from '../customer/airports.ts';
import { anna, skyTheme } from '../customer/sky.ts';
import { type Opening, skyPage } from './stage.tsx';

const { config } = skyTheme;

/** What is special about the portals of other partners. */
const themes: Readonly<Record<string, typeof skyTheme>> = {
  voyage: { ...skyTheme, config: { ...config, flags: { ...config.flags, luggageInclusion: true } } },
  plain: { ...skyTheme, config: { ...config, loginType: 'SSO' } },
};

/** The page as somebody opens it who begins like this: a partner's portal, who is signed in, and an address. */
export function openingOf({ partner, path, as }: Start): Opening {
  const theme = themes[partner];
  return {
    path: path.replace('{token}', 'handed-over'),
    answers: { Airports: airports },
    ...(theme && { page: { theme } }),
    ...(as && { session: { ...anna, signedInAt: skyPage.now } }),
  };
}
