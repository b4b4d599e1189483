import { useSearchParams } from 'react-router-dom';

import { readReference } from '#src/lib/links/support.ts';
import { SupportPage } from '#src/screens/content/support/SupportPage.tsx';
import { useApp } from '#src/session/portal.ts';

import { WithData } from '../inside/WithData.tsx';

/** Lets customers and guests contact the insurer. Guests may be unable to sign in. */
export default function PublicSupport() {
  const [search] = useSearchParams();
  // Discards the draft when the user changes.
  const sender = useApp(({ context }) => context.session?.id ?? 'guest');

  return (
    <WithData>
      <SupportPage key={sender} reference={readReference(search)} />
    </WithData>
  );
}
