import { emailProblem } from '../people/email.ts';
import { isLike } from '../text/pattern.ts';
import { typedText } from '../text/typedText.ts';

/** Patterns by data type, as a partner configures them. */
export type MonitoredPatterns = Readonly<Record<string, string>>;

export type ValueProblem =
  | NonNullable<ReturnType<typeof emailProblem>>
  | 'validation.required'
  | 'validation.invalidNationalId'
  | 'validation.invalidMedicalId'
  | 'validation.invalidDrivingLicence'
  | 'validation.invalidPassport'
  | 'validation.invalidPhoneNumber';

type ValueRead = { value: string } | { problem: ValueProblem };

const offPattern: Readonly<Record<string, ValueProblem>> = {
  NATIONAL_ID: 'validation.invalidNationalId',
  MEDICAL_ID: 'validation.invalidMedicalId',
  DRIVING_LICENCE: 'validation.invalidDrivingLicence',
  PASSPORT: 'validation.invalidPassport',
  PHONE: 'validation.invalidPhoneNumber',
};

/**
 * Reads what somebody typed as a value of a data type (P-19.03 to P-19.09). Spaces, signs between groups of digits, and small
 * letters are forgiven where the pattern takes the value without them.
 */
export function readMonitoredValue(dataType: string, typed: string, patterns: MonitoredPatterns): ValueRead {
  const value = typedText(typed);
  if (dataType === 'EMAIL') {
    const problem = emailProblem(value);
    return problem ? { problem } : { value };
  }
  if (value === '') return { problem: 'validation.required' };

  const problem = offPattern[dataType];
  const pattern = (problem && ownPattern(dataType, patterns)) ?? '';
  if (!problem || pattern === '') return { value };
  const fitting = readingsOf(value).find((reading) => isLike(reading, pattern));
  return fitting === undefined ? { problem } : { value: fitting };
}

/** Returns the configured pattern of a data type, and nothing that merely every object has by that name. */
const ownPattern = (dataType: string, patterns: MonitoredPatterns): string | undefined =>
  Object.hasOwn(patterns, dataType) ? patterns[dataType] : undefined;

/** A value as it was typed, without what people write between its parts, and with capitals. */
function readingsOf(value: string): readonly string[] {
  const compact = value.replace(/\s+/g, '');
  const bare = compact.replace(/[().\-/]/g, '');
  return [value, compact, bare, value.toUpperCase(), compact.toUpperCase(), bare.toUpperCase()];
}

const examples: Readonly<Record<string, string>> = {
  EMAIL: 'olga@example.com',
  PHONE: '+15550100042',
  NATIONAL_ID: '123456789',
  MEDICAL_ID: '123-456-7890',
  DRIVING_LICENCE: 'D1234567',
  PASSPORT: 'X1234567',
};

/** Returns an example of a value, or null where none is known that the configured pattern would take. */
export function exampleValue(dataType: string, patterns: MonitoredPatterns): string | null {
  const example = Object.hasOwn(examples, dataType) ? examples[dataType] : undefined;
  return example !== undefined && 'value' in readMonitoredValue(dataType, example, patterns) ? example : null;
}
