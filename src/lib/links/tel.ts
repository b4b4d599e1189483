export const toTelLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
