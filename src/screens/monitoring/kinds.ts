import type { TextId } from '#src/lib/texts.ts';

/** `advice`: the first thing to do after the data was found in a leak. */
type Kind = { name: TextId; advice: TextId };

const kinds: Record<string, Kind> = {
  BANK_ACCOUNT: { name: 'monitoring.type.bank_account', advice: 'monitoring.advice.bank' },
  CARD: { name: 'monitoring.type.card', advice: 'monitoring.advice.card' },
  EMAIL: { name: 'monitoring.type.email', advice: 'monitoring.advice.email' },
  PHONE: { name: 'monitoring.type.phone', advice: 'monitoring.advice.phone' },
  NATIONAL_ID: { name: 'monitoring.type.national_id', advice: 'monitoring.advice.document' },
  PASSPORT: { name: 'monitoring.type.passport', advice: 'monitoring.advice.document' },
  DRIVING_LICENCE: { name: 'monitoring.type.driving_licence', advice: 'monitoring.advice.document' },
  MEDICAL_ID: { name: 'monitoring.type.medical_id', advice: 'monitoring.advice.medical' },
  IBAN: { name: 'monitoring.type.iban', advice: 'monitoring.advice.bank' },
  OTHER_CARD: { name: 'monitoring.type.other_card', advice: 'monitoring.advice.other' },
};

const find = (dataType: string): Kind | undefined => (Object.hasOwn(kinds, dataType) ? kinds[dataType] : undefined);

/** Returns the name of a data type; undefined for a type that the portal does not know. */
export const findTypeName = (dataType: string): TextId | undefined => find(dataType)?.name;

export const selectAdvice = (dataType: string): TextId => find(dataType)?.advice ?? 'monitoring.advice.other';
