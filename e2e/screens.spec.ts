import { expectAccessible } from './kit/looks/axe.ts';
import {
  expectEverything,
  expectToBeHit,
  expectToBeRead,
  expectToFitInEveryLanguage,
  expectToFitSmallAndLarge,
} from './kit/looks/everything.ts';
import { listOtherLanguages, speak, speakPseudo } from './kit/looks/languages.ts';
import { smallTargets } from './kit/looks/layout.ts';
import { expect, test } from './kit/portal.ts';
import { proof } from './kit/proof.ts';
import { onTheAccountPage } from './kit/screens/account.ts';
import { aBusiness, aClaim } from './kit/screens/claims.ts';
import {
  agents,
  failedStarts,
  onTheCodePage,
  onThePasswordPages,
  onTheRegistration,
  onTheSignInPage,
  onTheSupportPage,
  publicScreens,
} from './kit/screens/guests.ts';
import { whatIsInsured } from './kit/screens/items.ts';
import { anOffer } from './kit/screens/offers.ts';
import type { Screens } from './kit/screens/screen.ts';
import { themes } from './kit/screens/themes.ts';
import { aTraveller, menus, othersWhoTravel, overATrip, passengersAndBags, trips } from './kit/screens/travel.ts';
import { troubled } from './kit/screens/troubled.ts';

for (const [where, screens] of Object.entries({
  'on the sign-in page': onTheSignInPage,
  'on the page of a code': onTheCodePage,
  'on the pages of a forgotten password': onThePasswordPages,
  'on the pages of a registration': onTheRegistration,
  'on the account page': onTheAccountPage,
  'on the page to contact the insurer': onTheSupportPage,
  'where nobody signs in': publicScreens,
  'of agents': agents,
  'of a traveller': aTraveller,
  'of trips': trips,
  'over a trip': overATrip,
  'of passengers and bags': passengersAndBags,
  'of others who travel': othersWhoTravel,
  'of a business': aBusiness,
  'of what is insured': whatIsInsured,
  'of a claim': aClaim,
  'of an offer': anOffer,
  ...Object.fromEntries(Object.entries(troubled).map(([what, come]) => [what, { [what]: come }])),
}))
  test(`is accessible and translated with large enough targets: ${where}`, async ({ page, portal, faults, clock }) => {
    test.slow();
    for (const [what, come] of Object.entries(screens))
      await test.step(what, async () => {
        await come({ page, portal, faults, clock });
        await expectEverything(page, what);
      });
  });

for (const [what, come] of Object.entries(failedStarts))
  test(`is accessible and translated with large enough targets: ${what}`, async ({ page, portal, faults, clock }) => {
    await come({ page, portal, faults, clock });
    await expectToBeRead(page, what);
    expect(await smallTargets(page, 24), 'under a mouse').toEqual([]);
    await expectToBeHit(page);

    await speakPseudo(page);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expectToFitSmallAndLarge(page);
  });

const mostSeen = [
  'the sign-in page',
  'the help',
  'the dashboard of a traveller',
  'a trip',
  'the passengers',
  'the lost bags',
  'the dashboard of a business',
  'an offer',
];
const byName: Screens = {
  ...onTheSignInPage,
  ...publicScreens,
  ...aTraveller,
  ...trips,
  ...passengersAndBags,
  ...aBusiness,
  ...anOffer,
};

for (const name of mostSeen)
  test(
    `has no accessibility problems on ${name}`,
    proof('accessibility: by axe, light and dark'),
    async ({ page, portal, faults, clock }) => {
      const come = byName[name];
      if (!come) throw new Error(`No screen is named “${name}”`);
      await come({ page, portal, faults, clock });
      await expectToBeRead(page, name);
    },
  );

for (const name of mostSeen)
  test(`is accessible and fits 320 pixels in every language: ${name}`, async ({ page, portal, faults, clock }) => {
    test.slow();
    await byName[name]?.({ page, portal, faults, clock });
    for (const code of listOtherLanguages(page))
      await test.step(code, async () => {
        await speak(page, code);
        await expectAccessible(page);
      });
    await expectToFitInEveryLanguage(page);
  });

test('is accessible in menus', async ({ page, portal, faults, clock }) => {
  for (const [what, come] of Object.entries(menus))
    await test.step(what, async () => {
      await come({ page, portal, faults, clock });
      await expectToBeRead(page, what);
    });
});

for (const [partner, screens] of Object.entries(themes))
  test(`has enough contrast in light and dark mode in the theme of ${partner}`, async ({
    page,
    portal,
    faults,
    clock,
  }) => {
    for (const [what, come] of Object.entries(screens))
      await test.step(what, async () => {
        await come({ page, portal, faults, clock });
        await expectToBeRead(page, `${partner} ${what}`);
      });
  });
