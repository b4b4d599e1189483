import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CustomerAct } from '#machines/resolutions/case/attempt.ts';
import { getBlockedReason } from '#machines/resolutions/case/blockedReason.ts';
import type { Requested } from '#machines/resolutions/requests/request.ts';
import type { RequestEvent } from '#machines/resolutions/requests/requesting.setup.ts';
import type { RequestingActor } from '#machines/resolutions/requests/requesting.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { displayType } from '#src/ui/displayType.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';
import { Question } from '#src/wizard/parts/Question.tsx';

import { InlineContact } from '../case/Contact.tsx';
import { AtAGlance } from '../glance/AtAGlance.tsx';
import { DeclineLabel } from '../status/DeclineLabel.tsx';
import { Declining } from '../status/Declining.tsx';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  question: { margin: 0, ...displayType, fontSize: '22px', lineHeight: '30px' },
  why: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  answer: { display: 'flex', flexDirection: 'column', [phone]: { flexBasis: '100%' } },
  // A disabled button has its own line, with the reason below.
  off: { flexBasis: '100%', gap: '4px', marginBlockEnd: '8px' },
  button: { minHeight: '44px', paddingInline: '20px', alignSelf: 'start', [phone]: { alignSelf: 'stretch' } },
});

type Answer = {
  act: CustomerAct;
  event: RequestEvent['type'] & ('option.requested' | 'decline.requested' | 'call.requested');
};

const answers: readonly Answer[] = [
  { act: 'customer.yes', event: 'option.requested' },
  { act: 'customer.no', event: 'decline.requested' },
  { act: 'customer.callMe', event: 'call.requested' },
];

const words: Record<Requested, Record<Answer['event'] | 'question', TextId>> = {
  REBOOKING: {
    question: 'resolutions.rebooking.question',
    'option.requested': 'resolutions.rebooking.yes',
    'decline.requested': 'resolutions.rebooking.no',
    'call.requested': 'resolutions.request.call',
  },
  HOTEL: {
    question: 'resolutions.hotel.question',
    'option.requested': 'resolutions.hotel.yes',
    'decline.requested': 'resolutions.hotel.no',
    'call.requested': 'resolutions.request.call',
  },
};

const reasons: Partial<Record<Answer['event'], TextId>> = {
  'option.requested': 'resolutions.request.not_offered',
  'decline.requested': 'resolutions.request.not_declined',
};

type AskingProps = { flow: RequestingActor; remedy: Requested; case: Case };

/**
 * Asks whether the customer wants the remedy: yes, no or a call. Unavailable answers give a reason; a call appears only
 * if it is offered.
 */
export function Asking({ flow, remedy, case: told }: AskingProps) {
  const styles = useStyles();
  const note = useId();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { doing, mayWrite } = state.context;
  const isBusy = doing !== null;
  // Nothing runs while the user has to retry.
  const working = state.matches('outcomeUnknown') ? null : doing;
  const shown = answers
    .map((answer) => ({ ...answer, why: getBlockedReason(state.context, remedy, answer.act) }))
    .filter(({ act, why }) => act !== 'customer.callMe' || why !== 'not allowed');

  return (
    <Stack gap={16}>
      <p className={styles.question}>
        <FormattedMessage id={words[remedy].question} />
      </p>
      <AtAGlance remedy={remedy} />
      {shown.some(({ act, why: off }) => act === 'customer.no' && off !== 'not allowed') ? (
        <Muted isSmall>
          <Declining case={told} option={state.context.option} remedy={remedy} />
        </Muted>
      ) : null}
      <Row gap={8}>
        {shown.map(({ act, event, why: off }, at) => {
          const reason = off && mayWrite ? reasons[event] : undefined;
          return (
            <div key={act} className={mergeClasses(styles.answer, reason && styles.off)}>
              <Button
                className={styles.button}
                appearance={at === 0 && !off ? 'primary' : 'secondary'}
                disabledFocusable={off !== null || isBusy}
                aria-describedby={off ? `${note}${reason ? act : ''}` : undefined}
                aria-busy={working === act}
                onClick={() => flow.send({ type: event })}
              >
                <BusyLabel isBusy={working === act}>
                  {act === 'customer.no' ? (
                    <DeclineLabel
                      case={told}
                      option={state.context.option}
                      remedy={remedy}
                      otherwise={words[remedy][event]}
                    />
                  ) : (
                    <FormattedMessage id={words[remedy][event]} />
                  )}
                </BusyLabel>
              </Button>
              {reason ? (
                <span id={`${note}${act}`} className={styles.why}>
                  <FormattedMessage id={reason} values={{ contact: <InlineContact key="contact" /> }} />
                </span>
              ) : null}
            </div>
          );
        })}
      </Row>
      {mayWrite ? null : (
        <Muted id={note} isSmall>
          <FormattedMessage id="resolutions.no_rights" />
        </Muted>
      )}
      {state.matches('confirmingDecline') ? (
        <Question
          title={remedy === 'HOTEL' ? 'resolutions.hotel.sure' : 'resolutions.rebooking.sure'}
          body={<Declining case={told} option={state.context.option} remedy={remedy} />}
          yes="resolutions.request.sure.yes"
          no="resolutions.request.sure.no"
          onAnswer={(isYes) => flow.send({ type: isYes ? 'decline.confirmed' : 'decline.cancelled' })}
        />
      ) : null}
    </Stack>
  );
}
