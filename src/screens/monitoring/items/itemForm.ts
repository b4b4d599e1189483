import type { ItemDetails } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.logic.ts';
import { type MonitoredPatterns, readMonitoredValue } from '#rules/monitoring/monitoredValues.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

/** Maximum length of an item's name. */
export const longestName = 200;

/** Maximum length of a typed value. No pattern matches a longer one. */
export const longestValue = 200;

const labels: Readonly<Record<string, TextId>> = {
  BANK_ACCOUNT: 'monitoring.form.value.bank_account',
  CARD: 'monitoring.card.label',
  EMAIL: 'monitoring.form.value.email',
  PHONE: 'monitoring.form.value.phone',
  NATIONAL_ID: 'monitoring.form.value.national_id',
  PASSPORT: 'monitoring.form.value.passport',
  DRIVING_LICENCE: 'monitoring.form.value.driving_licence',
  MEDICAL_ID: 'monitoring.form.value.medical_id',
  IBAN: 'monitoring.form.value.iban',
  OTHER_CARD: 'monitoring.card.label',
};

/** Returns the label of the field for a value, also for types that the portal does not know. */
export const valueLabel = (dataType: string): TextId =>
  (Object.hasOwn(labels, dataType) ? labels[dataType] : undefined) ?? 'monitoring.form.value.other';

export const nameRule = inOrder(
  filled('monitoring.form.name.missing'),
  rule(problem('validation.maxCharacters', { max: longestName }), (text) => typedText(text).length <= longestName),
);

/** Returns the validation of the form. Card numbers are validated in their frame. */
export const validateItem = (dataType: string, isCard: boolean, patterns: MonitoredPatterns) =>
  createValidator<ItemDetails>({
    friendlyName: nameRule,
    ...(isCard
      ? {}
      : {
          value: (typed: string) => {
            const read = readMonitoredValue(dataType, typed, patterns);
            return 'problem' in read ? read.problem : null;
          },
        }),
  });

/** Returns the typed data to send. Forms leave out emptied fields. */
export function toItemDetails(
  { friendlyName = '', value = '' }: Partial<ItemDetails>,
  dataType: string,
  patterns: MonitoredPatterns,
): ItemDetails {
  const read = readMonitoredValue(dataType, value, patterns);
  return { friendlyName: typedText(friendlyName), value: 'value' in read ? read.value : '' };
}
