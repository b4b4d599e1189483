import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldCase, toldOption } from '#paths/specs/kit/remedies.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { settle } from '#tests/kit/portal.tsx';

import { lounge, lounges, open, press } from '#tests/kit/screens/resolutions/atLounge.tsx';

const offered = () =>
  within(screen.getByRole('radiogroup', { name: 'Which lounge?' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('div, span')?.textContent ?? '');
describe('the offer of a lounge', () => {
  it('gives the number of lounges', async () => {
    await open({}, { flags: { otherLounges: true } });

    expect(screen.getByText('A pass for one of 2 lounges')).toBeVisible();
  });

  it('counts only those of the terminal', async () => {
    await open();

    expect(screen.getByText('A pass for a lounge')).toBeVisible();
  });

  it.each([
    ['there is none', []],
    ['there is none in their terminal', lounges.slice(1)],
  ])('says before anybody searches that there is none if %s', async (_, told) => {
    await open({ lounges: told });

    expect(screen.getByText(say('resolutions.lounge.no_lounge'))).toBeVisible();
    expect(screen.queryByText('How long it takes')).toBeNull();
  });
});

describe('the list of lounges', () => {
  it('receives the focus when it opens', async () => {
    await open();
    await press('See the lounges');

    expect(screen.getByRole('region', { name: say('resolutions.remedy.lounge') })).toHaveFocus();
  });

  it('contains those of the terminal', async () => {
    await open();
    await press('See the lounges');

    expect(offered()).toHaveLength(1);
    expect(screen.getByText('Harbour Lounge')).toBeVisible();
  });

  it('contains all of them if the partner wants it', async () => {
    await open({}, { flags: { otherLounges: true } });
    await press('See the lounges');

    expect(offered()).toHaveLength(2);
  });

  it('shows names, hours and directions as far as the partner allows', async () => {
    await open({}, { flags: { loungeLocation: false, loungeHours: false, loungeDirections: false } });
    await press('See the lounges');

    expect(screen.getByText('A lounge in terminal 2')).toBeVisible();
    expect(screen.queryByText('Harbour Lounge')).toBeNull();
    expect(screen.queryByText(/Mon-Fri/)).toBeNull();
    expect(screen.queryByText('Left after the shops')).toBeNull();
  });

  it("has a line for each of a lounge's opening hours", async () => {
    await open({}, { flags: { loungeHours: true } });
    await press('See the lounges');

    expect(screen.getByText('Mon-Fri 05:00\u2060–\u206022:00')).toBeVisible();
    expect(screen.getByText('Sat 06:00\u2060–\u206020:00')).toBeVisible();
  });

  it('may be empty, and then nothing can be sent', async () => {
    await open({ lounges: [] });
    await press('See the lounges');

    expect(screen.getByText('There is no lounge in your terminal.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose this lounge' })).toBeNull();
  });

  it('can be declared out of reach, after a confirmation, if the partner allows it', async () => {
    const { gateway } = await open(
      {},
      {
        flags: { noLoungeEntry: true },
        answers: { SubmitResolution: { submitResolution: { resolutionId: 'resolution', status: 'None' } } },
      },
    );
    await press('See the lounges');
    await press('I can’t get to a lounge');
    expect(gateway.asked).not.toContain('SubmitResolution');
    await press('I can’t get to one');

    expect(gateway.variables('SubmitResolution')).toMatchObject({
      resolution: { resolutionType: 'LOUNGE', loungeId: 'None', isDashboard: false },
    });
  });
});

it('cannot be declared out of reach if the partner does not allow it', async () => {
  await open({}, { flags: { noLoungeEntry: false } });
  await press('See the lounges');

  expect(screen.getByRole('button', { name: 'Choose this lounge' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I can’t get to a lounge' })).toBeNull();
});

it.each([
  ['first', /First name/],
  ['last', /Last name/],
])('with a digit in the %s name is marked at its field, and nothing is sent', async (_, name) => {
  const { gateway } = await open();
  await press('See the lounges');
  await userEvent.click(screen.getByRole('radio', { name: 'Someone else' }));
  await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Zoë');
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'O’Neil');
  await userEvent.type(screen.getByRole('textbox', { name }), '2');
  await press('Choose this lounge');

  expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(say('validation.alphabetic'));
  expect(within(screen.getByRole('alert')).getAllByRole('button')).toHaveLength(1);
  expect(gateway.asked).not.toContain('SubmitResolution');

  await userEvent.type(screen.getByRole('textbox', { name }), '{Backspace}');
  await press('Choose this lounge');
  expect(gateway.asked).toContain('SubmitResolution');
});

describe('the input of the form', () => {
  // A pending call about another option makes the page read the disruption again.
  const called = toldOption('CASH', { state: { status: 'CallMe' } });
  const told = (found: typeof lounges) => toldCase([toldOption('LOUNGE', { state: { lounges: found } }), called]);
  const readAgain = async ({ answer, asked }: Awaited<ReturnType<typeof open>>['gateway'], found: typeof lounges) => {
    const before = asked.length;
    answer('ResolutionOptions', told(found));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked.slice(before)).toEqual(['ResolutionOptions']);
  };
  const chosen = async () => {
    const { gateway } = await open(
      {},
      { flags: { otherLounges: true }, answers: { ResolutionOptions: told(lounges) } },
    );
    await press('See the lounges');
    await userEvent.click(screen.getByRole('radio', { name: /Skylight Lounge/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Someone else' }));
    await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Zoë');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'O’Neil');
    return gateway;
  };

  it('stays when other lounges are found', async () => {
    const gateway = await chosen();
    await readAgain(gateway, [...lounges, lounge('three', '2', 'Quiet Lounge')]);

    expect(offered()).toHaveLength(3);
    expect(screen.getByRole('radio', { name: /Skylight Lounge/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Zoë');
  });

  it('is not sent for a lounge that is gone', async () => {
    const gateway = await chosen();
    await readAgain(gateway, lounges.slice(0, 1));
    const before = gateway.asked.length;
    await press('Choose this lounge');

    expect(gateway.asked.slice(before)).not.toContain('SubmitResolution');
    expect(screen.getAllByText('Choose one of the lounges.')).not.toEqual([]);
    expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('O’Neil');
  });

  it('can be edited if it never arrived', async () => {
    const gateway = await chosen();
    gateway.lose('SubmitResolution');
    await press('Choose this lounge');
    await press(say('resolutions.missing.change'));

    expect(screen.getByRole('radio', { name: /Skylight Lounge/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Zoë');
  });
});

describe('the reason of an unavailable lounge', () => {
  it.each([
    { status: 'Initial', alerts: 1 },
    { status: 'Rejected', alerts: 0 },
  ])('stays until the next answer or status: $status', async ({ status, alerts }) => {
    const { gateway } = await open();
    await press('See the lounges');
    gateway.refuse('SubmitResolution', { status: 404, code: 'LOUNGE_ID_NOT_FOUND' });
    await press('Choose this lounge');
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    gateway.answer('ResolutionOptions', toldCase([toldOption('LOUNGE', { state: { lounges, status } })]));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(gateway.asked.at(-1)).toBe('ResolutionOptions');
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  });
});

it('tells a read-only user why answers are impossible', async () => {
  await open({}, { session: { roles: { USER: { write: false } } } });

  for (const name of ['See the lounges', 'No, thank you']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can view this, but you can’t answer.');
  }
});
