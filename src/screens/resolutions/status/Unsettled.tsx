import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { QuestionCircleRegular, SearchRegular, SendRegular } from '@fluentui/react-icons';
import { type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '10px', margin: 0, fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'flex', flexShrink: 0, fontSize: '22px', color: tokens.colorBrandForeground1 },
  answer: { minHeight: '44px', [phone]: { flexGrow: 1 } },
});

type Answer<Event> = { text: TextId; event: Event };
export type Unknown<Event> = {
  icon: ReactElement;
  title: TextId;
  body: TextId;
  main?: Answer<Event>;
  other?: Answer<Event>;
};

type Asked = 'retry.requested' | 'resend.requested' | 'edit.requested';

/** Texts that every answer with an unknown outcome shares, by the state of its machine. */
export const unknowns: Readonly<Record<string, Unknown<Asked>>> = {
  'working.checkingOutcome': {
    icon: <SearchRegular />,
    title: 'resolutions.reconciling.title',
    body: 'resolutions.reconciling.body',
  },
  outcomeUnknown: {
    icon: <QuestionCircleRegular />,
    title: 'resolutions.unknown.title',
    body: 'resolutions.unknown.body',
    main: { text: 'resolutions.unknown.again', event: 'retry.requested' },
  },
  notReceived: {
    icon: <SendRegular />,
    title: 'resolutions.missing.title',
    body: 'resolutions.missing.body',
    main: { text: 'resolutions.missing.again', event: 'resend.requested' },
    other: { text: 'resolutions.missing.change', event: 'edit.requested' },
  },
};

type UnsettledProps<Event> = {
  unknown: Unknown<Event>;
  isWorking: boolean;
  isOff?: boolean;
  onAnswer: (event: Event) => void;
  children?: ReactNode;
};

/** Shows an answer whose outcome is unknown: what is known, and how to continue. */
export function Unsettled<Event>({
  unknown: { icon, title, body, main, other },
  isWorking,
  isOff = false,
  onAnswer,
  children,
}: UnsettledProps<Event>) {
  const styles = useStyles();
  const note = useId();
  const send = (event: Event) => (click: MouseEvent<HTMLElement>) => {
    focusAround(click.currentTarget);
    onAnswer(event);
  };

  return (
    <Stack gap={12} role="status">
      {children}
      <p className={styles.head}>
        <span className={styles.icon}>{icon}</span>
        <FormattedMessage id={title} />
      </p>
      <Muted>
        <FormattedMessage id={body} />
      </Muted>
      {isWorking ? <Waiting text="wizard.waiting" /> : null}
      {main ? (
        <Row gap={12}>
          <Button
            className={styles.answer}
            appearance="primary"
            size="large"
            disabledFocusable={isOff}
            aria-describedby={isOff ? note : undefined}
            onClick={send(main.event)}
          >
            <FormattedMessage id={main.text} />
          </Button>
          {other ? (
            <Button className={styles.answer} size="large" onClick={send(other.event)}>
              <FormattedMessage id={other.text} />
            </Button>
          ) : null}
        </Row>
      ) : null}
      {isOff ? (
        <Muted id={note}>
          <FormattedMessage id="resolutions.no_rights" />
        </Muted>
      ) : null}
    </Stack>
  );
}
