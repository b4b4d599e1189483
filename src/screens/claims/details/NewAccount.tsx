import { useField } from 'react-final-form';

import type { AskedFields } from '#machines/payouts/payouts.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useCountry } from '#src/session/useCountry.ts';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';

import { besidesEmail } from './detailsForm.ts';

export function NewAccount({ asked }: { asked: readonly AskedFields[] }) {
  const { input } = useField<string>('chosen', { subscription: { value: true } });
  const preset = useCountry();
  const country = useDataset('PAYOUT_CONFIGS').data?.payoutConfig.payouts.country.iso ?? preset;
  const provider = asked.find(({ vendor }) => vendor === input.value);
  if (!provider) return null;

  return (
    <>
      <DescriptionField />
      <MethodFields vendor={provider.vendor} country={country} fields={besidesEmail(provider)} />
    </>
  );
}
