import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp } from '#src/session/portal.ts';
import { Gap } from '#src/ui/content/Gap.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { Card } from '#src/ui/data/Card.tsx';

/** Says to anybody else that the page of policies is for administrators. */
export function AdministratorsOnly() {
  const name = useApp(({ context }) => context.client?.branding.name ?? '');
  const isCustomer = useApp(({ context }) => Boolean(context.session?.roles.USER));

  return (
    <>
      <PageTitle id="partner_policies.title" />
      <PageHeading>
        <FormattedMessage id="partner_policies.title" />
      </PageHeading>
      <Card title={<FormattedMessage id="partner_policies.denied.title" />}>
        <span>
          <FormattedMessage id="partner_policies.denied.body" values={{ name }} />
          <Gap />
          {isCustomer ? <FormattedMessage id="partner_policies.denied.own" /> : null}
        </span>
        {isCustomer ? (
          <TextLink to={addresses.dashboard}>
            <FormattedMessage id="partner_policies.denied.way" />
          </TextLink>
        ) : null}
      </Card>
    </>
  );
}
