import { useIntl } from 'react-intl';

import type { Lounge } from '#machines/resolutions/resolutions.ts';
import { useApp } from '#src/session/portal.ts';

type Place = Pick<Lounge, 'name' | 'terminal'>;

/** What a lounge is called: by its name where the partner shows that, else by where it is. */
export function useLoungeName(): (lounge: Place) => string {
  const { formatMessage } = useIntl();
  const isShown = useApp(({ context }) => context.theme?.config.flags.loungeLocation ?? false);

  return ({ name, terminal }) => (isShown ? name : formatMessage({ id: 'resolutions.lounge.unnamed' }, { terminal }));
}
