import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { changed, openCase, told } from '#tests/kit/screens/resolutions/openCase.tsx';

preload();

const resolutions = (...accessRights: string[]) => [{ feature: 'customer-travel-resolutions', accessRights }];
const agent = {
  session: {
    roles: { AGENT: { write: true } },
    agentId: 'agent-7',
    accessProfile: resolutions('READ', 'UPDATE', 'AGENT-OPTIONS'),
  },
};
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const openReject = async (status = 'CallMe') => {
  const portal = await openCase(told('REBOOKING', status), agent);
  await press(say('resolutions.override.reject'));
  return portal;
};
const confirm = async (reason = 'Agreed on the phone') => {
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name: say('resolutions.override.reject') }));
  await settle();
};
const sent = (asked: readonly string[]) => asked.filter((operation) => operation === 'SubmitResolution').length;

/** A lounge, and cash as its alternative. */
const inPlaceOf = (status: string, next: string) =>
  toldCase([toldOption('LOUNGE', { state: { status } }), toldOption('CASH', { prize: 40, dependency: 'LOUNGE' })], {
    next: { resolution: next, optionId: null },
  });
const cardOf = (remedy: string) =>
  within(document.querySelector<HTMLElement>(`[data-option="option-${remedy}"]`) as HTMLElement);
const ofLounge = () => cardOf('LOUNGE');
const ofCash = () => cardOf('CASH');
const after = () => screen.getByRole('region', { name: say('resolutions.override.after') });
const cash = { option: say('resolutions.remedy.cash') };

describe('an agent with overrides', () => {
  it('must give a reason, in a field of two rows', async () => {
    const { gateway } = await openReject();
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '2');
    await confirm('');
    await confirm('   ');
    expect(screen.getAllByText(say('resolutions.override.reason.missing'))).not.toEqual([]);
    expect(sent(gateway.asked)).toBe(0);
  });

  it('sees what their customer sees before and after', async () => {
    await openReject();
    const now = screen.getByRole('region', { name: say('resolutions.override.before') });
    const then = screen.getByRole('region', { name: say('resolutions.override.after') });
    expect(now).toHaveTextContent(say('resolutions.status.call_me'));
    expect(then).not.toHaveTextContent(say('resolutions.status.rejected'));
    expect(then).toHaveTextContent(say('resolutions.override.unseen'));
  });

  it('reads that nothing changes for a customer who does not see the option', async () => {
    await openCase(inPlaceOf('Initial', 'LOUNGE'), agent);
    await userEvent.click(ofCash().getByRole('button', { name: say('resolutions.override.reject') }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(say('resolutions.override.same'))).toBeVisible();
    expect(dialog.queryByRole('region')).not.toBeInTheDocument();
    expect(dialog.queryByText(say('resolutions.status.initial'))).not.toBeInTheDocument();
  });

  it('sees the alternative that their customer gets', async () => {
    await openCase(inPlaceOf('Initial', 'LOUNGE'), agent);
    await userEvent.click(ofLounge().getByRole('button', { name: say('resolutions.override.no_lounge') }));
    expect(after()).toHaveTextContent(say('resolutions.override.unseen'));
    expect(after()).toHaveTextContent(say('resolutions.override.comes', cash));
    expect(after()).toHaveTextContent('$40.00');
  });

  it('sees what their customer no longer gets after a reset', async () => {
    await openCase(inPlaceOf('None', 'CASH'), agent);
    await userEvent.click(ofLounge().getByRole('button', { name: say('resolutions.override.reset') }));
    expect(after()).toHaveTextContent(say('resolutions.override.goes', cash));
    expect(after()).not.toHaveTextContent(say('resolutions.override.unseen'));
  });

  it('reads that their customer has nothing to choose', async () => {
    await openReject();
    expect(screen.getByRole('region', { name: say('resolutions.override.after') })).toHaveTextContent(
      say('resolutions.override.nothing'),
    );
    expect(screen.getByRole('region', { name: say('resolutions.override.before') })).not.toHaveTextContent(
      say('resolutions.override.nothing'),
    );
  });

  it('overrides for the customer they act for, with the reason', async () => {
    const { gateway } = await openReject();
    gateway.answer('SubmitResolution', changed('Rejected'));
    await confirm('  Agreed on the phone ');
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: {
        userId: expect.any(String),
        optionId: 'option-REBOOKING',
        resolutionType: 'REBOOKING',
        reason: 'Agreed on the phone',
        rejected: true,
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.asked.at(-1)).toBe('ResolutionOptions');
  });

  it('overrides the named part of a combination', async () => {
    const { gateway } = await openCase(told('REBOOKING|CASH', 'Initial'), agent);
    const cash = within(screen.getByRole('group', { name: say('resolutions.remedy.cash') }));
    await userEvent.click(cash.getByRole('button', { name: say('resolutions.override.reject') }));
    gateway.answer('SubmitResolution', changed('Rejected'));
    await confirm();
    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: 'CASH', rejected: true },
    });
  });

  it('decides again if the customer answered meanwhile', async () => {
    const { gateway } = await openReject();
    gateway.answer('ResolutionOptions', told('REBOOKING', 'Requested'));
    await confirm();
    expect(screen.getByRole('alert')).toHaveTextContent(say('resolutions.override.moved'));
    expect(screen.getByRole('region', { name: say('resolutions.override.before') })).toHaveTextContent(
      say('resolutions.status.requested'),
    );
    expect([sent(gateway.asked), screen.getByRole('textbox').textContent]).toEqual([0, 'Agreed on the phone']);
  });

  it('repeats the override under the same key after a lost answer', async () => {
    const { gateway } = await openReject();
    gateway.lose('SubmitResolution');
    await confirm();
    gateway.answer('SubmitResolution', changed('Rejected'));
    await press(say('resolutions.override.again'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(gateway.asked)).toBe(2);
  });

  it('decides again before repeating if the customer answered meanwhile', async () => {
    const { gateway } = await openReject();
    gateway.lose('SubmitResolution');
    await confirm();
    gateway.answer('ResolutionOptions', told('REBOOKING', 'Requested'));
    await press(say('resolutions.override.again'));
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toContain(say('resolutions.override.moved'));
    expect(sent(gateway.asked)).toBe(1);
  });

  it('repeats the original reason, ignoring later edits', async () => {
    const { gateway } = await openReject();
    gateway.lose('SubmitResolution');
    await confirm();
    await userEvent.type(screen.getByRole('textbox'), ', or not');
    expect(screen.getByRole('textbox')).toHaveValue('Agreed on the phone');
  });

  it('sees the current status after leaving if the customer answered or the outcome is unknown', async () => {
    const { gateway } = await openReject();
    gateway.lose('SubmitResolution');
    await confirm();
    const before = gateway.asked.length;
    gateway.answer('ResolutionOptions', told('REBOOKING', 'Rejected'));
    await press(say('resolutions.override.cancel'));
    await press(say('wizard.leave.yes'));
    expect(gateway.asked.slice(before)).toEqual(['ResolutionOptions']);
  });

  it('reads the reason of a refusal in the dialog and keeps their text', async () => {
    const { gateway } = await openReject();
    gateway.refuse('SubmitResolution', { status: 500, code: 'NO_RESOLUTION_HANDLER' });
    await confirm();
    expect(screen.getByRole('textbox')).toHaveValue('Agreed on the phone');
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      say('errors.no_resolution_handler'),
    );
  });

  const lastChange = {
    agentId: 'agent-7',
    agentName: 'Agna Tennant',
    userId: 'anna',
    from: 'CallMe',
    to: 'Rejected',
    resolutionType: 'REBOOKING',
    reason: 'On the phone',
    on: '2026-11-20T07:00:00.000Z',
  };
  const shownOf = async (type: string, change: object, more: object = {}) => {
    await openCase(told(type, 'Rejected', { state: { lastChange: { ...lastChange, ...change }, ...more } }), agent);
    return document.querySelector('[data-change]');
  };

  it('sees the last change with its author, time and reason', async () => {
    const change = await shownOf('REBOOKING', {});
    expect(change).toHaveTextContent(say('resolutions.override.last'));
    expect(change).toHaveTextContent('On the phone');
    expect(change).toHaveTextContent('By Agna Tennant, Fri 20 Nov, 08:00 Oslo time 2026-11-20 07:00 UTC');
    expect(change).not.toHaveTextContent('agent-7');
  });

  it('sees all changes, the latest first, with older ones folded', async () => {
    const changes = ['third', 'second', 'first'].map((reason, at) => ({
      ...lastChange,
      reason,
      on: `2026-11-2${3 - at}T07:00:00.000Z`,
    }));
    await shownOf('REBOOKING', { ...changes[0] }, { changes });
    const reasons = [...document.querySelectorAll('[data-change]')].map(
      (each) => /“(\w+)”/.exec(each.textContent ?? '')?.[1],
    );
    expect(reasons).toEqual(['third', 'second', 'first']);
    const folded = screen.getByText('2 earlier changes').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded?.querySelectorAll('[data-change]')).toHaveLength(2);
  });

  it('sees an unknown author, and the changed part of a combination', async () => {
    const change = await shownOf('REBOOKING|CASH', { agentName: null, resolutionType: 'CASH' });
    expect(change).toHaveTextContent(say('resolutions.override.last_of', { part: say('resolutions.remedy.cash') }));
    expect(change).toHaveTextContent(
      'By agent agent-7 (name unknown), Fri 20 Nov, 08:00 Oslo time 2026-11-20 07:00 UTC',
    );
  });
});

it.each([
  ['LOUNGE', 'Initial', 'resolutions.override.about_open', true],
  ['LOUNGE', 'None', 'resolutions.override.about', false],
  ['HOTEL', 'CallMe', 'resolutions.override.about', true],
  ['CASH', 'Initial', 'resolutions.override.about_open', false],
] as const)(
  "distinguishes the overrides of %s, %s from the customer's answers",
  async (remedy, status, about, isBoth) => {
    await openCase(told(remedy, status), agent);

    const panel = document.querySelector('[data-agent]');
    expect(panel).toHaveTextContent(say(about));
    expect(panel?.textContent?.includes(say('resolutions.override.which'))).toBe(isBoth);
  },
);
