import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { Invitation } from '#src/ui/data/Invitation.tsx';

import { AddPassengerButton } from '../AddPassengerButton.tsx';

export function NoPassengers({ onAdd, reason }: { onAdd: () => void; reason: string }) {
  const isInvited = useRights().addingPassengers === 'enabled';

  return (
    <Invitation
      question={isInvited ? <FormattedMessage id="passengers.empty.question" /> : null}
      text={
        <>
          <span>
            <FormattedMessage id="passengers.empty" />
          </span>{' '}
          {isInvited ? <FormattedMessage id="passengers.empty.invitation" /> : null}
        </>
      }
      action={<AddPassengerButton isMain onAdd={onAdd} reason={reason} />}
    />
  );
}
