import type { NewBag } from '#machines/luggage/bag.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { day, time } from '#src/forms/days/dayRules.tsx';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, rule } from '#src/forms/validators.ts';
import { toLocalDate } from '#src/lib/time/inZone.ts';

import { type BagValues, pictureBeingRead, toReportMoment } from './bagValues.ts';

const longestDescription = 1_000;

export function bagRules(zone: string, known: NewBag | undefined, now: number): Rules<BagValues> {
  return {
    pir: filled('luggage.form.pir.missing'),
    reportedDate: day({ last: toLocalDate(zone, now) }),
    reportedTime: inOrder(time(), (_, values: Partial<BagValues>) => {
      const moment = toReportMoment(values, zone, known);
      const isToday = values.reportedDate === toLocalDate(zone, now);
      return moment && isToday && Date.parse(moment.reportedOn) > now ? 'luggage.form.future' : null;
    }),
    image: rule('luggage.form.picture.wait', (image) => image !== pictureBeingRead),
    description: rule(
      problem('validation.maxCharacters', { max: longestDescription }),
      (text) => text.trim().length <= longestDescription,
    ),
  };
}
