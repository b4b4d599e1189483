/** The address that calls a number, however it is written. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
