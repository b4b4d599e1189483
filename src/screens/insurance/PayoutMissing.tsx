import { FormattedMessage } from 'react-intl';

import { useApp } from '#src/session/portal.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { WizardPage } from '#src/wizard/WizardPage.tsx';

/** A trip cannot be insured before there is a way to pay out: says so, and who sets one up. */
export function PayoutMissing() {
  const supplier = useApp(({ context }) => context.theme?.config.payoutSupplier);
  const contact = useApp(({ context }) => context.theme?.config.contact ?? null);

  return (
    <WizardPage title="insurance.payout.title">
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
                <TextLink key="phone" to={`tel:${contact.phone}`}>
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
      ) : null}
    </WizardPage>
  );
}
