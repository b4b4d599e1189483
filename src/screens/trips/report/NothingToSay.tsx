import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Actions } from '#src/wizard/parts/Actions.tsx';

import type { Flight } from '../trip.ts';

const useStyles = makeStyles({ words: { margin: 0, overflowWrap: 'anywhere' } });

type NothingToSayProps = { text: TextId; flight: Flight; onClose: () => void };

/** Why there is nothing to be reported of a flight, or nothing any more. */
export function NothingToSay({ text, flight, onClose }: NothingToSayProps) {
  const styles = useStyles();

  return (
    <>
      <p className={styles.words} role="status">
        <FormattedMessage id={text} values={{ flight: flight.flightNumber }} />
      </p>
      <Actions other="disruption.close" onOther={onClose} />
    </>
  );
}
