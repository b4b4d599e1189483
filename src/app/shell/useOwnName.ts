import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { joinNames } from '#rules/people/names.ts';

import { readCachedUser } from '#src/api/account/user.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

/** Returns the customer's name once loaded. Queries directly, because the header is outside the query provider. */
export function useOwnName(): string {
  const { queries } = usePortal();
  const id = useApp(({ context }) => context.session?.id ?? '');
  const load = useApp(({ children }) => children.dataLoad);
  const isHere = useSelector(load, (state) => state?.context.recorded.includes('USER_DETAILS') ?? false);
  const [named, setNamed] = useState({ id, name: '' });

  useEffect(() => {
    if (isHere)
      void queries().then((client) => {
        const user = readCachedUser(client, id);
        setNamed({ id, name: user ? joinNames(user.firstName, user.surname) : '' });
      });
  }, [isHere, id, queries]);

  return isHere && named.id === id ? named.name : '';
}
