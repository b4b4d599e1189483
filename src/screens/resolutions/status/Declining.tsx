import { FormattedList, FormattedMessage, useIntl } from 'react-intl';

import { remedyOf, shownAfterNo } from '#machines/resolutions/case/remedies.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { partsOf, type Remedy } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';

import { InlineContact } from '../case/Contact.tsx';
import { useIsUnpayable } from '../cash/payout/useIsUnpayable.ts';
import { lookOf } from '../remedyLooks.tsx';

type DecliningProps = {
  case: Case;
  option: Pick<Option, 'optionId' | 'type' | 'selected'>;
  remedy: Remedy;
  /** What is said where nothing follows. */
  otherwise?: TextId;
};

/** What a no leads to: to what there is instead, if there is something, and not back. A no to one of several is one to them all. */
export function Declining(props: DecliningProps) {
  const { formatMessage } = useIntl();
  const { type, selected } = props.option;
  const parts = partsOf(type);
  if (parts.length === 1 || selected !== null) return <Instead {...props} />;
  const options = parts.map((part) => formatMessage({ id: lookOf(part).name }));

  return (
    <>
      <FormattedMessage
        id="resolutions.declining.all"
        values={{ options: <FormattedList key="options" value={options} type="unit" /> }}
      />{' '}
      <Instead {...props} />
    </>
  );
}

function Instead({ case: told, option, remedy, otherwise = 'resolutions.declining' }: DecliningProps) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const instead = shownAfterNo(told, option, remedy);
  const which = instead && remedyOf(instead);
  const isUnpayable = useIsUnpayable(which === 'CASH' && !told.isPaidByPartner);
  if (!instead || !which)
    return <FormattedMessage id={otherwise} values={{ contact: <InlineContact key="contact" /> }} />;
  const { prize }: Option = instead;
  if (which === 'CASH' && prize !== null)
    return (
      <FormattedMessage
        id={isUnpayable ? 'resolutions.declining.in_person' : 'resolutions.declining.cash'}
        values={{ amount: money(prize, told.currency, locale) }}
      />
    );
  if (which === 'POINTS' && prize !== null)
    return <FormattedMessage id="resolutions.declining.points" values={{ points: formatNumber(prize) }} />;
  return (
    <FormattedMessage id="resolutions.declining.other" values={{ option: formatMessage({ id: lookOf(which).name }) }} />
  );
}
