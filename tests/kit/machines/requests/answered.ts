import { describe, expect, it } from 'vitest';

import { createDisruption } from '#machines/resolutions/case/case.model.ts';
import { requested } from '#machines/resolutions/requests/requests.model.ts';

import { createOpener, type Promises } from './opened.ts';

export const promiseAnswered: Promises = (model, remedy) => {
  const { machine, answers, events } = model;
  const { submit, readCase } = answers;
  const opened = createOpener(model);
  const keyIn = (said: readonly string[]) => /key-\d+/.exec(said.join())?.[0];

  describe(`${machine.id}`, () => {
    it('sends the same answer under the same key, and another one under a new key, if the insurer received none', () => {
      const { actor, asked, fail, answer } = opened();
      const lost = (type: 'option.requested' | 'call.requested') => {
        actor.send({ type });
        const key = keyIn(asked());
        fail('submit');
        answer('readCase', readCase['to be asked']);
        asked();
        return key;
      };
      const [first, again, other] = [lost('option.requested'), lost('option.requested'), lost('call.requested')];
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    });

    it('sends nothing until the outcome of the last answer is known', () => {
      const { actor, asked, fail } = opened();
      actor.send({ type: 'option.requested' });
      fail('submit');
      fail('readCase');
      asked();
      actor.send({ type: 'option.requested' });
      expect(asked()).toEqual([]);
      actor.send({ type: 'retry.requested' });
      expect(asked().join()).toContain('readCase');
    });

    it('is working during a call, and unsettled while the outcome is unknown', () => {
      const { actor, answer, fail } = opened();
      const tags = () => (['working', 'unsettled'] as const).filter((tag) => actor.getSnapshot().hasTag(tag));
      expect([actor.getSnapshot().context, tags()]).toMatchObject([
        { attempt: null, doing: null, isAnsweredElsewhere: false },
        [],
      ]);
      actor.send({ type: 'option.requested' });
      expect(tags()).toEqual(['working']);
      fail('submit');
      expect(tags()).toEqual(['working']);
      fail('readCase');
      expect(tags()).toEqual(['unsettled']);
      actor.send({ type: 'retry.requested' });
      answer('readCase', readCase['to be asked']);
      expect(tags()).toEqual([]);
      actor.send({ type: 'option.requested' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      expect(tags()).toEqual(['working']);
      fail('readCase');
      expect(tags()).toEqual(['unsettled']);
    });

    it('stores the option and the allowances that were read last', () => {
      const { actor, answer, fail } = opened();
      const context = () => actor.getSnapshot().context;
      const option = requested(remedy, 'Initial', { cap: 5 });
      actor.send({ type: 'option.read', option, allowances: { callMeAllowed: false } });
      expect(context()).toMatchObject({ option, allowances: { callMeAllowed: false } });
      actor.send({ type: 'option.requested' });
      fail('submit');
      answer('readCase', readCase['to be asked']);
      expect(context()).toMatchObject({ option: { cap: null }, allowances: { callMeAllowed: true } });
    });

    it('reports an option that no longer exists as changed elsewhere, not as answered', () => {
      const { actor, answer, asked, fail } = opened();
      actor.send({ type: 'option.requested' });
      fail('submit');
      asked();
      answer('readCase', { kind: 'read', case: createDisruption([]), at: 1 });
      expect(asked()).toEqual(['caseOutdated', 'selectAgain']);
      expect(actor.getSnapshot().context).toMatchObject({ doing: null, attempt: null, isAnsweredElsewhere: true });
    });

    it('no longer reports a change elsewhere once it is answered again', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'option.requested' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      answer('readCase', readCase['to be asked']);
      expect(actor.getSnapshot().context.isAnsweredElsewhere).toBe(true);
      actor.send({ type: 'option.requested' });
      expect(actor.getSnapshot().context.isAnsweredElsewhere).toBe(false);
    });

    it('reports a change elsewhere while declining, but not if the customer only viewed it', () => {
      for (const begun of [[{ type: 'decline.requested' }], []] as const) {
        const { actor } = opened();
        for (const event of begun) actor.send(event);
        actor.send({ type: 'option.read', ...events['option.read']['under way'] });
        expect(actor.getSnapshot()).toMatchObject({
          value: 'readOnly',
          context: { isAnsweredElsewhere: begun.length > 0 },
        });
      }
    });

    it('reports a change elsewhere until the option is answered or has another status', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'option.requested' });
      answer('submit', submit.INVALID_RESOLUTION_TYPE);
      answer('readCase', readCase['to be chosen']);
      const isAnsweredElsewhere = () => actor.getSnapshot().context.isAnsweredElsewhere;
      expect(isAnsweredElsewhere()).toBe(true);
      actor.send({ type: 'option.read', ...events['option.read']['to be chosen'] });
      expect(isAnsweredElsewhere()).toBe(true);
      actor.send({ type: 'option.read', ...events['option.read']['under way'] });
      expect(isAnsweredElsewhere()).toBe(false);
    });
  });
};
