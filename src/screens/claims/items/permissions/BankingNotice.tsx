import { FormattedMessage } from 'react-intl';

import { Notice } from '#src/ui/content/Notice.tsx';

import { getItemName, type Item, lacksBanking } from '../item.ts';
import { ConnectLink } from './ConnectLink.tsx';

/** Warns about items that need a bank connection, with a link to the page that connects it. */
export function BankingNotice({ items }: { items: readonly Item[] }) {
  const [first, ...others] = items.filter(lacksBanking);
  if (!first) return null;

  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage id="claims.permissions.notice" values={{ name: getItemName(first), others: others.length }} />
      }
      action={<ConnectLink />}
    >
      <FormattedMessage id="claims.permissions.notice.why" />
    </Notice>
  );
}
