import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';

import { openStage, settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { user as loaded } from '#tests/kit/customer/account.ts';
import { anna, toUuid } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';

preload();

const offer = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Sky:anna%40sky.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sky',
};
const verification = (mfaEnabled: boolean) => ({
  user: { __typename: 'User', id: anna.id, mfaEnabled, emailAddress: 'anna@sky.test' },
});

async function open(isOn: boolean) {
  const stage = await openStage({
    path: '/account/security',
    session: { ...anna, signedInAt: skyPage.now },
    answers: { Verification: verification(isOn), RequestMfaSecret: { requestMfaSecret: offer } },
    holds: ['ChangeMfa'],
  });
  const press = async (name: string) => {
    await stage.user.click(await screen.findByRole('button', { name }));
    await settled();
  };
  return { ...stage, press };
}

it('shows a QR code for an authenticator app, and sends only the digits of the code', async () => {
  const { press, user, wire } = await open(false);
  await press('Turn on');
  await press('Continue');

  const black = encode(offer.otpauthUrl, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  const drawn =
    screen
      .getByRole('img', { name: /QR code/ })
      .querySelector('path')
      ?.getAttribute('d') ?? '';
  expect(drawn.match(/M/g)).toHaveLength(black);

  await user.type(screen.getByLabelText('Code'), ' 123 456');
  await press('Turn it on');
  expect(wire.calls('ChangeMfa')[0]?.variables).toEqual({ change: { enabled: true, code: '123456' } });
});

it('refreshes the account after two-step verification is turned off', async () => {
  const { press, user, wire } = await open(true);
  expect(await screen.findByText('On')).toBeVisible();
  await press('Turn off');
  await user.type(screen.getByLabelText('Code'), '123456');
  await press('Turn it off');
  const before = wire.calls('User').length;

  wire.answer('ChangeMfa', { changeMfa: { mfaEnabled: false } });

  await until(() => expect(wire.calls('User').length).toBeGreaterThan(before));
});

it('leaves the terms and the download of data to the customer while an agent acts for them', async () => {
  const pending = { ...loaded.user, terms: { ...loaded.user.terms, status: 'PENDING', acceptedOn: null } };
  await openStage({
    path: '/account',
    session: { ...anna, agentId: toUuid(9), roles: { AGENT: { write: true } }, signedInAt: skyPage.now },
    answers: { User: { user: pending } },
  });

  await until(() =>
    expect(screen.getByText('The customer hasn’t accepted the terms yet. Only they can.')).toBeVisible(),
  );
  expect(screen.queryByRole('button', { name: 'Accept the terms' })).toBeNull();
  expect(screen.getByText('Only the account holder can download a copy of their data.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download your data' })).toBeNull();
});
