import { useState } from 'react';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { isPostponed, postponeTerms } from '#src/screens/account/terms/postponedTerms.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { useRights } from '#src/session/useRights.ts';
import { laterUnasked } from '#src/ui/connection/later.tsx';

const AcceptTerms = laterUnasked(() => fromFile('profile', () => import('../profile/TermsDialog.tsx')));

/** Asks customers to accept the terms after each sign-in, until they do. Agents, widgets and read-only users are not asked. */
export function TermsReminder() {
  const portal = usePortal();
  const isActing = useActing();
  const { mayWrite } = useRights();
  const signedInAt = useApp(({ context }) => context.session?.signedInAt ?? 0);
  const user = useDataset('USER_DETAILS').data?.user;
  const [isDone, setDone] = useState(() => isPostponed(portal, signedInAt));
  if (isDone || isActing || !mayWrite || portal.widget || user?.terms.status !== 'PENDING') return null;

  return (
    <AcceptTerms
      userId={user.id}
      onDone={(end) => {
        if (end === 'postponed') postponeTerms(portal, signedInAt);
        setDone(true);
      }}
    />
  );
}
