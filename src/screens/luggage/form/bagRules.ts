import type { NewBag } from '#machines/luggage/bag.ts';
import { day, time } from '#src/forms/days/dayRules.tsx';
import { problem } from '#src/forms/problems.ts';
import type { Rules } from '#src/forms/validateWith.ts';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { dateIn } from '#src/lib/time/inZone.ts';

import { type BagValues, momentOf, pictureBeingRead } from './bagValues.ts';

const longestDescription = 1_000;

export function bagRules(zone: string, known: NewBag | undefined, now: number): Rules<BagValues> {
  return {
    pir: filled('luggage.form.pir.missing'),
    reportedDate: day({ last: dateIn(zone, now) }),
    reportedTime: inOrder(time(), (_, values: Partial<BagValues>) => {
      const moment = momentOf(values, zone, known);
      const isToday = values.reportedDate === dateIn(zone, now);
      return moment && isToday && Date.parse(moment.reportedOn) > now ? 'luggage.form.future' : null;
    }),
    image: rule('luggage.form.picture.wait', (image) => image !== pictureBeingRead),
    description: rule(
      problem('validation.maxCharacters', { max: longestDescription }),
      (text) => text.trim().length <= longestDescription,
    ),
  };
}
