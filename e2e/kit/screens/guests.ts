import { dashboard } from '../../pages/dashboard.ts';
import { enter, signIn, signInPage } from '../../pages/signInPage.ts';
import { expect } from '../portal.ts';
import { at, type Screens } from './screen.ts';

export const onTheSignInPage: Screens = {
  'the sign-in page': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await expect(signInPage(page).username).toBeVisible();
  },
  'the sign-in page, with fields left empty': async ({ page }) => {
    await signInPage(page).submit();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'the sign-in page, refusing': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('anna@sky.test', 'wrong');
    await expect(signInPage(page).told).toBeVisible();
  },
  'the second factor': async ({ page, portal }) => {
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('mfa@sky.test');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  },
  'the sign-in page, at work': async ({ page, portal, faults }) => {
    await faults.raise({ path: '/platform/user/login', hold: true });
    await page.goto(portal.url('sky'));
    await signInPage(page).withPassword('anna@sky.test');
    await expect(page.locator('button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const onTheCodePage: Screens = {
  'asking for a one-time code': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await expect(signInPage(page).identifier).toBeVisible();
  },
  'the step of the code': async ({ page }) => {
    await signInPage(page).identifier.fill('otc@rails.test');
    await signInPage(page).sendCode();
    await expect(signInPage(page).code).toBeVisible();
  },
  'the step of the code, with a wrong one': async ({ page }) => {
    await signInPage(page).code.fill('000000');
    await signInPage(page).submit();
    await expect(signInPage(page).code).toHaveAttribute('aria-invalid', 'true');
  },
  'the step of the code, locked': async ({ page, portal }) => {
    await page.goto(portal.url('rails'));
    await signInPage(page).withCode('otc@rails.test', '555555');
    await expect(signInPage(page).code).toBeDisabled();
  },
};

export const onThePasswordPages: Screens = {
  'asking for a link to a new password': at('sky', '/password/forgot', 'input'),
  'a link to a new password, on its way': async ({ page }) => {
    await page.getByLabel('Email address').fill('anna@sky.test');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  },
  'a new password, half typed': async ({ page, portal }) => {
    await page.goto(portal.url('sky', '/password/reset?code=unknown'));
    await page.getByLabel('New password', { exact: true }).fill('Harbour4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'a link to a new password that does not work': async ({ page }) => {
    await page.getByLabel('New password', { exact: true }).fill('Harbour-4-Lanterns');
    await page.getByLabel('Repeat the new password').fill('Harbour-4-Lanterns');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  },
};

export const onTheRegistration: Screens = {
  'the details of a registration': at('sky', '/register', '#firstName'),
  'the details of a registration, left empty': async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'the policy of a registration': async ({ page }) => {
    await page.getByLabel('First name').fill('Lina');
    await page.getByLabel('Last name').fill('Brook');
    await page.getByLabel('Email address').fill('anna@sky.test');
    await page.getByLabel('Mobile number').fill('+1 555 010 0700');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Policy number')).toBeVisible();
  },
  'the password of a registration': async ({ page }) => {
    await page.getByLabel('Policy number').fill('POL-ACTIVE');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Harbour-4-Lanterns');
    await expect(page.getByRole('checkbox')).toBeVisible();
  },
  'a registration with a known address': async ({ page }) => {
    await page.getByLabel('Repeat the password').fill('Harbour-4-Lanterns');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  },
  'an unfinished registration': async ({ page }) => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
  'a new account, offered a second step': async ({ page, portal }) => {
    await page.goto(portal.url('voyage', '/register'));
    await page.getByLabel('First name').fill('Lina');
    await page.getByLabel('Last name').fill('Brook');
    await page.getByLabel('Email address').fill('lina@voyage.test');
    await page.getByLabel('Mobile number').fill('+44 7700 900700');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Harbour-4-Lanterns');
    await page.getByLabel('Repeat the password').fill('Harbour-4-Lanterns');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
  },
  'a new account, with its key': async ({ page }) => {
    await page.getByRole('button', { name: 'Set up two-step verification' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  },
  'a registration by a personal link': at('sky', '/enrol/LINK-EXPIREDPOL', '#firstName'),
};

/** A page with a failed start reacts to nothing afterwards, so these come last. */
export const failedStarts: Screens = {
  'a start that failed': async ({ page, portal }) => {
    await page.goto(portal.url('crash'));
    await expect(page.getByRole('heading', { name: 'Error loading system' })).toBeVisible();
  },
  'a start without a configuration': at('noconf', '/', '[role=alert]'),
};

export const publicScreens: Screens = {
  'waiting for somebody from elsewhere': async ({ page, portal }) => {
    await page.goto(portal.url('plain'));
    await expect(page.getByRole('heading', { name: 'Sign in through your insurer’s site' })).toBeVisible();
  },
  'an address that leads nowhere': async ({ page, portal }) => {
    await page.goto(portal.url('sky', '/no/such/page'));
    await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
  },
  'the key facts': async ({ page, portal }) => {
    await page.goto(portal.url('sky', '/key-facts'));
    await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
    await expect(page.locator('h2').first()).toBeVisible();
  },
  'the terms of payouts': async ({ page, portal }) => {
    await page.goto(portal.url('voyage', '/payout-terms'));
    await expect(page.getByRole('heading', { name: 'If a payout comes back' })).toBeVisible();
  },
  'the help': at('sky', '/help', '[data-content=articles] a'),
  'an article': at('sky', '/help/signing-in', 'article'),
  'the questions': at('sky', '/faq', 'summary'),
};

export const agents: Screens = {
  'an account that an agent is in': async ({ page, portal }) => {
    await signIn(page, portal.url('sky'), 'agent@sky.test');
    await expect(page.getByRole('banner')).toContainText('You are acting for Anna Berg');
    await dashboard(page).isThere();
  },
  'where an agent finds another customer': async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Change customer' }).click();
    await page.getByLabel('Name, email address, or policy number').fill('POL-ACTIVE');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Act for Gala Rask' })).toBeVisible();
  },
  'where an agent finds a customer': async ({ page, portal }) => {
    await enter(page, portal, 'agentlite@sky.test', '/agent');
    await page.getByRole('textbox').fill('POL-ACTIVE');
    await page.keyboard.press('Enter');
    await expect(page.locator('main li button').first()).toBeVisible();
  },
  'policies of the partner': async ({ page, portal }) => {
    await enter(page, portal, 'admin@sky.test', '/admin/policies');
    await page.getByRole('textbox').fill('POL-N');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'POL-NOLIMIT' })).toBeVisible();
  },
  'changing a policy of the partner': async ({ page }) => {
    await page.getByRole('button', { name: 'Edit POL-NEAR' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit policy' })).toBeVisible();
  },
  'the page of policies, for a customer': async ({ page, portal }) => {
    await enter(page, portal, 'anna@sky.test', '/admin/policies');
    await expect(page.getByRole('link', { name: 'Go to the overview' })).toBeVisible();
  },
};

export const onTheSupportPage: Screens = {
  'the form for messages': at('voyage', '/support', '#ticketBody'),
  'the form for messages, left empty': async ({ page }) => {
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'the cost of a call': async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: '+44' }).click();
    await expect(page.getByRole('dialog')).toContainText('roaming');
  },
  'a message that may have arrived': async ({ page, portal, faults }) => {
    await faults.raise({ path: '/platform/user/support/*', lost: true, times: 1 });
    await page.goto(portal.url('sky', '/support'));
    await page.getByLabel('Topic').selectOption('Claims');
    await page.getByLabel('Subject').fill('A flight is missing');
    await page.getByLabel('Message', { exact: true }).fill('My flight back is not listed.');
    await page.getByLabel('Your name').fill('Lina Brook');
    await page.getByLabel('Your email address').fill('lina@sky.test');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('We don’t know whether your message arrived.')).toBeVisible();
  },
  'a message that was sent': async ({ page }) => {
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  },
};
