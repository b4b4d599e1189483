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
 * Parses a typed value of a data type. Removes spaces and separators and raises small letters if the
 * pattern accepts the result.
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

/** Returns the configured pattern of a data type. Ignores inherited properties of the object. */
const ownPattern = (dataType: string, patterns: MonitoredPatterns): string | undefined =>
  Object.hasOwn(patterns, dataType) ? patterns[dataType] : undefined;

/** Returns a typed value in capitals and without separators. */
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

/** Returns an example that the configured pattern accepts, or null if none is known. */
export function exampleValue(dataType: string, patterns: MonitoredPatterns): string | null {
  const example = Object.hasOwn(examples, dataType) ? examples[dataType] : undefined;
  return example !== undefined && 'value' in readMonitoredValue(dataType, example, patterns) ? example : null;
}
