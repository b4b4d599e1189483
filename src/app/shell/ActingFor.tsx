import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { tell } from '#src/lib/tell.ts';
import { usePortal } from '#src/session/portal.ts';
import { Question } from '#src/wizard/parts/Question.tsx';

import styles from './Shell.module.css';
import { useOwnName } from './useOwnName.ts';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '44px',
    // Two lines, where a name may need them.
    '@media (max-width: 639px)': { minHeight: '56px' },
    // Not the partner's typeface, which comes late and would move it.
    fontFamily: 'system-ui, sans-serif',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  leave: {
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForegroundOnBrand}`, outlineOffset: '-6px' },
  },
});

/** Tells an agent, on every page, whose account this is: what is done here is done for somebody else. */
export default function ActingFor() {
  const { strip, leave } = useStyles();
  const { app } = usePortal();
  const name = useOwnName();
  const [isLeaving, setLeaving] = useState(false);

  const answer = (isYes: boolean) => {
    setLeaving(false);
    if (isYes) tell(app, 'session', { type: 'session.closed' });
  };

  return (
    <div className={`${strip} ${styles.edges}`}>
      <strong>
        <FormattedMessage id={name ? 'shell.acting' : 'shell.acting.somebody'} values={{ name }} />
      </strong>
      <button type="button" className={leave} onClick={() => setLeaving(true)}>
        <FormattedMessage id="shell.acting.leave" />
      </button>
      {isLeaving ? (
        <Question
          title="shell.acting.leave.title"
          body="shell.acting.leave.body"
          yes="shell.acting.leave.yes"
          no="shell.acting.leave.no"
          onAnswer={answer}
        />
      ) : null}
    </div>
  );
}
