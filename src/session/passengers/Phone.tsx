import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

import { hasCome } from '#machines/dashboard/dataLoad.machine.ts';
import { fromFile } from '#src/lib/browser/builtFiles.ts';

import { useApp } from '../portal.ts';

type Read = (text: string) => string | null;

let read: Read | undefined;

/** The library that knows how numbers are written is as heavy as a page, and nobody waits for it. */
export const readPhones = async (): Promise<Read> => {
  const { shownPhone } = await fromFile('phones', () => import('#rules/people/phone.ts'));
  read = shownPhone;
  return shownPhone;
};

const asItIs: Read = () => null;

const useStyles = makeStyles({ coming: { visibility: 'hidden' } });

/**
 * A phone number as it is written abroad: +1 555 010 0001. Its place is kept until it is known how that is, as a number that
 * became a longer one would move what is beside it. Where that never comes, it is said as it is.
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

/** Passengers may come before the trips, and on a slow line the library would delay those. Without trips on their way: true. */
function useHasTrips(): boolean {
  const load = useApp(({ children }) => children.dataLoad);
  return useSelector(
    load,
    (state) => state === undefined || !state.context.datasets.includes('TRIPS') || hasCome(state, 'TRIPS'),
  );
}
