import { describe, expect, it } from 'vitest';
import { listener, onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { hasAllTexts, languageMachine } from './language.machine.ts';
import { languageModel } from './language.model.ts';
import type { LanguageEvent, TextFile, Texts } from './language.setup.ts';

const DAY = 86_400_000;

const textsIn = (code: string): Texts => ({ code, messages: { 'signIn.title': `title in ${code}` } });
const filesOf = (code: string): TextFile[] => [
  { code, theme: null },
  { code: 'pseudo', theme: null },
];
const chosen = (code: string): LanguageEvent => ({ type: 'language.chosen', code, files: filesOf(code) });
const suggested = (code: string): LanguageEvent => ({ type: 'language.suggested', code, files: filesOf(code) });
const left: LanguageEvent = { type: 'customer.left' };

function started({ texts = textsIn('en') as Texts | null, files = filesOf('en'), own = filesOf('en') } = {}) {
  const { parent, heard } = listener();
  const [code = 'en', ownCode = 'en'] = [files[0]?.code, own[0]?.code];
  const stage = onStage(languageMachine, { parent, texts, code, files, own: { code: ownCode, files: own } });
  const context = () => stage.actor.getSnapshot().context;
  return {
    ...stage,
    heard,
    spoken: () => context().texts?.code,
    context,
    all: () => hasAllTexts(stage.actor.getSnapshot()),
  };
}

describe('languageMachine', () => {
  it('shows the texts of the page at once while the others load', () => {
    const { heard, asked, answer, spoken, all } = started();
    expect([spoken(), all(), heard(), asked()]).toEqual(['en', false, ['texts.readable'], ['getTexts(en)']]);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it('loads first if the page brought no texts', () => {
    const { heard, answer, spoken } = started({ texts: null });
    expect(heard()).toEqual([]);

    answer('getTexts', textsIn('en'));
    expect([spoken(), heard()]).toEqual(['en', ['texts.readable']]);
  });

  it('looks for a language in one file after the other', () => {
    const files = [{ code: 'es', theme: 'voyage' }, ...filesOf('es')];
    const { asked, fail, answer, spoken, heard } = started({ texts: null, files });

    fail('getTexts');
    fail('getTexts');
    answer('getTexts', textsIn('pseudo'));

    expect(asked()).toEqual(['getTexts(es, voyage)', 'getTexts(es)', 'getTexts(pseudo)']);
    expect([spoken(), heard()]).toEqual(['pseudo', ['texts.readable']]);
  });

  it('fails the start if a language is not available anywhere', () => {
    const { fail, heard } = started({ texts: null });

    fail('getTexts');
    fail('getTexts');

    expect(heard()).toEqual(['texts.failed']);
  });

  it("completes the first screen's texts as soon as possible", () => {
    const { fail, clock, asked, answer, all } = started();

    fail('getTexts');
    fail('getTexts');
    asked();
    clock.increment(5_000);
    expect(asked()).toEqual(['getTexts(en)']);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it('replaces the old language once the chosen one has loaded, and stores the choice', () => {
    const { actor, answer, asked, spoken, context } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    expect([spoken(), asked()]).toEqual(['en', ['getTexts(fr)']]);

    answer('getTexts', textsIn('fr'));
    expect([spoken(), context().code, asked()]).toEqual(['fr', 'fr', ['keepLanguage(fr)']]);
  });

  it('follows the latest choice', () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    actor.send(chosen('es'));
    answer('getTexts', textsIn('es'));

    expect([spoken(), asked()]).toEqual(['es', ['getTexts(fr)', 'getTexts(es)', 'keepLanguage(es)']]);
  });

  it('keeps the language if another cannot be loaded, says so, and still has it a day later', () => {
    const { actor, answer, fail, clock, asked, spoken, context } = started();
    answer('getTexts', textsIn('en'));

    asked();

    actor.send(chosen('fr'));
    fail('getTexts');
    expect([spoken(), context().code, asked()]).toEqual(['en', 'en', ['getTexts(fr)', 'announceUnchanged']]);

    clock.increment(DAY);
    expect(asked()).toEqual(['getTexts(en)']);
  });

  it('still completes the language if another was chosen meanwhile and cannot be loaded', () => {
    const { actor, fail, asked, answer, all } = started();

    actor.send(chosen('fr'));
    asked();
    fail('getTexts');
    expect(asked()).toEqual(['announceUnchanged', 'getTexts(en)']);
    expect(all()).toBe(false);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it("uses a customer's language during their session without storing it", () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(suggested('es'));
    answer('getTexts', textsIn('es'));
    expect([spoken(), asked()]).toEqual(['es', ['getTexts(es)']]);

    actor.send(left);
    answer('getTexts', textsIn('en'));
    expect([spoken(), asked()]).toEqual(['en', ['getTexts(en)']]);
  });

  it("stops waiting for a customer's language after they left", () => {
    const { actor, answer, spoken } = started();
    answer('getTexts', textsIn('en'));

    actor.send(suggested('es'));
    actor.send(left);
    answer('getTexts', textsIn('en'));

    expect(spoken()).toBe('en');
  });

  it("drops a customer's language after a reload when they leave", () => {
    const { actor, answer, asked, spoken } = started({ files: filesOf('es') });
    answer('getTexts', textsIn('es'));
    expect([spoken(), asked()]).toEqual(['es', ['getTexts(es)']]);

    actor.send(left);
    answer('getTexts', textsIn('en'));
    expect([spoken(), asked()]).toEqual(['en', ['getTexts(en)']]);
  });

  it('keeps loading a chosen language when an account suggests another or the customer leaves', () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    actor.send(suggested('es'));
    actor.send(left);
    answer('getTexts', textsIn('fr'));

    expect([spoken(), asked()]).toEqual(['fr', ['getTexts(fr)', 'keepLanguage(fr)']]);
  });

  it('keeps a chosen language after the customer left', () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    actor.send(suggested('es'));
    answer('getTexts', textsIn('es'));
    actor.send(chosen('fr'));
    answer('getTexts', textsIn('fr'));
    asked();

    actor.send(left);

    expect([spoken(), asked()]).toEqual(['fr', []]);
  });

  it("reports no failure of a customer's language, because the customer did not choose it", () => {
    const { actor, answer, fail, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(suggested('es'));
    fail('getTexts');

    expect([spoken(), asked()]).toEqual(['en', ['getTexts(es)']]);
  });

  it('loads the choice of another tab instead before any text is readable', () => {
    const { actor, asked, answer, heard, spoken } = started({ texts: null });

    actor.send(chosen('fr'));
    answer('getTexts', textsIn('fr'));

    expect(asked()).toEqual(['getTexts(en)', 'getTexts(fr)']);
    expect([spoken(), heard()]).toEqual(['fr', ['texts.readable']]);
  });

  it('reloads the texts every day from the same file and keeps the old ones on failure', () => {
    const { fail, answer, clock, asked, spoken } = started({ texts: null });

    fail('getTexts');
    answer('getTexts', textsIn('pseudo'));
    asked();
    clock.increment(DAY);
    fail('getTexts');
    clock.increment(DAY);
    expect([spoken(), asked()]).toEqual(['pseudo', ['getTexts(pseudo)', 'getTexts(pseudo)']]);

    answer('getTexts', { code: 'pseudo', messages: { 'signIn.title': 'newer' } });
    expect(spoken()).toBe('pseudo');
  });
});

describeModel(languageModel);
