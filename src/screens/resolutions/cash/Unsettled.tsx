import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ClockRegular, QuestionCircleRegular, SearchRegular, SendRegular } from '@fluentui/react-icons';
import type { MouseEvent, ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type {
  ClaimOptionActor,
  ClaimOptionEvent,
  ClaimOptionSnapshot,
} from '#machines/resolutions/cash/claimOption.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { Prize } from './Prize.tsx';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', gap: '10px', margin: 0, fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', flexShrink: 0, fontSize: '22px', color: tokens.colorBrandForeground1 },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
  answers: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  answer: { minHeight: '44px', [phone]: { flexGrow: 1 } },
});

type Asked = Exclude<ClaimOptionEvent['type'], 'option.read'>;
type Answer = { text: TextId; event: Asked };
type Look = { icon: ReactElement; title: TextId; body: TextId; main?: Answer; other?: Answer };

const retry: Answer = { text: 'resolutions.claim.unknown.again', event: 'retry.asked' };

const looks = {
  reconciling: {
    icon: <SearchRegular />,
    title: 'resolutions.claim.reconciling.title',
    body: 'resolutions.claim.reconciling.body',
  },
  unknown: {
    icon: <QuestionCircleRegular />,
    title: 'resolutions.claim.unknown.title',
    body: 'resolutions.claim.unknown.body',
    main: retry,
  },
  missing: {
    icon: <SendRegular />,
    title: 'resolutions.claim.missing.title',
    body: 'resolutions.claim.missing.body',
    main: { text: 'resolutions.claim.missing.again', event: 'answer.repeated' },
    other: { text: 'resolutions.claim.missing.change', event: 'answer.reconsidered' },
  },
  unconfirmed: {
    icon: <ClockRegular />,
    title: 'resolutions.claim.unconfirmed.title',
    body: 'resolutions.claim.unconfirmed.body',
    main: { text: 'resolutions.claim.unconfirmed.finish', event: 'claim.confirmed' },
  },
} as const satisfies Record<string, Look>;

type UnsettledProps = { flow: ClaimOptionActor; state: ClaimOptionSnapshot; currency: string };

/** Something was sent, and it is not known yet what became of it: what is known, and what there is to do. */
export function Unsettled({ flow, state, currency }: UnsettledProps) {
  const styles = useStyles();
  const { option, remedy, mayWrite } = state.context;
  const look: Look | undefined = looks[state.value as keyof typeof looks];
  if (!look) return null;
  const isOff = look.main?.event === 'claim.confirmed' && !mayWrite;
  const send = (type: Asked) => (click: MouseEvent<HTMLElement>) => {
    focusAround(click.currentTarget);
    flow.send({ type });
  };

  return (
    <div className={styles.place} role="status">
      <Prize option={option} remedy={remedy} currency={currency} />
      <p className={styles.head}>
        <span className={styles.icon}>{look.icon}</span>
        <FormattedMessage id={look.title} />
      </p>
      <p className={styles.words}>
        <FormattedMessage id={look.body} />
      </p>
      {state.hasTag('working') ? <Waiting text="wizard.waiting" /> : null}
      {look.main ? (
        <div className={styles.answers}>
          <Button
            className={styles.answer}
            appearance="primary"
            size="large"
            disabledFocusable={isOff}
            onClick={send(look.main.event)}
          >
            <FormattedMessage id={look.main.text} />
          </Button>
          {look.other ? (
            <Button className={styles.answer} size="large" onClick={send(look.other.event)}>
              <FormattedMessage id={look.other.text} />
            </Button>
          ) : null}
        </div>
      ) : null}
      {isOff ? (
        <p className={styles.words}>
          <FormattedMessage id="resolutions.no_rights" />
        </p>
      ) : null}
    </div>
  );
}
