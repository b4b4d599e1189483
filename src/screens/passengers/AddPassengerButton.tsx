import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { useRights } from '#src/session/useRights.ts';
import { later } from '#src/ui/connection/later.tsx';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { useWhyNotAdd, WhyNotAdd } from './WhyNotAdd.tsx';

export const AddPassengerHere = later(() => fromFile('wizard', () => import('./AddPassenger.tsx')));

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  main: { minHeight: '44px', overflowWrap: 'anywhere' },
});

/** Holds the dialog outside of the list, because the buttons that open it unmount with the list. */
export function useAddingPassenger() {
  const [isOpen, setOpen] = useState(false);

  return {
    onAdd: () => setOpen(true),
    dialog: isOpen ? <AddPassengerHere onLeft={() => setOpen(false)} /> : null,
  };
}

type AddPassengerButtonProps = {
  onAdd: () => void;
  isMain?: boolean;
  /** Id of an element in another place that explains why the button is disabled. */
  reason?: string;
};

/** Button that adds a passenger to the account. Disabled with a reason for users without the right. */
export function AddPassengerButton({ onAdd, isMain = false, reason }: AddPassengerButtonProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const id = useId();
  const { addingPassengers } = useRights();
  const why = useWhyNotAdd();
  const isOff = why !== null;
  if (addingPassengers === 'hidden') return null;

  return (
    <div className={styles.place} ref={toHeadingWhenGone}>
      <Button
        className={isMain ? styles.main : touch.target}
        appearance={isMain && !isOff ? 'primary' : 'secondary'}
        icon={<AddRegular />}
        aria-describedby={isOff ? (reason ?? id) : undefined}
        disabledFocusable={isOff}
        onClick={onAdd}
      >
        <FormattedMessage id="insurance.travellers.add" />
      </Button>
      {reason ? null : <WhyNotAdd id={id} why={why} />}
    </div>
  );
}
