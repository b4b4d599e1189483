import { FormattedMessage, useIntl } from 'react-intl';

import type { Refused, Unwanted } from '#machines/claims/dispute/dispute.ts';
import type { TextId } from '#src/lib/texts.ts';
import { getComma } from '#src/lib/words.ts';
import { Notice } from '#src/ui/content/Notice.tsx';

const texts: Record<Unwanted, TextId> = {
  empty: 'claims.dispute.refused.empty',
  'too large': 'claims.dispute.refused.too_large',
  kind: 'claims.dispute.refused.kind',
  'too many': 'claims.dispute.refused.too_many',
};

/** Lists the files of the latest selection that were refused, with reasons. */
export function NotTaken({ refused }: { refused: readonly Refused[] }) {
  const { locale } = useIntl();
  const reasons = [...new Set(refused.map(({ why }) => why))];

  return (
    <div role="alert">
      {reasons.map((reason) => {
        const names = refused.filter(({ why }) => why === reason).map(({ name }) => name);
        return (
          <Notice key={reason} tone="danger">
            <FormattedMessage
              id={texts[reason]}
              values={{ count: names.length, names: names.join(getComma(locale)) }}
            />
          </Notice>
        );
      })}
    </div>
  );
}
