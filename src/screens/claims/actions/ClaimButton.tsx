import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { claimActionOf } from '#rules/claims/standing.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';

import { type Claim, headingOf } from '../claim.ts';
import type { ClaimAct } from './dialogs.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '8px' },
  button: { minHeight: '44px' },
  reason: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const texts: Record<ClaimAct, { text: TextId; notYet: TextId | null }> = {
  'enter prediction': { text: 'claims.act.predict', notYet: null },
  'review offer': { text: 'claims.act.review', notYet: 'claims.act.review.not_yet' },
  'review adjusted offer': { text: 'claims.act.review_adjusted', notYet: 'claims.act.review_adjusted.not_yet' },
};

type ClaimButtonProps = { claim: Claim; has: (act: ClaimAct) => boolean; onPress: (act: ClaimAct) => void };

/** What its owner does next about a claim. What cannot be done yet, or not by them, is off, and says why. */
export function ClaimButton({ claim, has, onPress }: ClaimButtonProps) {
  const styles = useStyles();
  const { mayWrite } = useRights();
  const id = useId();
  const action = claimActionOf(claim);
  if (!action || action.kind === 'see what was accepted' || !has(action.kind)) return null;

  const { kind, isReady } = action;
  const { text, notYet } = texts[kind];
  const reason = !isReady ? notYet : mayWrite ? null : 'claims.act.no_write';
  return (
    <div className={styles.place}>
      <Button
        className={styles.button}
        appearance={reason ? 'secondary' : 'primary'}
        aria-describedby={reason ? `${headingOf(claim)} ${id}` : headingOf(claim)}
        disabledFocusable={reason !== null}
        onClick={() => onPress(kind)}
      >
        <FormattedMessage id={text} />
      </Button>
      {reason ? (
        <p id={id} className={styles.reason}>
          <FormattedMessage id={reason} />
        </p>
      ) : null}
    </div>
  );
}
