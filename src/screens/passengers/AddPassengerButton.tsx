import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { fromFile } from '#src/lib/browser/builtFiles.ts';
import { useRights } from '#src/session/useRights.ts';
import { later } from '#src/ui/line/later.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

const AddPassengerHere = later(() => fromFile('wizard', () => import('./AddPassengerHere.tsx')));

const useStyles = makeStyles({ reason: { marginBlock: '8px 0', color: tokens.colorNeutralForeground2 } });

/** Adds a passenger to the account, from wherever one sees who is on it. Who may only look sees it, and why not. */
export function AddPassengerButton() {
  const styles = useStyles();
  const touch = useTouchStyles();
  const reason = useId();
  const { addingPassengers } = useRights();
  const [isOpen, setOpen] = useState(false);
  const isOff = addingPassengers === 'disabled';
  if (addingPassengers === 'hidden') return null;

  return (
    <>
      <Button
        className={touch.target}
        icon={<AddRegular />}
        aria-describedby={isOff ? reason : undefined}
        disabledFocusable={isOff}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="insurance.travellers.add" />
      </Button>
      {isOff ? (
        <p id={reason} className={styles.reason}>
          <FormattedMessage id="passengers.add.no_write" />
        </p>
      ) : null}
      {isOpen ? <AddPassengerHere onLeft={() => setOpen(false)} /> : null}
    </>
  );
}
