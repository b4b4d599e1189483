import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { DisputeOfferActor } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { Bar } from './Bar.tsx';
import { getUploadProgress } from './getUploadProgress.ts';
import { SaidMonth } from './SaidMonth.tsx';
import { useSheetStyles } from './sheetStyles.ts';

/** Shows the dispute for a last check, because it can be sent only once. */
export function Confirming({ flow }: { flow: DisputeOfferActor }) {
  const styles = useSheetStyles();
  const { notes, files } = useSelector(flow, ({ context }) => context);
  const months = new Set([
    ...Object.keys(notes).filter((month) => notes[month]?.trim()),
    ...files.map(({ month }) => month),
  ]);

  const far = getUploadProgress(files, undefined);

  return (
    <WizardPage
      title="claims.dispute.confirm"
      next="claims.dispute.confirm.submit"
      onNext={() => flow.send({ type: 'dispute.confirmed' })}
      onBack={() => flow.send({ type: 'dispute.cancelled' })}
    >
      <p className={styles.words}>
        <FormattedMessage id="claims.dispute.confirm.body" values={{ months: months.size, files: files.length }} />
      </p>
      {far.percent > 0 ? <Bar {...far} /> : null}
      <ul className={styles.list}>
        {[...months].sort().map((month) => (
          <SaidMonth
            key={month}
            month={month}
            notes={notes[month]?.trim() ?? ''}
            files={files.filter((file) => file.month === month)}
          />
        ))}
      </ul>
    </WizardPage>
  );
}
