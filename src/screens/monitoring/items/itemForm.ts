import type { ItemDetails } from '#machines/monitoring/addMonitoredItem/addMonitoredItem.logic.ts';
import { type MonitoredPatterns, readMonitoredValue } from '#rules/monitoring/monitoredValues.ts';
import { typedText } from '#rules/text/typedText.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';

/** Longest name of an item (P-25.05). */
export const longestName = 200;

/** Longest value that is typed. Patterns take none that is longer. */
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

/** Returns what the field for a value is called. An insurer may monitor types that are not known here. */
export const valueLabel = (dataType: string): TextId =>
  (Object.hasOwn(labels, dataType) ? labels[dataType] : undefined) ?? 'monitoring.form.value.other';

export const nameRule = inOrder(
  filled('monitoring.form.name.missing'),
  rule(problem('validation.maxCharacters', { max: longestName }), (text) => typedText(text).length <= longestName),
);

/** Returns the rules of the form. The value of a card is judged in its frame. */
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

/** Returns what was typed as it is sent. A form leaves out emptied fields. */
export function toItemDetails(
  { friendlyName = '', value = '' }: Partial<ItemDetails>,
  dataType: string,
  patterns: MonitoredPatterns,
): ItemDetails {
  const read = readMonitoredValue(dataType, value, patterns);
  return { friendlyName: typedText(friendlyName), value: 'value' in read ? read.value : '' };
}
