import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { frameOrigin } from '#src/lib/browser/frameOrigin.ts';
import { payoutMethods } from '#tests/kit/customer/account.ts';
import { toUuid } from '#tests/kit/customer/sky.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal, settle } from '#tests/kit/portal.tsx';
import { SetUpPayout } from './SetUpPayout.tsx';

const wallet = { vendor: 'PayGo', service: 'WALLET', provider: 'PAYGO', type: 'WALLET' };
const country = { iso: 'US', currency: 'USD' };
const offering = (...names: string[]) => ({
  payoutConfig: { payouts: { country, providers: names.map((name) => ({ ...wallet, vendor: name, name })) } },
});
const url = 'https://payouts.example/frames/1';
const [first] = payoutMethods.payoutMethods;

type Given = { isFramed?: boolean; wantsAddress?: boolean; answers?: Record<string, unknown> };

async function shown({ isFramed = false, wantsAddress = false, answers }: Given = {}) {
  const done = vi.fn<(payoutMethodId: string | null, isOnward: boolean) => void>();
  const { portal, gateway, show } = openPortal({
    config: { payoutSupplier: isFramed ? 'PAYMENTRAILS' : 'LIST' },
    answers: {
      PayoutMethods: { payoutMethods: [] },
      PayoutConfig: offering('PayGo'),
      RequiredFields: { requiredFields: { ...wallet, fields: [] } },
      PayoutWidget: { payoutWidget: { url } },
      CreatePayoutMethod: { createPayoutMethod: { payoutMethodId: toUuid(77) } },
      ...answers,
    },
  });
  await show(<SetUpPayout onDone={done} wantsAddress={wantsAddress} />);
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name, hidden: true }));
    await settle();
  };
  return { portal, gateway, done, press };
}

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
async function hear(message: { data?: unknown; origin?: string; source?: Window | null }) {
  const from = { data: { status: 'completed' }, origin: 'https://payouts.example', source: frame().contentWindow };
  fireEvent(window, new MessageEvent('message', { ...from, ...message }));
  await settle();
}

describe('setting up through a provider', () => {
  it('opens the form of the only provider at once, without Back', async () => {
    await shown();

    expect(await heading(say('payouts.setUp.describe', { provider: 'PayGo' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: say('wizard.back') })).toBeNull();
  });

  it('shows the new method once it is confirmed', async () => {
    const { portal, gateway, done, press } = await shown();

    await userEvent.type(screen.getByRole('textbox', { name: say('payouts.form.description') }), 'Mine');
    await press(say('payouts.setUp.submit'));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(say('payouts.complete.title'));
    expect(gateway.variables('CreatePayoutMethod')).toEqual({ method: { ...wallet, description: 'Mine' } });
    await press(say('payouts.complete.close'));

    expect(done).toHaveBeenCalledExactlyOnceWith(toUuid(77), false);
    expect(portal.app.getSnapshot().children.notifier?.getSnapshot().context.notices).toMatchObject([
      { severity: 'success', text: { id: 'notices.payout_method_created' } },
    ]);
  });

  it('reads the payout methods again once one is created', async () => {
    const { gateway, press } = await shown();
    await userEvent.type(screen.getByRole('textbox', { name: say('payouts.form.description') }), 'Mine');
    gateway.asked.length = 0;
    await press(say('payouts.setUp.submit'));

    expect(gateway.asked).toEqual(['CreatePayoutMethod', 'PayoutMethods']);
  });

  it.each([
    [45, 1],
    [46, 0],
  ])('accepts a name of %s characters, or says that it is too long', async (length, sent) => {
    const { gateway, press } = await shown();
    const field = screen.getByRole('textbox', { name: say('payouts.form.description') });
    // Like a browser's autofill, which ignores the maximum length.
    fireEvent.change(field, { target: { value: 'a'.repeat(length) } });
    await press(say('payouts.setUp.submit'));

    expect(gateway.asked.filter((call) => call === 'CreatePayoutMethod')).toHaveLength(sent);
    expect(screen.queryAllByText(say('validation.maxCharacters', { max: '45' })).length > 0).toBe(sent === 0);
  });

  it('returns to the choice with the reason if the fields cannot be read', async () => {
    const { gateway, press } = await shown({ answers: { PayoutConfig: offering('PayGo', 'Other') } });
    gateway.refuse('RequiredFields', { status: 400, code: 'PAYOUT_SERVICE_NOT_CONFIGURED' });

    await press('Other');
    expect(screen.getByRole('alert')).toHaveTextContent(say('errors.payout_service_not_configured'));
    gateway.answer('RequiredFields', { requiredFields: { ...wallet, fields: [] } });
    await press('PayGo');

    expect(await heading(say('payouts.setUp.describe', { provider: 'PayGo' }))).toBeVisible();
    await press(say('wizard.back'));
    expect(await heading(say('payouts.setUp.choose'))).toBeVisible();
  });

  it('keeps the input on Back and asks before it is discarded', async () => {
    const { done, gateway, press } = await shown({ answers: { PayoutConfig: offering('PayGo', 'Other') } });
    const field = () => screen.getByRole('textbox', { name: say('payouts.form.description') });
    const choose = (vendor: string) => {
      gateway.answer('RequiredFields', { requiredFields: { ...wallet, vendor, fields: [] } });
      return press(vendor);
    };

    await choose('PayGo');
    await userEvent.type(field(), 'Mine');
    await press(say('wizard.back'));
    await choose('Other');
    expect(field()).toHaveValue('');
    await press(say('wizard.back'));
    await choose('PayGo');

    expect(field()).toHaveValue('Mine');
    await press(say('payouts.form.cancel'));
    await press(say('wizard.leave.yes'));
    expect(done).toHaveBeenCalledOnce();
  });

  it('says that there is no provider', async () => {
    await shown({ answers: { PayoutConfig: offering() } });

    expect(screen.getByText(say('payouts.setUp.none'))).toBeVisible();
  });
});

describe('setting up a method for a payment', () => {
  const account = { vendor: 'MANUAL-BANK', service: 'MANUAL', provider: 'BANK', type: 'BANK' };
  const lines = {
    addressLine1: '12 Harbour Road',
    addressLine2: 'Flat 3',
    city: 'Portland',
    province: 'Maine',
    postCode: '04101',
  };
  const line = (key: string) => screen.queryByRole('textbox', { name: say(`payouts.address.${key}` as never) });
  const ofBank = { RequiredFields: { requiredFields: { ...account, fields: [] } } };

  it('accepts an address without a second line, sent as a dash', async () => {
    const { gateway, press } = await shown({ wantsAddress: true, answers: ofBank });
    gateway.answer('CreatePayoutMethod', { createPayoutMethod: { payoutMethodId: toUuid(77) } });
    await userEvent.type(screen.getByRole('textbox', { name: say('payouts.form.description') }), 'Mine');
    for (const [key, text] of Object.entries(lines))
      if (key !== 'addressLine2') await userEvent.type(line(key) as HTMLElement, text);
    await userEvent.click(screen.getByRole('checkbox', { name: 'No second line' }));
    expect(line('addressLine2')).toBeNull();
    await press(say('payouts.setUp.submit'));

    expect(gateway.variables('CreatePayoutMethod')).toMatchObject({
      method: { extras: { ...lines, addressLine2: '-' } },
    });
  });

  it('asks for the address of a bank account at once and sends both together', async () => {
    const { gateway, press } = await shown({ wantsAddress: true, answers: ofBank });
    await userEvent.type(screen.getByRole('textbox', { name: say('payouts.form.description') }), 'Mine');
    await press(say('payouts.setUp.submit'));
    for (const key of Object.keys(lines)) expect(line(key)).toBeInvalid();
    expect(screen.getByText(say('payouts.address.addressLine2.hint'))).toBeVisible();
    expect(gateway.asked).not.toContain('CreatePayoutMethod');

    for (const [key, text] of Object.entries(lines)) await userEvent.type(line(key) as HTMLElement, `${text} `);
    gateway.refuse('CreatePayoutMethod', {
      status: 400,
      code: 'FAILED_VALIDATION',
      fields: { postCode: 'invalid' },
    });
    await press(say('payouts.setUp.submit'));
    expect(line('postCode')).toBeInvalid();
    expect(line('city')).toBeValid();
    gateway.answer('CreatePayoutMethod', { createPayoutMethod: { payoutMethodId: toUuid(77) } });
    await press(say('payouts.setUp.submit'));

    expect(gateway.variables('CreatePayoutMethod')).toEqual({
      method: { ...account, description: 'Mine', extras: lines },
    });
  });

  it.each([
    ['a wallet, whatever it is for', { wantsAddress: true }],
    ['a bank account of which nothing is to be paid yet', { answers: ofBank }],
  ])('asks for no address of %s', async (_, given) => {
    await shown(given);

    expect(screen.getByRole('textbox', { name: say('payouts.form.description') })).toBeVisible();
    expect(line('addressLine1')).toBeNull();
  });
});

describe('the frame of a supplier', () => {
  it('succeeds once the insurer has a new method', async () => {
    const { gateway, done, press } = await shown({ isFramed: true });
    expect(frame()).toHaveAttribute('src', url);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    gateway.answer('PayoutMethods', { payoutMethods: [first] });

    await hear({});
    await press(say('payouts.complete.close'));

    expect(done).toHaveBeenCalledExactlyOnceWith(first?.payoutMethodId, false);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['the frame, and is nothing that it may say', { data: { status: 'stolen' } }],
  ])('ignores messages from %s', async (_, message) => {
    const { gateway } = await shown({ isFramed: true });
    const asked = gateway.asked.length;

    await hear(message);

    expect(gateway.asked.length).toBe(asked);
    expect(frame()).toBeInTheDocument();
  });

  it('ends without a method if it is cancelled, after checking with the insurer', async () => {
    const { gateway, done } = await shown({ isFramed: true });

    await hear({ data: { status: 'cancelled' } });

    expect(gateway.asked.at(-1)).toBe('PayoutMethods');
    expect(done).toHaveBeenCalledExactlyOnceWith(null, false);
  });

  it('has an unknown outcome if the check fails', async () => {
    const { gateway, press } = await shown({ isFramed: true });
    gateway.lose('PayoutMethods');

    await press(say('wizard.close'));
    expect(await heading(say('payouts.frame.unknown'))).toBeVisible();
    gateway.answer('PayoutMethods', { payoutMethods: [first] });
    await press(say('payouts.frame.unknown.again'));

    expect(screen.getByRole('dialog')).toHaveAccessibleName(say('payouts.complete.title'));
  });

  it('is not opened if its address would not be held', async () => {
    await shown({ isFramed: true, answers: { PayoutWidget: { payoutWidget: { url: 'javascript:alert(1)' } } } });

    expect(frame()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(say('payouts.frame.unsafe'));
  });
});

it.each([
  ['https://payouts.example/frame?a=1', 'https://payouts.example'],
  ['http://rails.localhost:4001/frames/1', 'http://rails.localhost:4001'],
  ['https://sky.test/anything', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['/frames/1', null],
  ['', null],
])('treats %j as a page of %s', (address, origin) => {
  expect(frameOrigin(address, 'https://sky.test')).toBe(origin);
});
