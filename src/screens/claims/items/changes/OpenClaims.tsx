import { FormattedMessage, useIntl } from 'react-intl';

import { useDataset } from '#src/session/data/useDataset.tsx';

/** The claims for something that is insured that are not completed, as far as they are known here. */
export function OpenClaims({ of }: { of: string }) {
  const { formatList } = useIntl();
  const claims = useDataset('ITEM_ALERTS').data?.claims ?? [];
  const open = claims.filter(({ itemId, completed }) => itemId === of && !completed);

  return open.length > 0 ? (
    <FormattedMessage
      id="claims.items.cancel.open"
      values={{ count: open.length, numbers: formatList(open.map(({ claimNumber }) => claimNumber)) }}
    />
  ) : null;
}
