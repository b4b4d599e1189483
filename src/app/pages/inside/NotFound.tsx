import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { usePortal } from '#src/session/portal.ts';
import { ButtonLink } from '#src/ui/content/ButtonLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Invitation } from '#src/ui/data/Invitation.tsx';

import styles from '../plainPage.module.css';

/** Links a widget to its overview instead of the sign-in page. */
export default function NotFound() {
  const { widget } = usePortal();

  return (
    <div className={styles.page}>
      <PageTitle id="app.not_found.title" />
      <PageHeading>
        <FormattedMessage id="app.not_found.title" />
      </PageHeading>
      <Invitation
        question={null}
        text={<FormattedMessage id="app.not_found.body" />}
        action={
          <ButtonLink to={widget ? addresses.dashboard : addresses.front} appearance="primary" isMain>
            <FormattedMessage id="app.not_found.home" />
          </ButtonLink>
        }
      />
    </div>
  );
}
