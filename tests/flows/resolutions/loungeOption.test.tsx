import { expect } from 'vitest';
import { answers, told } from '#paths/specs/kit/lounges.ts';
import { spec } from '#paths/specs/resolutions/loungeOption.ts';
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

/** Extracts the status from the label of a place: `booked (Booked)`. */
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
    // Every screen that shows the disruption reads it again.
    caseOutdated: async ({ wire }, _, { to }) => {
      await until(() => expect(wire.isWaiting('ResolutionOptions')).toBe(true));
      wire.answer('ResolutionOptions', told(statusIn(to)));
      await settled();
    },
  },
});
