import { getPartner } from '../kit/insurer.ts';
import type { Portal } from '../kit/portal.ts';
import { findTripPath } from '../pages/claims.ts';
import type { Page } from './page.ts';

export type Place = {
  portal: Portal;
  picture: string;
};

type Step = (page: Page, place: Place) => Promise<unknown>;

/** The most common tasks of customers. Each starts with a fresh sign-in. */
export const steps: Record<string, Step> = {
  'signs in': async (page, { portal }) => {
    await page.open(portal.url('sky'));
    await page.type('Email address', 'anna@sky.test');
    await page.type('Password', 'Passw0rd!');
    await page.click('button', 'Sign in');
    await page.click('link', 'My insurances');
    await page.isAt('My insurances');
  },

  'opens a page at its top, and the last one where it was left': async (page, { portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await page.click('link', 'My insurances');
    await page.isAt('Past');
    await page.scrollTo(900);
    await page.click('trip', 'Anna');
    const left = await page.left();
    if (left < 300) throw new Error(`The list was scrolled to ${left} only.`);
    await page.reads('Trip timeline');
    await page.isScrolledTo(0);
    await page.goBack();
    await page.isAt('Past');
    await page.isScrolledTo(left);
  },

  'insures a trip': async (page, { portal }) => {
    await enter(page, portal, 'anna@sky.test');
    await page.click('link', 'Insure a trip');
    await page.click('choice', 'Single');
    await page.click('button', 'Continue');
    await page.type('Flight number', 'BA900');
    await page.setDate('Day of departure', dayFromNow(22));
    await page.click('button', 'Find flight');
    await page.click('button', 'Yes, this is mine');
    await page.click('choice', 'Anna Berg');
    await page.click('button', 'Continue');
    await page.click('choice', 'I have read the terms of business');
    await page.click('button', 'Insure this trip');
    await page.isAt('Your trip is insured');
  },

  'asks for a hotel': async (page, { portal }) => {
    const customer = 'options@sky.test';
    await enter(page, portal, customer);
    await page.open(portal.url('sky', await findTripPath(portal, customer, 'HO01')));
    await page.click('button', 'See your options for flight HO01');
    await page.click('button', 'Yes, find me a hotel');
    await page.reads('We have your request.');
  },

  'sends a prediction': async (page, { portal }) => {
    await enter(page, portal, 'berta@harvest.test');
    await page.open(portal.url('harvest', '/insurance'));
    await page.click('button', 'Enter your prediction');
    await page.fillFields('8000');
    await page.click('button', 'Continue');
    await page.click('button', 'Send prediction');
    await page.isAt('Thank you');
  },

  'uploads a picture of a bag': async (page, { portal, picture }) => {
    await enter(page, portal, 'vera@voyage.test');
    await page.open(portal.url('voyage', '/luggage'));
    await page.click('link', 'LHRVO10049: details');
    await page.reads('Photos and documents');
    await page.chooseFile(picture);
    await page.reads('49 kB');
  },
};

/** Signs in by a link, like from a partner's site. */
async function enter(page: Page, portal: Portal, username: string): Promise<void> {
  const { token } = (await portal.pull('GET', `token?user=${username}&type=sso`)) as { token: string };
  await page.open(portal.url(getPartner(username), `/login/sso/${token}`));
  await page.isOn('/dashboard');
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
