import { type Code, catalogue, isCode, type Refusal } from './errors.ts';

/** Why a field is refused: a code of the catalogue, or merely that it is wrong. */
export type FieldProblem = Code | 'invalid';

export type Reaction =
  /** The session is over. Without a code the 401 was bare. */
  | { kind: 'end session'; code?: Code }
  | { kind: 'force logout'; code: Code }
  /** `reference`: by which the call can be found again. */
  | { kind: 'dialog'; title: string; body: string; reference?: string }
  | { kind: 'fields'; fields: Record<string, FieldProblem> }
  /** `messages`: what MISSING_PARAMS says of fields, each once: ids of texts, or what follows `validation.` in them. */
  | { kind: 'warning'; code: Code; messages?: readonly string[] }
  /** `isBroken`: something broke at the insurer; else it refused, with a code that nobody knows or none. */
  | { kind: 'error'; message?: string; isBroken?: true }
  /** No answer came, or none that could be read: nobody knows whether it was done. */
  | { kind: 'unanswered'; code: Code };

type Circumstances = {
  /** A 401 ends a session only where there is one; while signing in it is a refusal like any other. */
  signedIn: boolean;
  /** The fields of the form that asked, if one did. */
  fields?: readonly string[];
  /** Fields of that form by codes for which the catalogue has no field. */
  fieldByCode?: FieldByCode;
};

export type FieldByCode = Readonly<Partial<Record<Code, string>>>;

/** Turns a warning about one field of a form into a problem of that field. */
export function toFieldReaction(reaction: Reaction, fieldByCode: FieldByCode): Reaction {
  const field = reaction.kind === 'warning' && fieldByCode[reaction.code];
  return field ? { kind: 'fields', fields: { [field]: reaction.code } } : reaction;
}

/** The only place that decides what a failure means. No refusal at all means that no answer came. */
export function classify(
  refusals: readonly Refusal[],
  { signedIn, fields = [], fieldByCode = {} }: Circumstances,
): Reaction {
  const refusal = refusals.find(({ status }) => status === 401) ?? refusals[0];
  if (!refusal) return { kind: 'unanswered', code: 'NO_ANSWER' };

  const code = isCode(refusal.code) ? refusal.code : undefined;
  if (refusal.status === 401 && signedIn) return { kind: 'end session', ...(code && { code }) };
  if (isDialog(refusal)) return { kind: 'dialog', title: refusal.title ?? '', body: refusal.body ?? '' };
  if (code && catalogue[code].reaction === 'force logout' && signedIn) return { kind: 'force logout', code };
  if (isOfPayments(refusal)) return { kind: 'fields', fields: allInvalid(refusal) };
  if (!code) return isOfProxy(refusal) ? { kind: 'unanswered', code: 'NO_ANSWER' } : rawOf(refusal);

  const reaction = catalogue[code].reaction;
  if (reaction === 'unanswered') return { kind: 'unanswered', code };
  const problems = reaction === 'field' ? problemsOf(code, refusal) : {};
  const owned = Object.entries(problems).filter(([field]) => fields.includes(field));
  if (owned.length > 0) return { kind: 'fields', fields: Object.fromEntries(owned) };
  const messages = code === 'MISSING_PARAMS' && refusal.fields && [...new Set(Object.values(refusal.fields))];
  return toFieldReaction({ kind: 'warning', code, ...(messages && { messages }) }, fieldByCode);
}

/** A body may name the field itself (a one-time code asked for without a phone number is about the identifier). */
function problemsOf(code: Code, refusal: Refusal): Record<string, FieldProblem> {
  const entry = catalogue[code];
  const named = Object.keys(refusal.fields ?? {});
  if (!('field' in entry)) return allInvalid(refusal);
  return Object.fromEntries((named.length > 0 ? named : [entry.field]).map((field) => [field, code]));
}

function allInvalid({ fields = {} }: Refusal): Record<string, FieldProblem> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, 'invalid']));
}

/** Without words it would be a dialog about nothing. */
const isDialog = ({ type, title, body }: Refusal) => type === 'B2BError' && Boolean(title || body);

/** Without fields it would mark none, and say nothing. */
const isOfPayments = ({ status, type, fields = {} }: Refusal) =>
  status === 422 && type === 'Payments' && Object.keys(fields).length > 0;

/** What stands in front of the insurer cannot say what became of a request behind it. */
const isOfProxy = ({ status }: Refusal) => status >= 502 && status <= 504;

/** Texts that HTTP libraries generate, in English only. */
const isGenerated = /^(Request failed with status code \d+|Unknown error)$/;

/** Client errors that proxies and frameworks raise, with English texts of their own. */
const transportStatuses: readonly number[] = [405, 406, 407, 408, 411, 413, 414, 415, 416, 417, 421, 425, 426, 431];

/**
 * Whether the insurer wrote a message for customers (P-22.05). The text of a server error may hold traces, addresses or
 * secrets.
 */
const isForCustomers = ({ status, message = '' }: Refusal): boolean =>
  isClientError(status) && !transportStatuses.includes(status) && !isGenerated.test(message);

const isClientError = (status: number) => status >= 400 && status <= 499;

const rawOf = (refusal: Refusal): Reaction => ({
  kind: 'error',
  ...(refusal.message && isForCustomers(refusal) && { message: refusal.message }),
  ...(!isClientError(refusal.status) && { isBroken: true }),
});
