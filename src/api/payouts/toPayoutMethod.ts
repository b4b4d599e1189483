import type { AskedFields, PayoutMethod, Values } from '#machines/payouts/payouts.ts';
import type { AskedField } from '#rules/payouts/fields.ts';
import { addressLines } from '#schema/rest/payouts.ts';

import type { PayoutMethodsQuery, RequiredFieldsQuery } from '../generated/documents.ts';

type ToldMethod = PayoutMethodsQuery['payoutMethods'][number];
type ToldFields = RequiredFieldsQuery['requiredFields'];

const told = [
  'accountNumber',
  'sortCode',
  'legalType',
  'institutionNumber',
  'transitNumber',
  'accountType',
  'email',
] as const;
const kinds = ['select', 'radio', 'text', 'email'] as const;

/** Field that the provider fills in, so no form asks for it. */
const unasked = 'reference';

/** Maps missing fields to null or empty values. */
export function toPayoutMethod(method: ToldMethod): PayoutMethod {
  const { payoutMethodId, description, vendor, service, provider, type, preferred, extras } = method;
  return {
    payoutMethodId,
    description,
    vendor,
    service,
    provider,
    type,
    isPreferred: preferred === 1,
    address: textsIn(addressLines.map((line) => [line, extras[line]])),
    fields: textsIn(told.map((field) => [field, method[field]])),
  };
}

export function toAskedFields({ vendor, service, provider, type, fields }: ToldFields): AskedFields {
  const asked = fields.filter(({ key }) => key !== unasked).map(toAskedField);
  return { vendor, service, provider, type, fields: asked };
}

export function toAskedField(field: ToldFields['fields'][number]): AskedField {
  return {
    key: field.key,
    label: field.label,
    kind: kinds.find((kind) => kind === field.type) ?? 'text',
    isRequired: field.required,
    isReadOnly: field.readOnly ?? false,
    initially: field.defaultValue ?? '',
    pattern: field.validationRegexp ?? '',
    choices: field.valuesAllowed?.map(({ key, name }) => ({ key, name })) ?? [],
    lookup: field.lookupField ? textsIn(Object.entries(field.lookupField.searchToFieldsMapping)) : null,
  };
}

const textsIn = (entries: readonly (readonly [string, unknown])[]): Values =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
