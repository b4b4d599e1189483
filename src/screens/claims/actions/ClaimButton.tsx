import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { generatePath } from 'react-router-dom';

import { getClaimAction } from '#rules/claims/claimState.ts';
import { addresses } from '#src/lib/addresses.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';

import { type Claim, getClaimHeadingId } from '../claim.ts';
import type { ClaimAct, ClaimDialogs } from './dialogs.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '8px' },
  isWide: { justifyItems: 'stretch' },
  button: { minHeight: '44px', overflowWrap: 'anywhere' },
});

const texts: Record<ClaimAct, { text: TextId; notYet: TextId | null }> = {
  'enter prediction': { text: 'claims.act.predict', notYet: null },
  'review offer': { text: 'claims.act.review', notYet: 'claims.act.review.not_yet' },
  'review adjusted offer': { text: 'claims.act.review_adjusted', notYet: 'claims.act.review_adjusted.not_yet' },
};

type Act = keyof ClaimDialogs;
type ClaimButtonProps = {
  claim: Claim;
  has: (act: Act) => boolean;
  onPress: (act: Act) => void;
  isQuiet?: boolean;
  /** Fills the width, so that buttons in a column align. */
  isWide?: boolean;
};

/**
 * Button for the owner's next step. Disabled with a reason if the step is not ready or the user lacks the right; anyone
 * who sees the claim can view an offer.
 */
export function ClaimButton({ claim, has, onPress, isQuiet = false, isWide = false }: ClaimButtonProps) {
  const styles = useStyles();
  const { mayAnswerClaims } = useRights();
  const id = useId();
  const action = getClaimAction(claim);
  if (!action || action.kind === 'see what was accepted') return null;

  const { kind, isReady } = action;
  const { text, notYet } = texts[kind];
  if (kind !== 'enter prediction' && isReady)
    return (
      <div className={mergeClasses(styles.place, isWide && styles.isWide)}>
        <ButtonLink
          to={generatePath(addresses.claimOffer, { alertId: claim.alertId })}
          describedBy={getClaimHeadingId(claim)}
          appearance={isQuiet ? 'secondary' : 'primary'}
          isMain
        >
          <FormattedMessage id={text} />
        </ButtonLink>
      </div>
    );

  const act = kind === 'enter prediction' ? kind : null;
  if (act && !has(act)) return null;
  const reason = !isReady ? notYet : mayAnswerClaims ? null : 'claims.act.no_write';
  return (
    <div className={mergeClasses(styles.place, isWide && styles.isWide)}>
      <Button
        className={styles.button}
        appearance={reason || isQuiet ? 'secondary' : 'primary'}
        aria-describedby={reason ? `${getClaimHeadingId(claim)} ${id}` : getClaimHeadingId(claim)}
        disabledFocusable={reason !== null}
        onClick={() => act && onPress(act)}
      >
        <FormattedMessage id={text} />
      </Button>
      {reason ? (
        <Muted id={id}>
          <FormattedMessage id={reason} />
        </Muted>
      ) : null}
    </div>
  );
}
