import { Button } from '@fluentui/react-components';
import { type MouseEvent, useId } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';

import { focusAround } from '../focus/focusAround.ts';
import { useTouchStyles } from '../touchStyles.ts';
import { useNoteStyles } from './noteStyles.ts';

/** Says that the content is outdated, because reading it again failed. */
export function StaleNote({ at, retry }: { at: number | null; retry: () => void }) {
  const styles = useNoteStyles();
  const touch = useTouchStyles();
  const what = useId();
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    retry();
  };

  return (
    <output className={styles.note}>
      <span id={what}>
        {at === null ? (
          <FormattedMessage id="data.stale" />
        ) : (
          <FormattedMessage
            id="data.stale.at"
            values={{ time: <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" /> }}
          />
        )}
      </span>
      <Button className={touch.target} appearance="transparent" size="small" aria-describedby={what} onClick={tryAgain}>
        <FormattedMessage id="data.retry" />
      </Button>
    </output>
  );
}
