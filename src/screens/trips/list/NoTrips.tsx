import { FormattedMessage } from 'react-intl';

import { ContactUs } from '#src/session/ContactUs.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Invitation } from '#src/ui/data/Invitation.tsx';

import { InsureTripButton } from '../InsureTripButton.tsx';

/** Invites the user to insure a first trip, or names who to ask if the user may not. */
export function NoTrips() {
  const { insuring } = useRights();
  const isInvited = insuring === 'enabled';

  return (
    <Invitation
      question={<FormattedMessage id={isInvited ? 'trips.empty.question' : 'trips.empty.title'} />}
      text={
        isInvited ? (
          <>
            <span>
              <FormattedMessage id="trips.empty" />
            </span>{' '}
            <FormattedMessage id="trips.empty.invitation" />
          </>
        ) : (
          <ContactUs text="trips.empty.ask" without={<FormattedMessage id="trips.empty" />} />
        )
      }
      action={<InsureTripButton />}
    />
  );
}
