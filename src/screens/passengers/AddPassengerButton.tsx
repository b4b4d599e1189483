import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

const AddPassengerHere = lazy(() => import('./AddPassengerHere.tsx'));

/** Adds a passenger to the account, from wherever one sees who is on it. */
export function AddPassengerButton() {
  const touch = useTouchStyles();
  const { addingPassengers } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (addingPassengers === 'hidden') return null;

  return (
    <>
      <Button
        className={touch.target}
        icon={<AddRegular />}
        disabledFocusable={addingPassengers === 'disabled'}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="insurance.travellers.add" />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddPassengerHere onLeft={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
