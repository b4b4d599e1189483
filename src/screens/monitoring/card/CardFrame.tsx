import { Button, Field, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CardProblem, TokenFrameActor } from '#machines/monitoring/tokenFrame/tokenFrame.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { ForeignFrame } from '#src/ui/frames/ForeignFrame.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { Waiting } from '#src/wizard/parts/Waiting.tsx';

import { toFrameEvent } from './cardMessages.ts';
import type { FrameHandle } from './frameHandle.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  frame: {
    width: '100%',
    height: '56px',
    boxSizing: 'border-box',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    borderRadius: portalTokens.borderRadiusField,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  focused: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  wrong: { ...shorthands.borderColor(tokens.colorPaletteRedBorder2) },
});

const problems: Record<CardProblem, TextId> = {
  required: 'validation.required',
  invalidCardNumber: 'validation.invalidCardNumber',
};

type CardFrameProps = { flow: TokenFrameActor; handle: FrameHandle };

/**
 * The field for a card number, which belongs to the tokeniser. Problems appear below it in the language of the portal.
 */
export function CardFrame({ flow, handle }: CardFrameProps) {
  const styles = useStyles();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { problem } = state.context;

  return (
    <Field
      size="large"
      label={<FormattedMessage id="monitoring.card.label" />}
      hint={<FormattedMessage id="monitoring.card.hint" />}
      validationMessage={
        problem ? { children: <FormattedMessage id={problems[problem]} />, role: 'alert' as const } : null
      }
    >
      {() => (
        <div className={styles.place} {...flowAttributes(state)}>
          <FrameView flow={flow} handle={handle} />
        </div>
      )}
    </Field>
  );
}

function FrameView({ flow, handle }: CardFrameProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const state = useSelector(flow, (snapshot) => snapshot);
  const { url, isFocused, problem } = state.context;

  if (state.matches('generating'))
    return (
      <>
        <Lines count={1} />
        <Waiting text="monitoring.card.opening" />
      </>
    );
  if (state.matches('failed')) return <Retry text="monitoring.card.failed" flow={flow} />;
  if (state.matches('unresponsive')) return <Retry text="monitoring.card.unresponsive" flow={flow} />;
  const hear = (data: unknown) => {
    const event = toFrameEvent(data);
    if (event === 'enter') handle.submitForm();
    else if (event) flow.send(event);
  };
  return (
    <ForeignFrame
      key={url}
      className={mergeClasses(styles.frame, problem !== null && styles.wrong, isFocused && styles.focused)}
      url={url}
      origin={new URL(url).origin}
      title={formatMessage({ id: 'monitoring.card.frame' })}
      onMessage={hear}
      onFrame={handle.setFrame}
    />
  );
}

function Retry({ text, flow }: { text: TextId; flow: TokenFrameActor }) {
  const touch = useTouchStyles();

  return (
    <div role="alert">
      <Notice
        tone="danger"
        action={
          <Button className={touch.target} onClick={() => flow.send({ type: 'retry.requested' })}>
            <FormattedMessage id="monitoring.card.again" />
          </Button>
        }
      >
        <FormattedMessage id={text} />
      </Notice>
    </div>
  );
}
