import { useState } from 'react';

import type { Values } from '#machines/payouts/payouts.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';

/** Returns the user's details by the providers' field names. They do not change while the form is mounted. */
export function useOwnFields(): Values {
  const user = useDataset('USER_DETAILS').data?.user;
  const [own] = useState(() => {
    const { emailAddress: email = '', firstName = '', surname = '' } = user ?? {};
    const whole = [firstName, surname].filter(Boolean).join(' ');
    return {
      email,
      firstName,
      lastName: surname,
      surname,
      name: whole,
      fullName: whole,
      accountHolder: whole,
      accountHolderName: whole,
    };
  });
  return own;
}
