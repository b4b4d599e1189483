import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useFillStyles } from '#src/wizard/frame/fillStyles.ts';
import { Actions } from '#src/wizard/parts/Actions.tsx';

import type { Reported } from './report.props.ts';
import { WhichFlight } from './WhichFlight.tsx';

const useStyles = makeStyles({ words: { margin: 0, overflowWrap: 'anywhere', outlineStyle: 'none' } });

type NothingToSayProps = { text: TextId; reported: Reported; onClose: () => void };

export function NothingToSay({ text, reported, onClose }: NothingToSayProps) {
  const styles = useStyles();
  const { fields } = useFillStyles();
  // The form that had the focus may have just unmounted.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);

  return (
    <>
      <div className={fields}>
        <p className={styles.words} ref={said} tabIndex={-1}>
          <FormattedMessage id={text} values={{ flight: reported.flight.flightNumber }} />
        </p>
        <WhichFlight reported={reported} />
      </div>
      <Actions other="disruption.close" onOther={onClose} />
    </>
  );
}
