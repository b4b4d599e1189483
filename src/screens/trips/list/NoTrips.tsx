import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Invitation } from '#src/ui/data/Invitation.tsx';

import { InsureTripButton } from '../InsureTripButton.tsx';

/** Before the first trip: an invitation, to who may accept it. */
export function NoTrips() {
  const { insuring } = useRights();
  const isInvited = insuring === 'enabled';

  return (
    <Invitation
      question={isInvited ? <FormattedMessage id="trips.empty.question" /> : null}
      text={
        <>
          <span>
            <FormattedMessage id="trips.empty" />
          </span>{' '}
          {isInvited ? <FormattedMessage id="trips.empty.invitation" /> : <ContactUs text="trips.empty.ask" />}
        </>
      }
      action={<InsureTripButton />}
    />
  );
}
