import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { useApp } from './portal.ts';

/** Names the page in the browser's tab. */
export function PageTitle({ id }: { id: TextId }) {
  const { formatMessage } = useIntl();
  const page = formatMessage({ id });
  const portal = useApp(({ context }) => context.client?.branding.name ?? '');
  const title = formatMessage({ id: 'app.title' }, { page, portal });

  useEffect(() => {
    document.title = title;
  }, [title]);

  return null;
}
