import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { isFull, mostPassengers } from '#rules/people/passengers.ts';
import { useDataset } from '#src/session/useDataset.tsx';
import { useRights } from '#src/session/useRights.ts';

const useStyles = makeStyles({ reason: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** Why nobody can be added now; null, where somebody can. */
export function useWhyNotAdd(): 'no write' | 'full' | null {
  const { addingPassengers } = useRights();
  const passengers = useDataset('PASSENGERS').data?.passengers ?? [];
  if (addingPassengers === 'disabled') return 'no write';
  return addingPassengers === 'enabled' && isFull(passengers) ? 'full' : null;
}

/** The same in words. */
export function WhyNotAdd({ id }: { id: string }) {
  const styles = useStyles();
  const why = useWhyNotAdd();

  return why ? (
    <p id={id} className={styles.reason}>
      {why === 'full' ? (
        <FormattedMessage id="passengers.add.full" values={{ most: mostPassengers }} />
      ) : (
        <FormattedMessage id="passengers.add.no_write" />
      )}
    </p>
  ) : null;
}
