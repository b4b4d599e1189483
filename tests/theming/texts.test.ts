import { TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from 'react-intl';
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#schema/errors.ts';
import { languages } from '#schema/languages.ts';
import { Messages } from '#schema/page.ts';
import { createCatalogue, readLanguages } from '#scripts/translations/catalogue.ts';
import { type Compiled, compile, type Part } from '#scripts/translations/compile.ts';
import { fixedTexts } from '#scripts/translations/exceptions.ts';
import { compiledLanguages } from '#scripts/translations/languages.ts';
import { pseudo } from '#scripts/translations/pseudo.ts';
import { getMessageStructure } from '#scripts/translations/structure.ts';
import { allParts, plainText } from '#scripts/translations/walk.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';

const compiled = await compiledLanguages('translations');
const { english = {} } = compiled;
const { texts } = createCatalogue(await readLanguages('translations'));
const codeOf = (name: string) => Object.values(languages).find((language) => language.name === name);

/** A language only has names of cities that differ from English. */
const isOfCatalogue = (id: string): boolean => !id.startsWith('cities.');

type Values = Record<string, unknown>;

/** Returns a value for each argument, of its kind. */
function sampleFor(parts: readonly Part[], option: number): Values {
  const values = allParts(parts).flatMap((part): [string, unknown][] => {
    if (part.type === TYPE.argument) return [[part.value, 'Anna Berg']];
    if (part.type === TYPE.number || part.type === TYPE.plural) return [[part.value, option]];
    if (part.type === TYPE.date || part.type === TYPE.time) return [[part.value, new Date(0)]];
    if (part.type === TYPE.select) return [[part.value, Object.keys(part.options)[option] ?? 'other']];
    if (part.type === TYPE.tag) return [[part.value, (chunks: string[]) => chunks.join('')]];
    return [];
  });
  return Object.fromEntries(values);
}

/** The class that formats a text. Its parser is shared by every test file of the worker. */
const formatter = createIntl({ locale: 'en' }).formatters.getMessageFormat([{ type: TYPE.literal, value: '' }], 'en')
  .constructor as { __parse?: unknown };
const { __parse: parser } = formatter;

// The app ships without the parser, so a text that was not compiled is an error.
beforeAll(() => {
  formatter.__parse = () => expect.fail('a text was parsed');
});
afterAll(() => {
  formatter.__parse = parser;
});

function writerOf(name: string, messages: Compiled) {
  const failed: string[] = [];
  const onError = (error: Error) => failed.push(error.message);
  const locale = codeOf(name)?.locale ?? 'en';
  const intl = createIntl({ locale, messages: messages as Record<TextId, Part[]>, onError }, createIntlCache());
  const write = (id: string, values: Values): unknown => intl.formatMessage({ id: id as TextId }, values as never);
  return { write, failed };
}

describe.each(Object.keys(compiled))('%s', (name) => {
  const messages = compiled[name] ?? {};

  it('has every text, compiled', () => {
    expect(Object.keys(messages).filter(isOfCatalogue).sort()).toEqual(Object.keys(english).sort());
    expect(create(messages, Messages)).toEqual(messages);
    expect(Object.values(messages).every((parts) => Array.isArray(parts) && parts.length > 0)).toBe(true);
  });

  it('labels the back button differently from any trip or direction on the page', () => {
    const { write } = writerOf(name, messages);
    const words = ['trips.type.single', 'trips.type.return', 'trips.type.multi', 'trips.outbound', 'trips.inbound'];

    expect(words.map((id) => write(id, {}))).not.toContain(write('wizard.back', {}));
  });

  it('formats every text without a parser, for any number or option', () => {
    const { write, failed } = writerOf(name, messages);
    const written = Object.entries(messages).flatMap(([id, parts]) =>
      [0, 1, 2, 5].map((option) => write(id, sampleFor(parts, option))),
    );
    expect(failed).toEqual([]);
    expect(written.filter((text) => typeof text !== 'string' || /^$|[{}<>]/.test(text))).toEqual([]);
  });

  it("has the text of every error code, by the app's own look-up", () => {
    const ids = Object.keys(catalogue).map((code) => textOfCode(code as keyof typeof catalogue));
    expect(ids.filter((id) => !messages[id])).toEqual([]);
    expect(ids).toContain('errors.invalid_date_time');
  });

  it('keeps the fixed texts word for word', () => {
    const kept = Object.keys(fixedTexts)
      .filter((id) => messages[id])
      .map((id) => [id, plainText(messages[id] ?? [])]);
    expect(kept).toEqual(Object.entries(fixedTexts).filter(([id]) => messages[id]));
  });
});

describe('account enumeration', () => {
  it.each(Object.keys(texts))('is impossible in %s: every code has the same text', (name) => {
    const own = texts[name] ?? {};
    expect(own['errors.account_not_found']).toBe(own['errors.incorrect_credentials']);
    expect(own['errors.user_not_found']).toBe(own['errors.incorrect_credentials']);
  });
});

describe('the pseudo language', () => {
  const made = compiled.pseudo ?? {};
  const free = Object.keys(english).filter((id) => !(id in fixedTexts));

  it('is about a third longer, never shorter', () => {
    const length = (messages: Compiled, ids: string[]) =>
      ids.reduce((sum, id) => sum + plainText(messages[id] ?? []).length, 0);
    const long = free.filter((id) => plainText(english[id] ?? []).length > 10);
    const growth = length(made, long) / length(english, long);
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.45);
    expect(free.filter((id) => length(made, [id]) <= length(english, [id]))).toEqual([]);
  });

  it('is bracketed and has no plain letter left', () => {
    const { write } = writerOf('pseudo', made);
    const shown = free.map((id) => String(write(id, sampleFor(made[id] ?? [], 2))));
    expect(shown.filter((text) => !text.startsWith('[') || !text.endsWith(']'))).toEqual([]);
    expect(free.filter((id) => /[a-z]/i.test(plainText(made[id] ?? [])))).toEqual([]);
  });

  it('has the same arguments as English', () => {
    expect(
      free.filter((id) => getMessageStructure(made[id] ?? []).join() !== getMessageStructure(english[id] ?? []).join()),
    ).toEqual([]);
    const { greeting } = pseudo(
      compile({ greeting: 'Hi <b>{name}</b>, {count, plural, one {# trip} other {# trips}}' }),
    );
    const { write } = writerOf('pseudo', { greeting: greeting ?? [] });
    const b = (chunks: string[]) => `*${chunks.join('')}*`;
    const shown = write('greeting', { name: 'Anna', count: 2, b });
    expect(shown).toMatch(/^\[Ħíí?~? ?~?\*Anna\*, 2 ŧříí?ƥš~?\]$/);
  });
});

describe('the table of languages', () => {
  it('has the ten languages of the specification', () => {
    expect(
      Object.values(languages)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(
      [
        'chinese',
        'english',
        'french',
        'german',
        'italian',
        'mexican',
        'portuguese',
        'pseudo',
        'spanish',
        'turkish',
      ].sort(),
    );
    expect(languages.mx.name).toBe('mexican');
    expect(languages.zh.name).toBe('chinese');
  });

  it('has a locale for each that formats dates and numbers', () => {
    const locales = Object.values(languages).map(({ locale }) => locale);
    expect(Intl.getCanonicalLocales(locales)).toEqual(locales);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales.filter((locale) => locale !== 'en-XA'))).toHaveLength(9);
  });

  it('has texts in every language', () => {
    expect(Object.keys(compiled).sort()).toEqual(
      Object.values(languages)
        .map(({ name }) => name)
        .sort(),
    );
  });
});
