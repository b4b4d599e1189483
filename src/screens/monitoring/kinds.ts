import type { TextId } from '#src/lib/texts.ts';

/** `advice`: what its owner does first when it is found where it should not be. */
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

/** Undefined: an insurer watches more than is known here. */
export const nameOf = (dataType: string): TextId | undefined => kinds[dataType]?.name;

export const adviceOn = (dataType: string): TextId => kinds[dataType]?.advice ?? 'monitoring.advice.other';

/** By this id the row of a kind takes the focus. */
export const rowOf = (dataType: string): string => `monitored-${dataType}`;
