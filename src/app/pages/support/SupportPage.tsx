import { useSearchParams } from 'react-router-dom';

import { referenceIn } from '#src/lib/links/support.ts';
import { SupportPage } from '#src/screens/content/support/SupportPage.tsx';
import { useApp } from '#src/session/portal.ts';

import { WithData } from '../inside/WithData.tsx';

/** The page to contact the insurer. Open to guests: somebody who cannot sign in needs it most. */
export default function PublicSupport() {
  const [search] = useSearchParams();
  // A message is kept for its sender.
  const sender = useApp(({ context }) => context.session?.id ?? 'guest');

  return (
    <WithData>
      <SupportPage key={sender} reference={referenceIn(search)} />
    </WithData>
  );
}
