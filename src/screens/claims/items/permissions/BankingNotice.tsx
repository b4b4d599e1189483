import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';

import { type Item, lacksBanking, nameOf } from '../item.ts';

/** Whose bank has to be connected, and the way there. */
export function BankingNotice({ items }: { items: readonly Item[] }) {
  const [first, ...others] = items.filter(lacksBanking);
  if (!first) return null;

  return (
    <Notice
      tone="warning"
      title={
        <FormattedMessage id="claims.permissions.notice" values={{ name: nameOf(first), others: others.length }} />
      }
      action={
        <ButtonLink to={addresses.grantPermission} isMain>
          <FormattedMessage id="claims.permissions.notice.connect" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="claims.permissions.notice.why" />
    </Notice>
  );
}
