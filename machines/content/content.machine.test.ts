import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { contentMachine } from './content.machine.ts';
import { contentIn, contentModel, neverAsk } from './content.model.ts';

const DAY = 86_400_000;
const input = contentModel.inputs['for the first time'];
const refused = contentModel.answers.getContent.VENDOR_ERROR;
const found = contentModel.answers.getContent.found;

const started = (given: Partial<typeof input> = {}) => {
  const stage = onStage(contentMachine, { ...input, ...given });
  const context = () => stage.actor.getSnapshot().context;
  return { ...stage, state: () => stage.actor.getSnapshot().value, items: () => context().kept?.items, context };
};

describe('what the insurer has to say', () => {
  it('is read once a day', () => {
    const stage = started();
    expect(stage.asked()).toEqual(['getContent(articles, sky, travel, en)']);

    stage.answer('getContent', found);
    expect([stage.state(), stage.items()]).toEqual(['ready', [neverAsk]]);
    expect(stage.asked()).toHaveLength(1);
    stage.clock.increment(DAY - 1);
    expect(stage.asked()).toEqual([]);
    stage.clock.increment(1);
    expect([stage.state(), stage.asked()]).toEqual(['fetching', ['getContent(articles, sky, travel, en)']]);
  });

  it('is kept for what is left of the day', () => {
    const stage = started({ kept: contentIn('en', DAY - 1_000) });
    expect([stage.state(), stage.asked()]).toEqual(['ready', []]);

    stage.clock.increment(1_000);
    expect(stage.state()).toBe('fetching');
  });

  it('stays when it cannot be read again, and nobody is told', () => {
    for (const end of ['refused', 'lost'] as const) {
      const stage = started({ kept: contentIn('en', DAY) });
      expect(stage.items()).toEqual([neverAsk]);
      if (end === 'refused') stage.answer('getContent', refused);
      else stage.fail('getContent');
      expect([stage.state(), stage.items()]).toEqual(['unrenewed', [neverAsk]]);
      stage.clock.increment(2 * DAY);
      expect(stage.state()).toBe('unrenewed');
    }
  });

  it('is read in the language that was chosen; until then the other one stays', () => {
    const stage = started({ kept: contentIn('en') });

    stage.actor.send({ type: 'language.changed', locale: 'fr', at: input.now });
    expect([stage.state(), stage.asked(), stage.context().kept?.locale]).toEqual([
      'fetching',
      ['getContent(articles, sky, travel, fr)'],
      'en',
    ]);
    stage.fail('getContent');
    expect([stage.state(), stage.items()]).toEqual(['unrenewed', [neverAsk]]);
    stage.actor.send({ type: 'language.changed', locale: 'en', at: input.now + DAY - 1 });
    expect([stage.state(), stage.asked()]).toEqual(['ready', []]);
    stage.actor.send({ type: 'language.changed', locale: 'fr', at: input.now });
    stage.answer('getContent', found);
    expect([stage.state(), stage.context().kept?.locale]).toEqual(['ready', 'fr']);
  });

  it('may be missing, or not come, and is asked for again', () => {
    const stage = started();
    stage.answer('getContent', refused);
    expect([stage.state(), stage.items()]).toEqual(['without', undefined]);
    stage.actor.send({ type: 'reload.asked' });
    stage.fail('getContent');
    expect(stage.state()).toBe('failed');
    stage.actor.send({ type: 'reload.asked' });
    stage.answer('getContent', found);
    expect(stage.state()).toBe('ready');
  });

  it('is put away for good, one by one, and had back all at once', () => {
    const stage = started({ kept: contentIn('en') });
    for (const id of ['one', 'two', 'one']) stage.actor.send({ type: 'article.dismissed', id });
    expect([stage.context().dismissed, stage.asked()]).toEqual([
      ['one', 'two'],
      ['keepDismissal(one)', 'keepDismissal(two)', 'keepDismissal(one)'],
    ]);
    stage.actor.send({ type: 'dismissals.undone' });
    expect([stage.context().dismissed, stage.asked()]).toEqual([[], ['forgetDismissals']]);
  });
});

describeModel(contentModel);
