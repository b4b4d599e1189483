import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { isFull, mostPassengers } from '#rules/people/passengers.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { useDataset } from '#src/session/useDataset.tsx';
import { useRights } from '#src/session/useRights.ts';
import { later } from '#src/ui/line/later.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

export const AddPassengerHere = later(() => fromFile('wizard', () => import('./AddPassengerHere.tsx')));

const useStyles = makeStyles({
  reason: { marginBlock: '8px 0', color: tokens.colorNeutralForeground2 },
  onScene: { color: 'inherit' },
  place: { display: 'grid', [wide]: { justifyItems: 'end', maxWidth: '360px' } },
  main: { minHeight: '44px' },
});

type AddPassengerButtonProps = {
  /** It is what one comes to the page for. */
  isMain?: boolean;
  /** It stands on the drawing above a page. */
  isOnScene?: boolean;
};

/** Adds a passenger to the account, from wherever one sees who is on it. Who may not sees it, and why not. */
export function AddPassengerButton({ isMain = false, isOnScene = false }: AddPassengerButtonProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const id = useId();
  const { addingPassengers } = useRights();
  const passengers = useDataset('PASSENGERS').data?.passengers ?? [];
  const [isOpen, setOpen] = useState(false);
  const reason = addingPassengers === 'disabled' ? 'no write' : isFull(passengers) ? 'full' : null;
  if (addingPassengers === 'hidden') return null;

  return (
    <div className={isOnScene ? styles.place : undefined}>
      <Button
        className={isMain ? styles.main : touch.target}
        appearance={isMain && !reason ? 'primary' : 'secondary'}
        icon={<AddRegular />}
        aria-describedby={reason ? id : undefined}
        disabledFocusable={reason !== null}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="insurance.travellers.add" />
      </Button>
      {reason ? (
        <p id={id} className={mergeClasses(styles.reason, isOnScene && styles.onScene)}>
          {reason === 'full' ? (
            <FormattedMessage id="passengers.add.full" values={{ most: mostPassengers }} />
          ) : (
            <FormattedMessage id="passengers.add.no_write" />
          )}
        </p>
      ) : null}
      {isOpen ? <AddPassengerHere onLeft={() => setOpen(false)} /> : null}
    </div>
  );
}
