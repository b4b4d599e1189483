import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { type ConsentRecord, cookieConsentMachine } from './cookieConsent.machine.ts';
import { cookieConsentModel } from './cookieConsent.model.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const open = (record: ConsentRecord | null) => onStage(cookieConsentMachine, { record, now });

describe('cookieConsentMachine', () => {
  it('asks for consent and deletes optional values if there is no decision', () => {
    const { actor, asked } = open(null);

    expect(actor.getSnapshot().value).toBe('asking');
    expect(asked()).toEqual(['forgetOptional']);
  });

  it.each([
    ['2026-10-20T08:00:00.001Z', 'allowed'],
    ['2026-10-20T08:00:00.000Z', 'asking'],
    ['2026-11-21T07:59:59.999Z', 'allowed'],
    ['2026-11-21T08:00:00.000Z', 'asking'],
  ])('treats a decision of %s as %s', (decidedAt, state) => {
    const { actor } = open({ choice: 'all', decidedAt: Date.parse(decidedAt) });

    expect(actor.getSnapshot().value).toBe(state);
  });

  it('stores the choice before it acts on it', () => {
    const { actor, asked } = open(null);
    asked();

    actor.send({ type: 'consent.given' });
    expect(asked()).toEqual(['keepChoice(all)', 'keepOptional']);

    actor.send({ type: 'choice.reopened' });
    actor.send({ type: 'consent.refused' });
    expect(asked()).toEqual(['keepChoice(necessary)', 'forgetOptional']);
  });

  it('lets a visitor decide again without deleting anything until they refuse', () => {
    const { actor, asked } = open({ choice: 'all', decidedAt: now });
    asked();

    actor.send({ type: 'choice.reopened' });

    expect(actor.getSnapshot().value).toBe('asking');
    expect(asked()).toEqual([]);
  });

  it('follows another tab without storing the choice again', () => {
    const { actor, asked } = open({ choice: 'all', decidedAt: now });
    asked();

    actor.send({ type: 'choice.changed', choice: 'necessary' });

    expect(actor.getSnapshot().value).toBe('refused');
    expect(asked()).toEqual(['forgetOptional']);
  });
});

describeModel(cookieConsentModel);
