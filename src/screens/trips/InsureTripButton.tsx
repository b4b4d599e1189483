import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMatch } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { usePortal } from '#src/session/portal.ts';
import type { CheckedPolicy } from '#src/session/trips/checkPolicies.ts';
import { useBlockedPolicies } from '#src/session/trips/useBlockedPolicies.ts';
import { WhyNot } from '#src/session/trips/WhyNot.tsx';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Gap } from '#src/ui/content/Gap.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { isUnfinished } from '#src/wizard/keeper.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '8px', justifyItems: 'stretch', [wide]: { justifyItems: 'end', maxWidth: '360px' } },
  // Align the note with the button above it.
  note: { margin: 0, [wide]: { textAlign: 'end' } },
});

type InsureTripButtonProps = {
  /** Set if another action on the page is more important. */
  isQuiet?: boolean;
};

/**
 * Button that insures a trip, with a link to an unfinished one. Disabled with a reason for users without write access.
 */
export function InsureTripButton({ isQuiet = false }: InsureTripButtonProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { insuring } = useRights();
  const hindered = useBlockedPolicies();
  const reason = useId();
  const text = <FormattedMessage id="insurance.add" />;
  if (insuring === 'hidden') return null;

  return (
    <div className={styles.place}>
      {insuring === 'enabled' && !hindered ? (
        <ButtonLink
          to={addresses.insureTrip}
          appearance={isQuiet ? 'secondary' : 'primary'}
          icon={<AddRegular />}
          isMain
        >
          {text}
        </ButtonLink>
      ) : (
        <Button className={touch.target} disabledFocusable aria-describedby={reason}>
          {text}
        </Button>
      )}
      {insuring === 'disabled' ? (
        <p id={reason} className={styles.note}>
          <FormattedMessage id="insurance.add.no_write" />
        </p>
      ) : (
        <>
          {hindered ? (
            <p id={reason} className={styles.note}>
              <BlockedPolicies policies={hindered} />
            </p>
          ) : null}
          <Unfinished />
        </>
      )}
    </div>
  );
}

/** Gives the reason of a single policy. For several policies the wizard lists each reason. */
function BlockedPolicies({ policies: [policy, ...others] }: { policies: readonly CheckedPolicy[] }) {
  if (!policy) return <NoPolicy />;
  if (others.length > 0) return <FormattedMessage id="insurance.no_policy.body" />;
  return (
    <>
      {policy.externalPolicyNumber}
      {': '}
      <WhyNot policy={policy} />
    </>
  );
}

/** A widget has no list of policies to add one to. */
function NoPolicy() {
  const { widget } = usePortal();
  if (widget) return <FormattedMessage id="dashboard.summary.empty" />;

  return (
    <FormattedMessage
      id="insurance.add.no_policy"
      values={{
        link: (words) => (
          <TextLink key="account" to={addresses.account} isOnScene>
            {words}
          </TextLink>
        ),
      }}
    />
  );
}

function Unfinished() {
  const styles = useStyles();
  const { drafts: openDrafts, clock } = usePortal();
  const drafts = openDrafts();
  const isLeft = useSyncExternalStore(drafts.watch, () => isUnfinished(drafts, 'addInsurance', clock.now()));
  // Hidden while the wizard is open: it would appear with the first typed character, vanish with the purchase and move
  // the page both times.
  const isGoneOnWith = useMatch(addresses.insureTrip);

  return isLeft && !isGoneOnWith ? (
    <p className={styles.note}>
      <FormattedMessage id="insurance.unfinished" />
      <Gap />
      <TextLink to={addresses.insureTrip} isOnScene>
        <FormattedMessage id="insurance.unfinished.link" />
      </TextLink>
    </p>
  ) : null;
}
