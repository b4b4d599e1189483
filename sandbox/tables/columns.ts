import { customType, date, integer, jsonb, numeric } from 'drizzle-orm/pg-core';

/** ISO 8601 in UTC, whatever the driver and the server's time zone make of it. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const flag = () => integer().$type<0 | 1>();

/** `YYYY-MM-DD` */
export const day = () => date({ mode: 'string' });

export const money = () => numeric({ precision: 14, scale: 2, mode: 'number' });

/** Lists are answered in the order in which their rows came. */
export const place = () => integer().notNull().generatedAlwaysAsIdentity();

/** A map whose keys the sandbox does not care about. */
export const map = () => jsonb().$type<Record<string, unknown>>();
