import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Session } from '#machines/session/session.ts';
import { addresses } from '#src/lib/addresses.ts';
import { anna, idOf } from '#tests/kit/customer/sky.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { openStage, settled, skyPage } from '#tests/kit/flows/stage.tsx';
import { say } from '#tests/kit/flows/texts.ts';

type Roles = Session['roles'];
type Seen = 'hidden' | 'disabled, with the reason' | 'enabled';

const [can, cannot] = [{ write: true }, { write: false }];
const all = anna.accessProfile;
const without = (right: string) =>
  all.map(({ feature, accessRights }) => ({ feature, accessRights: accessRights.filter((each) => each !== right) }));

const buttons = {
  'insure a trip': [addresses.insurance, say('insurance.add')],
  'add a passenger': [addresses.passengers, say('insurance.travellers.add')],
  'edit a passenger': [addresses.passengers, say('passengers.edit.of', { name: 'Ben Berg' })],
  'delete a passenger': [addresses.passengers, say('passengers.delete.of', { name: 'Ben Berg' })],
} as const;
const rightFor = {
  'insure a trip': 'CREATE',
  'add a passenger': 'CREATE',
  'edit a passenger': 'UPDATE',
  'delete a passenger': 'DELETE',
} as const;

preload();

async function seen(session: Session, [path, name]: readonly [string, string]): Promise<Seen> {
  await openStage({ path, session });
  await screen.findByRole('heading', { level: 1 });
  await settled();
  const button = screen.queryAllByRole('button', { name }).concat(screen.queryAllByRole('link', { name }))[0];
  if (!button) return 'hidden';
  if (button.getAttribute('aria-disabled') !== 'true') return 'enabled';
  expect(button).toHaveAccessibleDescription(/\w/);
  return 'disabled, with the reason';
}

/** The first of ADMIN, AGENT and USER is the one whose write flag counts. */
const rows: readonly [who: string, roles: Roles, agentId: string | null, withRight: Seen][] = [
  ['a customer', { USER: can }, null, 'enabled'],
  ['a customer who only reads', { USER: cannot }, null, 'disabled, with the reason'],
  ['an agent for a customer', { AGENT: can }, idOf(9), 'enabled'],
  ['an agent who only reads', { AGENT: cannot }, idOf(9), 'disabled, with the reason'],
  [
    'an agent who only reads, and is a customer who writes',
    { AGENT: cannot, USER: can },
    idOf(9),
    'disabled, with the reason',
  ],
  ['an administrator for a customer', { ADMIN: can, USER: cannot }, idOf(9), 'enabled'],
  ['an administrator who only reads', { ADMIN: cannot, AGENT: can, USER: can }, idOf(9), 'disabled, with the reason'],
];

describe.each(rows)('to %s', (_who, roles, agentId, withRight) => {
  it.each(Object.keys(buttons) as (keyof typeof buttons)[])(
    `“%s” is ${withRight} with the right, and else hidden`,
    async (what) => {
      const session = { ...anna, roles, agentId, signedInAt: skyPage.now };

      expect(await seen(session, buttons[what])).toBe(withRight);
    },
  );
});

describe.each(rows.filter(([, , , withRight]) => withRight === 'enabled'))(
  'to %s without the right',
  (_who, roles, agentId) => {
    it.each(Object.keys(buttons) as (keyof typeof buttons)[])('“%s” is hidden', async (what) => {
      const accessProfile = without(rightFor[what]);
      const session = { ...anna, roles, agentId, accessProfile, signedInAt: skyPage.now };

      expect(await seen(session, buttons[what])).toBe('hidden');
    });
  },
);
