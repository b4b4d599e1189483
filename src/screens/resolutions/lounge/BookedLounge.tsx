import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DoorArrowRightRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { getBlockedReason } from '#machines/resolutions/case/blockedReason.ts';
import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { DeclineLabel } from '../status/DeclineLabel.tsx';
import { TryAgain } from '../status/TryAgain.tsx';
import { LoungeTicket } from './LoungeTicket.tsx';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  text: { margin: 0 },
  to: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  door: { fontSize: '32px', color: tokens.colorBrandForeground1 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  button: { minHeight: '44px', paddingInline: '20px', [phone]: { flexBasis: '100%' } },
});

type BookedLoungeProps = { flow: LoungeOptionActor; case: Case; isCooling: boolean | undefined };

/** Shows the booked lounge and asks to confirm it, or says that confirming failed. */
export function BookedLounge({ flow, case: told, isCooling }: BookedLoungeProps) {
  const styles = useStyles();
  const note = useId();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { booking, resolutionId } = state.context.option;
  const isBusy = state.hasTag('working');
  const isDeclining = state.matches('confirmingDecline') || state.matches({ working: 'submitting' });
  const hasFailed = state.matches('failed') || isDeclining;
  const isUnknown = state.matches('booked') && state.context.confirmKey !== null;
  const isConfirmable = booking !== null && resolutionId !== null;
  const isHindered = getBlockedReason(state.context, 'LOUNGE', 'customer.confirm') !== null;
  const off = { disabledFocusable: isHindered || isBusy, 'aria-describedby': isHindered ? note : undefined };

  return (
    <>
      <p className={styles.text}>
        {hasFailed ? (
          <>
            <FormattedMessage id="errors.lounge_confirmation_failed" /> <TryAgain isCooling={isCooling} />
          </>
        ) : (
          <FormattedMessage id={isUnknown ? 'resolutions.lounge.unconfirmed' : 'resolutions.lounge.booked'} />
        )}
      </p>
      {booking ? (
        <LoungeTicket
          option={state.context.option}
          stub={
            <span className={styles.to}>
              <DoorArrowRightRegular className={styles.door} aria-hidden />
              <FormattedMessage id="resolutions.pass.to_come" />
            </span>
          }
        />
      ) : null}
      {state.context.mayWrite ? null : (
        <Muted id={note}>
          <FormattedMessage id="resolutions.no_rights" />
        </Muted>
      )}
      <div className={styles.buttons}>
        {isConfirmable ? (
          <Button
            {...off}
            className={styles.button}
            appearance="primary"
            aria-busy={isBusy && !isDeclining}
            onClick={() => flow.send({ type: 'booking.confirmed' })}
          >
            <BusyLabel isBusy={isBusy && !isDeclining}>
              <FormattedMessage
                id={hasFailed || isUnknown ? 'resolutions.lounge.confirm_again' : 'resolutions.lounge.confirm'}
              />
            </BusyLabel>
          </Button>
        ) : null}
        {hasFailed && getBlockedReason(state.context, 'LOUNGE', 'customer.choose') !== 'moved' ? (
          <Button
            {...off}
            className={styles.button}
            appearance={isConfirmable ? 'secondary' : 'primary'}
            onClick={() => flow.send({ type: 'choice.requested' })}
          >
            <FormattedMessage id="resolutions.lounge.choose_again" />
          </Button>
        ) : null}
        {hasFailed && getBlockedReason(state.context, 'LOUNGE', 'customer.no') !== 'moved' ? (
          <Button {...off} className={styles.button} onClick={() => flow.send({ type: 'decline.requested' })}>
            <BusyLabel isBusy={isBusy}>
              <DeclineLabel
                case={told}
                option={state.context.option}
                remedy="LOUNGE"
                otherwise="resolutions.lounge.no"
              />
            </BusyLabel>
          </Button>
        ) : null}
      </div>
      {isBusy ? <Waiting hasRoom text="wizard.waiting" /> : null}
    </>
  );
}
