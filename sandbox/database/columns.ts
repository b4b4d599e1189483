import { customType, date, integer, jsonb, numeric } from 'drizzle-orm/pg-core';

/** ISO 8601 in UTC, regardless of the driver's and server's time zones. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const flag = () => integer().$type<0 | 1>();

/** `YYYY-MM-DD` */
export const day = () => date({ mode: 'string' });

export const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });

/** Lists are returned in insertion order. */
export const place = () => integer().notNull().generatedAlwaysAsIdentity();

/** A map whose keys the sandbox does not validate. */
export const map = () => jsonb().$type<Record<string, unknown>>();
