import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { hasSettled } from '#machines/session/data/dataLoad.machine.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';

import { useApp } from '../portal.ts';

type Read = (text: string) => string | null;

let read: Read | undefined;

/** Loaded separately and without blocking, because the phone library is as heavy as a page. */
export const readPhones = async (): Promise<Read> => {
  const { shownPhone } = await fromFile('phones', () => import('#rules/people/phone.ts'));
  read = shownPhone;
  return shownPhone;
};

const asItIs: Read = () => null;

const useStyles = makeStyles({ coming: { visibility: 'hidden' } });

/**
 * Shows a phone number in international format: +1 555 010 0001. Reserves the space until the library is loaded, so
 * that a longer number does not move its surroundings. Shows the plain number if loading fails.
 */
export function Phone({ number }: { number: string }) {
  const styles = useStyles();
  const isLineFree = useHasTrips();
  const [how, setHow] = useState<{ read: Read } | null>(read ? { read } : null);
  useEffect(() => {
    if (read || !isLineFree) return;
    let isHere = true;
    const know = (found: Read) => isHere && setHow({ read: found });
    readPhones().then(know, () => know(asItIs));
    return () => void (isHere = false);
  }, [isLineFree]);

  return <span className={how ? '' : styles.coming}>{how?.read(number) ?? number}</span>;
}

/**
 * Returns whether the trips have arrived, because on a slow line the library would delay them. Returns true without
 * pending trips.
 */
function useHasTrips(): boolean {
  const load = useApp(({ children }) => children.dataLoad);
  return useSelector(
    load,
    (state) => state === undefined || !state.context.datasets.includes('TRIPS') || hasSettled(state, 'TRIPS'),
  );
}
