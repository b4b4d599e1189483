import { expect } from 'vitest';

import { addPassengerModel, frida } from '#machines/passengers/addPassenger.model.ts';
import { addPassengerGestures } from '#paths/gestures/addPassenger.ts';
import { completeTripGestures } from '#paths/gestures/completeTrip.ts';
import { addPassengerSights } from '#paths/sights/addPassenger.ts';
import { idOf } from '#tests/kit/customer/sky.ts';
import { perform } from '#tests/kit/walks/acts.ts';
import { answer, lose, readNotice, readReaction, refuse } from '#tests/kit/walks/answers.ts';
import { goOn, leftAtTravellers, leftUnfinished } from '#tests/kit/walks/insuring.ts';
import { until } from '#tests/kit/walks/stage.tsx';
import { walkThrough } from '#tests/kit/walks/walk.ts';

walkThrough(addPassengerModel, {
  gestures: addPassengerGestures,
  sights: addPassengerSights,
  inputs: { 'from a dialog': leftUnfinished(leftAtTravellers) },
  begin: async (stage) => {
    await goOn(stage);
    await perform(stage, completeTripGestures['passenger.wished'], {});
  },
  holds: ['AddPassenger'],
  answers: {
    addPassenger: {
      added: answer('AddPassenger', { addPassenger: { __typename: 'Passenger', passengerId: idOf(29), ...frida } }),
      MISSING_PHONE_NUMBER: refuse('AddPassenger', 'MISSING_PHONE_NUMBER'),
      DUPLICATE_PASSENGER: refuse('AddPassenger', 'DUPLICATE_PASSENGER'),
      MAX_ACCOUNT_PASSENGERS_EXCEEDED: refuse('AddPassenger', 'MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
      PHONE_NUMBER_NOT_INTERNATIONAL: refuse('AddPassenger', 'PHONE_NUMBER_NOT_INTERNATIONAL'),
      'no answer': lose('AddPassenger'),
    },
  },
  brings: {},
  asks: {
    react: readReaction,
    announceUnanswered: (stage) => readNotice(stage, 'errors.no_answer'),
    announceAdded: async (stage) => {
      await until(() => expect(stage.wire.calls('Passengers')).toHaveLength(2));
      await readNotice(stage, 'notices.passenger_added');
    },
  },
});
