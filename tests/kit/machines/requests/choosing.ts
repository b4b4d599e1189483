import { describe, expect, it } from 'vitest';

import { requested } from '#machines/resolutions/requests/requests.model.ts';

import { createOpener, type Promises } from './opened.ts';

export const promiseChoosing: Promises = (model, remedy) => {
  const { machine, answers, events } = model;
  const { submit, readCase } = answers;
  const choice = events['choice.made'].one;
  const opened = createOpener(model);

  describe(`${machine.id}`, () => {
    it('follows the status in the insurer’s answer', () => {
      for (const status of ['Requested', 'OptionsSent'] as const) {
        const { actor, answer } = opened();
        actor.send({ type: 'option.requested' });
        answer('submit', submit[status]);
        if (status === 'OptionsSent') answer('readCase', readCase['to be chosen']);
        expect(actor.getSnapshot().value).toBe(status === 'OptionsSent' ? 'choosing' : 'readOnly');
        expect(actor.getSnapshot().context.option).toMatchObject({ status, resolutionId: 'resolution' });
      }
    });

    it('allows choosing existing alternatives, and searching again only without any', () => {
      const none = { alternates: [], hotels: [] };
      const free = (more: Parameters<typeof opened>[0]) => {
        const snapshot = opened(more).actor.getSnapshot();
        return [snapshot.can({ type: 'choice.made', ...choice }), snapshot.can({ type: 'retry.requested' })];
      };
      const other = requested(remedy === 'HOTEL' ? 'REBOOKING' : 'HOTEL', 'OptionsSent');
      const ofOther = { alternates: other.alternates, hotels: other.hotels };
      expect(free({ option: requested(remedy, 'OptionsSent') })).toEqual([true, false]);
      expect(free({ option: requested(remedy, 'OptionsSent'), mayWrite: false })).toEqual([false, false]);
      expect(free({ option: requested(remedy, 'OptionsSent', none) })).toEqual([false, true]);
      expect(free({ option: requested(remedy, 'OptionsSent', ofOther) })).toEqual([false, true]);
    });

    it('is working while the alternatives are read', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'option.requested' });
      answer('submit', submit.OptionsSent);
      expect(actor.getSnapshot().hasTag('working')).toBe(true);
    });

    it('uses the insurer’s answer, whatever is read while it is pending', () => {
      const { actor, answer } = opened();
      actor.send({ type: 'option.requested' });
      actor.send({ type: 'option.read', ...events['option.read']['under way'] });
      expect(actor.getSnapshot().value).toEqual({ working: 'submitting' });
      answer('submit', submit.OptionsSent);
      expect(actor.getSnapshot().value).toEqual({ working: 'readingChoices' });
    });
  });
};
