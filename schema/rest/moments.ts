import { isDay, isDayAndTime, isInstant, isTime } from '../moments.ts';
import { form, like } from './common.ts';
import { numberForm } from './values.ts';

/** `YYYY-MM-DD`, UTC. */
export const date = form('day', isDay);

/** `HH:mm`, UTC. */
export const time = form('time of day', isTime);

/** `YYYY-MM-DD HH:mm`, UTC. */
export const dateTime = form('day and time', isDayAndTime);

/** ISO 8601 with an offset. */
export const instant = form('instant', isInstant);

// Only the shape is checked in customers' input, because the insurer has a code for days that do not exist.
export const writtenDate = like('written day', /^\d{4}-\d\d-\d\d$/);
export const writtenTime = like('written time of day', /^\d\d:\d\d$/);
export const writtenDateTime = like('written day and time', /^\d{4}-\d\d-\d\d \d\d:\d\d$/);

/** 1 to 12. Another number would become a month of another year. */
export const month = numberForm('month', (value) => Number.isInteger(value) && value >= 1 && value <= 12);

export const year = numberForm('year', (value) => Number.isInteger(value) && value >= 1 && value <= 9999);
