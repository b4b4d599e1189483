import { FormattedList, FormattedMessage, useIntl } from 'react-intl';

import { splitOptionType } from '#schema/lifecycles.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Gap } from '#src/ui/content/Gap.tsx';

import { InlineContact } from '../case/Contact.tsx';
import { getRemedyLook } from '../remedyLooks.tsx';
import { type Declined, useInstead } from './useInstead.ts';

type DecliningProps = Declined & {
  otherwise?: TextId;
};

/**
 * Explains that declining is final, and what is offered instead. Declining one part of a combined option declines them
 * all.
 */
export function Declining(props: DecliningProps) {
  const { formatMessage } = useIntl();
  const { type, selected } = props.option;
  const parts = splitOptionType(type);
  if (parts.length === 1 || selected !== null) return <InsteadText {...props} />;
  const options = parts.map((part) => formatMessage({ id: getRemedyLook(part).name }));

  return (
    <>
      <FormattedMessage
        id="resolutions.declining.all"
        values={{ options: <FormattedList key="options" value={options} type="unit" /> }}
      />
      <Gap />
      <InsteadText {...props} />
    </>
  );
}

function InsteadText({ otherwise = 'resolutions.declining', ...declined }: DecliningProps) {
  const { formatMessage } = useIntl();
  const instead = useInstead(declined);

  switch (instead.kind) {
    case 'cash':
      return <FormattedMessage id="resolutions.declining.cash" values={{ amount: instead.text }} />;
    case 'cashInPerson':
      return <FormattedMessage id="resolutions.declining.in_person" values={{ amount: instead.text }} />;
    case 'points':
      return <FormattedMessage id="resolutions.declining.points" values={{ points: instead.text }} />;
    case 'other':
      return (
        <FormattedMessage
          id="resolutions.declining.other"
          values={{ option: formatMessage({ id: getRemedyLook(instead.remedy).name }) }}
        />
      );
    case 'nothing':
      return <FormattedMessage id={otherwise} values={{ contact: <InlineContact key="contact" /> }} />;
  }
}
