import { Button, makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CustomerAct } from '#machines/resolutions/case/attempt.ts';
import { getBlockedReason } from '#machines/resolutions/case/blockedReason.ts';
import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import { useApp } from '#src/session/portal.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { displayType } from '#src/ui/displayType.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

import { AtAGlance } from '../glance/AtAGlance.tsx';
import { DeclineLabel } from '../status/DeclineLabel.tsx';
import { Declining } from '../status/Declining.tsx';
import { listTerminalLounges } from './listTerminalLounges.ts';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  question: { margin: 0, ...displayType, fontSize: '22px', lineHeight: '30px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  button: { minHeight: '44px', paddingInline: '20px', [phone]: { flexBasis: '100%' } },
});

/**
 * Asks whether the customer wants a lounge at all. The buttons come first, so that they are visible without scrolling.
 */
export function AskedForLounge({ flow, case: told }: { flow: LoungeOptionActor; case: Case }) {
  const styles = useStyles();
  const note = useId();
  const state = useSelector(flow, (snapshot) => snapshot);
  const isBusy = state.hasTag('working');
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const { lounges } = state.context.option;
  const people = told.passengers.length;
  const count = listTerminalLounges(lounges, told.flight?.terminal ?? null, flags?.otherLounges ?? false).length;
  const off = (act: CustomerAct) => {
    const isHindered = getBlockedReason(state.context, 'LOUNGE', act) !== null;
    return { disabledFocusable: isHindered || isBusy, 'aria-describedby': isHindered ? note : undefined };
  };

  return (
    <>
      <p className={styles.question}>
        <FormattedMessage id="resolutions.lounge.question" />
      </p>
      {count > 0 ? null : (
        <Notice tone="warning">
          <FormattedMessage id="resolutions.lounge.no_lounge" />
        </Notice>
      )}
      {state.context.mayWrite ? null : (
        <Muted id={note}>
          <FormattedMessage id="resolutions.no_rights" />
        </Muted>
      )}
      <div className={styles.buttons}>
        <Button
          {...off('customer.choose')}
          className={styles.button}
          appearance={count > 0 ? 'primary' : 'secondary'}
          onClick={() => flow.send({ type: 'choice.requested' })}
        >
          <FormattedMessage id="resolutions.lounge.yes" />
        </Button>
        <Button
          {...off('customer.no')}
          className={styles.button}
          onClick={() => flow.send({ type: 'decline.requested' })}
        >
          <BusyLabel isBusy={isBusy}>
            <DeclineLabel case={told} option={state.context.option} remedy="LOUNGE" otherwise="resolutions.lounge.no" />
          </BusyLabel>
        </Button>
        {state.context.allowances.callMeAllowed === true ? (
          <Button
            {...off('customer.callMe')}
            className={styles.button}
            onClick={() => flow.send({ type: 'call.requested' })}
          >
            <FormattedMessage id="resolutions.call_me" />
          </Button>
        ) : null}
      </div>
      {count > 0 ? (
        <AtAGlance
          remedy="LOUNGE"
          gets={
            people > 1 ? (
              <FormattedMessage id="resolutions.remedy.lounge.gets_one" values={{ count, people }} />
            ) : (
              <FormattedMessage id="resolutions.remedy.lounge.gets" values={{ count }} />
            )
          }
        />
      ) : null}
      <Muted>
        <Declining case={told} option={state.context.option} remedy="LOUNGE" />
      </Muted>
    </>
  );
}
