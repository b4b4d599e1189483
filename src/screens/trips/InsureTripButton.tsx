import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMatch } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { usePortal } from '#src/session/portal.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { wide } from '#src/ui/spaces.ts';
import { isUnfinished } from '#src/wizard/keeper.ts';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '8px', justifyItems: 'stretch', [wide]: { justifyItems: 'end', maxWidth: '360px' } },
  note: { margin: 0 },
});

type InsureTripButtonProps = {
  /** Something else on the page matters more. */
  isQuiet?: boolean;
};

/** The way to insure another trip, and back to one that was not finished. Who may only read sees it, and why not. */
export function InsureTripButton({ isQuiet = false }: InsureTripButtonProps) {
  const styles = useStyles();
  const { insuring } = useRights();
  const text = <FormattedMessage id="insurance.add" />;
  if (insuring === 'hidden') return null;

  return (
    <div className={styles.place}>
      {insuring === 'enabled' ? (
        <ButtonLink
          to={addresses.insureTrip}
          appearance={isQuiet ? 'secondary' : 'primary'}
          icon={<AddRegular />}
          isMain
        >
          {text}
        </ButtonLink>
      ) : (
        <Button disabledFocusable aria-describedby="no-write">
          {text}
        </Button>
      )}
      {insuring === 'disabled' ? (
        <p id="no-write" className={styles.note}>
          <FormattedMessage id="insurance.add.no_write" />
        </p>
      ) : (
        <Unfinished />
      )}
    </div>
  );
}

function Unfinished() {
  const styles = useStyles();
  const { drafts: openDrafts, clock } = usePortal();
  const drafts = openDrafts();
  const isLeft = useSyncExternalStore(drafts.watch, () => isUnfinished(drafts, 'addInsurance', clock.now()));
  // Behind the wizard it would come with the first thing typed, go with the purchase, and move the page both times.
  const isGoneOnWith = useMatch(addresses.insureTrip);

  return isLeft && !isGoneOnWith ? (
    <p className={styles.note}>
      <FormattedMessage id="insurance.unfinished" />{' '}
      <TextLink to={addresses.insureTrip} isOnScene>
        <FormattedMessage id="insurance.unfinished.link" />
      </TextLink>
    </p>
  ) : null;
}
