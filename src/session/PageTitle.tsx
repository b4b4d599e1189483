import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { useApp } from './portal.ts';

/** Names the page in the browser's tab. */
export function PageTitle({ id }: { id: TextId }) {
  return <DocumentTitle page={useIntl().formatMessage({ id })} />;
}

/**
 * The same for a page with a name of its own, a step of a wizard: what was there before comes back when it goes.
 *
 * @param isWrong something on it has to be mended
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
