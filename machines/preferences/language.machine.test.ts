import { describe, expect, it } from 'vitest';
import { listener, onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { hasAllTexts, type LanguageEvent, languageMachine, type TextFile, type Texts } from './language.machine.ts';
import { languageModel } from './language.model.ts';

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

describe('the language', () => {
  it('is that of the page at once, while the other texts come', () => {
    const { heard, asked, answer, spoken, all } = started();
    expect([spoken(), all(), heard(), asked()]).toEqual(['en', false, ['texts.readable'], ['getTexts(en)']]);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it('is loaded first where the page brought none', () => {
    const { heard, answer, spoken } = started({ texts: null });
    expect(heard()).toEqual([]);

    answer('getTexts', textsIn('en'));
    expect([spoken(), heard()]).toEqual(['en', ['texts.readable']]);
  });

  it('is looked for in one file after the other', () => {
    const files = [{ code: 'es', theme: 'voyage' }, ...filesOf('es')];
    const { asked, fail, answer, spoken, heard } = started({ texts: null, files });

    fail('getTexts');
    fail('getTexts');
    answer('getTexts', textsIn('pseudo'));

    expect(asked()).toEqual(['getTexts(es, voyage)', 'getTexts(es)', 'getTexts(pseudo)']);
    expect([spoken(), heard()]).toEqual(['pseudo', ['texts.readable']]);
  });

  it('that is nowhere to be had stops the start', () => {
    const { fail, heard } = started({ texts: null });

    fail('getTexts');
    fail('getTexts');

    expect(heard()).toEqual(['texts.failed']);
  });

  it('of the first screen is completed as soon as that can be done', () => {
    const { fail, clock, asked, answer, all } = started();

    fail('getTexts');
    fail('getTexts');
    asked();
    clock.increment(5_000);
    expect(asked()).toEqual(['getTexts(en)']);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it('that is chosen replaces the old one when it is here, not before, and is kept', () => {
    const { actor, answer, asked, spoken, context } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    expect([spoken(), asked()]).toEqual(['en', ['getTexts(fr)']]);

    answer('getTexts', textsIn('fr'));
    expect([spoken(), context().code, asked()]).toEqual(['fr', 'fr', ['keepLanguage(fr)']]);
  });

  it('that is chosen last counts', () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    actor.send(chosen('es'));
    answer('getTexts', textsIn('es'));

    expect([spoken(), asked()]).toEqual(['es', ['getTexts(fr)', 'getTexts(es)', 'keepLanguage(es)']]);
  });

  it('stays if another cannot be had, says so, and is still the one a day later', () => {
    const { actor, answer, fail, clock, asked, spoken, context } = started();
    answer('getTexts', textsIn('en'));

    asked();

    actor.send(chosen('fr'));
    fail('getTexts');
    expect([spoken(), context().code, asked()]).toEqual(['en', 'en', ['getTexts(fr)', 'announceUnchanged']]);

    clock.increment(DAY);
    expect(asked()).toEqual(['getTexts(en)']);
  });

  it('is still completed if another was chosen meanwhile and cannot be had', () => {
    const { actor, fail, asked, answer, all } = started();

    actor.send(chosen('fr'));
    asked();
    fail('getTexts');
    expect(asked()).toEqual(['announceUnchanged', 'getTexts(en)']);
    expect(all()).toBe(false);

    answer('getTexts', textsIn('en'));
    expect(all()).toBe(true);
  });

  it('of a customer is spoken while they are here, and not kept', () => {
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

  it('of a customer who left before it was here is not waited for', () => {
    const { actor, answer, spoken } = started();
    answer('getTexts', textsIn('en'));

    actor.send(suggested('es'));
    actor.send(left);
    answer('getTexts', textsIn('en'));

    expect(spoken()).toBe('en');
  });

  it('of a customer goes with them after a reload, too', () => {
    const { actor, answer, asked, spoken } = started({ files: filesOf('es') });
    answer('getTexts', textsIn('es'));
    expect([spoken(), asked()]).toEqual(['es', ['getTexts(es)']]);

    actor.send(left);
    answer('getTexts', textsIn('en'));
    expect([spoken(), asked()]).toEqual(['en', ['getTexts(en)']]);
  });

  it('that is being chosen is not given up for that of an account, nor for who leaves', () => {
    const { actor, answer, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(chosen('fr'));
    actor.send(suggested('es'));
    actor.send(left);
    answer('getTexts', textsIn('fr'));

    expect([spoken(), asked()]).toEqual(['fr', ['getTexts(fr)', 'keepLanguage(fr)']]);
  });

  it('that was chosen stays when a customer leaves', () => {
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

  it('of a customer that cannot be had is no news: nobody chose it', () => {
    const { actor, answer, fail, asked, spoken } = started();
    answer('getTexts', textsIn('en'));
    asked();

    actor.send(suggested('es'));
    fail('getTexts');

    expect([spoken(), asked()]).toEqual(['en', ['getTexts(es)']]);
  });

  it('that another tab chose before anything can be read is loaded instead', () => {
    const { actor, asked, answer, heard, spoken } = started({ texts: null });

    actor.send(chosen('fr'));
    answer('getTexts', textsIn('fr'));

    expect(asked()).toEqual(['getTexts(en)', 'getTexts(fr)']);
    expect([spoken(), heard()]).toEqual(['fr', ['texts.readable']]);
  });

  it('is renewed every day from where it came, and stays if that fails', () => {
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
