import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toldSet } from '#paths/specs/kit/businessClaims.ts';
import { claim } from '#tests/kit/customer/business.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { PredictRevenue } from './PredictRevenue.tsx';

const asked = claim(10, { status: 'prediction', datasets: [] });
const field = (month: string) => screen.getByRole('textbox', { name: month });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(language: 'en' | 'fr' = 'en') {
  const opened = openPortal({ now, flags: { parametric: true }, language });
  const { unmount } = await opened.show(<PredictRevenue claim={asked} onDone={() => undefined} />);
  return { ...opened, unmount };
}

async function fillIn(...amounts: string[]) {
  for (const [at, amount] of amounts.entries()) {
    await userEvent.clear(screen.getAllByRole('textbox')[at] as HTMLElement);
    await userEvent.paste(amount);
  }
}

describe('the form for a prediction', () => {
  it('has a field per month and gives the number of days of the outer ones', async () => {
    await open();

    expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('name'))).toHaveLength(7);
    expect(field('October 2026')).toHaveAccessibleDescription(/^Only for 10\s–\s31 Oct 2026: 22 of 31 days \$\s*$/);
    expect(field('November 2026')).toHaveAccessibleDescription(/^\$\s*$/);
    expect(field('April 2027')).toHaveAccessibleDescription(/^Only for 1\s–\s9 Apr 2027: 9 of 30 days \$\s*$/);
  });

  it('shows how each amount was read, and their sum', async () => {
    await open();
    await fillIn('1,23', '1.234,5');

    expect(field('October 2026')).toHaveAccessibleDescription(/= \$1\.23/);
    expect(field('November 2026')).toHaveAccessibleDescription(/= \$1,234\.50/);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total$1,235.73');
  });

  it('asks which of two readings is meant and uses neither until then', async () => {
    await open();
    await fillIn('12,500', '900');
    expect(field('October 2026')).toHaveAccessibleDescription(/\$12,500\.00 or \$12\.50\?/);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total$900.00');

    await press('Continue');
    expect(field('October 2026')).toHaveAccessibleDescription(/Thousands or decimals\?/);
    expect(field('October 2026')).toHaveValue('12,500');
    expect(field('October 2026')).toHaveAccessibleDescription(/\$12,500\.00 or \$12\.50\?/);
  });

  it.each([
    ['Use $12,500.00', '12500.00', /= \$12,500\.00/],
    ['Use $12.50', '12.50', /= \$12\.50/],
  ])('uses the chosen reading of an unclear amount: %s', async (name, value, understood) => {
    await open();
    await fillIn('12,500', '900');

    await press(name);

    expect(field('October 2026')).toHaveValue(value);
    expect(field('October 2026')).toHaveFocus();
    expect(field('October 2026')).toHaveAccessibleDescription(understood);
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('copies the amount of the previous month on request', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Same as November' })).toHaveAttribute('aria-disabled', 'true');
    await fillIn('900', '1 250,50');
    await press('Same as November');

    expect(field('December 2026')).toHaveValue('1 250,50');
    expect(field('December 2026')).toHaveAccessibleDescription(/\$1,250\.50/);
  });

  it('copies no amount from or to a part of a month', async () => {
    await open();

    expect(screen.getAllByRole('button', { name: /^Same as/ }).map(({ textContent }) => textContent)).toEqual([
      'Same as November',
      'Same as December',
      'Same as January',
      'Same as February',
    ]);
  });

  it.each(['12.5k', '12 500 kr'])('rejects %s once its field is left and does not copy it', async (typed) => {
    await open();
    await fillIn('900', typed);
    expect(field('November 2026')).toHaveAccessibleDescription(/^\$\s*$/);

    await userEvent.click(field('December 2026'));
    expect(field('November 2026')).toHaveAccessibleDescription(/Can’t be read/);
    const same = screen.getByRole('button', { name: 'Same as November' });
    expect(same).toHaveAttribute('aria-disabled', 'true');
    expect(same).toHaveAccessibleDescription('We can’t read the amount for November.');
    await userEvent.click(same);
    expect(field('December 2026')).toHaveValue('');
  });

  it('requires an amount for each month', async () => {
    await open();
    await fillIn('9000', 'much');
    await press('Continue');

    const alert = within(screen.getByRole('alert'));
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'November 2026: Enter an amount in digits, such as 1234.56. It can be 0, but not less.',
      ...['December 2026', 'January 2027', 'February 2027', 'March 2027', 'April 2027'].map(
        (month) => `${month}: Fill this in.`,
      ),
    ]);
    await press('January 2027: Fill this in.');
    expect(field('January 2027')).toHaveFocus();
    expect(field('November 2026')).toHaveAccessibleDescription(/Enter an amount in digits/);
    expect(field('November 2026')).not.toHaveAccessibleDescription(/Can’t be read/);
    expect(field('December 2026')).toHaveAccessibleDescription(/^Fill this in\.\s*\$\s*$/);
  });

  it('shows the readings for review, and the original input on the way back', async () => {
    await open('fr');
    const months = screen.getAllByRole('textbox');
    await fillIn(...months.map(() => '1.250,50'));
    await press('Continuer');
    expect(within(screen.getByRole('table')).getAllByRole('row').at(-1)).toHaveTextContent(/8\s753,50/);

    await press('Précédent');
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('1250,5');
  });

  it('marks the refused month and keeps the input', async () => {
    const { gateway } = await open();
    await fillIn(...screen.getAllByRole('textbox').map(() => '9000'));
    await press('Continue');
    gateway.refuse('UpdateDataset', {
      status: 400,
      code: 'FAILED_VALIDATION',
      fields: { 'data.2.revenue': 'invalid' },
    });
    await press('Send prediction');

    expect(
      await screen.findByText('Your insurer can’t accept one of these amounts. Check them and try again.'),
    ).toBeVisible();
    expect(field('December 2026')).toHaveAttribute('aria-invalid', 'true');
    expect(field('October 2026')).toHaveValue('9000');
  });
});

describe('an unfinished prediction', () => {
  it('is discarded only after a confirmation and restored when its form is opened again', async () => {
    const { unmount } = await open();
    await fillIn('1,250.50');
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Save this for later?' })).toHaveTextContent(/from this claim/);
    await press('Save for later');
    unmount();

    await open();
    expect(screen.getByRole('table')).toHaveTextContent('October 2026');
    await press('Continue where you left off');
    expect(field('October 2026')).toHaveValue('1,250.50');
  });
});

describe('a sent prediction', () => {
  it('has its claim read again', async () => {
    const { gateway } = await open();
    await fillIn(...screen.getAllByRole('textbox').map(() => '9000'));
    await press('Continue');
    gateway.answer('UpdateDataset', {
      updateDataset: {
        __typename: 'Dataset',
        datasetId: 'd',
        name: 'USER-REVENUE-PREDICTION',
        completed: true,
        data: [],
        notes: null,
      },
    });
    const before = gateway.asked.filter((name) => name === 'Claims').length;
    await press('Send prediction');

    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await act(async () => undefined);
    expect(gateway.asked.filter((name) => name === 'Claims').length).toBe(before + 1);
    expect(gateway.variables('UpdateDataset')).toMatchObject({
      datasetId: 'USER-REVENUE-PREDICTION',
      changes: { completed: true, data: { length: 7 } },
    });
  });

  const months = [10, 11, 12, 1, 2, 3, 4].map((month) => ({ year: month < 5 ? 2027 : 2026, month }));
  const predicted = (revenue: number) =>
    claim(10, {
      status: 'prediction',
      datasets: [
        toldSet(
          'prediction',
          months.map((month) => ({ ...month, revenue })),
        ),
      ] as (typeof asked)['datasets'],
    });
  const sends = async (...amounts: string[]) => {
    await fillIn(...amounts);
    await press('Continue');
    await press('Send prediction');
    await settle();
  };
  const each = (amount: string) => Array<string>(7).fill(amount);
  const reads = ({ gateway }: Awaited<ReturnType<typeof open>>) =>
    gateway.asked.filter((name) => name === 'Claims').length;

  it.each([
    ['no answer came', 'lose'],
    ['something broke at the insurer', 'refuse'],
  ] as const)('is thanked for if %s and it is on record, and its claim is read again', async (_, how) => {
    const opened = await open();
    const { gateway } = opened;
    gateway[how]('UpdateDataset', { status: 500, code: 'VENDOR_ERROR' });
    gateway.answer('Claim', { claims: [predicted(9_000)] });
    const release = gateway.hold('Claim');
    await sends(...each('9000'));
    const before = reads(opened);
    release();

    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(reads(opened)).toBe(before + 1);
  });

  it('may be the one on record if it was changed before the outcome was known', async () => {
    const { gateway } = await open();
    gateway.lose('UpdateDataset');
    gateway.answer('Claim', { claims: [asked] });
    await sends(...each('9000'));
    expect(
      await screen.findByText(/If you change it and the earlier one still arrives, the earlier one counts/),
    ).toBeVisible();
    await press('Change it first');
    gateway.refuse('UpdateDataset', { status: 409, code: 'ALREADY_EXISTS' });
    gateway.answer('Claim', { claims: [predicted(9_000)] });
    await sends('8000');

    expect(await screen.findByText(/so this may be that one or someone else’s/)).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent('$63,000.00');
  });
});
