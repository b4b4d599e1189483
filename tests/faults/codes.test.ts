import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type Code, insurerCodes } from '#schema/errors.ts';
import { textOfCode } from '#src/lib/texts.ts';

import english from '../../translations/generated/english.json' with { type: 'json' };
import french from '../../translations/generated/french.json' with { type: 'json' };
import spanish from '../../translations/generated/spanish.json' with { type: 'json' };
import { asking } from './asking.ts';
import { type Line, startLine } from './line.ts';

const catalogued = Object.entries(insurerCodes) as [keyof typeof insurerCodes, { status: number; reaction: string }][];
const inEnglish: Record<string, { defaultMessage: string }> = english;

let line: Line;
beforeAll(async () => {
  line = await startLine();
});
afterEach(() => line.clear());
afterAll(() => line.close());

describe.each(catalogued)('%s', (code, { status, reaction }) => {
  it('has the same meaning for every read, whatever text the insurer adds', async () => {
    await line.raise({ path: '/travel/trips', code, message: 'Something technical', times: 1 });

    const ended = await asking.trips(line);

    expect(ended.reaction).toEqual(expectedOf(code, reaction));
  });

  it('refuses the whole purchase, even if it concerns a field', async () => {
    await line.raise({ path: '/travel/insurance/blink-it', code, times: 1 });

    const { reaction: refused } = await asking.createTrip(line);

    expect(refused).toEqual(expectedOf(code, reaction));
  });

  it('refuses a sign-in, and shows the reason', async () => {
    await line.raise({ path: '/platform/user/login', code, status, times: 1 });

    const { reaction: refused } = await asking.login(line);

    expect(['warning', 'fields']).toContain(refused?.kind);
  });

  it('has its own text in every language', () => {
    const text = textOfCode(code);

    expect([text in english, text in spanish, text in french]).toEqual([true, true, true]);
    expect(inEnglish[text]?.defaultMessage).not.toBe(english['errors.unknown'].defaultMessage);
  });
});

/** A page has no form with the field. */
const expectedOf = (code: Code, reaction: string) => ({ kind: reaction === 'field' ? 'warning' : reaction, code });
