/** Milliseconds that the first scan of monitored data may take. Other calls have a deadline of seconds. */
export const scanDeadlineMs = 120_000;
