import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { useRights } from '#src/session/useRights.ts';
import { later } from '#src/ui/line/later.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { useWhyNotAdd, WhyNotAdd } from './WhyNotAdd.tsx';

export const AddPassengerHere = later(() => fromFile('wizard', () => import('./AddPassengerHere.tsx')));

const useStyles = makeStyles({
  place: { display: 'grid', gap: '8px', justifyItems: 'start' },
  main: { minHeight: '44px' },
});

type AddPassengerButtonProps = {
  /** It is what one comes to the page for. */
  isMain?: boolean;
  /** The id of what says why it is off, where that stands elsewhere. */
  reason?: string;
};

/** Adds a passenger to the account, from wherever one sees who is on it. Who may not sees it, and why not. */
export function AddPassengerButton({ isMain = false, reason }: AddPassengerButtonProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const id = useId();
  const { addingPassengers } = useRights();
  const isOff = useWhyNotAdd() !== null;
  const [isOpen, setOpen] = useState(false);
  if (addingPassengers === 'hidden') return null;

  const button = (
    <Button
      className={isMain ? styles.main : touch.target}
      appearance={isMain && !isOff ? 'primary' : 'secondary'}
      icon={<AddRegular />}
      aria-describedby={isOff ? (reason ?? id) : undefined}
      disabledFocusable={isOff}
      onClick={() => setOpen(true)}
    >
      <FormattedMessage id="insurance.travellers.add" />
    </Button>
  );

  return (
    <>
      {reason ? (
        button
      ) : (
        <div className={styles.place}>
          {button}
          <WhyNotAdd id={id} />
        </div>
      )}
      {isOpen ? <AddPassengerHere onLeft={() => setOpen(false)} /> : null}
    </>
  );
}
