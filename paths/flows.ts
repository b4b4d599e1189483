import type { catalogue } from '#machines/catalogue.ts';

import type { Tables } from './flow.ts';
import { addInsuranceDrive } from './flows/addInsurance.ts';
import { addPassengerDrive } from './flows/addPassenger.ts';
import { completeTripDrive } from './flows/completeTrip.ts';
import { datasetDrive } from './flows/dataset.ts';
import { flightLookupDrive } from './flows/flightLookup.ts';
import { flightRowDrive } from './flows/flightRow.ts';
import { oneTimeCodeDrive } from './flows/oneTimeCode.ts';
import { secondFactorDrive } from './flows/secondFactor.ts';
import { sessionDrive } from './flows/session.ts';
import { signInDrive } from './flows/signIn.ts';
import { wizardDrive } from './flows/wizard.ts';
import { addInsuranceGestures } from './gestures/addInsurance.ts';
import { addPassengerGestures } from './gestures/addPassenger.ts';
import { appGestures } from './gestures/app.ts';
import { completeTripGestures } from './gestures/completeTrip.ts';
import { datasetGestures } from './gestures/dataset.ts';
import { flightLookupGestures } from './gestures/flightLookup.ts';
import { flightRowGestures } from './gestures/flightRow.ts';
import { languageGestures } from './gestures/language.ts';
import { notifierGestures } from './gestures/notifier.ts';
import { oneTimeCodeGestures } from './gestures/oneTimeCode.ts';
import { secondFactorGestures } from './gestures/secondFactor.ts';
import { sessionGestures } from './gestures/session.ts';
import { signInGestures } from './gestures/signIn.ts';
import { wizardGestures } from './gestures/wizard.ts';
import { addInsuranceSights } from './sights/addInsurance.ts';
import { addPassengerSights } from './sights/addPassenger.ts';
import { appSights } from './sights/app.ts';
import { completeTripSights } from './sights/completeTrip.ts';
import { datasetSights } from './sights/dataset.ts';
import { flightLookupSights } from './sights/flightLookup.ts';
import { flightRowSights } from './sights/flightRow.ts';
import { languageSights } from './sights/language.ts';
import { notifierSights } from './sights/notifier.ts';
import { oneTimeCodeSights } from './sights/oneTimeCode.ts';
import { secondFactorSights } from './sights/secondFactor.ts';
import { sessionSights } from './sights/session.ts';
import { signInSights } from './sights/signIn.ts';
import { themeSights } from './sights/theme.ts';
import { wizardSights } from './sights/wizard.ts';

/** What is known of each flow besides its machine: gestures, sights, and how a browser walks it or why none can. */
export const flows: { readonly [Id in keyof typeof catalogue]?: Tables } = {
  app: {
    gestures: appGestures,
    sights: appSights,
    drive: { cannot: 'it is the start itself: no page is there yet to look at' },
  },
  theme: { sights: themeSights, drive: { cannot: 'it ends before there is a page that could say its state' } },
  language: {
    gestures: languageGestures,
    sights: languageSights,
    drive: { cannot: 'texts are files of the portal’s own, which no lever of the insurer holds' },
  },
  notifier: {
    gestures: notifierGestures,
    sights: notifierSights,
    drive: { cannot: 'what it says comes from other flows, whose walks see it' },
  },
  session: { gestures: sessionGestures, sights: sessionSights, drive: sessionDrive },
  signIn: { gestures: signInGestures, sights: signInSights, drive: signInDrive },
  oneTimeCode: { gestures: oneTimeCodeGestures, sights: oneTimeCodeSights, drive: oneTimeCodeDrive },
  secondFactor: { gestures: secondFactorGestures, sights: secondFactorSights, drive: secondFactorDrive },
  dataLoad: { drive: { cannot: 'no element shows the load as a whole; each dataset shows itself' } },
  dataset: { gestures: datasetGestures, sights: datasetSights, drive: datasetDrive },
  flights: { drive: { cannot: 'it is seen in the rows of its flights only' } },
  flightRow: { gestures: flightRowGestures, sights: flightRowSights, drive: flightRowDrive },
  wizard: { gestures: wizardGestures, sights: wizardSights, drive: wizardDrive },
  addInsurance: { gestures: addInsuranceGestures, sights: addInsuranceSights, drive: addInsuranceDrive },
  flightLookup: { gestures: flightLookupGestures, sights: flightLookupSights, drive: flightLookupDrive },
  completeTrip: { gestures: completeTripGestures, sights: completeTripSights, drive: completeTripDrive },
  addPassenger: { gestures: addPassengerGestures, sights: addPassengerSights, drive: addPassengerDrive },
};
