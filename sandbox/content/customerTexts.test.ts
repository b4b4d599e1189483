import { describe, expect, it } from 'vitest';
import { contents, customerLanguage, type Language } from './languages.ts';

describe('the language of a customer', () => {
  it.each([
    ['fr-FR', 'fr'],
    ['es-MX', 'es'],
    ['de-CH', 'de'],
    ['zh-CN', 'zh'],
    ['nl-NL', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (locale, language) => {
    expect(customerLanguage(locale)).toBe(language);
  });
});

/** Returns the texts written to a customer, with values in capitals. */
function writtenIn(language: Language): string[] {
  const { messages, monitoring, confirmations, venues } = contents[language];
  return [
    messages.signInCode('CODE'),
    messages.passwordReset('http://LINK'),
    messages.accountCreated,
    messages.addressChanged('ADDRESS'),
    messages.addressConfirmed,
    messages.twoStepOn,
    messages.twoStepOff,
    messages.ticketReceived('NUMBER'),
    ...Object.values(monitoring.alerts).flatMap(({ title, description }) => [title, description('NAME')]),
    ...Object.values(monitoring.scanned),
    confirmations.room,
    confirmations.seats,
    confirmations.passQuestion,
    confirmations.passTitle,
    confirmations.passGuest('NAME'),
    confirmations.passExpiry('TIME'),
    venues.afterSecurity,
    ...Object.values(venues.lounges).flatMap(({ businessHours, directions }) => [businessHours, directions]),
    ...Object.values(venues.hotels),
  ];
}

const values = (texts: readonly string[]) =>
  texts.map((text) => /http:\S+|CODE|ADDRESS|NUMBER|NAME|TIME/.exec(text)?.[0]);

describe.each((Object.keys(contents) as Language[]).filter((language) => language !== 'en'))(
  'what the insurer writes to a customer in %s',
  (language) => {
    const english = writtenIn('en');

    it('is not in English', () => {
      expect(writtenIn(language).filter((text) => english.includes(text))).toEqual([]);
    });

    it('contains the same values as in English, and a link that ends where it should', () => {
      expect(values(english)).toContain('http://LINK');
      expect(values(writtenIn(language))).toEqual(values(english));
    });
  },
);
