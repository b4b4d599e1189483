import { describe, expect, it } from 'vitest';

import { createOption } from '../case/case.model.ts';
import { applyBooking } from './loungeOption.logic.ts';

const harbour = {
  loungeId: 'LNG-HARBOUR',
  terminal: '2',
  name: 'Harbour Lounge',
  securityLocation: 'After security',
  businessHours: 'Mon-Fri 05:00-22:00',
  directions: 'Left after the shops',
};
const open = createOption('LOUNGE', {
  status: 'Initial',
  lounges: [{ ...harbour, loungeId: 'LNG-NORTH', name: 'North Lounge' }, harbour],
});
const changed = (status: string) => ({ kind: 'changed', resolutionId: 'resolution', status }) as const;
const choice = { loungeId: 'LNG-HARBOUR', firstName: 'Anna', surname: 'Berg' };
const attempt = { key: 'key-1', answer: choice };

describe('a booked lounge', () => {
  it('is the chosen one, in the name that was entered', () => {
    expect(applyBooking(changed('Booked'), open, attempt)).toMatchObject({
      status: 'Booked',
      resolutionId: 'resolution',
      booking: {
        location: {
          name: 'Harbour Lounge',
          securityLocation: 'After security',
          terminal: '2',
          directions: 'Left after the shops',
        },
        userName: 'Anna Berg',
      },
    });
  });

  it.each([
    ['another status', changed('Rejected'), attempt],
    ['no attempt', changed('Booked'), null],
    ['a call instead of a lounge', changed('Booked'), { key: 'key-1', answer: { callMe: true } as const }],
    ['a lounge that is not listed', changed('Booked'), { key: 'key-1', answer: { ...choice, loungeId: 'LNG-GONE' } }],
  ])('has no booking to show after %s', (_, change, sent) => {
    expect(applyBooking(change, open, sent)).toMatchObject({ status: change.status, booking: null });
  });
});
