import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { useRights } from '#src/session/useRights.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';

/** Link to the page that connects a bank, or a note that the user may not. */
export function ConnectLink() {
  const { editingItems } = useRights();
  if (editingItems !== 'enabled') return <FormattedMessage id="claims.permissions.no_write" />;

  return (
    <ButtonLink to={addresses.grantPermission} isMain>
      <FormattedMessage id="claims.permissions.notice.connect" />
    </ButtonLink>
  );
}
