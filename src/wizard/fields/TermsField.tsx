import { useIntl } from 'react-intl';

import { CheckField } from '#src/forms/choices/CheckField.tsx';
import type { Rule } from '#src/forms/validators.ts';
import { TextLink } from '#src/ui/content/TextLink.tsx';

/** Rule that requires the customer to confirm the terms of business. */
export const areTermsConfirmed: Rule<boolean> = (isConfirmed) => (isConfirmed ? null : 'validation.terms_of_business');

/** Asks the customer to confirm the insurer's terms of business, which open in another tab. */
export function TermsField() {
  const { formatMessage } = useIntl();

  return (
    <CheckField
      name="confirmTermsOfBusiness"
      label={{
        id: 'insurance.details.terms',
        values: {
          link: (words) => (
            <TextLink key="terms" to={formatMessage({ id: 'insurance.details.terms.path' })} inAnotherTab>
              {words}
            </TextLink>
          ),
        },
      }}
    />
  );
}
