import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Option } from '#machines/resolutions/resolutions.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { LongDate } from '#src/ui/values/LongDate.tsx';

const useStyles = makeStyles({ text: { margin: 0 } });

type AlreadySentProps = {
  option: Pick<Option, 'payout' | 'prize'>;
  currency: string;
  /** Text with the placeholders {amount} and {day}. */
  text: TextId;
  /** Set beside an action that the customer could mistake for recalling the money. */
  isWarning?: boolean;
};

/**
 * Says that money was already sent. It cannot be recalled and is not sent twice, whatever happened to the option since.
 */
export function AlreadySent({ option: { payout, prize }, currency, text, isWarning = false }: AlreadySentProps) {
  const styles = useStyles();
  const { locale } = useIntl();
  const sent = parseInstant(payout?.on ?? '');
  if (sent === null) return null;

  const amount = prize === null ? '' : money(prize, currency, locale);
  const words = <FormattedMessage id={text} values={{ amount, day: <LongDate key="day" date={toDay(sent)} /> }} />;
  return isWarning ? <Notice tone="warning">{words}</Notice> : <p className={styles.text}>{words}</p>;
}
