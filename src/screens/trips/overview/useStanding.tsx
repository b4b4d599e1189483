import { Link, makeStyles } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useWait } from '#src/session/flows/useWait.ts';
import { useTrips } from '#src/session/trips/useTrips.ts';
import { useActing } from '#src/session/useActing.ts';
import { useNow } from '#src/session/useNow.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';

import { countChanged, listDisruptedFlights } from './disrupted.ts';

const useStyles = makeStyles({
  // Inherits the colour of the sentence, which suits the image behind it.
  again: {
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textDecorationLine: 'underline',
    ':hover': { color: 'inherit' },
    '@media (pointer: coarse)': { minHeight: '44px', marginBlock: 'calc((1lh - 44px) / 2)' },
  },
});

type Known = {
  /** Null while loading, until that takes long. */
  text: ReactNode;
  isUrgent: boolean;
  hasNone: boolean;
};

const toCustomers = {
  count: 'dashboard.now.count',
  none: 'dashboard.now.none',
  unknown: 'dashboard.now.unknown',
  checking: 'dashboard.now.checking',
} as const;

const toAgents = {
  count: 'dashboard.now.count.acting',
  none: 'dashboard.now.none.acting',
  unknown: 'dashboard.now.unknown.acting',
  checking: 'dashboard.now.checking.acting',
} as const;

/** Returns a sentence about the traveller's flights, for the traveller or for an agent. */
export function useStanding(): Known {
  const { view, data, retry } = useTrips();
  const trips = data?.trips ?? [];
  const now = useNow();
  const words = useActing() ? toAgents : toCustomers;
  const count = countChanged(trips, now);
  const isKnown = view === 'loaded' || view === 'refreshing';

  return {
    text:
      count > 0 ? (
        <FormattedMessage id={words.count} values={{ count }} />
      ) : view === 'loading' ? (
        <Checking text={words.checking} />
      ) : !isKnown ? (
        <>
          <FormattedMessage id={words.unknown} /> <TryAgain onPress={retry} />
        </>
      ) : trips.length > 0 ? (
        <FormattedMessage id={words.none} />
      ) : null,
    isUrgent: listDisruptedFlights(trips, now).length > 0,
    hasNone: isKnown && trips.length === 0,
  };
}

/** Renders nothing until the read takes long. */
function Checking({ text }: { text: TextId }) {
  return useWait() === 'short' ? null : <FormattedMessage id={text} />;
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const styles = useStyles();
  // Move the focus first, because the link disappears on click.
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    onPress();
  };

  return (
    <Link as="button" inline className={styles.again} onClick={press}>
      <FormattedMessage id="data.retry" />
    </Link>
  );
}
