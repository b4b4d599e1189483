import { useIntl } from 'react-intl';

import { useDocument } from '#src/api/content/useDocument.ts';
import { useApp } from '#src/session/portal.ts';
import { useSessionEnd } from '#src/session/useSessionEnd.ts';
import type { Reading } from '#src/ui/data/reading.ts';

type Asking = ReturnType<typeof useDocument>;

/**
 * Returns the reading of a partner's text in the current language; its document is null if the partner has none. Errors
 * appear only here.
 */
export function useDocumentReading(name: string): Reading<{ document: Asking['document'] }> {
  const { locale } = useIntl();
  const partnerId = useApp(({ context }) => context.client?.partnerId ?? '');
  const asking = useDocument({ name, locale, partnerId });
  const { document, isRefused, error, askAgain } = asking;
  const view = viewOf(asking);
  useSessionEnd(error);

  return {
    view,
    data: document || isRefused ? { document } : null,
    loadedAt: null,
    retry: askAgain,
    attributes: { 'data-document': name, 'data-machine': 'document', 'data-state': view },
  };
}

function viewOf({ document, isAsking, isRefused, error }: Asking): Reading<unknown>['view'] {
  if (document) return isAsking ? 'refreshing' : error ? 'stale' : 'loaded';
  if (isAsking || !error) return 'loading';
  return isRefused ? 'loaded' : 'failed';
}
