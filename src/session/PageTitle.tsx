import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { useApp } from './portal.ts';

export function PageTitle({ id }: { id: TextId }) {
  return <DocumentTitle page={useIntl().formatMessage({ id })} />;
}

/**
 * Sets a title that is not a catalogue text, such as a wizard step. Restores the previous title on unmount.
 *
 * @param isWrong whether something on the page must be corrected
 */
export function DocumentTitle({ page, isWrong = false }: { page: string; isWrong?: boolean }) {
  const { formatMessage } = useIntl();
  const portal = useApp(({ context }) => context.client?.branding.name ?? '');
  const title = formatMessage({ id: isWrong ? 'app.title.wrong' : 'app.title' }, { page, portal });

  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return null;
}
