import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Option } from '#machines/resolutions/resolutions.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';
import { dayOf } from '#src/lib/time/dates.ts';
import { instantOf } from '#src/lib/time/instants.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

const useStyles = makeStyles({ text: { margin: 0 } });

type AlreadySentProps = {
  option: Pick<Option, 'payout' | 'prize'>;
  currency: string;
  /** With {amount} and {day}. */
  text: TextId;
  /** Beside something that may be taken for calling it back. */
  isWarning?: boolean;
};

/** Money that has gone out is not called back, and does not go a second time, whatever was made of its option since. */
export function AlreadySent({ option: { payout, prize }, currency, text, isWarning = false }: AlreadySentProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const sent = instantOf(payout?.on ?? '');
  if (sent === null) return null;

  const amount = prize === null ? '' : money(prize, currency, locale);
  const words = <FormattedMessage id={text} values={{ amount, day: <LongDate key="day" date={dayOf(sent)} /> }} />;
  return isWarning ? <Notice tone="warning">{words}</Notice> : <p className={styles.text}>{words}</p>;
}
