import type { Page } from '@playwright/test';

import type { Portal } from './portal.ts';

type Access = { partnerId: string; roles: object; accessProfile: unknown[] };

/** Opens a page as the tab of somebody who has signed in there does. */
export type Open = (page: Page, address: string) => Promise<void>;

/** Signs somebody in with the insurer itself, where no fault meets the portal's calls, and no page is loaded for it. */
export async function signedIn(portal: Portal, username: string): Promise<Open> {
  const asked = new URLSearchParams({ user: username, type: 'bearer' });
  const {
    token,
    userId,
    agentId = null,
  } = (await portal.pull('GET', `token?${asked}`)) as {
    token: string;
    userId: string;
    agentId?: string;
  };
  // Who acts for others has their own rights, not their customer's.
  const access = await accessOf(portal, partnerOf(username), token, agentId ?? userId);
  const session = { ...access, id: userId, agentId, entrance: 'user', signedInAt: portal.servers.portal.now() };
  return (page, address) => openWith(page, address, { accessToken: token, session });
}

/** The partner whose customer it is. */
export const partnerOf = (username: string): string => /@(\w+)\.test$/.exec(username)?.[1] ?? 'sky';

async function accessOf(portal: Portal, partner: string, token: string, userId: string): Promise<Access> {
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': await portal.apiKey(partner) };
  const answer = await fetch(`${portal.sandbox}/api/platform/users/${userId}/access`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The access of ${userId} was answered ${answer.status} ${text}`);
  const { partnerId, roles, accessProfile } = JSON.parse(text) as Access;
  return { partnerId, roles, accessProfile };
}

/** Whoever loads the page again, or signs out, has what the portal made of it. */
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
