import type { Page } from '@playwright/test';

import { signInCaller } from './insurer.ts';
import type { Portal } from './portal.ts';

type Access = { partnerId: string; roles: object; accessProfile: unknown[] };

/** Opens a page in a tab that is already signed in. */
export type Open = (page: Page, address: string) => Promise<void>;

/** Signs a user in at the insurer directly, without faults and without loading a page. */
export async function signInDirectly(portal: Portal, username: string): Promise<Open> {
  const { token, userId, agentId, call } = await signInCaller(portal, username);
  // An agent has their own rights, not their customer's.
  const access = (await call('GET', `/platform/users/${agentId ?? userId}/access`)) as Access;
  const { partnerId, roles, accessProfile } = access;
  const signedInAt = portal.servers.portal.now();
  const session = { partnerId, roles, accessProfile, id: userId, agentId, entrance: 'user', signedInAt };
  return (page, address) => openWith(page, address, { accessToken: token, session });
}

/** After a reload or a sign-out the portal's own storage applies again. */
async function openWith(page: Page, address: string, slices: Record<string, unknown>): Promise<void> {
  const beforehand = await page.addInitScript(
    ({ origin, kept }) => {
      if (location.origin !== origin) return;
      for (const [name, value] of Object.entries(kept))
        sessionStorage.setItem(name, JSON.stringify({ version: 1, value }));
    },
    { origin: new URL(address).origin, kept: slices },
  );
  await page.goto(address);
  await beforehand.dispose();
}
