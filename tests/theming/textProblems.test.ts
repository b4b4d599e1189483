import { describe, expect, it } from 'vitest';

import { findProblems } from '#scripts/translations/check/problems.ts';

type Texts = Record<string, string>;

const english: Texts = {
  'cover.bags': '{count, plural, one {# bag} other {# bags}}',
  'cover.left': 'You have {sum, number} left.',
  'cover.state': '{state, select, open {Open} other {Closed}}',
  'cover.title': 'Your <b>cover</b>',
  'errors.no_answer': 'We got no answer.',
  'errors.unknown': 'Unknown error',
};
const spanish: Texts = {
  'cover.bags': '{count, plural, one {# maleta} many {# de maletas} other {# maletas}}',
  'cover.left': 'Te quedan {sum, number}.',
  'cover.state': '{state, select, open {Abierto} other {Cerrado}}',
  'cover.title': 'Tu <b>cobertura</b>',
  'errors.no_answer': 'No hemos recibido respuesta.',
  'errors.unknown': 'Unknown error',
};
const description = 'Heading of a card that does not exist.';
const uses = Object.keys(english).map((id) => `say('${id}');`);
const screen = { path: 'src/screens/cover/Cover.tsx', text: uses.join('\n') };

const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
const file = (texts: object) => `${JSON.stringify(Object.fromEntries(Object.entries(texts).sort(inOrder)), null, 2)}\n`;
const withDescriptions = (texts: Texts, descriptions: Texts = {}) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      { defaultMessage: text, description: descriptions[id] ?? description },
    ]),
  );

const areas = ['cover', 'errors'];
/** Splits texts into files like the folder of a language. */
const filesOf = (texts: object) =>
  Object.fromEntries(
    areas.map((area) => [area, file(Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith(area))))]),
  );

const evidence = {
  languages: { english: filesOf(withDescriptions(english)), spanish: filesOf(spanish) },
  overrides: { sky: { spanish: file({ 'cover.title': 'Tu <b>póliza</b>' }) } },
  code: [screen],
  required: ['errors.no_answer'],
};
type Changes = Partial<typeof evidence> | { spanish: Texts } | { english: Texts };

function problemsWith(changes: Changes): string[] {
  const languages = { ...evidence.languages };
  if ('spanish' in changes) languages.spanish = filesOf(changes.spanish);
  if ('english' in changes) languages.english = filesOf(withDescriptions(changes.english));
  return findProblems({ ...evidence, languages, ...changes } as typeof evidence);
}

const coverOf = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith('cover.')));
const spanishCover = (cover = ''): Changes => ({
  languages: { ...evidence.languages, spanish: { ...evidence.languages.spanish, cover } },
});
const without = (texts: Texts, id: string) =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== id));
const codeAlso = (text: string, path = 'src/screens/cover/More.tsx') => ({ code: [screen, { path, text }] });

const frenchTitle = (title: string): Changes =>
  ({ overrides: { sky: { french: file({ 'cover.title': title }) } } }) as never;
const beside = 'beside it stands a no-break space';

describe('the check of texts', () => {
  it('finds nothing in correct texts', () => {
    expect(findProblems(evidence)).toEqual([]);
  });

  it.each<[string, Changes, string]>([
    [
      'an id missing in a language',
      { spanish: without(spanish, 'cover.left') },
      'translations/spanish: cover.left is missing.',
    ],
    [
      'an id that only a translation has',
      { spanish: { ...spanish, 'cover.more': 'Más' } },
      'cover.more is not in English.',
    ],
    ['an id that nobody uses', { code: [] }, 'cover.title is used nowhere.'],
    [
      'an id that there is not',
      codeAlso("say('cover.none')"),
      'src/screens/cover/More.tsx: there is no text cover.none.',
    ],
    [
      'an announced id that there is not',
      codeAlso("{ id: 'notices.gone' }", 'machines/a.ts'),
      'there is no text notices.gone.',
    ],
    ['ids put together unannounced', codeAlso('say(`cover.${kind}`)'), 'ids that begin with cover. are put together'],
    [
      'an error code without a text',
      { required: ['errors.no_trip'] },
      'errors.no_trip is missing: an error code needs its text.',
    ],
    [
      'another argument',
      { spanish: { ...spanish, 'cover.left': 'Te quedan {amount, number}.' } },
      'cover.left asks for',
    ],
    [
      'another kind of argument',
      { spanish: { ...spanish, 'cover.left': 'Te quedan {sum}.' } },
      'cover.left asks for {sum},',
    ],
    [
      'a plural that is none',
      { spanish: { ...spanish, 'cover.bags': '{count} maletas' } },
      'cover.bags asks for {count},',
    ],
    [
      'another option of a select',
      { spanish: { ...spanish, 'cover.state': '{state, select, abierto {Abierto} other {Cerrado}}' } },
      'cover.state asks for {state, select: abierto other}',
    ],
    [
      'a lost tag',
      { spanish: { ...spanish, 'cover.title': 'Tu cobertura' } },
      'cover.title asks for nothing, in English for <b>',
    ],
    [
      'a message that is none',
      { spanish: { ...spanish, 'cover.left': 'Te quedan {sum' } },
      'cover.left is not a message',
    ],
    [
      'English left over',
      { spanish: { ...spanish, 'errors.no_answer': 'We got no answer.' } },
      'errors.no_answer is still English',
    ],
    [
      'a fixed text translated',
      { spanish: { ...spanish, 'errors.unknown': 'Error desconocido' } },
      'errors.unknown is fixed',
    ],
    [
      'a text out of order',
      spanishCover(`${JSON.stringify({ 'cover.title': spanish['cover.title'], ...spanish })}\n`),
      'spanish/cover.json is not in order',
    ],
    [
      'an id that stands twice',
      spanishCover(filesOf(spanish).cover?.replace('{\n', '{\n  "cover.bags": "x",\n')),
      'spanish/cover.json is not in order, or has an id twice',
    ],
    [
      'a text in the file of another area',
      spanishCover(file({ ...coverOf(spanish), 'errors.unknown': spanish['errors.unknown'] })),
      'spanish/cover.json: errors.unknown is of another file',
    ],
    [
      'a description that says nothing',
      {
        languages: { ...evidence.languages, english: filesOf(withDescriptions(english, { 'cover.title': 'Title' })) },
      },
      'cover.title: the description tells a translator',
    ],
    ['a file that is no JSON', spanishCover('{'), 'spanish/cover.json cannot be read'],
    ['a loud voice', { spanish: { ...spanish, 'errors.no_answer': '¡Sin respuesta!' } }, 'do not shout'],
    ['“invalid”', { english: { ...english, 'errors.no_answer': 'Invalid answer' } }, 'not “invalid”'],
    ['a later without when', { english: { ...english, 'errors.no_answer': 'Please try again later.' } }, 'say when'],
    ['an apostrophe that quotes', { english: { ...english, 'cover.left': "It is '{sum, number} left." } }, 'write ’'],
    ['a space in French that a line could end at', frenchTitle('<b>Assuré</b> :'), beside],
    ['one of another width', frenchTitle('<b>Assuré</b>\u202f?'), beside],
    ['a French question without one', frenchTitle('<b>Assuré</b>, vraiment?'), beside],
    ['a French quotation without them', frenchTitle('<b>Dit</b> «\u00a0oui »'), beside],
    ['French thousands with a plain space', frenchTitle('<b>1 000</b>'), 'thousands are separated by'],
    [
      'a theme’s text that replaces none',
      { overrides: { sky: { spanish: file({ 'cover.all': 'Todo' }) } } },
      'no text cover.all',
    ],
    [
      'a theme’s text that asks for else',
      { overrides: { sky: { spanish: file({ 'cover.title': 'Todo' }) } } },
      'asks for nothing',
    ],
  ])('finds %s', (_, changes, sentence) => {
    expect(problemsWith(changes).join('\n')).toContain(sentence);
  });

  it('finds nothing in correctly spaced French', () => {
    const title =
      '<b>Assuré</b>\u00a0: «\u00a0oui\u00a0», dès 09:30, 1\u00a0000 fois, au +44 7700 900123 ou au +1 555 010 0002';
    expect(problemsWith(frenchTitle(title))).toEqual([]);
  });

  it('distinguishes events of machines from ids of texts', () => {
    const machine = { path: 'machines/cover.machine.ts', text: "type CoverEvent = { type: 'cover.ended' };" };
    const sender = { path: 'src/screens/cover/useCover.ts', text: "actor.send({ type: 'cover.ended' });" };
    expect(problemsWith({ code: [screen, machine, sender] })).toEqual([]);
  });
});
