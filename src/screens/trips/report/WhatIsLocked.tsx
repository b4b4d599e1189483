import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';
import { Notice } from '#src/ui/content/Notice.tsx';

/** Warns which changes of the trip a report will block. */
export function WhatIsLocked() {
  const { changingTravellers, cancelling } = useRights();
  const text = textOf(changingTravellers === 'enabled', cancelling === 'enabled');

  return text ? (
    <Notice tone="warning" title={<FormattedMessage id="disruption.locks" />} action={null}>
      <FormattedMessage id={text} />
    </Notice>
  ) : null;
}

function textOf(mayEdit: boolean, mayCancel: boolean): TextId | null {
  if (mayEdit && mayCancel) return 'disruption.locks.both';
  if (mayEdit) return 'disruption.locks.travellers';
  return mayCancel ? 'disruption.locks.insurance' : null;
}
