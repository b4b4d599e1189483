import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Actions } from '#src/wizard/parts/Actions.tsx';

import type { Flight } from '../trip.ts';

const useStyles = makeStyles({ words: { margin: 0, overflowWrap: 'anywhere', outlineStyle: 'none' } });

type NothingToSayProps = { text: TextId; flight: Flight; onClose: () => void };

/** Why there is nothing to be reported of a flight, or nothing any more. */
export function NothingToSay({ text, flight, onClose }: NothingToSayProps) {
  const styles = useStyles();
  // The form that had the focus may just have gone.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);

  return (
    <>
      <p className={styles.words} ref={said} tabIndex={-1}>
        <FormattedMessage id={text} values={{ flight: flight.flightNumber }} />
      </p>
      <Actions other="disruption.close" onOther={onClose} />
    </>
  );
}
