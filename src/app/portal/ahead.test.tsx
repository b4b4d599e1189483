import { expect, it } from 'vitest';

import { granted, signInModel } from '#machines/sign-in/signIn.model.ts';
import { giveCredentials } from '#paths/specs/kit/signingIn.ts';
import { loginData, signIn } from '#tests/kit/areas/comingIn.ts';
import { openStage, settled, until } from '#tests/kit/browser/stage.tsx';
import { perform } from '#tests/kit/flows/acts.ts';
import { preload } from '#tests/kit/flows/preload.ts';

const byAnna = signInModel.events['credentials.given']['by anna'];

preload();

it("requests the data once, while the customer's rights are still being read", async () => {
  const stage = await openStage({ holds: ['Login', 'Access', 'Trips'] });
  await perform(stage, giveCredentials, byAnna);
  expect(stage.wire.calls('Trips')).toHaveLength(0);
  stage.wire.answer('Login', { login: loginData });
  await until(() => expect(stage.wire.calls('Trips')).toHaveLength(1));
  expect(stage.wire.calls('Access')).toHaveLength(1);
  expect(stage.wire.calls('Trips')[0]?.headers.get('authorization')).toBe(`Bearer ${loginData.accessToken}`);

  stage.wire.answer('Trips', { trips: [] });
  stage.wire.answer('Access', { access: granted.access });
  await until(() => expect(document.querySelector('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loaded'));
  await settled();
  expect(stage.wire.calls('Trips')).toHaveLength(1);
});

it('drops the data of a customer whose sign-in fails', async () => {
  const stage = await openStage({ holds: ['Login', 'Access', 'Trips'] });
  await perform(stage, giveCredentials, byAnna);
  stage.wire.answer('Login', { login: loginData });
  await until(() => stage.wire.answer('Trips', { trips: [] }));
  const client = await stage.portal.queries();
  await until(() => stage.wire.refuse('Access', { status: 400, code: 'INVALID_ROLES' }));
  await settled();

  expect(await stage.portal.queries()).not.toBe(client);
  await signIn(stage);
  await until(() => expect(stage.wire.calls('Trips')).toHaveLength(2));
  expect(document.querySelector('[data-dataset=TRIPS]')).toHaveAttribute('data-state', 'loading');
});
