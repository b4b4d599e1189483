import { FormattedMessage, useIntl } from 'react-intl';

import { getCap } from '#machines/resolutions/case/cap.ts';
import { listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { Case } from '#machines/resolutions/resolutions.ts';
import { splitOptionType } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';

export function CapMessage({ case: told }: { case: Case }) {
  const { locale } = useIntl();
  const currency = useCurrency() ?? told.currency;
  const found = getCap(told);
  if (!found) return null;
  const { kind, ...amounts } = found;
  const isMoneyClaimed = listVisibleOptions(told, false).some(({ type }) => splitOptionType(type).includes('CASH'));
  const values = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, money(amount, currency, locale)]),
  );

  return (
    <Notice tone="warning">
      <FormattedMessage id={kind === 'reached' ? 'resolutions.cap_reached' : 'resolutions.cap_near'} values={values} />
      {kind === 'reached' && isMoneyClaimed ? (
        <>
          <Gap />
          <FormattedMessage id="resolutions.cap_reached.claim" />
        </>
      ) : null}
    </Notice>
  );
}
