import { FormattedMessage, useIntl } from 'react-intl';

import { useOpenClaims } from './useOpenClaims.ts';

export function OpenClaims({ of }: { of: string }) {
  const { formatList } = useIntl();
  const open = useOpenClaims(of);

  return open.length > 0 ? (
    <FormattedMessage
      id="claims.items.cancel.open"
      values={{ count: open.length, numbers: formatList(open.map(({ claimNumber }) => claimNumber)) }}
    />
  ) : null;
}
