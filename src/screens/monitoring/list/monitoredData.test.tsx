import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '#tests/kit/customer/monitoring.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { MonitoredData } from './MonitoredData.tsx';

type Options = Parameters<typeof openPortal>[0];

async function open(options: Options = {}) {
  const stage = openPortal({ now, flags: { dataMonitoring: true }, ...options });
  await stage.show(<MonitoredData />, '/monitored-data');
  return stage;
}

const row = (dataType: string) => document.querySelector<HTMLElement>(`[data-type=${dataType}]`) as HTMLElement;
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await act(settle);
};
const listOf = (dataType: string, friendlyName: string, displayValue: string) => ({
  subscriptions: {
    ...subscriptions.subscriptions,
    subscriptions: subscriptions.subscriptions.subscriptions.map((type) =>
      type.dataType === dataType
        ? {
            ...type,
            items: [
              ...type.items,
              {
                __typename: 'MonitoredItem',
                id: 'new',
                dataType,
                friendlyName,
                displayValue,
                maxAllowed: 2,
                alerts: [],
              },
            ],
          }
        : type,
    ),
  },
});

describe('the page of monitored data', () => {
  it('links to all alerts, so that a handled one can be reopened', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'All alerts' })).toHaveAttribute('href', '/monitored-data/alerts');
  });

  it('lists each type with its count and its alerts, and allows adding only if there is room', async () => {
    await open();

    expect(row('EMAIL')).toHaveTextContent(/Email addresses 2 alerts 3 of 3 monitored/);
    expect(row('EMAIL')).toHaveTextContent('We monitor 3 of these, which is the maximum. Remove one to add another.');
    expect(within(row('EMAIL')).queryByRole('button', { name: /^Add/ })).toBe(null);
    expect(within(row('IBAN')).getByRole('button', { name: 'Add: IBANs' })).toBeEnabled();
  });

  it('asks a customer for consent before data can be added, and shows the result of the scan', async () => {
    const { gateway } = await open({
      answers: {
        Subscriber: { subscriber: { __typename: 'Subscriber', subscribed: false, initialScan: false } },
        Subscribe: { subscribe: { __typename: 'Subscriber', subscribed: true, initialScan: false } },
        Scan: { scan: { __typename: 'Scan', initialScan: true, found: 0 } },
      },
    });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBe(null);

    await press('Agree and start the scan');
    await act(settle);

    expect(gateway.asked).toContain('Scan');
    expect(screen.getByText('The first scan found nothing.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add data' })).toBeEnabled();
  });

  it.each([
    ['POWER_METER', 'Power meter'],
    ['constructor', 'Constructor'],
  ])('shows the code of an unknown type: %s', async (dataType, name) => {
    const type = { __typename: 'MonitoredType', dataType, category: 'OTHER', maxAllowed: 2, items: [] };
    await open({
      answers: { Subscriptions: { subscriptions: { __typename: 'Subscriptions', subscriptions: [type] } } },
    });

    expect(row(dataType)).toHaveTextContent(`${name} 0 of 2 monitored`);
    expect(within(row(dataType)).getByRole('button', { name: `Add: ${name}` })).toBeEnabled();
  });

  it('opens the plan of an open alert from the menu of an item', async () => {
    await open();

    await userEvent.click(screen.getAllByRole('button', { name: 'Actions for Private mail' })[0] as HTMLElement);
    await choose('View action plan');

    expect(screen.getByTestId('address').textContent).toMatch(/^\/monitored-data\/action-plan\?alertId=/);
  });

  it('shows everything to a read-only user, with the reason at the buttons', async () => {
    await open({ session: { roles: { USER: { write: false } } } });

    const button = screen.getByRole('button', { name: 'Add data' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can view this data, but you can’t change it.');
    const add = within(row('IBAN')).getByRole('button', { name: 'Add: IBANs' });
    expect(add).toHaveAccessibleDescription('You can view this data, but you can’t change it.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Actions for Private mail' })[0] as HTMLElement);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View action plan',
    ]);
  });

  it('shows the mask before the value is saved, adds it, and shows it in the list', async () => {
    const { gateway } = await open({ answers: { AddMonitored: { addMonitored: { id: 'new' } } } });

    await press('Add: IBANs');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Savings');
    await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'NO9386011117947');
    expect(screen.getByText('***********7947')).toBeVisible();
    gateway.answer('Subscriptions', listOf('IBAN', 'Savings', '***********7947'));
    await press('Start monitoring');
    await act(settle);

    expect(screen.queryByRole('dialog')).toBe(null);
    expect(row('IBAN')).toHaveTextContent('1 of 2 monitored');
    expect(within(row('IBAN')).getByText('Savings')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('NO9386011117947');
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      'NO9386011117947',
    );
  });

  it('keeps a type open while the list does not show a second item yet', async () => {
    const { gateway } = await open({ answers: { AddMonitored: { addMonitored: { id: 'new' } } } });
    const add = async (button: string, name: string, value: string) => {
      await press(button);
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), name);
      await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), value);
      await press('Start monitoring');
      await act(settle);
    };
    gateway.answer('Subscriptions', listOf('IBAN', 'Savings', '***********7947'));
    await add('Add: IBANs', 'Savings', 'NO9386011117947');

    gateway.answer('AddMonitored', { addMonitored: { id: 'second' } });
    await add('Add another: IBANs', 'Holidays', 'DE89370400440532013000');

    expect(screen.queryByRole('dialog')).toBe(null);
    expect(within(row('IBAN')).getByText('Savings')).toBeVisible();
  });

  it('says at the value that it is a duplicate, and keeps the typed data', async () => {
    const { gateway } = await open();
    gateway.refuse('AddMonitored', { status: 409, code: 'DUPLICATE_ENTRY' });

    await press('Add: IBANs');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Savings');
    await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), 'NO9386011117947');
    await press('Start monitoring');

    expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeInvalid();
    expect(screen.getAllByText(/You’ve already added this/)[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Savings');
  });

  it('rejects a missing or overlong name, at its field', async () => {
    await open();

    await press('Add: IBANs');
    await press('Start monitoring');
    expect(screen.getAllByText('Give it a name.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('n'.repeat(201));
    await press('Start monitoring');

    expect(screen.getAllByText('Use no more than 200 characters.')[0]).toBeVisible();
  });

  it('says that the list is old after a failed refresh, instead of claiming that no alert is open', async () => {
    const { portal, gateway } = await open();
    gateway.refuse('Subscriptions', { status: 500, code: 'VENDOR_ERROR' });

    act(() => {
      const { dataLoad } = portal.app.getSnapshot().children;
      dataLoad?.send({ type: 'dataset.outdated', name: 'OWL_MONITORED_DATA', isQuiet: true });
    });
    await act(settle);

    expect(screen.getByText(/Last checked/)).toBeVisible();
    expect(row('EMAIL')).toHaveTextContent('No alerts were open when we last checked.');
    expect(row('EMAIL')).not.toHaveTextContent('No alerts are open.');
  });
});
