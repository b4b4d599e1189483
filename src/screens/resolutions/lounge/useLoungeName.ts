import { useIntl } from 'react-intl';

import type { Lounge } from '#machines/resolutions/resolutions.ts';
import { useApp } from '#src/session/portal.ts';

type Place = Pick<Lounge, 'name' | 'terminal'>;

/** Returns a function that names a lounge: its own name if the partner shows it, else its terminal. */
export function useLoungeName(): (lounge: Place) => string {
  const { formatMessage } = useIntl();
  const isShown = useApp(({ context }) => context.theme?.config.flags.loungeLocation ?? false);

  return ({ name, terminal }) => (isShown ? name : formatMessage({ id: 'resolutions.lounge.unnamed' }, { terminal }));
}
