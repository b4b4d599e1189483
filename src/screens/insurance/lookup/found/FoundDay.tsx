import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { DateField } from '#src/forms/days/DateField.tsx';

import type { offered } from '../days.tsx';

const useStyles = makeStyles({ other: { minHeight: '44px', marginInlineStart: '-8px' } });

type FoundDayProps = { name: string; lookedUp: string; days: ReturnType<typeof offered> };

/** Uses the day of the lookup, or the one that the insurer gave. Another day is behind a button. */
export function FoundDay({ name, lookedUp, days }: FoundDayProps) {
  const styles = useStyles();
  const { input } = useField<string>(name, { subscription: { value: true } });
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    flushSync(() => setAsked(true));
    document.getElementById(name)?.focus();
  };

  return (
    <>
      <Button className={styles.other} appearance="transparent" onClick={ask}>
        <FormattedMessage id="insurance.choose.other_day" />
      </Button>
      {isAsked || input.value !== lookedUp ? <DateField name={name} label="insurance.choose.date" {...days} /> : null}
    </>
  );
}
