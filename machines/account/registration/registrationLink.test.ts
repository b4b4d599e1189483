import { describe, expect, it } from 'vitest';

import { byLink, detailsGiven, link, passwordChosen, security } from '#tests/kit/machines/registering.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { signedInAnswer } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';

describe('registration by a personal link', () => {
  it('fills in the details and keeps the policy of the link', () => {
    const { actor, asked, answer } = byLink();

    expect(asked()).toEqual(['findLink(LINK-FRESH)']);
    answer('findLink', { kind: 'found', link });
    expect(actor.getSnapshot()).toMatchObject({ value: { filling: 'details' }, context: { link } });

    actor.send(detailsGiven);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
    actor.send(passwordChosen);
    expect(asked()).toHaveLength(1);
  });

  it.each([
    [
      'a used link',
      { kind: 'found', link: { ...link, isUsed: true } },
      'link used',
      ['forgetForm', 'announceLinkUsed'],
    ],
    [
      'a link that is used and inactive',
      { kind: 'found', link: { ...link, isUsed: true, isActive: false } },
      'link used',
      ['forgetForm', 'announceLinkUsed'],
    ],
    ['a used link that is hidden', createRefusal('LINK_ALREADY_USED'), 'link used', ['forgetForm', 'announceLinkUsed']],
    [
      'an inactive link',
      { kind: 'found', link: { ...link, isActive: false } },
      'link inactive',
      ['announceLinkInactive'],
    ],
    ['an unknown link', createRefusal('LINK_NOT_FOUND'), 'link unknown', ['reactToLink(warning, LINK_NOT_FOUND)']],
  ] as const)('ends with %s', (_, found, kind, told) => {
    const { actor, asked, answer } = byLink();

    asked();
    answer('findLink', found);

    expect(asked()).toEqual(told);
    expect(actor.getSnapshot().output).toEqual({ kind });
  });

  it('loads the link again after a lost answer', () => {
    const { actor, asked, fail } = byLink();

    asked();
    fail('findLink');
    expect(actor.getSnapshot().value).toBe('lookUpFailed');
    actor.send({ type: 'lookUp.repeated' });

    expect(asked()).toEqual(['findLink(LINK-FRESH)']);
  });

  it('ends if another tab used the link in the meantime', () => {
    const { actor, answer } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    answer('enrol', createRefusal('LINK_ALREADY_USED'));

    expect(actor.getSnapshot().output).toEqual({ kind: 'link used' });
  });

  it('signs in if its own lost try used the link', () => {
    const { actor, answer, fail } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    fail('enrol');
    fail('signIn');
    actor.send(passwordChosen);
    answer('enrol', createRefusal('LINK_ALREADY_USED'));
    answer('signIn', signedInAnswer);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('warns of an expired policy without a field for it', () => {
    const { actor, asked, answer } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    asked();
    answer('enrol', createRefusal('POLICY_EXPIRED'));

    expect(asked()).toEqual(['announceLinkPolicy(POLICY_EXPIRED)']);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
  });
});
