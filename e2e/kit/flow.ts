import type { Locator, Page } from '@playwright/test';

import { getIdleWait } from './calls.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './levers.ts';
import { takePictures } from './looks/pictures.ts';
import { expect, type Portal } from './portal.ts';
import { signInDirectly } from './session.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The beginning of a name that does not come from the portal's texts. */
type Begins = { begins: string };

type Seen = {
  role?: Role;
  name?: string | Begins;
  is?: 'busy' | 'disabled' | 'enabled' | 'invalid' | 'missing';
  /** Words of the accessible description. */
  describedBy?: string;
  body?: string;
};

/** `again`: the fault of the next attempt. */
type Hold = { fault: Fault; again?: Fault };

type Beginning = { partner: string; path: string; as?: string; token?: string; holds: Hold[] };

const dayMs = 24 * 60 * 60_000;

const conditions = {
  busy: '[aria-busy=true]',
  invalid: '[aria-invalid=true]',
  disabled: '[aria-disabled=true], :disabled',
  enabled: ':not([aria-disabled=true], [aria-busy=true], :disabled)',
};

/** Performs the steps of a generated path on a page and checks the expected states. */
export function createFlowDriver({ page, portal, clock }: { page: Page; portal: Portal; clock: Clock }, root: string) {
  const notice = page.locator('[data-machine=notifier]');
  const rest = getIdleWait(page.context(), portal.sandbox);
  let held: (Hold & { id: string })[] = [];
  let isTroubled = false;

  const raise = (fault: Fault) => portal.pull('POST', 'faults', fault);
  const address = (partner: string, path: string) => portal.url(partner, path);

  /** Holds a call that has not been sent yet. */
  async function hold(one: Hold): Promise<void> {
    await rest();
    const { id } = (await raise({ ...one.fault, hold: true, times: 1 })) as { id: string };
    held.push({ ...one, id });
  }

  /** The page may show that it is waiting before the insurer receives the call. */
  async function isHeld(id: string): Promise<boolean> {
    const armed = (await portal.pull('GET', 'faults')) as { id: string; waiting: number }[];
    return armed.some((one) => one.id === id && one.waiting > 0);
  }

  async function isIn(states: string): Promise<void> {
    const there = page.locator(root);
    // Polls more often than `expect`, which is only used to report the difference.
    const soon = there.and(page.locator(`[data-state="${states}"]`)).waitFor({ state: 'attached', timeout: 5_000 });
    await soon.catch(() => expect(there).toHaveAttribute('data-state', states));
  }

  async function begin({ partner, path, as, token, holds }: Beginning): Promise<void> {
    const open = as ? await signInDirectly(portal, as) : undefined;
    const to = address(partner, token ? path.replace('{token}', await tokenOf(portal, token)) : path);
    for (const one of holds) await hold(one);
    await (open ? open(page, to) : page.goto(to));
  }

  return {
    begin,
    hold,
    raise,
    /** Releases the held calls, fails the retried ones again, and holds the next. */
    async letGo(next: Hold[] = []): Promise<void> {
      const [before, id] = [held, held.at(-1)?.id ?? ''];
      const asked = { message: 'nothing was asked of the insurer', intervals: [20, 50, 100] };
      await expect.poll(() => isHeld(id), asked).toBe(true);
      held = [];
      for (const { again } of before) if (again) await raise(again);
      for (const one of next) await hold(one);
      isTroubled = before.some(({ again }) => again);
      await portal.pull('POST', 'faults/release');
    },
    press: (role: Role, name: string | Begins, within = 'body') =>
      page.locator(within).getByRole(role, named(name)).click(),
    /** Leaves by a button that asks first if something would be lost. */
    async leave(name: string, yes: string): Promise<void> {
      const button = page.getByRole('button', named(name));
      const sure = page.getByRole('button', named(yes));
      const pressed = await button.elementHandle();
      await button.click();
      const isAsked = () => sure.isVisible();
      const isGone = () => pressed?.evaluate((element) => !element.isConnected);
      await expect.poll(async () => (await isAsked()) || (await isGone())).toBe(true);
      if (await isAsked()) await sure.click();
    },
    ...fieldsOn(page),
    /** Returns a day relative to today, `YYYY-MM-DD`. */
    day: (inDays: number): string => new Date(clock.now() + inDays * dayMs).toISOString().slice(0, 10),
    go: (path: string) => page.goto(new URL(path, page.url()).href),
    rests: rest,
    /** Stops the time, so that short-lived states can be checked. */
    stopTime: () => clock.stop(),
    pass: (ms: number) => clock.advance({ seconds: ms / 1_000 }),
    sleep: (ms: number) => clock.sleep({ seconds: ms / 1_000 }),
    wakes: () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    /** Checks a notice and closes it, so that it does not hide the next one. */
    async isTold(text: string): Promise<void> {
      await expect(notice).toContainText(text);
      await notice.getByRole('button', { name: 'Close this message', exact: true }).click();
      await expect(notice).toHaveCount(0);
    },
    /** Checks the reason of a failure beside the control that caused it. */
    isToldThere: (text: string) => expect(page.locator('[data-told]:visible')).toContainText(text),
    isToasted: (text: string) => expect(page.locator('[data-toast]')).toContainText(text),
    /** Checks a dialog of the insurer and closes it. */
    async reads(body: string): Promise<void> {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(body);
      await dialog.getByRole('button', { name: 'Got it', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    isAt: (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path),
    isFilled: (field: string, value: string) => expect(page.getByLabel(field, { exact: true })).toHaveValue(value),
    /** @param problem the message of the field; null accepts any */
    async isWrong(field: string, problem: string | null): Promise<void> {
      const wrong = page.getByLabel(field, { exact: true }).and(page.locator(conditions.invalid));
      // A field may have a hint besides its error.
      await expect(wrong).toHaveAccessibleDescription(problem ? new RegExp(literally(problem)) : /./);
    },
    /** @param states in the format of `data-state`; null if no element has them */
    async sees(states: string | null, elements: Seen[]): Promise<void> {
      if (states !== null) await isIn(states);
      for (const element of elements) await expectSeen(page, element);
      if (isTroubled) await portal.pull('DELETE', 'faults');
      isTroubled = false;
      await takePictures(page, `${root} ${states ?? ''}`);
    },
    /** Opens another tab of the same customer, for concurrent changes. */
    async another(beginning: Beginning) {
      const tab = await page.context().newPage();
      const flow = createFlowDriver({ page: tab, portal, clock }, root);
      await flow.begin(beginning);
      return flow;
    },
  };
}

/** Finds fields by their names, and options by the beginning of their words. */
function fieldsOn(page: Page) {
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  const option = (group: Locator, role: 'radio' | 'checkbox', wanted: string) =>
    group.getByRole(role, { name: new RegExp(`^${literally(wanted)}`) }).first();

  return {
    fill: (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value),
    async fillEach(name: string, value: string): Promise<void> {
      const group = page.getByRole('group', { name, exact: true });
      await expect(group).toBeVisible();
      for (const field of await group.getByRole('textbox').all()) await field.fill(value);
    },
    enter: (name: string) => page.getByLabel(name, { exact: true }).press('Enter'),
    choose: (name: string, label: string) => combobox(name).selectOption({ label }),
    async seek(name: string, value: string): Promise<void> {
      await combobox(name).fill(value);
      await page.getByRole('listbox').getByRole('option').first().click();
    },
    pick: (name: string, wanted: string) =>
      option(page.getByRole('radiogroup', { name, exact: true }), 'radio', wanted).check(),
    pickFirst: (name: string) => page.getByRole('radiogroup', { name, exact: true }).getByRole('radio').first().check(),
    async tick(name: string, wanted: readonly string[]): Promise<void> {
      const one = page.getByRole('radiogroup', { name, exact: true });
      const group = page.getByRole('group', { name, exact: true });
      await expect(group.or(one)).toBeVisible();
      if (await one.isVisible()) {
        for (const words of wanted) await option(one, 'radio', words).check();
        return;
      }
      for (const words of wanted) await expect(option(group, 'checkbox', words)).toBeVisible();
      const ids = await Promise.all(wanted.map((words) => option(group, 'checkbox', words).getAttribute('id')));
      for (const box of await group.getByRole('checkbox').all())
        await box.setChecked(ids.includes(await box.getAttribute('id')));
    },
    confirm: (name: string, isWanted: boolean) =>
      page.getByRole('checkbox', { name, exact: true }).setChecked(isWanted),
  };
}

const literally = (words: string): string => words.replace(/[^\w ]/g, '\\$&');

async function expectSeen(page: Page, { role, name, is, describedBy, body }: Seen): Promise<void> {
  const found = locate(page, role, name);
  if (is === 'missing') return expect(found).toHaveCount(0);
  const fitting = (is ? found.and(page.locator(conditions[is])) : found).first();
  await expect(fitting).toBeVisible();
  if (describedBy) await expect(fitting).toHaveAccessibleDescription(new RegExp(literally(describedBy)));
  if (body) await expect(fitting).toContainText(body);
}

const locate = (page: Page, role: Role | undefined, name: string | Begins | undefined): Locator => {
  if (role) return page.getByRole(role, name === undefined ? {} : named(name));
  return page.getByText(typeof name === 'string' ? name : '', { exact: true });
};

const named = (name: string | Begins) =>
  typeof name === 'string' ? { name, exact: true } : { name: new RegExp(`^${literally(name.begins)}`) };

async function tokenOf(portal: Portal, user: string): Promise<string> {
  const { token } = (await portal.pull('GET', `token?${new URLSearchParams({ user, type: 'sso' })}`)) as {
    token: string;
  };
  return token;
}
