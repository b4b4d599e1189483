import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { contentMachine } from './content.machine.ts';
import { contentModel, createKeptContent, neverAsk } from './content.model.ts';

const DAY = 86_400_000;
const input = contentModel.inputs['for the first time'];
const refused = contentModel.answers.getContent.VENDOR_ERROR;
const found = contentModel.answers.getContent.found;

const started = (given: Partial<typeof input> = {}) => {
  const stage = onStage(contentMachine, { ...input, ...given });
  const context = () => stage.actor.getSnapshot().context;
  return { ...stage, state: () => stage.actor.getSnapshot().value, items: () => context().kept?.items, context };
};

describe('contentMachine', () => {
  it('reads the content once a day', () => {
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

  it('keeps the content for the rest of the day', () => {
    const stage = started({ kept: createKeptContent('en', DAY - 1_000) });
    expect([stage.state(), stage.asked()]).toEqual(['ready', []]);

    stage.clock.increment(1_000);
    expect(stage.state()).toBe('fetching');
  });

  it('keeps the content silently when it cannot be read again', () => {
    for (const end of ['refused', 'lost'] as const) {
      const stage = started({ kept: createKeptContent('en', DAY) });
      expect(stage.items()).toEqual([neverAsk]);
      if (end === 'refused') stage.answer('getContent', refused);
      else stage.fail('getContent');
      expect([stage.state(), stage.items()]).toEqual(['unrenewed', [neverAsk]]);
      stage.clock.increment(2 * DAY);
      expect(stage.state()).toBe('unrenewed');
    }
  });

  it('reads the content in the chosen language and keeps the other one until then', () => {
    const stage = started({ kept: createKeptContent('en') });

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

  it('accepts missing content and requests it again after a failure', () => {
    const stage = started();
    stage.answer('getContent', refused);
    expect([stage.state(), stage.items()]).toEqual(['without', undefined]);
    stage.actor.send({ type: 'reload.requested' });
    stage.fail('getContent');
    expect(stage.state()).toBe('failed');
    stage.actor.send({ type: 'reload.requested' });
    stage.answer('getContent', found);
    expect(stage.state()).toBe('ready');
  });

  it('hides dismissed articles permanently and restores them all at once', () => {
    const stage = started({ kept: createKeptContent('en') });
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
