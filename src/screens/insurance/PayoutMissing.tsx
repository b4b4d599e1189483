import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { telOf } from '#src/lib/links/tel.ts';
import { useApp } from '#src/session/portal.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

/** A trip cannot be insured before there is a way to pay out: says so, who sets one up, and leads back. No draft is lost. */
export function PayoutMissing() {
  const supplier = useApp(({ context }) => context.theme?.config.payoutSupplier);
  const contact = useApp(({ context }) => context.theme?.config.contact ?? null);

  const partner = useApp(({ context }) => context.client?.branding.name);
  const navigate = useNavigate();

  return (
    <WizardPage
      title="insurance.payout.title"
      next="insurance.payout.back"
      onNext={() => void navigate(addresses.insurance, { replace: true })}
    >
      <p>
        <FormattedMessage
          id={supplier === 'PAYMENTRAILS' ? 'insurance.payout.payment_rails' : 'insurance.payout.list'}
        />
      </p>
      {contact ? (
        <p>
          <FormattedMessage
            id="insurance.payout.contact"
            values={{
              phone: (
                <TextLink key="phone" to={telOf(contact.phone)}>
                  {contact.phone}
                </TextLink>
              ),
              email: (
                <TextLink key="email" to={`mailto:${contact.email}`}>
                  {contact.email}
                </TextLink>
              ),
            }}
          />
        </p>
      ) : (
        <p>
          <FormattedMessage id="insurance.payout.ask" values={{ partner }} />
        </p>
      )}
    </WizardPage>
  );
}
