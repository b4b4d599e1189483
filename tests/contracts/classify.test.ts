import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { classify, type Reaction } from '#schema/classify.ts';
import { codelessClasses, insurerCodes, type Refusal, wireCodes } from '#schema/errors.ts';

import { contract, listContractRows, wire } from './contract.ts';

const insurers = listContractRows(contract);
const ours = listContractRows(wire);
const signedIn = { signedIn: true };
const signingIn = { signedIn: false };

/** Problems sent with codes that concern several fields. */
const fields = { email: 'must be one', country: 'is unknown' };

type Row = (typeof insurers)[number];

/** Returns the contract's reaction to a code, without a form or for a form with these fields. */
function expected({ code, reaction }: Row, form: string[] | undefined): Reaction {
  const owned = (names: string[]) => names.filter((name) => form?.includes(name));
  const [kind, field = ''] = reaction.split(' ');
  const invalid = Object.fromEntries(owned(Object.keys(fields)).map((name) => [name, 'invalid']));

  if (reaction === 'end session' || reaction === 'force logout' || reaction === 'unanswered')
    return { kind: reaction, code } as Reaction;
  if (reaction === 'each field' && form) return { kind: 'fields', fields: invalid } as Reaction;
  if (kind === 'field' && owned([field]).length > 0) return { kind: 'fields', fields: { [field]: code } } as Reaction;
  return {
    kind: 'warning',
    code,
    ...(code === 'MISSING_PARAMS' && { messages: [...new Set(Object.values(fields))] }),
  } as Reaction;
}

function entryOf({ status, reaction }: Row) {
  const [, field] = /^field (\w+)$/.exec(reaction) ?? [];
  if (field) return { status, reaction: 'field', field };
  return { status, reaction: reaction === 'each field' ? 'field' : reaction };
}

function refusalOf({ code, status, reaction }: Row): Refusal {
  return { status, code, ...((reaction === 'each field' || code === 'MISSING_PARAMS') && { fields }) };
}

describe('the error catalogue', () => {
  it.each([
    ['payments', { status: 422, type: 'Payments', fields: { sortCode: 'no such bank' } }],
    ['b2b', { status: 418, type: 'B2BError', title: 'Closed', body: 'Back at noon' }],
    ['bare401', { status: 401 }],
    ['message', { status: 500, message: 'The lights are out' }],
    ['nothing', { status: 500 }],
  ] as const)('reacts to the class %s as it says', (name, refusal) => {
    expect(Object.keys(codelessClasses)).toHaveLength(5);
    expect(classify([refusal], signedIn).kind).toBe(codelessClasses[name].reaction);
  });

  it('contains the 96 codes of the contract, and those between our own services, as the contract defines them', () => {
    const told = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.code, entryOf(row)]));

    expect(insurers).toHaveLength(96);
    expect(insurerCodes).toEqual(told(insurers));
    expect(wireCodes).toEqual(told(ours));
  });

  it.each([...insurers, ...ours])('reacts to $code without a form', (row) => {
    expect(classify([refusalOf(row)], signedIn)).toEqual(expected(row, undefined));
  });

  it('assigns a code to a field of the form if the catalogue has none for it', () => {
    const circumstances = { signedIn: true, fieldByCode: { EMAIL_ALREADY_USED: 'emailAddress' } };
    const refusals = ['EMAIL_ALREADY_USED', 'GENERAL_400'].map((code) =>
      classify([{ status: 400, code }], circumstances),
    );

    expect(refusals).toEqual([
      { kind: 'fields', fields: { emailAddress: 'EMAIL_ALREADY_USED' } },
      { kind: 'warning', code: 'GENERAL_400' },
    ]);
  });

  const form = ['mobilePhoneNumber', 'code', 'flightNumber', 'embarkDate', 'email'];

  it.each([...insurers, ...ours])('reacts to $code for a form with its field', (row) => {
    expect(classify([refusalOf(row)], { signedIn: true, fields: form })).toEqual(expected(row, form));
  });

  it.each(insurers.filter(({ reaction }) => reaction.includes('field')))(
    'warns of $code for a form without its field',
    (row) => {
      const reaction = classify([refusalOf(row)], { signedIn: true, fields: ['password'] });
      expect(reaction).toEqual({ kind: 'warning', code: row.code });
    },
  );

  it.each(insurers.filter(({ reaction }) => reaction === 'end session' || reaction === 'force logout'))(
    'only warns of $code while signing in, as there is no session to end',
    (row) => {
      expect(classify([refusalOf(row)], signingIn)).toEqual({ kind: 'warning', code: row.code });
    },
  );
});

describe('the field of a refusal', () => {
  it('may be named by the refusal itself', () => {
    const refusal = { status: 400, code: 'MISSING_PHONE_NUMBER', fields: { identifier: 'has no phone' } };

    expect(classify([refusal], { signedIn: false, fields: ['identifier'] })).toEqual({
      kind: 'fields',
      fields: { identifier: 'MISSING_PHONE_NUMBER' },
    });
  });
});

describe('a refusal without a code', () => {
  it('makes each field of a payment invalid, with or without a form', () => {
    const refusal = { status: 422, type: 'Payments', fields: { sortCode: 'x', accountNumber: 'y' } };

    expect(classify([refusal], signedIn)).toEqual({
      kind: 'fields',
      fields: { sortCode: 'invalid', accountNumber: 'invalid' },
    });
  });

  it('still has a message if a payment error names no field', () => {
    expect(classify([{ status: 422, type: 'Payments', message: 'No' }], signedIn)).toEqual({
      kind: 'error',
      message: 'No',
    });
    expect(classify([{ status: 422, type: 'Payments', fields: {} }], signedIn)).toEqual({ kind: 'error' });
  });

  it.each([200, 400, 403, 500, 503])('opens a dialog for type B2BError, also with status %i', (status) => {
    const refusal = { status, type: 'B2BError', title: 'Closed', body: 'Back at noon', code: 'VENDOR_ERROR' };

    expect(classify([refusal], signedIn)).toEqual({ kind: 'dialog', title: 'Closed', body: 'Back at noon' });
  });

  it('is a plain error for type B2BError without a message', () => {
    expect(classify([{ status: 400, type: 'B2BError', message: 'No' }], signedIn)).toEqual({
      kind: 'error',
      message: 'No',
    });
  });

  it('ends the session at a bare 401, if there is one', () => {
    expect(classify([{ status: 401 }], signedIn)).toEqual({ kind: 'end session' });
    expect(classify([{ status: 401, message: 'no' }], signingIn)).toEqual({ kind: 'error', message: 'no' });
  });

  it('shows the message of a 401 that has one', () => {
    expect(classify([{ status: 418, message: 'I am a teapot' }], signedIn)).toEqual({
      kind: 'error',
      message: 'I am a teapot',
    });
  });

  it.each([407, 413, 500, 501])('hides the text of a %i from customers', (status) => {
    const text = 'at x (/srv/app.js) http://10.0.0.5:8080 password=secret';
    expect(classify([{ status, message: text }], signedIn)).not.toHaveProperty('message');
  });

  it('is a plain error if it cannot be interpreted', () => {
    for (const message of [undefined, 'Request failed with status code 500', 'Unknown error'])
      expect(classify([{ status: 500, ...(message && { message }) }], signedIn)).toEqual({
        kind: 'error',
        isBroken: true,
      });
    expect(classify([{ status: 400, code: 'NEVER_HEARD_OF' }], signedIn)).toEqual({ kind: 'error' });
    expect(classify([{ status: 400, code: 'toString' }], signedIn)).toEqual({ kind: 'error' });
  });

  it.each([502, 503, 504])('from a proxy, %i, leaves the outcome of the request unknown', (status) => {
    expect(classify([{ status, message: '<html>' }], signedIn)).toEqual({ kind: 'unanswered', code: 'NO_ANSWER' });
  });
});

describe('several refusals at once', () => {
  const denied = { status: 401, code: 'ACCESS_DENIED' };
  const duplicate = { status: 409, code: 'DUPLICATE_FLIGHT' };
  const dialog = { status: 400, type: 'B2BError', title: 'Closed', body: 'Back at noon' };

  it('end the session if one of them does', () => {
    expect(classify([duplicate, dialog, denied], signedIn)).toEqual({ kind: 'end session', code: 'ACCESS_DENIED' });
  });

  it('end the session even if the 401 would be a dialog', () => {
    expect(classify([{ ...dialog, status: 401 }], signedIn)).toEqual({ kind: 'end session' });
  });

  it('otherwise count by the first one', () => {
    expect(classify([duplicate, dialog], signedIn)).toEqual({ kind: 'warning', code: 'DUPLICATE_FLIGHT' });
  });
});

it('an empty list of refusals means that no answer came', () => {
  expect(classify([], signedIn)).toEqual({ kind: 'unanswered', code: 'NO_ANSWER' });
});

describe('any answer of an insurer', () => {
  const words = fc.record({ a: fc.string(), code: fc.string(), toString: fc.string() }, { requiredKeys: [] });
  const refusals = fc.array(
    fc.record(
      {
        status: fc.oneof(fc.integer(), fc.constantFrom(400, 401, 404, 409, 422, 502)),
        code: fc.oneof(fc.string(), fc.constantFrom(...insurers.map(({ code }) => code), '__proto__', 'constructor')),
        type: fc.oneof(fc.string(), fc.constantFrom('Payments', 'B2BError')),
        title: fc.string(),
        body: fc.string(),
        message: fc.string(),
        fields: words,
      },
      { requiredKeys: ['status'] },
    ),
  );
  const circumstances = fc.record({ signedIn: fc.boolean(), fields: fc.array(fc.constantFrom('a', 'code', 'b')) });

  it('gets exactly one reaction, with a message', () => {
    const kinds = ['end session', 'force logout', 'dialog', 'fields', 'warning', 'error', 'unanswered'];

    fc.assert(
      fc.property(refusals, circumstances, (said, asked) => {
        const reaction = classify(said as Refusal[], asked);

        expect(kinds).toContain(reaction.kind);
        if (reaction.kind === 'fields') expect(Object.keys(reaction.fields)).not.toEqual([]);
        if (reaction.kind === 'dialog') expect(reaction.title + reaction.body).not.toBe('');
        const over = said.some(({ status }) => status === 401);
        if (asked.signedIn) expect(reaction.kind === 'end session').toBe(over);
        else expect(['end session', 'force logout']).not.toContain(reaction.kind);
      }),
      { numRuns: 2_000 },
    );
  });
});
