import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAround } from '#src/wizard/WizardContext.ts';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

import { DraftFlight } from '../DraftFlight.tsx';
import type { CompletionProps } from './Completion.tsx';

const useStyles = makeStyles({
  mark: { fontSize: '40px', color: tokens.colorStatusSuccessForeground1 },
  list: { display: 'grid', gap: '8px', listStyleType: 'none', margin: 0, padding: 0 },
  reference: { margin: 0, fontSize: tokens.fontSizeBase400 },
});

/** It is done: what was insured, under which reference, and what comes next. */
export function Insured({ flow, completion }: CompletionProps) {
  const styles = useStyles();
  const items = useSelector(flow, ({ context }) => context.items);
  const reference = useSelector(completion, ({ context }) => context.trip?.bookingRef);
  const { keeper } = useAround();
  useEffect(() => keeper.settle(), [keeper]);

  return (
    <WizardPage
      title="insurance.done.title"
      next="insurance.done.close"
      onNext={() => completion.send({ type: 'trip.acknowledged' })}
    >
      <CheckmarkCircleRegular className={styles.mark} aria-hidden />
      {reference ? (
        <p className={styles.reference}>
          <FormattedMessage
            id="insurance.done.reference"
            values={{ reference: <strong key="reference">{reference}</strong> }}
          />
        </p>
      ) : null}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <DraftFlight item={item} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="insurance.done.next" />
      </p>
    </WizardPage>
  );
}
