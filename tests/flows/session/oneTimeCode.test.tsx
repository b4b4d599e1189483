import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { spec } from '#paths/specs/sign-in/oneTimeCode.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';
import { say } from '#tests/kit/flows/texts.ts';

testPaths(spec, {
  invariant: (_, states) => {
    const resend = screen.queryByRole('button', { name: say('signIn.code.resend') });
    const isPossible =
      states.includes('entering.resend.possible') && !states.some((state) => /confirming|locked/.test(state));
    if (resend) expect(resend.getAttribute('aria-disabled') === 'true').toBe(!isPossible);
  },
});
