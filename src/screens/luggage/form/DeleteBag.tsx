import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { Bag } from '#machines/luggage/bag.ts';
import type { DeleteBagOutput } from '#machines/luggage/deleteBag.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Told } from '#src/session/notices/Told.tsx';
import { Prompt } from '#src/ui/Prompt.tsx';
import { useFocusBackWhenGone } from '#src/ui/useFocusBack.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { provideDeleteBag } from '../ports/provideDeleteBag.ts';
import { ofBags } from './BagDialog.tsx';

const useStyles = makeStyles({ words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } });

const asking = { title: 'luggage.delete.title', body: 'luggage.delete.body', close: 'luggage.delete.keep' } as const;

/** Nobody can promise any more that it is kept. */
const unanswered = {
  title: 'luggage.delete.unanswered.title',
  body: 'luggage.delete.unanswered.body',
  close: 'luggage.delete.unanswered.close',
} as const;

type DeleteBagProps = { bag: Bag; onDone: (end: DeleteBagOutput) => void };

/** Asks first, and by the airline's reference; says why not, where somebody still decides about the bag. */
export function DeleteBag({ bag: { bagId, pir }, onDone }: DeleteBagProps) {
  const styles = useStyles();
  const input = { bagId, newKey: () => crypto.randomUUID() };
  const flow = useFlow(provideDeleteBag, { input, about: ofBags, onDone });
  const state = useSelector(flow, (snapshot) => snapshot);
  useFocusBackWhenGone();
  const values = { pir };
  const isBusy = state.hasTag('working');
  const close = () => flow.send({ type: 'dialog.closed' });

  if (state.matches('pending'))
    return (
      <Prompt
        key="pending"
        title={<FormattedMessage id="luggage.delete.pending.title" values={values} />}
        main={{ text: <FormattedMessage id="luggage.delete.pending.close" />, onChoose: close }}
      >
        <div {...flowAttributes(state)}>
          <FormattedMessage id="luggage.delete.pending.body" />
        </div>
      </Prompt>
    );
  const words = state.matches('unanswered') ? unanswered : asking;
  return (
    <Prompt
      title={<FormattedMessage id={words.title} values={values} />}
      main={{ text: <FormattedMessage id={words.close} />, onChoose: close }}
      other={{
        text: (
          <BusyLabel isBusy={isBusy}>
            <FormattedMessage id="luggage.delete.submit" />
          </BusyLabel>
        ),
        onChoose: () => flow.send({ type: 'deletion.confirmed' }),
      }}
      isBusy={isBusy}
    >
      <div className={styles.words} {...flowAttributes(state)}>
        <FormattedMessage id={words.body} />
        {isBusy ? <Waiting text="wizard.waiting" /> : null}
        <Told about={ofBags} />
      </div>
    </Prompt>
  );
}
