import { expect } from 'vitest';

import { spec } from '#paths/specs/loungeOption.ts';
import { answers, told } from '#paths/specs/shared/lounges.ts';
import { settled, skyPage, until } from '#tests/kit/browser/stage.tsx';
import { anna, skyTheme } from '#tests/kit/customer/sky.ts';
import { answer } from '#tests/kit/flows/answers.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const { config } = skyTheme;
const theme = { ...skyTheme, config: { ...config, flags: { ...config.flags, noLoungeEntry: true } } };

const at = (status: string) => ({
  path: '/resolution/select?category=FLIGHT&tripId=t-delay&flightId=flight-SK102',
  session: { ...anna, signedInAt: skyPage.now },
  page: { theme },
  answers: { ResolutionOptions: told(status) },
});

/** As the label of a place has it: `booked (Booked)`. */
const statusIn = (place: string) => /\((?!over)(\w+)/.exec(place)?.[1] ?? 'Rejected';

testPaths(spec, {
  readOnly: { answers: at('Initial').answers },
  inputs: { open: at('Initial'), booked: at('Booked') },
  answers: {
    confirm: {
      booked: answer('ConfirmResolution', { confirmResolution: { resolutionId: 'resolution', status: 'Booked' } }),
    },
    readCase: {
      gone: answer('ResolutionOptions', {
        resolutionOptions: { ...told('Initial').resolutionOptions, resolutions: [] },
      }),
    },
  },
  except: { 'submit: name': answers.submit.name.except },
  effects: {
    // Whoever shows the case reads it anew.
    caseOutdated: async ({ wire }, _, { to }) => {
      await until(() => expect(wire.isWaiting('ResolutionOptions')).toBe(true));
      wire.answer('ResolutionOptions', told(statusIn(to)));
      await settled();
    },
  },
});
